import 'server-only';

import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { mayAsk } from '@/server/features/payments/policy';
import { mayReadRequest } from '@/server/features/requests/policy';
import { DomainError, authorize } from '@/server/http/errors';
import { holdActor, lockBookingRequest } from '@/server/lock-order';

/**
 * Locks the actor's stay; until the transaction ends nobody else changes its payment requests.
 * @throws DomainError not_found for strangers, forbidden for admins; guest_gone (409)
 */
export async function holdStay(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ ownerId: number; status: string }> {
  const row = await tx.bookingRequest.findUnique({
    where: { id, listing: { removedAt: null } },
    select: { listing: { select: { userId: true } } },
  });
  if (!row || !mayReadRequest(actor, row.listing.userId)) throw new DomainError('not_found');
  authorize(mayAsk(actor, row.listing));
  await holdActor(tx, actor);
  const locked = await lockBookingRequest(tx, id);
  if (!locked) throw new DomainError('not_found');
  if (!locked.hasGuest) throw new DomainError('guest_gone');
  return { ownerId: row.listing.userId, status: locked.status };
}
