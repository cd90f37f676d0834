/** What admins can search and filter by; without zod, so that screens need not load it (docs/rules/find.md). */

/** The kinds of the search, in the order in which they are shown. */
export const foundKinds = ['listings', 'users', 'booking_requests', 'invoices', 'licences', 'mails'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Bounds of what is searched for, in characters. */
export const FIND_MIN = 2;
export const FIND_MAX = 100;

/**
 * Each listing has exactly one state, shown in its row: online, waiting, or the reason why it is offline. That is the
 * first that applies of denied, suspended (with its owner), unpaid, concept (never public), retired and withdrawn
 * (docs/rules/listings.md#visibility).
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

/** The state filters of the list of homes: also all that are offline, or withheld (docs/rules/moderation.md). */
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

/** Rows per page, and the most rows that can be paged through; only the file contains more. */
export const FIND_PER_PAGE = 50;
export const FIND_DEPTH = 10_000;
