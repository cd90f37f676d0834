import 'server-only';

import { randomUUID } from 'node:crypto';
import type { Actor } from '@/server/auth/actor';
import { requireLiveSession } from '@/server/features/account-safety/require-live-session';
import { recordAudit } from '@/server/audit/record-audit';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { noteErasure } from '@/server/erasures/journal';
import { guestAppeals } from '@/server/features/decisions/letters/letter-appeals';
import { forgetNoticesOf } from '@/server/features/notices/forget-notices-of';
import { removeListings } from '@/server/features/listings/removal/remove-listings';
import { lockLeaver } from '@/server/lock-order';
import { accountRules } from '@/server/features/personal-data/table-rules';

/** Whether a subscription would go on charging: one that was not canceled. */
async function hasRunningSubscription(tx: Tx, userId: number): Promise<boolean> {
  const where = { userId, stripeSubscriptionId: { not: null }, endsAt: null };
  return (await tx.subscription.count({ where })) > 0;
}

/** Invoices have to be kept, and with them the account's row, but without any personal data. */
async function makeAnonymous(tx: Tx, userId: number): Promise<void> {
  const now = new Date();
  for (const forget of accountRules) await forget(tx, userId);
  await tx.user.update({
    where: { id: userId },
    data: {
      deletedAt: now,
      suspendedAt: now,
      email: `${randomUUID()}@verwijderd.invalid`,
      firstName: '',
      lastName: '',
      passwordHash: null,
      dateOfBirth: null,
      emailVerifiedAt: null,
      phoneNumber: null,
      languages: [],
      photoId: null,
      photoKey: null,
      trader: null,
      enterpriseNumber: null,
      receiveEmails: false,
      vatNumber: null,
      billingStreetName: null,
      billingHouseNumber: null,
      billingPostalCode: null,
      billingCity: null,
      billingCountry: null,
      stripeCustomerId: null,
      lastLoginAt: null,
    },
  });
}

/**
 * Removes an account with its listings, its invitations and its sessions on every device
 * (docs/rules/accounts.md#leaving); guests still waiting for an answer are told. If there are invoices the row stays,
 * without personal data. Returns the storage keys of photos, for `forgetPhotos` after the transaction.
 * @throws DomainError user_has_booking (409) for a stay that is current or still to come, subscription_running (409)
 */
export async function removeUser(
  tx: Tx,
  { actor, userId, reason }: { actor: Actor; userId: number; reason?: string | null },
): Promise<string[]> {
  const user = await lockLeaver(tx, actor, userId);
  if (!user) throw new DomainError('not_found');
  await requireLiveSession(tx, actor);
  if (await hasRunningSubscription(tx, userId)) throw new DomainError('subscription_running');
  const listings = await tx.listing.findMany({ where: { userId }, select: { id: true } });
  const ids = listings.map(({ id }) => id).toSorted((a, b) => a - b);
  const reviews = await tx.review.findMany({ where: { listingId: { in: ids } }, select: { id: true } });
  const { photoKey } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { photoKey: true } });
  const storageKeys = await removeListings(tx, ids).catch((error: unknown) => {
    const stays = error instanceof DomainError && error.code === 'listing_has_booking';
    throw stays ? new DomainError('user_has_booking') : error;
  });
  // Unaccepted invitations stay as their sender typed them: deleting one would reveal who had an account.
  await tx.listingManager.deleteMany({ where: { userId } });
  await tx.searchAlert.deleteMany({ where: { email: user.email } });
  await tx.inboxThread.deleteMany({ where: { email: user.email } });
  await forgetNoticesOf(tx, {
    ...{ userId, email: user.email, listingIds: ids },
    reviewIds: reviews.map(({ id }) => id),
  });
  await guestAppeals.erase(tx, user.email);
  await recordAudit(tx, {
    actor,
    action: 'user.delete',
    subject: { type: 'user', id: userId },
    details: { listings: ids.length, ...(reason && { reason }) },
  });
  await noteErasure(tx, { kind: 'users', ids: [userId] });
  await forgetUser(tx, userId);
  return photoKey === null ? storageKeys : [...storageKeys, photoKey];
}

/** The last step, once its listings are gone: deletes the row, or the personal data in it. */
export async function forgetUser(tx: Tx, userId: number): Promise<void> {
  if ((await tx.order.count({ where: { userId } })) > 0) {
    await makeAnonymous(tx, userId);
  } else {
    await tx.subscription.deleteMany({ where: { userId } });
    await tx.user.delete({ where: { id: userId } });
  }
}
