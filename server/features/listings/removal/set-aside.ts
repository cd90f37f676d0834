import 'server-only';

import { endPaymentsOf } from '@/server/features/billing/end-subscription';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';

/**
 * Homes with more requests than one transaction should remove (docs/decisions/2026-11-28-homes-in-batches.md): they are
 * nobody's and out of sight at once, and the job 'remove-set-aside' empties them.
 */

/** Requests and questions of a home that one transaction removes without anybody waiting for it. */
export const MOST_AT_ONCE = 200;

/** Those of these homes that have more. */
export async function findLarge(tx: Tx, listingIds: readonly number[]): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT l.id FROM unnest(${[...listingIds]}::int[]) AS l (id)
    WHERE (SELECT count(*) FROM booking_requests r WHERE r.listing_id = l.id)
      + (SELECT count(*) FROM contact_requests c WHERE c.listing_id = l.id) > ${MOST_AT_ONCE}`;
  return rows.map(({ id }) => id);
}

/** Whoever a home belongs to until it is gone: nobody signs in as it, and no list shows it. */
async function nobody(tx: Tx): Promise<number> {
  const email = 'niemand@verwijderd.invalid';
  // The row is held where it is there: the clean-up removes it while nothing is set aside.
  const [row] = await tx.$queryRaw<[{ id: number }]>`
    INSERT INTO users (first_name, last_name, email, user_role_id, receive_emails, suspended_at, deleted_at)
    VALUES ('', '', ${email}, 1, false, now(), now())
    ON CONFLICT (email) DO UPDATE SET deleted_at = users.deleted_at RETURNING id`;
  return row.id;
}

/**
 * Puts homes out of everybody's sight, in the transaction that has locked them: the public's, their owner's, their
 * managers' and their guests'. What pays for them ends, and so does what looks for them.
 */
export async function setAside(tx: Tx, listingIds: readonly number[]): Promise<void> {
  if (listingIds.length === 0) return;
  const ofThem = { listingId: { in: [...listingIds] } };
  await endPaymentsOf(tx, listingIds);
  await tx.checkout.deleteMany({ where: ofThem });
  await tx.freePeriod.deleteMany({ where: ofThem });
  await tx.subscription.updateMany({ where: ofThem, data: { listingId: null } });
  await tx.listingManager.deleteMany({ where: ofThem });
  await tx.searchAlert.deleteMany({ where: ofThem });
  const owner = await nobody(tx);
  await tx.$executeRaw`
    UPDATE listings SET removed_at = now(), former_user_id = user_id, user_id = ${owner},
      disabled_at = coalesce(disabled_at, now()), unpaid_at = NULL, approved_at = NULL, first_published_at = NULL
    WHERE id = ANY (${[...listingIds]}::int[])`;
  await enqueue(tx, 'remove-set-aside', {}, { key: 'remove-set-aside' });
}
