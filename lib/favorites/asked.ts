/** The days and party for which favourites are shown (docs/rules/favorites.md#days-and-party). */
import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { carriedQuery, carriedRange } from '@/lib/search/carried-range';
import { fitsIn, readParty } from '@/lib/stays/party';
import type { House, Party } from '@/lib/stays/party';

export interface AskedOfFavorites {
  /** As a query string without question mark (`carriedQuery`); '' for neither. */
  query: string;
  stay: DayRange | null;
  /** Null if the address names none. */
  party: Party | null;
  today: Day;
}

/** @param valueOf a parameter of the address; invalid values are left out */
export function readAsked(valueOf: (name: string) => string | null): AskedOfFavorites {
  const query = carriedQuery(valueOf);
  return { query, stay: carriedRange(query), party: readParty(valueOf), today: todayIn() };
}

/** Whether the party can stay in this home; true also if the address names none. */
export const suits = ({ party }: AskedOfFavorites, house: House): boolean =>
  party === null || fitsIn(house, party);
