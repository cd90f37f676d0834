/** The days in an address, judged. Apart from `carried-stay`, which a page always ships. */
import { isDay } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

/** The stay `[arrival, departure)` in a query string, or null where it makes none. */
export function carriedRange(query: string): DayRange | null {
  const given = new URLSearchParams(query);
  const [start, end] = [given.get('arrival'), given.get('departure')];
  return isDay(start) && isDay(end) && start < end ? { start, end } : null;
}
