/** The days and guests in an address, judged. Apart from `carried-stay`, which a page always ships. */
import { isDay } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

/** The stay `[arrival, departure)` in a query string, or null where it makes none. */
export function carriedRange(query: string): DayRange | null {
  const given = new URLSearchParams(query);
  const [start, end] = [given.get('arrival'), given.get('departure')];
  return isDay(start) && isDay(end) && start < end ? { start, end } : null;
}

/** How many come, as adults; null where the query does not say, or says nonsense. */
export function carriedGuests(query: string): number | null {
  const guests = new URLSearchParams(query).get('guests') ?? '';
  return /^[1-9]\d?$/.test(guests) ? Number(guests) : null;
}
