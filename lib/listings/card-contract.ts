/** A listing in a list: in search results, on the card and in `GET /api/listings`. */
import { z } from '@/lib/api/zod';
import { publicListingDto } from '@/lib/listings/contract';

/** The price of the stay that was searched for: the sum of its nights, special rates counted. */
export const stayPriceDto = z.object({ nights: z.int(), price: z.int() });

/** The fields of a detail answer, without owner and contact; always approved and online. */
export const listingCardDto = publicListingDto
  .omit({ user: true, managers: true, phone_number: true })
  .extend({
    /** Tiny data: URL of the first picture, to show until it is there. */
    picture_placeholder: z.string().nullable(),
    /** Null unless the search names a stay. */
    stay: stayPriceDto.nullable(),
  });
export type ListingCard = z.infer<typeof listingCardDto>;
