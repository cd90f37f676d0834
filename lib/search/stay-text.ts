import type { Day } from '@/lib/dates/day';
import { formatDays } from '@/lib/format/date';

/** 'za 4 – za 11 jul 2026'; null if a day is still missing. */
export function formatChosenStay({ start, end }: { start: Day | null; end: Day | null }): string | null {
  if (start === null || end === null) return null;
  return formatDays(start, end);
}
