import 'server-only';

import type { DestroyInput } from '@/lib/moderation/contract';
import type { Actor } from '@/server/auth/actor';
import { recordAudit } from '@/server/audit/record-audit';
import { prisma, transaction } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { writeDecision } from '@/server/features/decisions/record-decision';
import { removeListings } from '@/server/features/listings/removal/remove-listings';
import { holdActor, lockLeaver } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';
import { mayRemoveUser } from '@/server/features/accounts/policy';
import { getModeratedListing } from '@/server/features/moderation/find-moderated-listing';
import { guardAdminAccount } from '@/server/features/users/guard-admin-account';
import { removeUser } from '@/server/features/users/remove-user';
import { forgetPhotos } from '@/server/features/photos/forget-photos';

interface Input {
  actor: Actor;
  params: { id: string };
  body: DestroyInput;
}

/**
 * DELETE /api/listings/{id}/destroy: removes a listing; with `remove_user` also its owner and everything they own. All
 * or nothing.
 * @throws DomainError listing_not_found; listing_has_booking, user_has_booking, subscription_running (409); forbidden
 *   for an admin who would remove their own account this way; password_needed (423) for another admin's
 */
export async function destroyListing({ actor, params, body }: Input): Promise<void> {
  if (body.remove_user) await guardAdminAccount(actor, (await getModeratedListing(prisma(), params.id)).user);
  const storageKeys = await transaction(async (tx) => {
    const listing = await getModeratedListing(tx, params.id);
    const owner = listing.user;
    authorize(!body.remove_user || (owner.id !== actor.id && mayRemoveUser(actor, owner)));
    await (body.remove_user ? lockLeaver(tx, actor, owner.id) : holdActor(tx, actor));
    const statement = body.remove_user
      ? undefined
      : await writeDecision(tx, {
          actor,
          measure: 'offline',
          subject: listing,
          userId: owner.id,
          facts: body.message,
          ...{ ground: body.ground, article: body.article },
        });
    await queueMail(tx, {
      template: 'moderation-removed',
      props: {
        firstName: owner.firstName,
        listingName: listing.name,
        message: body.message,
        withAccount: body.remove_user,
        statement,
      },
      to: owner.email,
      dedupeKey: `listing:${listing.id}:destroy`,
    });
    await recordAudit(tx, {
      actor,
      action: 'listing.destroy',
      subject: { type: 'listing', id: listing.id },
      details: {
        slug: listing.slug,
        owner_id: owner.id,
        remove_user: body.remove_user,
        reason: body.message,
      },
    });
    return body.remove_user
      ? removeUser(tx, { actor, userId: owner.id, reason: body.message })
      : removeListings(tx, [listing.id]);
  });
  await forgetPhotos(storageKeys);
}
