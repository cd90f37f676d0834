import 'server-only';

import type { Offer } from '@/lib/booking-requests/contract';
import { movedTerms, refundOf } from '@/lib/booking-requests/refund';
import { requestTermsDto } from '@/lib/booking-requests/terms-contract';
import type { Refund } from '@/lib/booking-requests/terms-contract';
import { utcDateToDay } from '@/lib/dates/day';
import { quoteDto } from '@/lib/stays/contract';
import type { BookingRequest } from '@/prisma/generated/client';

/** The price and terms of a request, and of the offer made instead, from its row. */

/** Stored as it was quoted, in the format of the API. */
export const toQuote = (kept: unknown) => quoteDto.nullable().parse(kept);

/**
 * Stored as they were when requesting, in the format of the API; their days follow the arrival of a stay that was
 * changed.
 */
export function toTerms({ terms, termsShift }: Pick<BookingRequest, 'terms' | 'termsShift'>) {
  const kept = requestTermsDto.nullable().parse(terms);
  return kept && movedTerms(kept, termsShift);
}

type RefundColumns = Pick<
  BookingRequest,
  | 'status'
  | 'canceledBy'
  | 'approvedAt'
  | 'startDate'
  | 'modifiedAt'
  | 'terms'
  | 'termsShift'
  | 'price'
  | 'quote'
  | 'agreedTotalCents'
  | 'onSiteCents'
>;

/** The refund if canceled now, or as it was: a cancelation is the last change, so `modifiedAt` is its moment. */
export const toRefund = (row: RefundColumns): Refund | null =>
  refundOf({
    status: row.status,
    canceledBy: row.canceledBy,
    wasApproved: row.approvedAt !== null,
    arrival: utcDateToDay(row.startDate),
    terms: toTerms(row),
    decidedAt: row.modifiedAt,
    price: row.price,
    quote: toQuote(row.quote),
    agreed_total_cents: row.agreedTotalCents,
    on_site_cents: row.onSiteCents,
  });

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
