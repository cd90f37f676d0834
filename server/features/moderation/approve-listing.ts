import 'server-only';

import type { ApprovalInput } from '@/lib/moderation/contract';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { getListing } from '@/server/features/listings/get-listing';
import type { AnyListing } from '@/server/features/listings/get-listing';
import { getModeratedListing } from '@/server/features/moderation/find-moderated-listing';
import { moveListing } from '@/server/features/moderation/move-listing';

interface Input {
  actor: Actor;
  params: { id: string };
  body: ApprovalInput;
}

/**
 * PUT /api/listings/{id}/approve: makes a listing awaiting approval public.
 * @throws DomainError listing_not_found; moderation_not_allowed (409) for a listing in any other state, including
 *   approved, and for one that changed since the admin looked; listing_incomplete (409)
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
      seenVersion: body.updated_at ? new Date(body.updated_at) : null,
    });
    return listing.id;
  });
  return getListing(String(id), actor);
}
