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
 * PUT /api/listings/{id}/deny: rejects what waits, or takes offline what is online (decisions, 'deny'). The approval
 * goes with it, so that the owner's next try is looked at again. What was never public becomes a concept, the rest
 * keeps its page.
 * @throws DomainError listing_not_found; moderation_not_allowed (409) for what is offline already
 */
export async function denyListing({ actor, params, body }: Input): Promise<{ data: AnyListing }> {
  const now = new Date();
  const id = await transaction(async (tx) => {
    const listing = await getModeratedListing(tx, params.id);
    const data = { approvedAt: null, disabledAt: now };
    await moveListing(tx, { actor, action: 'deny', listing, data, message: body.message, now });
    return listing.id;
  });
  return getListing(String(id), actor);
}
