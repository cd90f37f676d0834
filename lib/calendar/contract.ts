/**
 * What a listing's calendar answers (spec P §3 'Availability', spec D §3 'Calendar data'; decisions, 'Availability
 * and calendars'). All ranges are half-open: `end_date` is the day of departure, free for the next arrival.
 */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { bookedSources } from '@/lib/calendar/sources';
import { daySchema } from '@/lib/dates/schema';

export const periodDto = z.object({ start_date: daySchema(), end_date: daySchema() });
export type Period = z.infer<typeof periodDto>;

/** Who stays; all null for an imported stay, of which only `summary` is known (owner and admins alone). */
export const bookedMetaDto = z.object({
  guest_name: z.string().nullable(),
  guest_full_name: z.string().nullable(),
  /** Id of the booking request. */
  booking_id: z.int().nullable(),
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  price: z.int().nullable(),
  listing_slug: z.string(),
  summary: z.string().nullable(),
});

/** `source` and `meta` are there for the owner, the calendar managers and admins, for nobody else. */
export const bookedPeriodDto = periodDto.extend({
  source: z.enum(bookedSources).optional(),
  meta: bookedMetaDto.optional(),
});
export type BookedPeriod = z.infer<typeof bookedPeriodDto>;

export const availabilityDto = z.object({
  booked_periods: z.array(bookedPeriodDto),
  disabled_periods: z.array(periodDto),
});
export type Availability = z.infer<typeof availabilityDto>;
export const availabilityAnswerDto = dataOf(availabilityDto);

/** A night's own price in whole euros (spec D §3). */
export const customListingPriceDto = z.object({ price: z.int(), valid_at: daySchema() });
export type CustomListingPriceDto = z.infer<typeof customListingPriceDto>;
export const customListingPriceListDto = dataOf(z.array(customListingPriceDto));
