import type { Day } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import { searchDaysTexts } from '@/lib/texts/search-days';

/** 'za 4 jul 2026 tot za 11 jul 2026'; null where a day is still open. */
export function formatStay({ start, end }: { start: Day | null; end: Day | null }): string | null {
  if (start === null || end === null) return null;
  return searchDaysTexts.stay(formatShortDay(start), formatShortDay(end));
}
