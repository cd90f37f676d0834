import 'server-only';

import type { BookingPriceInput } from '@/lib/booking-requests/contract';
import { stayFaultText } from '@/lib/booking-requests/stay-fault-text';
import { priceOfStay, ratesByNight } from '@/lib/calendar/price';
import type { StayTerms } from '@/lib/booking-requests/terms';
import { judgeStay } from '@/lib/calendar/stay-rules';
import type { DayRange } from '@/lib/dates/range';
import { getBookableListing } from '@/server/booking-requests/find-bookable-listing';
import { invalid } from '@/server/http/errors';

/** What a stay costs by these terms, in whole euros; the price call and the request itself both ask here. */
export function stayPrice(terms: StayTerms, stay: DayRange): number {
  return priceOfStay(stay, terms.price, ratesByNight(terms.special_rates));
}

interface Input {
  params: { id: string };
  body: BookingPriceInput;
}

/**
 * POST /api/listings/{id}/booking-price (spec P §7). Whether the days are free is not asked: only the rules.
 * @throws DomainError listing_not_found, invalid on `from` for a stay that the rules forbid
 */
export async function quoteStay({ params, body }: Input): Promise<{ data: { price: number } }> {
  const { terms } = await getBookableListing(params.id);
  const stay = { start: body.from, end: body.to };
  const verdict = judgeStay({
    rules: terms.rules,
    today: terms.today,
    arrival: stay.start,
    departure: stay.end,
  });
  if (!verdict.allowed) throw invalid({ from: [stayFaultText(verdict)] });
  return { data: { price: stayPrice(terms, stay) } };
}
