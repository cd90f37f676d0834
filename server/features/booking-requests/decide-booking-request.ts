import 'server-only';

import { bookingRequestTransitions } from '@/lib/booking-requests/lifecycle';
import type { BookingRequestAction } from '@/lib/booking-requests/lifecycle';
import type { Prisma } from '@/prisma/generated/client';
import { isByAdmin, speaksForLandlord } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { requestRole } from '@/server/features/requests/policy';
import { getHandledRequest } from '@/server/features/booking-requests/get-readable-request';
import { moveBookingRequest } from '@/server/features/booking-requests/move-booking-request';
import type { BookingRequestRow } from '@/server/features/booking-requests/select';
import type { Tx } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { lockCalendar } from '@/server/lock-order';
import { noteMessage } from '@/server/features/messages/note-message';
import { readFirstWords } from '@/server/features/messages/read-messages';

interface Step {
  actor: Actor;
  id: number;
  action: BookingRequestAction;
  /** The landlord's message to the guest; it goes into the mail about this step only, and into the thread. */
  words: string | null;
  data?: Prisma.BookingRequestUncheckedUpdateManyInput;
}

/**
 * A step by the landlord's side, according to the transition table. From here on the transaction holds the listing's
 * calendar lock. The request then counts as read by its owner and as answered.
 * @throws DomainError not_found, transition_not_allowed (409)
 */
export async function takeLandlordStep(
  tx: Tx,
  { actor, id, action, words, data }: Step,
): Promise<BookingRequestRow> {
  const request = await getHandledRequest(tx, actor, id);
  const role = requestRole(actor, request.listing.userId);
  authorize(role !== null && bookingRequestTransitions[action].by.includes(role), 'not_found');
  // The listing has just been deleted, and its requests with it.
  if (!(await lockCalendar(tx, request.listing.id, actor))) throw new DomainError('not_found');
  const now = new Date();
  const row = await moveBookingRequest(tx, {
    id,
    action,
    data: {
      ...data,
      answeredAt: request.answeredAt ?? now,
      ...(role === 'owner' && { readAt: request.readAt ?? now }),
    },
  });
  if (role === 'owner') await readFirstWords(tx, { kind: 'booking-requests', id }, request.message);
  if (words !== null)
    await noteMessage(
      tx,
      { kind: 'booking-requests', id },
      'landlord',
      words,
      speaksForLandlord(actor, request.listing),
    );
  return row;
}

interface Decision extends Step {
  action: 'approve' | 'decline' | 'cancel';
}

/**
 * The same for a decision, which also records who took it.
 * @throws DomainError not_found, transition_not_allowed (409)
 */
export function decideBookingRequest(tx: Tx, decision: Decision): Promise<BookingRequestRow> {
  const { actor, words, data } = decision;
  return takeLandlordStep(tx, {
    ...decision,
    data: {
      ...data,
      reply: words,
      modifiedById: actor.id,
      modifiedByAdmin: isByAdmin(actor),
      modifiedAt: new Date(),
    },
  });
}
