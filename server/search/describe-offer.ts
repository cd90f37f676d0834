import 'server-only';

import { searchIndex } from '@/server/search/search-index';

/** What there is for the public, whatever is asked for. */
export interface Offer {
  count: number;
  /** Whether any home has a rating: without one an order by rating says nothing. */
  hasRatings: boolean;
}

export async function describeOffer(): Promise<Offer> {
  const { size, hasRatings } = await searchIndex().current();
  return { count: size, hasRatings };
}
