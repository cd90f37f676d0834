import 'server-only';

import { userTexts } from '@/lib/texts/users';
import type { RemoveUserInput } from '@/lib/users/contract';
import type { Actor } from '@/server/auth/actor';
import { requireOwnPassword } from '@/server/features/account-safety/require-recent-password';
import { signedOutReply } from '@/server/features/sessions/signed-out';
import { prisma, transaction } from '@/server/db';
import { authorize, invalid } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { queueMail } from '@/server/mail/queue-mail';
import { getKnownAccount } from '@/server/features/accounts/find-user';
import { guardAdminAccount } from '@/server/features/users/guard-admin-account';
import { mayRemoveUser } from '@/server/features/accounts/policy';
import { removeUser } from '@/server/features/users/remove-user';
import { forgetPhotos } from '@/server/features/photos/forget-photos';

interface Input {
  actor: Actor;
  params: { id: number };
  body: RemoveUserInput;
}

/**
 * DELETE /api/users/{id}: the user's own account, with its password, or any other by an admin, with the reason, which
 * the user reads.
 * @throws DomainError not_found, forbidden; invalid on `password`; invalid on `message` for another's; password_needed
 *   (423) for another admin; user_has_booking, subscription_running (409)
 */
export async function deleteUser({ actor, params, body }: Input): Promise<Reply> {
  const account = await getKnownAccount(prisma(), actor, params.id);
  authorize(mayRemoveUser(actor, account));
  const isSelf = actor.id === account.id;
  if (isSelf) await requireOwnPassword(actor, body.password, 'password');
  else {
    await guardAdminAccount(actor, account, body.password);
    if (body.message === null) throw invalid({ message: [userTexts.removeReasonMissing] });
  }
  const storageKeys = await transaction(async (tx) => {
    const keys = await removeUser(tx, { actor, userId: account.id, reason: isSelf ? null : body.message });
    await queueMail(tx, {
      template: 'account-deleted',
      props: { firstName: account.firstName, byAdmin: !isSelf, message: isSelf ? null : body.message },
      to: account.email,
      dedupeKey: `user:${account.id}:deleted`,
    });
    return keys;
  });
  await forgetPhotos(storageKeys);
  return isSelf ? signedOutReply() : reply(undefined, { status: 204 });
}
