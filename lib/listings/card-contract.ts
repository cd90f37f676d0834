/** A listing as a list item: in search results, on cards and in `GET /api/listings`. */
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { publicListingDto } from '@/lib/listings/contract';

/** The stay that was searched for, or the cheapest that matches, for the given number of adults. */
export const cardStayDto = z.object({
  start_date: daySchema(),
  end_date: daySchema(),
  nights: z.int(),
  /** Whole euros: the sum of the nights. */
  price: z.int(),
  /** Including discounts and mandatory costs. */
  total_cents: z.int(),
});
export type CardStay = z.infer<typeof cardStayDto>;

/**
 * The fields of the detail answer that are useful for comparing listings, without owner and contact; always approved
 * and online.
 */
export const listingCardDto = publicListingDto
  .omit({
    user: true,
    managers: true,
    translations: true,
    trader: true,
    enterprise_number: true,
    phone_number: true,
    rooms: true,
    house_rules: true,
    cancellation: true,
  })
  .extend({
    /** Tiny data: URL of the first picture, shown while it loads. */
    picture_placeholder: z.string().nullable(),
    /** Null unless the search asks for a stay. */
    stay: cardStayDto.nullable(),
  });
export type ListingCard = z.infer<typeof listingCardDto>;
