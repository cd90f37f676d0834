import 'server-only';

import type { BookingRequestDto, OfferInput } from '@/lib/booking-requests/contract';
import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { speaksForLandlord } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { takeLandlordStep } from '@/server/features/booking-requests/decide-booking-request';
import { getHandledRequest } from '@/server/features/booking-requests/get-readable-request';
import { queueOfferMail } from '@/server/features/booking-requests/mails';
import { toBookingRequestDto } from '@/server/features/booking-requests/serialize';
import { refreshStaleFeeds } from '@/server/features/calendar-feeds/refresh-feeds';
import { refuseTaken } from '@/server/features/calendar/occupy';
import { prisma, transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { countMessage } from '@/server/features/messages/count-message';
import { noteOfSite } from '@/server/features/messages/note-message';
import type { Thread } from '@/server/features/requests/thread';

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * PUT /api/booking-requests/{id}/offer: offers other days or another total than requested. The request stays pending;
 * the guest gets a mail each time. The stay rules only bind guests, but occupied nights bind everybody.
 * @throws DomainError not_found; transition_not_allowed, stay_taken, offer_in_past, guest_gone (409); too_many_requests
 *   (429)
 */
export async function makeOffer({
  actor,
  params: { id },
  body,
}: Input & { body: OfferInput }): Promise<{ data: BookingRequestDto }> {
  const { status, email, listing } = await getHandledRequest(prisma(), actor, id);
  if (email === '') throw new DomainError('guest_gone');
  if (body.start_date < todayIn()) throw new DomainError('offer_in_past');
  const thread: Thread = { kind: 'booking-requests', id };
  if (status === 'pending') {
    await countMessage(thread, 'landlord');
    await refreshStaleFeeds(listing.id, () => consume('feed-read', String(actor.id)));
  }
  const range = { start: body.start_date, end: body.end_date };
  return transaction(async (tx) => {
    const row = await takeLandlordStep(tx, {
      actor,
      id,
      action: 'make-offer',
      words: body.message,
      data: {
        offerStartDate: dayToUtcDate(range.start),
        offerEndDate: dayToUtcDate(range.end),
        offerTotalCents: body.total_cents,
        offerMadeAt: new Date(),
        addressShared: body.share_address ?? listing.displayHomeAddress,
      },
    });
    await refuseTaken(tx, listing.id, range);
    const { start_date, end_date, total_cents } = body;
    const byAdmin = speaksForLandlord(actor, listing);
    await noteOfSite(tx, thread, { kind: 'offer_made', start_date, end_date, total_cents }, byAdmin);
    await queueOfferMail(tx, row, { words: body.message, byAdmin });
    return { data: toBookingRequestDto(row, actor) };
  });
}

/**
 * DELETE /api/booking-requests/{id}/offer: withdraws the offer, so the request is pending as it was made. No mail is
 * sent.
 * @throws DomainError not_found, transition_not_allowed (409)
 */
export function takeOfferBack({ actor, params: { id } }: Input): Promise<{ data: BookingRequestDto }> {
  return transaction(async (tx) => {
    const row = await takeLandlordStep(tx, { actor, id, action: 'take-offer-back', words: null });
    const thread: Thread = { kind: 'booking-requests', id };
    await noteOfSite(tx, thread, { kind: 'offer_taken_back' }, speaksForLandlord(actor, row.listing));
    return { data: toBookingRequestDto(row, actor) };
  });
}
