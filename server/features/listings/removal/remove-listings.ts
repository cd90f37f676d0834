import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { tellPendingGuests } from '@/server/features/booking-requests/tell-pending-guests';
import { endPaymentsOf } from '@/server/features/billing/end-subscription';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { noteErasure } from '@/server/erasures/journal';
import { findLarge, setAside } from '@/server/features/listings/removal/set-aside';
import { lockForRemoval, lockListings } from '@/server/lock-order';

/** Whether one of these listings has a current or future stay; the day of departure counts. */
async function hasCurrentStay(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const place = { listingId: { in: [...ids] }, endDate: { gte: dayToUtcDate(todayIn()) } };
  const request = await tx.bookingRequest.findFirst({
    where: { ...place, status: 'approved' },
    select: { id: true },
  });
  if (request) return true;
  const stay = await tx.occupancy.findFirst({
    where: { ...place, source: 'internal' },
    select: { id: true },
  });
  return stay !== null;
}

/** Removes listings whose rows and requests the transaction has locked, and whose guests have been told. */
export async function removeWhole(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const ofListings = { listingId: { in: [...ids] } };
  const pictures = await tx.listingPicture.findMany({ where: ofListings, select: { storageKey: true } });
  await tx.bookingRequest.deleteMany({ where: ofListings });
  await endPaymentsOf(tx, ids);
  await tx.listing.deleteMany({ where: { id: { in: [...ids] } } });
  return [...new Set(pictures.map(({ storageKey }) => storageKey))];
}

/**
 * Removes listings with everything that belongs to them, including requests; guests still waiting for an answer are
 * told. A listing with many requests is hidden at once and removed by a job in batches. The caller already holds the
 * account (`holdActor`, `lockLeaver`). Returns the storage keys of photos that no longer belong to any listing, for
 * `forgetPhotos` after the transaction.
 * @throws DomainError listing_not_found if one of them is gone; listing_has_booking (409) for a stay that is current or
 *   still to come
 */
export async function removeListings(tx: Tx, ids: readonly number[]): Promise<string[]> {
  // Of a double click the second finds nothing any more.
  if ((await lockListings(tx, ids)).length < ids.length) throw new DomainError('listing_not_found');
  if (await hasCurrentStay(tx, ids)) throw new DomainError('listing_has_booking');
  await noteErasure(tx, { kind: 'listings', ids });
  const large = await findLarge(tx, ids);
  await setAside(tx, large);
  const small = ids.filter((id) => !large.includes(id));
  await lockForRemoval(tx, small);
  await tellPendingGuests(tx, { listingId: { in: small } });
  return removeWhole(tx, small);
}
