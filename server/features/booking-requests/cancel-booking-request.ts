import 'server-only';

import type { BookingRequestDto, RefusalInput } from '@/lib/booking-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { decideBookingRequest } from '@/server/features/booking-requests/decide-booking-request';
import { queueCanceledMails } from '@/server/features/booking-requests/mails';
import { loadBooking } from '@/server/features/booking-requests/own-bookings';
import { freeStay } from '@/server/features/calendar/occupy';
import { transaction } from '@/server/db';
import { cancelOpenRequests } from '@/server/features/payments/make-plan';

interface Input {
  actor: Actor;
  params: { id: number };
  body: RefusalInput;
}

/**
 * POST /api/booking-requests/{id}/cancel: the days become free again, and both sides get a mail with the refund.
 * @throws DomainError not_found, transition_not_allowed (409)
 */
export function cancelBookingRequest({ actor, params, body }: Input): Promise<{ data: BookingRequestDto }> {
  return transaction(async (tx) => {
    const row = await decideBookingRequest(tx, {
      actor,
      id: params.id,
      action: 'cancel',
      words: body.message,
      data: { canceledBy: 'landlord' },
    });
    await freeStay(tx, row.id);
    await cancelOpenRequests(tx, row.id);
    await queueCanceledMails(tx, row);
    return { data: await loadBooking(tx, row.id, actor) };
  });
}
