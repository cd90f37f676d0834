import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { tellPendingGuests } from '@/server/booking-requests/tell-pending-guests';
import { endPaymentsOf } from '@/server/billing/end-subscription';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { lockForRemoval } from '@/server/lock-order';

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

/**
 * Removes listings with everything that belongs to them, their requests included; guests who still wait for an
 * answer get one. Whoever does this is held already (`holdActor`, `lockLeaver`). Returns the storage keys of their
 * photos, for `forgetPhotos` once the transaction is through.
 * @throws DomainError listing_not_found when one of them is gone; listing_has_booking (409) for a stay that is going on or still to come
 */
export async function removeListings(tx: Tx, ids: readonly number[]): Promise<string[]> {
  // Of two clicks at once the second finds nothing any more.
  if ((await lockForRemoval(tx, ids)).length < ids.length) throw new DomainError('listing_not_found');
  if (await hasCurrentStay(tx, ids)) throw new DomainError('listing_has_booking');
  for (const id of ids) await tellPendingGuests(tx, id);
  const ofListings = { listingId: { in: [...ids] } };
  const pictures = await tx.listingPicture.findMany({ where: ofListings, select: { storageKey: true } });
  await tx.bookingRequest.deleteMany({ where: ofListings });
  await endPaymentsOf(tx, ids);
  await tx.listing.deleteMany({ where: { id: { in: [...ids] } } });
  return [...new Set(pictures.map(({ storageKey }) => storageKey))];
}
