import 'server-only';

import type { Tx } from '@/server/db';

/** An undo link is good for 7 days; whoever moved the address may have prepared that for as long. */
const suspectMs = 14 * 24 * 3600 * 1000;

/**
 * When the old address takes an account back: factors of the last 14 days may be the thief's and would lock the owner
 * out; older ones stay, so that a mailbox alone opens no account. All codes go, since new ones can be made.
 */
export async function dropNewFactors(tx: Tx, userId: number, now = Date.now()): Promise<void> {
  const since = new Date(now - suspectMs);
  await tx.totpFactor.deleteMany({
    where: { userId, OR: [{ confirmedAt: null }, { confirmedAt: { gte: since } }] },
  });
  await tx.totpFactor.updateMany({ where: { userId }, data: { pendingSecret: null, pendingSince: null } });
  await tx.passkey.deleteMany({ where: { userId, createdAt: { gte: since } } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
