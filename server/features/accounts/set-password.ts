import 'server-only';

import { endAccess } from '@/server/features/accounts/end-access';
import type { Tx } from '@/server/db';

/**
 * The one way to change a password: stores the hash, ends the account's sessions on every device and every pending
 * link, and removes external accounts linked under the old password. The user's row is written first: a simultaneous
 * sign-in with the old password either waits for it and fails, or is ended by what follows.
 */
export async function setPassword(
  tx: Tx,
  userId: number,
  passwordHash: string,
  keepSession?: string,
): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, passwordHash: { not: null } },
    data: { passwordHash },
  });
  // A first password invalidates nothing: there was none before it.
  if (count === 0) await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  else await tx.userIdentity.deleteMany({ where: { userId } });
  await endAccess(tx, userId, keepSession);
}
