/** The data of the listings on the home page. It is sent to the browser twice: as HTML and as this. */
import type { Day } from '@/lib/dates/day';
import type { CityId } from '@/lib/listings/cities';
import type { SentCard } from '@/lib/listings/sent-card';

export interface FrontPageRowModel {
  title: string;
  text?: string;
  /** The search page with these listings and more. */
  href: string;
  rel?: 'nofollow';
  /** The same search as a query string. */
  query: string;
  cards: SentCard[];
}

export interface TownOffer {
  id: CityId;
  count: number;
  /** Whole euros per night of the cheapest listing; absent if there is none. */
  price?: number;
}

export interface FrontPageModel {
  rows: FrontPageRowModel[];
  /** From west to east. */
  towns: TownOffer[];
  today: Day;
  /** The strip about reviews, null if an admin hid it; a null `text` means the site's own text. */
  strip: { text: string | null } | null;
}
