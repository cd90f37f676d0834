/** Everything that a listing's page shows: the public's answer with what only a page needs. */
import type { DayRange } from '@/lib/dates/range';
import type { Day } from '@/lib/dates/day';
import type { PictureDto, PublicListing } from '@/lib/listings/contract';
import type { ListingOptionKey } from '@/lib/listings/options';
import type { PhotoPicture } from '@/lib/listings/photos';
import type { LandlordFacts } from '@/lib/landlord-facts/facts';
import type { PageReviews } from '@/lib/reviews/page-reviews';

export type PagePicture = PictureDto & PhotoPicture;

export interface ListingPageModel extends Omit<PublicListing, 'pictures'> {
  pictures: PagePicture[];
  /** When false, street, number, postcode and building are null and the point is rounded. */
  display_home_address: boolean;
  /** Null where the address is not shown. */
  address_postcode: string | null;
  /** Nights that cannot be booked, from this month on, in the fewest ranges. */
  occupied: DayRange[];
  /** The day in Belgium on which the page was made. */
  today: Day;
  /** The last day that its calendar shows. */
  last_day: Day;
  /** What it costs, where there is room for no sentence; null for a concept without a price. */
  price_text: string | null;
  /** What the landlord asks and grants beside the price of a night, in sentences; absent where it is nothing. */
  rates?: string[];
  /** Options that `rates` says the price of; absent where there are none. */
  priced?: ListingOptionKey[];
  /** Of the nights that can be booked; absent where it is the `price`. */
  lowest_night_price?: number;
  /** What guests say; absent where nobody did. */
  reviews?: PageReviews;
  /** What is told of the landlord. */
  facts: LandlordFacts;
}
