import 'server-only';

import type { NewFactor } from '@/lib/second-factors/changes';
import type { Tx } from '@/server/db';

/** An undo link is valid for 7 days, and whoever changed the address may have prepared as long before. */
const suspectMs = 14 * 24 * 3600 * 1000;

const sinceWhen = (now: number) => ({ gte: new Date(now - suspectMs) });

/**
 * The factors added to an account within the last 14 days: by its owner, or by a thief who wants to lock the owner out.
 */
export async function findNewFactors(tx: Tx, userId: number, now = Date.now()): Promise<NewFactor[]> {
  const since = sinceWhen(now);
  const totp = await tx.totpFactor.findFirst({
    where: { userId, confirmedAt: since },
    select: { confirmedAt: true },
  });
  const passkeys = await tx.passkey.findMany({
    where: { userId, createdAt: since },
    orderBy: { id: 'asc' },
    select: { name: true, createdAt: true },
  });
  return [
    ...(totp?.confirmedAt ? [{ passkey: null, added_at: totp.confirmedAt.toISOString() }] : []),
    ...passkeys.map(({ name, createdAt }) => ({ passkey: name, added_at: createdAt.toISOString() })),
  ];
}

/**
 * For recovering an account: factors of the last 14 days may be a thief's and would lock the owner out; older ones
 * stay, so that access to the mailbox alone is not enough. All recovery codes are deleted, since new ones can be made.
 */
export async function dropNewFactors(tx: Tx, userId: number, now = Date.now()): Promise<void> {
  const since = sinceWhen(now);
  await tx.totpFactor.deleteMany({
    where: { userId, OR: [{ confirmedAt: null }, { confirmedAt: since }] },
  });
  await tx.totpFactor.updateMany({ where: { userId }, data: { pendingSecret: null, pendingSince: null } });
  await tx.passkey.deleteMany({ where: { userId, createdAt: since } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
