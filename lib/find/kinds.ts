/** What admins find and filter by; without zod, which screens need not load (docs/rules/find.md). */

/** The kinds of the search, in the order in which they are shown. */
export const foundKinds = ['listings', 'users', 'booking_requests', 'invoices', 'licences', 'mails'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Bounds of what is searched for, in characters. */
export const FIND_MIN = 2;
export const FIND_MAX = 100;

/**
 * Each listing is in one of them, which is its row's word: online and waiting, and why one is offline, the first of
 * denied, suspended (with its owner), unpaid, concept (never public), retired and withdrawn
 * (docs/rules/listings.md#visibility) that applies.
 */
export const listingStates = [
  'online',
  'waiting',
  'denied',
  'suspended',
  'unpaid',
  'concept',
  'retired',
  'withdrawn',
] as const;
export type ListingState = (typeof listingStates)[number];

/** What the list of homes can be narrowed to: also all that are offline, or withheld (docs/rules/moderation.md). */
export const listingStateFilters = [...listingStates, 'offline', 'withheld'] as const;
export type ListingStateFilter = (typeof listingStateFilters)[number];

/** checked: the register had the number last night; missing: it did not. */
export const licenceFilters = ['checked', 'missing'] as const;
export type LicenceFilter = (typeof licenceFilters)[number];

/** none: no linked calendar; failing: one that cannot be read now. */
export const calendarFilters = ['none', 'failing'] as const;
export type CalendarFilter = (typeof calendarFilters)[number];

export const listingSorts = ['newest', 'changed', 'rating_desc', 'rating_asc'] as const;
export type ListingSort = (typeof listingSorts)[number];

export const requestSorts = ['newest', 'arrival_asc', 'arrival_desc'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** Rows a page, and how many rows deep the pages go; beyond that there is the file. */
export const FIND_PER_PAGE = 50;
export const FIND_DEPTH = 10_000;
