/** API contract of the operator's search and lists, for admins only (docs/rules/find.md). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { MAX_ID } from '@/lib/api/params';
import { typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { bookingRequestStatuses } from '@/lib/booking-requests/lifecycle';
import { daySchema } from '@/lib/dates/schema';
import {
  calendarFilters,
  FIND_DEPTH,
  FIND_MAX,
  FIND_MIN,
  FIND_PER_PAGE,
  licenceFilters,
  listingSorts,
  listingStateFilters,
  listingStates,
  requestSorts,
} from '@/lib/find/kinds';
import { cities } from '@/lib/listings/cities';
import { findFaults } from '@/lib/texts/find';

export const findQuery = z.object({
  q: typedLine(findFaults.q).min(FIND_MIN, { error: findFaults.q }).max(FIND_MAX, { error: findFaults.q }),
});
export type FindQuery = z.output<typeof findQuery>;

/** One search result; `url` is the page of this site where it is handled. */
const foundItem = z.object({
  /** The row's id; for a licence the number itself, for an email its UUID. */
  id: z.union([z.int(), z.string()]),
  label: z.string(),
  detail: z.string(),
  url: z.string(),
});
export type FoundItem = z.infer<typeof foundItem>;

const foundItems = z.array(foundItem);
/** At most five of each kind: exact matches first, then the newest. */
export const foundAnswer = dataOf(
  z.object({
    listings: foundItems,
    users: foundItems,
    booking_requests: foundItems,
    invoices: foundItems,
    licences: foundItems,
    mails: foundItems,
  }),
);
export type Found = z.infer<typeof foundAnswer>['data'];

const words = typedLine(findFaults.words)
  .min(FIND_MIN, { error: findFaults.words })
  .max(FIND_MAX, { error: findFaults.words })
  .optional();
const day = daySchema(findFaults.day).optional();
/** A whole number from 1 to `max` in a query string. */
const wholeNumber = (max: number, error: string) =>
  z
    .string({ error })
    .regex(/^[1-9]\d{0,9}$/, { error })
    .transform(Number)
    .refine((value) => value <= max, { error })
    .optional();
const id = wholeNumber(MAX_ID, findFaults.id);
const town = wholeNumber(cities.length, findFaults.town);
const rating = z
  .string({ error: findFaults.rating })
  .regex(/^(?:[1-4](?:[.,]\d)?|5(?:[.,]0)?)$/, { error: findFaults.rating })
  .transform((text) => Number(text.replace(',', '.')))
  .optional();
const oneOf = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.enum(choices, { error: findFaults.choice }).optional();

const paged = {
  /** `csv`: the whole selection as a file, newest first; without it a page. */
  format: oneOf(['csv']),
  page: wholeNumber(FIND_DEPTH / FIND_PER_PAGE, findFaults.page).transform((page) => page ?? 1),
};

/** `?state=online&listing_city_id=11&calendar=failing&sort_by=changed&page=2` */
export const listingFindQuery = z.object({
  q: words,
  state: oneOf(listingStateFilters),
  listing_city_id: town,
  owner_id: id,
  licence: oneOf(licenceFilters),
  /** Changed on this day in Belgium or later. */
  changed_since: day,
  /** 1 to 5, one decimal; homes without a review are left out. */
  min_rating: rating,
  max_rating: rating,
  calendar: oneOf(calendarFilters),
  /** Only homes with linked calendars, none of which was read in this many days. */
  calendar_older_than: wholeNumber(365, findFaults.days),
  sort_by: oneOf(listingSorts).transform((sort) => sort ?? 'newest'),
  ...paged,
});
export type ListingFindQuery = z.output<typeof listingFindQuery>;

/** `?state=approved&landlord_id=7&arrival_from=2027-07-01&sort_by=arrival_asc` */
export const requestFindQuery = z.object({
  q: words,
  state: oneOf(bookingRequestStatuses),
  listing_id: id,
  listing_city_id: town,
  landlord_id: id,
  /** Days of arrival, both included. */
  arrival_from: day,
  arrival_to: day,
  /** Days in Belgium on which it was made, both included. */
  made_from: day,
  made_to: day,
  /** Part of the guest's name or address. */
  guest: words,
  sort_by: oneOf(requestSorts).transform((sort) => sort ?? 'newest'),
  ...paged,
});
export type RequestFindQuery = z.output<typeof requestFindQuery>;

const person = z.object({ id: z.int(), full_name: z.string(), email: z.string() });

export const foundListingDto = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string().nullable(),
  state: z.enum(listingStates),
  city: z.string().nullable(),
  owner: person,
  licence: z.object({ number: z.string(), checked: z.boolean() }),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  /** Linked calendars, and when one of them was last read. */
  calendar: z.object({ feeds: z.int(), failing: z.boolean(), last_read_at: z.string().nullable() }),
  created_at: z.string(),
  updated_at: z.string(),
});
export type FoundListing = z.infer<typeof foundListingDto>;
export const foundListingPage = pageOf(foundListingDto);
export type FoundListingPage = z.infer<typeof foundListingPage>;

export const foundRequestDto = z.object({
  id: z.int(),
  code: z.string(),
  /** A manual booking by the landlord, not requested on this site. */
  manual: z.boolean(),
  state: z.enum(bookingRequestStatuses),
  listing: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string().nullable(),
    city: z.string().nullable(),
  }),
  landlord: person,
  guest: z.object({ full_name: z.string(), email: z.string(), phone_number: z.string().nullable() }),
  arrival: z.string(),
  departure: z.string(),
  /** Adults, children and babies. */
  party: z.int(),
  /** Whole euros, as asked for or agreed. */
  price: z.int(),
  created_at: z.string(),
});
export type FoundRequest = z.infer<typeof foundRequestDto>;
export const foundRequestPage = pageOf(foundRequestDto);
export type FoundRequestPage = z.infer<typeof foundRequestPage>;
