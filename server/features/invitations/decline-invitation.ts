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
 * POST /api/user/invitations/{id}/decline: hides the invitation. Its sender is not told, so that nobody learns whether
 * an address is in use here.
 * @throws DomainError not_found for another user's, an accepted or a withdrawn one
 */
export function declineInvitation({ actor, params }: Input): Promise<void> {
  return transaction(async (tx) => {
    const { count } = await tx.listingManager.updateMany({
      where: { id: params.id, ...openInvitationOf(actor) },
      data: { declinedAt: new Date() },
    });
    if (count === 0) throw new DomainError('not_found');
  });
}
