import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { getKnownAccount } from '@/server/features/accounts/find-user';
import { mayEditUser } from '@/server/features/accounts/policy';
import { changePhoto } from '@/server/features/landlord-photo/change-photo';

/** DELETE /api/user/photo: removes one's own photo; without one it changes nothing. */
export async function removeOwnPhoto({ actor }: { actor: Actor }): Promise<void> {
  await changePhoto(actor, actor.id, null);
}

/**
 * DELETE /api/users/{id}/photo: the same for oneself, and for anybody by an admin.
 * @throws DomainError not_found, forbidden
 */
export async function removePhotoOf({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: number };
}): Promise<void> {
  const account = await getKnownAccount(prisma(), actor, params.id);
  authorize(mayEditUser(actor, account));
  await changePhoto(actor, account.id, null);
}
