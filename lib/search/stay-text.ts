import type { Day } from '@/lib/dates/day';
import { formatBriefDay, formatDays } from '@/lib/format/date';

/** 'za 4 – za 11 jul 2026'; null if a day is still missing. */
export function formatChosenStay({ start, end }: { start: Day | null; end: Day | null }): string | null {
  if (start === null || end === null) return null;
  return formatDays(start, end);
}

/** '4 – 11 jul', '28 jul – 4 aug': for a narrow field; null if a day is still missing. */
export function formatBriefStay({ start, end }: { start: Day | null; end: Day | null }): string | null {
  if (start === null || end === null) return null;
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${isOneMonth ? Number(start.slice(8)) : formatBriefDay(start)} – ${formatBriefDay(end)}`;
}
