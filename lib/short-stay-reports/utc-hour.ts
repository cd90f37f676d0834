import { dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';

const DAY_MS = 86_400_000;

/** How far the clock of the product runs ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: number): number {
  const { year, month, day, hour, minute } = wallClockIn(PRODUCT_ZONE, new Date(moment));
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000;
}

/**
 * An hour in Brussels as UTC: '2026-07-04' and '15:00:00' are '2026-07-04T13:00:00Z'. An hour that the clock skips in
 * spring counts as the one after; an hour that comes twice in autumn is the first of the two.
 */
export function utcHour(day: Day, time: string): string {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const local = dayNumber(day) * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000;
  // Clocks are set at most once in the hours around it: one of the two is right.
  const [before, after] = [local - aheadAt(local - DAY_MS / 2), local - aheadAt(local + DAY_MS / 2)];
  const moment =
    before + aheadAt(before) === local ? before : after + aheadAt(after) === local ? after : before;
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
