import 'server-only';

import { carriedRange, partyIn } from '@/lib/search/carried-range';
import { stayFaultText } from '@/lib/stays/fault-text';
import { findStayFault, isHeldByOthers } from '@/lib/stays/judge';
import { nearestStays } from '@/lib/stays/nearest-stays';
import { fitsIn } from '@/lib/stays/party';
import { quoteStay } from '@/lib/stays/quote';
import type { StayAnswer } from '@/lib/stays/stay-answer';
import type { StayTerms } from '@/lib/stays/terms';
import type { DayRange } from '@/lib/dates/range';
import { findBookableListing } from '@/server/features/stays/find-bookable-listing';

/**
 * The answer to the days and the party in a query string about a listing; undefined without days, for a party that does
 * not fit, and for a listing that is not public.
 */
export async function answerStay(slug: string, query: string): Promise<StayAnswer | undefined> {
  const stay = carriedRange(query);
  const listing = stay && (await findBookableListing(slug));
  if (!listing) return undefined;
  return answerFor(listing.terms, stay, query);
}

/** The same, given the terms of the listing. */
export function answerFor(terms: StayTerms, stay: DayRange, query: string): StayAnswer | undefined {
  const party = partyIn(query, terms);
  if (!fitsIn(terms, party)) return undefined;
  const fault = findStayFault(terms, stay);
  if (!fault) return { quote: quoteStay(terms, { stay, party }) };
  return {
    refusal: stayFaultText(fault),
    isTaken: isHeldByOthers(fault),
    nearest: nearestStays(terms, stay),
  };
}
