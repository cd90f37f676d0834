import 'server-only';

import { tellPendingGuests } from '@/server/features/booking-requests/tell-pending-guests';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { removeWhole } from '@/server/features/listings/removal/remove-listings';
import { lockCalendars, lockForRemoval } from '@/server/lock-order';
import { log } from '@/server/log';
import { forgetPhotos } from '@/server/features/photos/forget-photos';

/** Of each kind, per transaction. */
const BATCH = 100;

/** Pending guests are told in the transaction that deletes their request: once each, whenever this is interrupted. */
async function removeRequests(tx: Tx, listingId: number): Promise<number> {
  const found = await tx.bookingRequest.findMany({
    where: { listingId },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: BATCH,
  });
  const ids = found.map(({ id }) => id);
  await tellPendingGuests(tx, { id: { in: ids } });
  await tx.bookingRequest.deleteMany({ where: { id: { in: ids } } });
  return ids.length;
}

async function removeQuestions(tx: Tx, listingId: number): Promise<number> {
  const found = await tx.contactRequest.findMany({ where: { listingId }, select: { id: true }, take: BATCH });
  await tx.contactRequest.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } });
  return found.length;
}

async function removeSome(listingId: number): Promise<boolean> {
  return transaction(async (tx) => {
    await lockCalendars(tx, [listingId]);
    const requests = await removeRequests(tx, listingId);
    const questions = await removeQuestions(tx, listingId);
    return requests === BATCH || questions === BATCH;
  });
}

async function emptyAndRemove(listingId: number): Promise<void> {
  while (await removeSome(listingId));
  const storageKeys = await transaction(async (tx) => {
    const locked = await lockForRemoval(tx, [listingId]);
    return removeWhole(tx, locked);
  });
  await forgetPhotos(storageKeys);
}

/**
 * The job 'remove-set-aside', also each minute: empties listings that were set aside, one batch per transaction, and
 * removes them. It depends on the rows only, so it continues wherever it was interrupted.
 */
export async function removeSetAside(): Promise<void> {
  const listings = await prisma().listing.findMany({
    where: { removedAt: { not: null } },
    select: { id: true },
    orderBy: { removedAt: 'asc' },
  });
  let failure: unknown;
  for (const { id } of listings) {
    try {
      await emptyAndRemove(id);
    } catch (error) {
      log.error({ err: error, listing: id }, 'a home that was set aside stays');
      failure = error;
    }
  }
  if (failure) throw failure;
}
