import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { log } from '@/server/log';
import { removePhotoFiles } from '@/server/photos/remove-photo-files';

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
 * Removes listings with everything that belongs to them, their requests included (decisions, 'deleting'). Returns
 * the storage keys of their photos, for `removeFiles` once the transaction is through.
 * @throws DomainError listing_not_found when one of them is gone; listing_has_booking (409) for a stay that is going on or still to come
 */
export async function removeListings(tx: Tx, ids: readonly number[]): Promise<string[]> {
  // Requests before listings, as an approval takes them: the two never wait for each other in a ring.
  await tx.$queryRaw`SELECT FROM booking_requests WHERE listing_id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`;
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM listings WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`;
  if (locked.length < ids.length) throw new DomainError('listing_not_found');
  if (await hasCurrentStay(tx, ids)) throw new DomainError('listing_has_booking');
  const ofListings = { listingId: { in: [...ids] } };
  const pictures = await tx.listingPicture.findMany({ where: ofListings, select: { storageKey: true } });
  await tx.bookingRequest.deleteMany({ where: ofListings });
  await tx.listing.deleteMany({ where: { id: { in: [...ids] } } });
  return [...new Set(pictures.map(({ storageKey }) => storageKey))];
}

/** Removes the photos of listings that are gone. What the storage refuses now is logged: nothing shows it any more. */
export async function removeFiles(storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys) {
    await removePhotoFiles(key).catch((error: unknown) =>
      log.error({ err: error, key }, 'a photo stays behind'),
    );
  }
}
