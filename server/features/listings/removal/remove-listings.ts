import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { tellPendingGuests } from '@/server/features/booking-requests/tell-pending-guests';
import { endPaymentsOf } from '@/server/features/billing/end-subscription';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { noteErasure } from '@/server/erasures/journal';
import { findLarge, setAside } from '@/server/features/listings/removal/set-aside';
import { lockForRemoval, lockHomes } from '@/server/lock-order';

/** Whether somebody stays, or is still to come, in one of these listings; the day of departure counts. */
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

/** Removes listings whose rows and requests the transaction has locked; their guests were told. */
export async function removeWhole(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const ofListings = { listingId: { in: [...ids] } };
  const pictures = await tx.listingPicture.findMany({ where: ofListings, select: { storageKey: true } });
  await tx.bookingRequest.deleteMany({ where: ofListings });
  await endPaymentsOf(tx, ids);
  await tx.listing.deleteMany({ where: { id: { in: [...ids] } } });
  return [...new Set(pictures.map(({ storageKey }) => storageKey))];
}

/**
 * Removes listings with everything that belongs to them, their requests included; guests who still wait for an
 * answer get one. Of a listing with many requests a job does that in batches, and nobody sees it meanwhile. Whoever does
 * this is held already (`holdActor`, `lockLeaver`). Returns the storage keys of photos that are nobody's now, for
 * `forgetPhotos` once the transaction is through.
 * @throws DomainError listing_not_found when one of them is gone; listing_has_booking (409) for a stay that is going on or still to come
 */
export async function removeListings(tx: Tx, ids: readonly number[]): Promise<string[]> {
  // Of two clicks at once the second finds nothing any more.
  if ((await lockHomes(tx, ids)).length < ids.length) throw new DomainError('listing_not_found');
  if (await hasCurrentStay(tx, ids)) throw new DomainError('listing_has_booking');
  await noteErasure(tx, { kind: 'listings', ids });
  const large = await findLarge(tx, ids);
  await setAside(tx, large);
  const small = ids.filter((id) => !large.includes(id));
  await lockForRemoval(tx, small);
  await tellPendingGuests(tx, { listingId: { in: small } });
  return removeWhole(tx, small);
}
