import type { CalendarChange } from '@/lib/calendar/contract';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** What one night, or nights in a row up to `until`, got. */
export type NightChange = Omit<CalendarChange, 'until'> & { until?: Day };

/** The fewest changes that say the same: nights in a row that got the same are one. They come in order. */
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
