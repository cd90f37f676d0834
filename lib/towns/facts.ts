/** What the homes of a town have in common, for its own page; sent to the browser beside the HTML. */
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
  /** The mean of its nights in all homes, in whole euros, half up. */
  price: number;
}

export interface TownFacts {
  count: number;
  /** The kinds of which there are some, the most frequent first. */
  kinds: readonly { type: PropertyType; count: number }[];
  /** Twelve, the present one from today on; none without homes. */
  months: readonly TownMonth[];
  /** Null if no home has one. */
  distance: TownDistance | null;
  /** The operator's words about the town, which may be none; absent for our own. */
  words?: string;
}
