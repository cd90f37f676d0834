import 'server-only';

import type { GuestStay } from '@/lib/guest-stays/contract';
import { queueWithdrawnMails } from '@/server/features/booking-requests/mails';
import { moveBookingRequest } from '@/server/features/booking-requests/move-booking-request';
import { freeStay } from '@/server/features/calendar/occupy';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { cancelOpenRequests } from '@/server/features/payments/make-plan';
import { loadGuestStay } from '@/server/features/guest-stays/get-guest-page';
import { holdGuestStay } from '@/server/features/guest-stays/hold-guest-stay';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import type { Thread } from '@/server/features/requests/thread';
import { noteOfSite } from '@/server/features/messages/note-message';

/** The guest cancels: occupied days become free and the landlord is told; after an approval both get a mail. */
export async function withdrawStayOf(tx: Tx, id: number): Promise<void> {
  const wasApproved = (await holdGuestStay(tx, id)).status === 'approved';
  const row = await moveBookingRequest(tx, {
    id,
    action: 'withdraw',
    data: { canceledBy: 'guest', modifiedAt: new Date(), modifiedById: null },
  });
  await freeStay(tx, id);
  await cancelOpenRequests(tx, id);
  const thread: Thread = { kind: 'booking-requests', id };
  await noteOfSite(tx, thread, { kind: wasApproved ? 'canceled' : 'withdrawn' });
  await queueWithdrawnMails(tx, row, wasApproved);
}

/**
 * POST /api/stays/{token}/withdraw
 * @throws DomainError not_found, transition_not_allowed (409)
 */
export async function withdrawStay({ params }: { params: { token: string } }): Promise<{ data: GuestStay }> {
  const id = await getStayOf(params.token);
  await transaction((tx) => withdrawStayOf(tx, id));
  return { data: await loadGuestStay(id) };
}
