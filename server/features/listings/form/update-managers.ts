import 'server-only';

import type { OwnListing } from '@/lib/listings/contract';
import type { ManagersInput } from '@/lib/listings/form-contract';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayEditListing } from '@/server/features/listings/policy';
import { recordSave } from '@/server/features/listings/form/record-save';
import { saveManagers } from '@/server/features/listings/form/save-managers';
import { listingSelect } from '@/server/features/listings/select';
import { serializeOwnListing } from '@/server/features/listings/serialize';
import { lockListing } from '@/server/features/listings/form/update-listing';

interface Input {
  actor: Actor;
  params: { id: string };
  body: ManagersInput;
}

const lower = (emails: readonly string[]) => new Set(emails.map((email) => email.toLowerCase()));

/**
 * PUT /api/listings/{id}/managers: removes and adds calendar managers. One named in both stays; removing an unknown one
 * or adding an existing one changes nothing.
 * @throws DomainError listing_not_found, forbidden; 422 on `managers`
 */
export async function updateManagers({ actor, params, body }: Input): Promise<{ data: OwnListing }> {
  const { id } = await getListingFor(params.id, actor, mayEditListing);
  const removed = lower(body.delete ?? []);
  const added = body.create ?? [];
  const row = await transaction(async (tx) => {
    const listing = await lockListing(tx, id, actor);
    const kept = listing.managers
      .map(({ email }) => email)
      .filter((email) => !removed.has(email.toLowerCase()));
    const known = lower(kept);
    const emails = [...kept, ...added.filter((email) => !known.has(email.toLowerCase()))];
    await saveManagers(tx, { listing, actor, emails, role: body.role });
    await recordSave(tx, {
      actor,
      listing: { id, ownerId: listing.userId, disabledAt: listing.disabledAt },
      before: listing,
      fields: ['managers'],
    });
    return tx.listing.update({ where: { id }, data: { updatedAt: new Date() }, select: listingSelect });
  });
  return { data: serializeOwnListing(row, actor) };
}
