import 'server-only';

import { bookingRequestTransitions } from '@/lib/booking-requests/lifecycle';
import type { BookingRequestAction } from '@/lib/booking-requests/lifecycle';
import type { Prisma } from '@/prisma/generated/client';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { requestRole } from '@/server/requests/policy';
import { getReadableRequest } from '@/server/booking-requests/get-booking-request';
import { bookingRequestSelect } from '@/server/booking-requests/select';
import type { BookingRequestRow } from '@/server/booking-requests/select';
import type { Tx } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { lockCalendar } from '@/server/lock-order';

interface Decision {
  actor: Actor;
  id: number;
  action: BookingRequestAction;
  /** What goes to the guest with it. */
  reply: string | null;
  more?: Prisma.BookingRequestUncheckedUpdateManyInput;
}

/**
 * Moves a request to its next state by the transition table, with a conditional update: of two decisions at once the
 * second finds the state changed. From here on the transaction holds the listing's calendar. An owner who decides has
 * read it.
 * @throws DomainError not_found, transition_not_allowed (409)
 */
export async function decideBookingRequest(
  tx: Tx,
  { actor, id, action, reply, more }: Decision,
): Promise<BookingRequestRow> {
  const request = await getReadableRequest(tx, actor, id);
  const role = requestRole(actor, request.listing.userId);
  const { from, to, by } = bookingRequestTransitions[action];
  authorize(role !== null && by.includes(role), 'not_found');
  // The listing was deleted at this very moment, and its requests with it.
  if (!(await lockCalendar(tx, request.listing.id, actor))) throw new DomainError('not_found');
  const now = new Date();
  const { count } = await tx.bookingRequest.updateMany({
    where: { id, status: from },
    data: {
      ...more,
      status: to,
      reply,
      modifiedById: actor.id,
      modifiedByAdmin: isByAdmin(actor),
      modifiedAt: now,
      ...(role === 'owner' && { readAt: request.readAt ?? now }),
    },
  });
  if (count === 0) throw new DomainError('transition_not_allowed');
  return tx.bookingRequest.findUniqueOrThrow({ where: { id }, select: bookingRequestSelect });
}
