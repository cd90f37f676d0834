/** Parses and validates the days and the party in a URL. Separate from `carried-stay`, which every page ships. */
import { isDay } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { Party } from '@/lib/stays/terms';

/** The stay `[arrival, departure)` in a query string, or null if there is no valid one. */
export function carriedRange(query: string): DayRange | null {
  const given = new URLSearchParams(query);
  const [start, end] = [given.get('arrival'), given.get('departure')];
  return isDay(start) && isDay(end) && start < end ? { start, end } : null;
}

/** The party in a query string; if missing or invalid, `otherwise` adults. */
export function carriedParty(query: string, otherwise = 1): Party {
  const given = new URLSearchParams(query);
  const count = (name: string) => Number(/^\d{1,2}$/.exec(given.get(name) ?? '')?.[0] ?? 0);
  const guests = count('guests') || otherwise;
  const children = count('children') < guests ? count('children') : 0;
  return { adults: guests - children, children, pets: count('pets') };
}
