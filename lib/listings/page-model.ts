/** Everything that a listing page shows: the public API answer plus what only the page needs. */
import type { DayRange } from '@/lib/dates/range';
import type { Day } from '@/lib/dates/day';
import type { PictureDto, PublicListing } from '@/lib/listings/contract';
import type { ListingOptionKey } from '@/lib/listings/options';
import type { PhotoPicture } from '@/lib/listings/photos';
import type { PublicTextField } from '@/lib/listings/translations';
import type { LandlordFacts } from '@/lib/landlord-facts/facts';
import type { TraderText } from '@/lib/trader/trader-text';
import type { PageReviews } from '@/lib/reviews/page-reviews';

export type PagePicture = PictureDto & PhotoPicture;

/** A sentence; in two parts if it begins with the landlord's own name for it in another language than the page's. */
export type RateLine = string | readonly [own: string, rest: string];

export interface ListingPageModel extends Omit<
  PublicListing,
  'pictures' | 'translations' | 'trader' | 'enterprise_number'
> {
  /** Which of the landlord's texts are in the page's language; absent if all are Dutch. */
  translated?: PublicTextField[];
  pictures: PagePicture[];
  /** If false, street, number, postcode and building are null and the coordinates are rounded. */
  display_home_address: boolean;
  /** Null if the address is hidden. */
  address_postcode: string | null;
  /** Nights that cannot be booked, from this month on, in as few ranges as possible. */
  occupied: DayRange[];
  /** The day in Belgium on which the page was rendered. */
  today: Day;
  /** The last day in its calendar. */
  last_day: Day;
  /** The price per night as on a card; null for a draft without a price. */
  price_text: string | null;
  /** The landlord's surcharges and discounts, as sentences; absent if there are none. */
  rates?: RateLine[];
  /** When and how guests pay, as sentences; absent if the landlord has no account to pay on. */
  payment_text?: string;
  /** Options whose price is in `rates`; absent if there are none. */
  priced?: ListingOptionKey[];
  /** Of the bookable nights; absent if it equals `price`. */
  lowest_night_price?: number;
  /** Guest reviews; absent if there are none. */
  reviews?: PageReviews;
  /** Whether the landlord lets privately or as a business, and what that means for the guest; absent if not stated. */
  trader_text?: TraderText;
  /** Facts about the landlord. */
  facts: LandlordFacts;
}
