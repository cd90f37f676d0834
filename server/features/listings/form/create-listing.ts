import 'server-only';

import type { ReadListingForm } from '@/lib/listings/form-contract';
import { listingFormTexts } from '@/lib/texts/listing-form';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import { authorize, invalid } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { countNewListing, refuseTooManyListings } from '@/server/features/listings/count-new-listing';
import { planSave } from '@/server/features/listings/form/plan-save';
import type { SaveOrder } from '@/server/features/listings/form/plan-save';
import { mayCreateListing, mayCreateListingFor } from '@/server/features/listings/policy';
import { ownerSelect } from '@/server/features/listings/select';
import { savedAnswer, writeListing } from '@/server/features/listings/form/write-listing';
import { refuseTooManyPhotos } from '@/server/features/photos/photo-quota';
import { receivePhotos, withStoredPhotos } from '@/server/features/photos/receive-photos';
import { picturesChangeOf } from '@/server/features/photos/save-pictures';

/** The owner of the new listing: the caller or, for an admin, the landlord named in the form. */
async function findOwner(actor: Actor, userId: number | null | undefined) {
  const id = userId ?? actor.id;
  authorize(mayCreateListingFor(actor, id));
  const owner = await prisma().user.findFirst({
    where: { id, suspendedAt: null, roleId: { not: roles.coLandlord } },
    select: { ...ownerSelect, id: true },
  });
  if (!owner) throw invalid({ user_id: [listingFormTexts.unknownOwner] });
  return owner;
}

/**
 * POST /api/listings: 201 with the listing, or 200 with the address to pay at. However this ends, there are no photo
 * rows without originals, nor the reverse.
 * @throws DomainError forbidden for co-landlords and for naming another owner; too_many_listings (429); 422
 */
export async function createListing(input: { actor: Actor; body: ReadListingForm }): Promise<Reply> {
  const { actor, body: form } = input;
  authorize(mayCreateListing(actor));
  await refuseTooManyListings(actor);
  const owner = await findOwner(actor, form.input.user_id);
  const pictures = picturesChangeOf(form.input.images_pool);
  await refuseTooManyPhotos(prisma(), owner.id, pictures);
  const { photos, faults: photoFaults } = await receivePhotos(pictures.add.map(({ value }) => value));
  const order: SaveOrder = { form, pictures, photoFaults, row: null, owner };
  await planSave(prisma(), order);
  const written = await countNewListing(actor, () =>
    withStoredPhotos('images_pool', photos, (stored) =>
      transaction(async (tx) => {
        await refuseTooManyPhotos(tx, owner.id, pictures);
        const plan = await planSave(tx, order);
        return writeListing(tx, { order, plan, stored, actor, ownerId: owner.id });
      }),
    ),
  );
  const answer = await savedAnswer(written, actor, form.input.plan);
  return reply(answer, { status: answer.redirect ? 200 : 201 });
}
