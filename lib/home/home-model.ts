/** What the home page shows of homes, as data: it reaches the browser once as HTML and once as this. */
import type { Day } from '@/lib/dates/day';
import type { CityId } from '@/lib/listings/cities';
import type { SentCard } from '@/lib/listings/sent-card';

export interface HomeRowModel {
  title: string;
  text?: string;
  /** The search that finds these and more. */
  href: string;
  rel?: 'nofollow';
  /** The same as a query string. */
  query: string;
  cards: SentCard[];
}

export interface TownOffer {
  id: CityId;
  count: number;
  /** Whole euros a night, of the cheapest home; absent where there is none. */
  price?: number;
}

export interface HomeModel {
  rows: HomeRowModel[];
  /** From west to east. */
  towns: TownOffer[];
  today: Day;
}
