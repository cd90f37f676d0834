import 'server-only';

import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/**
 * Whether a stay was requested by somebody who lets or manages its listing, by the e-mail address used (ignoring case
 * and anything after a plus) or as this account.
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
