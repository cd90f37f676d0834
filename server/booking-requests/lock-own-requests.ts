import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { mayReadRequest } from '@/server/booking-requests/policy';
import type { Tx } from '@/server/db';
import { authorize } from '@/server/http/errors';

/**
 * Holds these requests still for the rest of the transaction.
 * @throws DomainError not_found unless every one of them is there and the actor may act on it
 */
export async function lockOwnRequests(tx: Tx, actor: Actor, ids: readonly number[]): Promise<void> {
  // By id, so that two bulk calls never wait for each other in a ring.
  const rows = await tx.$queryRaw<{ owner: number }[]>`
    SELECT l.user_id AS owner FROM booking_requests r JOIN listings l ON l.id = r.listing_id
    WHERE r.id = ANY (${ids}::int[]) ORDER BY r.id FOR UPDATE OF r`;
  authorize(
    rows.length === ids.length && rows.every(({ owner }) => mayReadRequest(actor, owner)),
    'not_found',
  );
}
