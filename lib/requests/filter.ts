/** What the lists of requests, bookings and questions show, as it stands in their addresses. */

/** A home to keep a list to. */
export interface HomeChoice {
  id: number;
  name: string;
}

/** What both kinds can be kept to. */
export interface RequestFilter {
  listing_id?: number;
  search?: string;
}

/** Whether it leaves anything out; an order does not. */
export function leavesOut(filter: RequestFilter & { status?: string; when?: string }): boolean {
  const { listing_id: home, search, status, when } = filter;
  return [home, search, status, when].some((value) => value !== undefined);
}
