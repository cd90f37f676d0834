import 'server-only';

import { bookingRequestTransitions } from '@/lib/booking-requests/lifecycle';
import type { BookingRequestAction } from '@/lib/booking-requests/lifecycle';
import { dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { movedOnTexts } from '@/lib/texts/booking-requests';
import type { Prisma } from '@/prisma/generated/client';
import { bookingRequestSelect } from '@/server/features/booking-requests/select';
import type { BookingRequestRow } from '@/server/features/booking-requests/select';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { isWithheld, whereOffered } from '@/server/features/requests/withheld';

interface Step {
  id: number;
  action: BookingRequestAction;
  /** Other columns that change in the same step. */
  data: Prisma.BookingRequestUncheckedUpdateManyInput;
  /** The offer being answered: the step fails if there is a newer one. */
  offerMadeAt?: Date;
}

/** Every step ends an open offer, except the one that makes it. */
const noOffer = { offerStartDate: null, offerEndDate: null, offerTotalCents: null, offerMadeAt: null };

/**
 * Moves a request according to the transition table, with a conditional update: of two concurrent actions the second
 * finds the state changed. The transaction holds the listing's calendar lock.
 * @throws DomainError transition_not_allowed (409), with what happened
 */
export async function moveBookingRequest(
  tx: Tx,
  { id, action, data, offerMadeAt }: Step,
): Promise<BookingRequestRow> {
  const { from, to, needsOffer, needsListing, leavesOffer, beforeArrival, ofRequests } =
    bookingRequestTransitions[action];
  const isLater = { startDate: { gt: dayToUtcDate(todayIn()) } };
  const { count } = await tx.bookingRequest.updateMany({
    where: {
      id,
      status: { in: [...from] },
      ...(needsListing && { listing: whereOffered }),
      ...(ofRequests && { manual: false }),
      ...(needsOffer && { offerMadeAt: offerMadeAt ?? { not: null } }),
      ...(beforeArrival && { OR: [{ status: { not: 'approved' } }, isLater] }),
    },
    data: { ...(!leavesOffer && noOffer), ...data, status: to },
  });
  const row = await tx.bookingRequest.findUnique({ where: { id }, select: bookingRequestSelect });
  if (!row) throw new DomainError('not_found');
  if (count === 0) throw movedOn(row, action);
  return row;
}

/** The error that says what has happened to the request. */
function movedOn(row: BookingRequestRow, action: BookingRequestAction): DomainError {
  return new DomainError('transition_not_allowed', { params: { what: whatHappened(row, action) } });
}

function whatHappened(row: BookingRequestRow, action: BookingRequestAction): string {
  const { status, canceledBy, approvedAt, offerMadeAt, startDate, manual } = row;
  const { needsOffer, needsListing, beforeArrival, ofRequests } = bookingRequestTransitions[action];
  if (manual && ofRequests) return movedOnTexts.manual;
  if (status === 'canceled' && canceledBy === 'guest')
    return approvedAt ? movedOnTexts.canceledByGuest : movedOnTexts.withdrawn;
  if (status === 'canceled') return movedOnTexts.canceled;
  if (status === 'pending' && needsListing && isWithheld(row.listing)) return movedOnTexts.withheld;
  if (status === 'pending' && needsOffer) return offerMadeAt ? movedOnTexts.otherOffer : movedOnTexts.noOffer;
  if (status === 'approved' && beforeArrival && utcDateToDay(startDate) <= todayIn())
    return movedOnTexts.begun;
  return movedOnTexts[status];
}
