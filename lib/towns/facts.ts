/** Facts about the homes of a town, for its own page; sent to the browser besides the HTML. */
import type { Day } from '@/lib/dates/day';
import type { PropertyType } from '@/lib/listings/kinds';

/** In metres, in steps of 50, rounded up. */
export interface TownDistance {
  nearest: number;
  /** Half of the homes are at most this far. */
  median: number;
}

export interface TownMonth {
  /** Its first day. */
  month: Day;
  /** The mean price of its nights in all homes, in whole euros, rounded half up. */
  price: number;
}

export interface TownFacts {
  count: number;
  /** The kinds that occur, most frequent first. */
  kinds: readonly { type: PropertyType; count: number }[];
  /** Twelve, the current one from today on; none without homes. */
  months: readonly TownMonth[];
  /** Null if no home has one. */
  distance: TownDistance | null;
  /** The operator's text about the town, which may be empty; absent for the default text. */
  words?: string;
}
