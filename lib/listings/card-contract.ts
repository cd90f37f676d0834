/** A listing in a list: in search results, on the card and in `GET /api/listings`. */
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { publicListingDto } from '@/lib/listings/contract';

/** The stay that was searched for, or the cheapest of those, for the adults who come. */
export const cardStayDto = z.object({
  start_date: daySchema(),
  end_date: daySchema(),
  nights: z.int(),
  /** Whole euros: the sum of its nights. */
  price: z.int(),
  /** With discounts and the costs that come with every stay. */
  total_cents: z.int(),
});
export type CardStay = z.infer<typeof cardStayDto>;

/** The fields of a detail answer that one compares homes by, without owner and contact; always approved and online. */
export const listingCardDto = publicListingDto
  .omit({
    user: true,
    managers: true,
    phone_number: true,
    rooms: true,
    house_rules: true,
    cancellation: true,
  })
  .extend({
    /** Tiny data: URL of the first picture, to show until it is there. */
    picture_placeholder: z.string().nullable(),
    /** Null unless the search asks for one. */
    stay: cardStayDto.nullable(),
  });
export type ListingCard = z.infer<typeof listingCardDto>;
