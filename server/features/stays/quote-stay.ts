import 'server-only';

import type { FieldErrors } from '@/lib/api/error-codes';
import type { BookingPriceInput } from '@/lib/booking-requests/contract';
import { findStayFault } from '@/lib/stays/judge';
import type { StayQuery } from '@/lib/stays/contract';
import { stayFaultText } from '@/lib/stays/fault-text';
import { quoteStay } from '@/lib/stays/quote';
import type { Quote } from '@/lib/stays/quote';
import type { PaymentTerms } from '@/lib/payments/terms-contract';
import { findPartyFaults } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import { getBookableListing } from '@/server/features/stays/find-bookable-listing';
import { invalid } from '@/server/http/errors';

/** The party if none was given: one adult. */
const ALONE: Party = { adults: 1, children: 0, babies: 0, pets: 0 };

/**
 * @throws DomainError listing_not_found; invalid for a stay that cannot be requested, on `from`, `adults`, `babies` or
 * `pets`
 */
async function quote(
  listing: string,
  { from, to }: BookingPriceInput,
  party: Party,
): Promise<Quote & { payment_terms: PaymentTerms | null }> {
  const { terms, paymentTerms } = await getBookableListing(listing);
  const stay = { start: from, end: to };
  const faults: FieldErrors = { ...findPartyFaults(terms, party) };
  const fault = findStayFault(terms, stay);
  if (fault) faults.from = [stayFaultText(fault)];
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { ...quoteStay(terms, { stay, party }), payment_terms: paymentTerms };
}

interface Params {
  params: { id: string };
}

/** POST /api/listings/{id}/booking-price. Rejects what a request would reject, including taken days. */
export async function readStayPrice({ params, body }: Params & { body: BookingPriceInput }) {
  const { price } = await quote(params.id, body, ALONE);
  return { data: { price } };
}

/**
 * GET of the same, with the full breakdown, for a given party. For pages that only show the price: it needs no CSRF
 * token, and so sets no cookie in the browser.
 */
export async function readStayQuote({ params, query }: Params & { query: StayQuery }) {
  const { adults, children, babies, pets } = query;
  return { data: await quote(params.id, query, { adults, children, babies, pets }) };
}
