import 'server-only';

import type { ModerationInput } from '@/lib/moderation/contract';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { getListing } from '@/server/listings/get-listing';
import type { AnyListing } from '@/server/listings/get-listing';
import { getModeratedListing } from '@/server/moderation/find-moderated-listing';
import { moveListing } from '@/server/moderation/move-listing';

interface Input {
  actor: Actor;
  params: { id: string };
  body: ModerationInput;
}

/**
 * PUT /api/listings/{id}/approve: puts what waits in front of the public.
 * @throws DomainError listing_not_found; moderation_not_allowed (409) for anything but a waiting listing, an approved
 *   one included; listing_incomplete (409)
 */
export async function approveListing({ actor, params, body }: Input): Promise<{ data: AnyListing }> {
  const now = new Date();
  const id = await transaction(async (tx) => {
    const listing = await getModeratedListing(tx, params.id);
    await moveListing(tx, {
      actor,
      action: 'approve',
      listing,
      data: { approvedAt: now, firstPublishedAt: listing.firstPublishedAt ?? now },
      message: body.message,
      now,
    });
    return listing.id;
  });
  return getListing(String(id), actor);
}
