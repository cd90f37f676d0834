import type { CalendarChange } from '@/lib/calendar/contract';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** The new state of one night, or of consecutive nights up to `until`. */
export type NightChange = Omit<CalendarChange, 'until'> & { until?: Day };

/** Merges changes of consecutive nights with the same new state into as few changes as possible, in order. */
export function changeRanges(changes: readonly NightChange[]): CalendarChange[] {
  const ranges: CalendarChange[] = [];
  for (const { until, ...change } of changes) {
    const next = { ...change, until: until ?? addDays(change.valid_at, 1) };
    const last = ranges.at(-1);
    const isOn =
      last?.until === next.valid_at && last.price === next.price && last.disabled === next.disabled;
    if (isOn) last.until = next.until;
    else ranges.push(next);
  }
  return ranges;
}
