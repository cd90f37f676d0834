/** The filters of the lists of requests, bookings and questions, as stored in their URLs. */

/** A listing to filter by. */
export interface ListingChoice {
  id: number;
  name: string;
}

/** Filters that both kinds of requests have. */
export interface RequestFilter {
  listing_id?: number;
  search?: string;
}

/** Whether the filter excludes anything; a sort order does not. */
export function leavesOut(filter: RequestFilter & { status?: string; when?: string }): boolean {
  const { listing_id: listing, search, status, when } = filter;
  return [listing, search, status, when].some((value) => value !== undefined);
}
