import 'server-only';

import type { BookingPriceInput } from '@/lib/booking-requests/contract';
import { stayFaultText } from '@/lib/booking-requests/stay-fault-text';
import { priceOfStay, ratesByNight } from '@/lib/calendar/price';
import { findStayFault } from '@/lib/booking-requests/terms';
import type { StayTerms } from '@/lib/booking-requests/terms';
import type { DayRange } from '@/lib/dates/range';
import { getBookableListing } from '@/server/booking-requests/find-bookable-listing';
import { invalid } from '@/server/http/errors';

/** What a stay costs on these terms, in whole euros; the price call and the request itself both ask here. */
export function stayPrice(terms: StayTerms, stay: DayRange): number {
  return priceOfStay(stay, terms.price, ratesByNight(terms.special_rates));
}

/**
 * @throws DomainError listing_not_found, invalid on `from` for a stay that cannot be requested
 */
async function quote(listing: string, stay: DayRange): Promise<{ data: { price: number } }> {
  const { terms } = await getBookableListing(listing);
  const fault = findStayFault(terms, stay);
  if (fault) throw invalid({ from: [stayFaultText(fault)] });
  return { data: { price: stayPrice(terms, stay) } };
}

interface Params {
  params: { id: string };
}

/** POST /api/listings/{id}/booking-price. It refuses what a request would refuse, taken days too. */
export function quoteStay({ params, body }: Params & { body: BookingPriceInput }) {
  return quote(params.id, { start: body.from, end: body.to });
}

/** GET of the same, for a page that only shows a price: needs no token, and so leaves nothing in the browser. */
export function readStayPrice({ params, query }: Params & { query: BookingPriceInput }) {
  return quote(params.id, { start: query.from, end: query.to });
}
