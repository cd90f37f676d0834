import 'server-only';

import type { ReadListingForm, SavedListing } from '@/lib/listings/form-contract';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { getListingFor } from '@/server/features/listings/find-listing';
import { planSave } from '@/server/features/listings/form/plan-save';
import { mayEditListing } from '@/server/features/listings/policy';
import { listingSelect } from '@/server/features/listings/select';
import type { ListingRow } from '@/server/features/listings/select';
import { savedAnswer, writeListing } from '@/server/features/listings/form/write-listing';
import { lockCalendar } from '@/server/lock-order';
import { forgetPhotos } from '@/server/features/photos/forget-photos';
import { refuseTooManyPhotos } from '@/server/features/photos/photo-quota';
import { receivePhotos, withStoredPhotos } from '@/server/features/photos/receive-photos';
import { picturesChangeOf } from '@/server/features/photos/save-pictures';

async function loadListing(db: Tx, id: number): Promise<ListingRow> {
  const row = await db.listing.findUnique({ where: { id }, select: listingSelect });
  if (!row) throw new DomainError('listing_not_found');
  return row;
}

/** Loads the listing and locks it until the transaction ends. */
export async function lockListing(tx: Tx, id: number, actor: Actor): Promise<ListingRow> {
  await lockCalendar(tx, id, actor);
  return loadListing(tx, id);
}

interface Input {
  actor: Actor;
  params: { id: string };
  body: ReadListingForm;
}

/**
 * PUT /api/listings/{id}: changes what is sent and leaves the rest. Validated twice: before the photos are stored, so
 * that a rejected form stores none, and under the lock of the transaction that writes.
 * @throws DomainError listing_not_found, forbidden; conflict (409) if it changed since the form was filled; 422
 */
export async function updateListing({ actor, params, body: form }: Input): Promise<SavedListing> {
  const { id, userId } = await getListingFor(params.id, actor, mayEditListing);
  const pictures = picturesChangeOf(form.input.images_pool);
  await refuseTooManyPhotos(prisma(), userId, pictures);
  const { photos, faults: photoFaults } = await receivePhotos(pictures.add.map(({ value }) => value));
  const orderFor = (row: ListingRow) => ({ form, pictures, photoFaults, row, owner: row.user });
  await planSave(prisma(), orderFor(await loadListing(prisma(), id)));
  const written = await withStoredPhotos('images_pool', photos, (stored) =>
    transaction(async (tx) => {
      const order = orderFor(await lockListing(tx, id, actor));
      await refuseTooManyPhotos(tx, userId, pictures);
      const plan = await planSave(tx, order);
      return writeListing(tx, { order, plan, stored, actor, ownerId: order.row.userId });
    }),
  );
  await forgetPhotos(written.freedKeys);
  return savedAnswer(written, actor, form.input.plan);
}
