/** The days and the party with which favourites are looked at (docs/rules/favorites.md#days-and-party). */
import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { carriedParty, carriedQuery, carriedRange } from '@/lib/search/carried-range';
import { findPartyFaults, readParty } from '@/lib/stays/party';
import type { House, Party } from '@/lib/stays/party';

export interface AskedOfFavorites {
  /** As a query string without question mark (`carriedQuery`); '' for neither. */
  query: string;
  stay: DayRange | null;
  /** Null if the address names none. */
  party: Party | null;
  today: Day;
}

/** @param valueOf a parameter of the address; what is invalid is left out */
export function readAsked(valueOf: (name: string) => string | null): AskedOfFavorites {
  const query = carriedQuery(valueOf);
  return { query, stay: carriedRange(query), party: readParty(valueOf), today: todayIn() };
}

/** Who would stay in this home: two adults, if there is room for them, while the address names nobody. */
export const partyIn = (query: string, house: House): Party =>
  carriedParty(query, Math.min(2, house.max_capacity));

/** Why the party cannot stay in this home; empty if it can, or if the address names none. */
export const faultsIn = ({ party }: AskedOfFavorites, house: House): string[] =>
  party ? Object.values(findPartyFaults(house, party)).flat() : [];
