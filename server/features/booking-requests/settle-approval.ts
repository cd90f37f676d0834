import 'server-only';

import { utcDateToDay } from '@/lib/dates/day';
import { findArrivalDetails } from '@/server/features/booking-requests/find-arrival-details';
import { queueApprovalMail } from '@/server/features/booking-requests/mails';
import type { BookingRequestRow } from '@/server/features/booking-requests/select';
import { occupyStay } from '@/server/features/calendar/occupy';
import type { Tx } from '@/server/db';
import { makePlan } from '@/server/features/payments/make-plan';

/**
 * What follows from an approval, by the landlord or through an accepted offer: occupies the nights, requests the
 * payments if the landlord has a bank account, and mails the guest. In the transaction that moved the request, which
 * holds the listing's calendar lock.
 * @throws DomainError stay_taken (409) with what is in the way
 */
export async function settleApproval(tx: Tx, row: BookingRequestRow): Promise<void> {
  await occupyStay(tx, {
    listingId: row.listing.id,
    bookingRequestId: row.id,
    range: { start: utcDateToDay(row.startDate), end: utcDateToDay(row.endDate) },
  });
  await makePlan(tx, row.id);
  const arrival = await findArrivalDetails(tx, row.id);
  if (arrival.arrivalInfo !== null)
    await tx.bookingRequest.update({ where: { id: row.id }, data: { arrivalInfoAt: new Date() } });
  await queueApprovalMail(tx, row, arrival);
}
