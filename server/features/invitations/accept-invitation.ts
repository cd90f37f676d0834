import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { openInvitationOf } from '@/server/features/invitations/open-invitation';

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * POST /api/user/invitations/{id}/accept: shares the calendar from now on, and shows the listing's owner with whom. A
 * declined invitation can still be accepted.
 * @throws DomainError not_found for another user's, an accepted or a withdrawn one
 */
export function acceptInvitation({ actor, params }: Input): Promise<{ data: { slug: string } }> {
  return transaction(async (tx) => {
    const [accepted] = await tx.listingManager.updateManyAndReturn({
      where: { id: params.id, ...openInvitationOf(actor) },
      data: { userId: actor.id, declinedAt: null, invitationHash: null },
      select: { listing: { select: { slug: true } } },
    });
    if (!accepted) throw new DomainError('not_found');
    return { data: { slug: accepted.listing.slug } };
  });
}
