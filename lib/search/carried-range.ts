/** Parses and validates the days and the party in a URL. Separate from `carried-stay`, which every page ships. */
import { isDay } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { nobody, partyParameters, proposedAdults, readParty } from '@/lib/stays/party';
import type { House, Party } from '@/lib/stays/party';

/**
 * The valid days and party among these parameters as a query string in a fixed order; '' for none.
 *
 * @param valueOf a parameter of the address
 */
export function carriedQuery(valueOf: (name: string) => string | null): string {
  const [arrival, departure] = [valueOf('arrival'), valueOf('departure')];
  const query = new URLSearchParams(
    isDay(arrival) && isDay(departure) && arrival < departure ? { arrival, departure } : {},
  );
  const party = partyParameters(readParty(valueOf) ?? nobody);
  for (const [name, count] of Object.entries(party)) query.set(name, count);
  return query.toString();
}

/** `carriedQuery` of a page's search params, in which a repeated parameter is invalid. */
export const carriedQueryIn = (given: Readonly<Record<string, string | string[] | undefined>>): string =>
  carriedQuery((name) => {
    const value = given[name];
    return typeof value === 'string' ? value : null;
  });

/** The stay `[arrival, departure)` in a query string, or null if there is no valid one. */
export function carriedRange(query: string): DayRange | null {
  const given = new URLSearchParams(query);
  const [start, end] = [given.get('arrival'), given.get('departure')];
  return isDay(start) && isDay(end) && start < end ? { start, end } : null;
}

/** The party in a query string; if missing or invalid, `otherwise` adults. */
export function carriedParty(query: string, otherwise = 1): Party {
  const given = new URLSearchParams(query);
  const party = readParty((name) => given.get(name)) ?? nobody;
  return party.adults > 0 ? party : { ...party, adults: otherwise };
}

/** The party in a query string about a listing; the proposed one if there is none. */
export const partyIn = (query: string, house: House): Party => carriedParty(query, proposedAdults(house));
