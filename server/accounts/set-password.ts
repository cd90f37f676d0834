import 'server-only';

import { endAllSessions } from '@/server/auth/session';
import type { Tx } from '@/server/db';

/**
 * The one way to change a password: stores the hash, ends the account's sessions on every device and makes reset
 * links that are still under way useless. The user's row is written first: a sign-in that is just being made with
 * the old password either waits for it and fails, or is ended by what follows.
 */
export async function setPassword(
  tx: Tx,
  userId: number,
  passwordHash: string,
  keepSession?: string,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  await endAllSessions(tx, userId, keepSession);
  await tx.userToken.updateMany({
    where: { userId, kind: 'reset_password', usedAt: null },
    data: { usedAt: new Date() },
  });
}
