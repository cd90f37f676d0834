/**
 * API contract of a listing's calendar (docs/rules/calendar.md). All ranges are half-open: `end_date` is the day of
 * departure, free for the next arrival.
 */
import { dataOf } from '@/lib/api/envelope';
import { countText } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { bookedSources } from '@/lib/listings/calendar-sources';
import { daySchema } from '@/lib/dates/schema';
import { listingParams } from '@/lib/listings/contract';
import { wholeText } from '@/lib/listings/form-fields';

export const periodDto = z.object({ start_date: daySchema(), end_date: daySchema() });
export type Period = z.infer<typeof periodDto>;

/**
 * The guest's details, for owner and admins; calendar managers see only the times. All null for an imported stay, of
 * which only `summary` is known.
 */
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

/** `source`, `name`, `meta`, `closed` and `conflict` are only for the owner, the calendar managers and admins. */
export const bookedPeriodDto = periodDto.extend({
  source: z.enum(bookedSources).optional(),
  /** The owner's name for the linked calendar it came from; only with source `other`. */
  name: z.string().optional(),
  meta: bookedMetaDto.optional(),
  /** A linked calendar blocked these nights without a stay. */
  closed: z.literal(true).optional(),
  /** A stay booked here and one from a linked calendar overlap: both are marked. */
  conflict: z.literal(true).optional(),
});
export type BookedPeriod = z.infer<typeof bookedPeriodDto>;

export const availabilityDto = z.object({
  booked_periods: z.array(bookedPeriodDto),
  disabled_periods: z.array(periodDto),
  /** Nights before and after each stay that guests cannot request either. */
  preparation_nights: z.int(),
});
export type Availability = z.infer<typeof availabilityDto>;
export const availabilityAnswerDto = dataOf(availabilityDto);

/** `{secret}` in the URL of the calendar that exports each stay separately. */
export const secretCalendarParams = listingParams.extend({ secret: z.string().regex(/^[\w-]{43}$/) });

/** The URL of the listing's calendar with separate stays; null until its owner requests it. */
export const calendarAddressDto = z.object({ url: z.string().nullable() });
export type CalendarAddressDto = z.infer<typeof calendarAddressDto>;
export const calendarAddressAnswer = dataOf(calendarAddressDto);

/** A night's own price in whole euros. */
export const customListingPriceDto = z.object({ price: z.int(), valid_at: daySchema() });
export type CustomListingPriceDto = z.infer<typeof customListingPriceDto>;
export const customListingPriceListDto = dataOf(z.array(customListingPriceDto));

/** One call can change at most two years of nights; nothing further ahead can be changed. */
const MAX_NIGHTS = 732;
const MAX_PRICE = 100_000;

/** A night and its own price in whole euros; null removes it. */
const customPriceInput = z.object({
  valid_at: daySchema(),
  price: wholeText(z.int().min(1).max(MAX_PRICE).nullable()),
});

/** POST /api/listings/{id}/custom-listing-prices. If a night has two prices the last one wins. */
export const customPricesInput = z.object({ prices: z.array(customPriceInput).min(1).max(MAX_NIGHTS) });
export type CustomPricesInput = z.output<typeof customPricesInput>;

/** POST /api/listings/{id}/disabled-booking-periods and …/bulk-delete: nights, in any order. */
export const blockedDatesInput = z.object({ dates: z.array(daySchema()).min(1).max(MAX_NIGHTS) });
export type BlockedDatesInput = z.output<typeof blockedDatesInput>;

/** The blocks of a listing, half-open. */
export const disabledPeriodsDto = dataOf(z.array(periodDto));

export const listingLogTypes = ['custom_listing_price', 'disabled_booking_period'] as const;
export type ListingLogType = (typeof listingLogTypes)[number];

/** Consecutive nights, half-open, that got the same change: a price of their own, or blocked or freed. */
export const calendarChangeDto = z.object({
  valid_at: daySchema(),
  until: daySchema(),
  /** Null: their own price was removed. Only for a custom_listing_price. */
  price: z.int().nullable().optional(),
  /** False: the nights were unblocked. Only for a disabled_booking_period. */
  disabled: z.boolean().optional(),
});
export type CalendarChange = z.infer<typeof calendarChangeDto>;

/** One part of a change made by a user in a single action. */
export const listingLogDto = z.object({
  /** Shared by all parts of the same change. */
  id: z.int(),
  type: z.enum(listingLogTypes),
  created_at: z.iso.datetime(),
  /** Null once the account is deleted; calendar managers see only first names. */
  user: z.object({ name: z.string() }).nullable(),
  new_values: calendarChangeDto,
});
export type ListingLogDto = z.infer<typeof listingLogDto>;
export const listingLogListDto = dataOf(z.array(listingLogDto));

/** Maximum history entries per answer. */
const MAX_LOGS = 70;

/** `?limit=70`; anything higher becomes 70. */
export const listingLogQuery = z.object({
  limit: countText(999_999_999)
    .optional()
    .default(MAX_LOGS)
    .transform((limit) => Math.min(limit, MAX_LOGS)),
});
