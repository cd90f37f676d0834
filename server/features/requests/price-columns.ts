import 'server-only';

import type { Offer } from '@/lib/booking-requests/contract';
import { utcDateToDay } from '@/lib/dates/day';
import { quoteDto } from '@/lib/stays/contract';
import type { BookingRequest } from '@/prisma/generated/client';

/** The price of a request, and of the offer made instead, from its row. */

/** Stored as it was quoted, in the format of the API. */
export const toQuote = (kept: unknown) => quoteDto.nullable().parse(kept);

type OfferColumns = Pick<
  BookingRequest,
  'offerStartDate' | 'offerEndDate' | 'offerTotalCents' | 'offerMadeAt'
>;

/** The open offer; a check constraint keeps its columns filled together. */
export function toOffer(row: OfferColumns): Offer | null {
  const { offerStartDate: start, offerEndDate: end, offerTotalCents: total, offerMadeAt: made } = row;
  if (start === null || end === null || total === null || made === null) return null;
  const days = { start_date: utcDateToDay(start), end_date: utcDateToDay(end) };
  return { ...days, total_cents: total, made_at: made.toISOString() };
}
