/** Finds stays that can be requested near one that cannot. */
import { addDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { allowedDepartures } from '@/lib/stays/judge';
import type { StayBounds } from '@/lib/stays/terms';

/** How many days earlier and later arrivals are tried. */
const DAYS_OFF = 60;

/**
 * The stays nearest to these days, nearest first: of the same length, else of the closest length. At most one per
 * arrival day.
 */
export function nearestStays(bounds: StayBounds, asked: DayRange, most = 3): DayRange[] {
  const nights = diffDays(asked.start, asked.end);
  const found: DayRange[] = [];
  const others: DayRange[] = [];
  for (const start of arrivalsNear(asked.start)) {
    if (found.length === most) break;
    const end = closest(allowedDepartures(bounds, start), addDays(start, nights));
    if (end === undefined) continue;
    (diffDays(start, end) === nights ? found : others).push({ start, end });
  }
  return found.length > 0 ? found : others.slice(0, most);
}

/** The day itself, then one day earlier, one day later, and so on. */
function arrivalsNear(day: Day): Day[] {
  const ways = Array.from({ length: DAYS_OFF }, (_, off) => [-off - 1, off + 1]);
  return [0, ...ways.flat()].map((off) => addDays(day, off));
}

function closest(departures: readonly Day[], wanted: Day): Day | undefined {
  const off = (day: Day) => Math.abs(diffDays(wanted, day));
  return departures.toSorted((a, b) => off(a) - off(b))[0];
}
