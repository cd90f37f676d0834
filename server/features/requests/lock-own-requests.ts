import 'server-only';

import { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { requestRole } from '@/server/features/requests/policy';

/** The tables of the two kinds of requests; manual bookings are not requests. */
const tables = {
  'booking-requests': { name: Prisma.raw('booking_requests'), isAsked: Prisma.raw('NOT r.manual') },
  'contact-requests': { name: Prisma.raw('contact_requests'), isAsked: Prisma.raw('true') },
} as const;
export type RequestKind = keyof typeof tables;

/**
 * Locks these requests for the rest of the transaction.
 * @throws DomainError not_found unless all of them exist and the actor may act on them
 */
export async function lockOwnRequests(
  tx: Tx,
  kind: RequestKind,
  actor: Actor,
  ids: readonly number[],
): Promise<void> {
  const { name, isAsked } = tables[kind];
  // By id, so that two bulk calls never deadlock.
  const rows = await tx.$queryRaw<{ owner: number }[]>`
    SELECT l.user_id AS owner FROM ${name} r JOIN listings l ON l.id = r.listing_id
    WHERE r.id = ANY (${ids}::int[]) AND ${isAsked} ORDER BY r.id FOR UPDATE OF r`;
  authorize(
    rows.length === ids.length && rows.every(({ owner }) => requestRole(actor, owner) !== null),
    'not_found',
  );
}
