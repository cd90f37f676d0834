import 'server-only';

import { endPaymentsOf } from '@/server/features/billing/end-subscription';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';

/**
 * Listings with more requests than one transaction should remove (docs/decisions/2026-11-28-homes-in-batches.md): they
 * lose their owner and are hidden at once, and the job 'remove-set-aside' empties them.
 */

/** The number of requests and questions of a listing that one transaction can remove without anybody waiting for it. */
export const MOST_AT_ONCE = 200;

/** Those of these listings that have more. */
export async function findLarge(tx: Tx, listingIds: readonly number[]): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT l.id FROM unnest(${[...listingIds]}::int[]) AS l (id)
    WHERE (SELECT count(*) FROM booking_requests r WHERE r.listing_id = l.id)
      + (SELECT count(*) FROM contact_requests c WHERE c.listing_id = l.id) > ${MOST_AT_ONCE}`;
  return rows.map(({ id }) => id);
}

/** The placeholder account that owns a listing until it is gone: nobody can sign in to it, and no list shows it. */
async function nobody(tx: Tx): Promise<number> {
  const email = 'niemand@verwijderd.invalid';
  // If the row exists it gets locked: the clean-up removes it while nothing is set aside.
  const [row] = await tx.$queryRaw<[{ id: number }]>`
    INSERT INTO users (first_name, last_name, email, user_role_id, receive_emails, suspended_at, deleted_at)
    VALUES ('', '', ${email}, 1, false, now(), now())
    ON CONFLICT (email) DO UPDATE SET deleted_at = users.deleted_at RETURNING id`;
  return row.id;
}

/**
 * Hides listings, locked by this transaction, from everybody: the public, their owner, their managers and their guests.
 * Ends the subscriptions and payment pages for them, and removes their free periods, managers and search alerts.
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
