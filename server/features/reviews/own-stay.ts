import 'server-only';

import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/**
 * Whether a stay is of somebody who lets its home or looks after it, by the address they asked with (case and what
 * follows a plus count for nothing) or as this account.
 */
export async function isOwnStay(db: Tx, bookingRequestId: number, accountId?: number): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isOwn: boolean }[]>`
    SELECT is_own_stay(${bookingRequestId}::int, ${accountId ?? null}::int) AS "isOwn"`;
  return row?.isOwn ?? false;
}

/** @throws DomainError review_own_home (409) */
export async function refuseOwnStay(
  db: Tx,
  bookingRequestId: number,
  actor: { id: number } | null,
): Promise<void> {
  if (await isOwnStay(db, bookingRequestId, actor?.id)) throw new DomainError('review_own_home');
}
