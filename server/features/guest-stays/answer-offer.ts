import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { AcceptOfferInput, GuestStay } from '@/lib/guest-stays/contract';
import { queueOfferAnswerMail } from '@/server/features/booking-requests/mails';
import { moveBookingRequest } from '@/server/features/booking-requests/move-booking-request';
import { settleApproval } from '@/server/features/booking-requests/settle-approval';
import { refreshStaleFeeds } from '@/server/features/calendar-feeds/refresh-feeds';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { holdGuestStay } from '@/server/features/guest-stays/hold-guest-stay';
import { loadGuestStay } from '@/server/features/guest-stays/get-guest-page';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import { DomainError } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { noteOfSite } from '@/server/features/messages/note-message';

/**
 * Reads the linked calendars of the listing before an offer is accepted, as before an approval.
 * @throws DomainError too_many_requests (429)
 */
export async function readCalendarsOf(id: number): Promise<void> {
  const row = await prisma().bookingRequest.findUnique({
    where: { id },
    select: { listingId: true, offerMadeAt: true },
  });
  if (row?.offerMadeAt) await refreshStaleFeeds(row.listingId, () => consume('feed-read', `request ${id}`));
}

/** Approves the request with the days and total of the offer; the price in whole euros follows from the total. */
export async function acceptOfferOf(tx: Tx, id: number, madeAt: string | undefined): Promise<void> {
  const { offer, offerStartDate, offerEndDate, listing } = await holdGuestStay(tx, id);
  if (offer && offer.start_date < todayIn()) throw new DomainError('offer_in_past');
  const now = new Date();
  const row = await moveBookingRequest(tx, {
    id,
    action: 'accept-offer',
    offerMadeAt: madeAt === undefined ? undefined : new Date(madeAt),
    data: {
      ...(offer && {
        startDate: offerStartDate ?? undefined,
        endDate: offerEndDate ?? undefined,
        agreedTotalCents: offer.total_cents,
        price: Math.round(offer.total_cents / 100),
      }),
      approvedAt: now,
      modifiedAt: now,
      checkIn: listing.checkIn,
      checkOut: listing.checkOut,
    },
  });
  await settleApproval(tx, row);
  await noteOfSite(tx, { kind: 'booking-requests', id }, { kind: 'offer_accepted' });
  await queueOfferAnswerMail(tx, row, 'offer-accepted');
}

export async function declineOfferOf(tx: Tx, id: number): Promise<void> {
  const { offer } = await holdGuestStay(tx, id);
  const row = await moveBookingRequest(tx, { id, action: 'decline-offer', data: {} });
  await noteOfSite(tx, { kind: 'booking-requests', id }, { kind: 'offer_declined' });
  await queueOfferAnswerMail(tx, row, 'offer-declined', offer?.made_at);
}

interface Input {
  params: { token: string };
  body?: AcceptOfferInput;
}

/**
 * POST /api/stays/{token}/accept-offer: approves the request at once, with the days and total of the offer.
 * @throws DomainError not_found; transition_not_allowed, stay_taken, offer_in_past (409)
 */
export async function acceptOffer({ params, body }: Input): Promise<{ data: GuestStay }> {
  const id = await getStayOf(params.token);
  await readCalendarsOf(id);
  await transaction((tx) => acceptOfferOf(tx, id, body?.made_at));
  return { data: await loadGuestStay(id) };
}

/**
 * POST /api/stays/{token}/decline-offer: the request stays pending as it was made.
 * @throws DomainError not_found, transition_not_allowed (409)
 */
export async function declineOffer({ params }: Pick<Input, 'params'>): Promise<{ data: GuestStay }> {
  const id = await getStayOf(params.token);
  await transaction((tx) => declineOfferOf(tx, id));
  return { data: await loadGuestStay(id) };
}
