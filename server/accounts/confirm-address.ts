import 'server-only';

import { linkInvitations } from '@/server/accounts/link-invitations';
import type { Tx } from '@/server/db';

/**
 * The user has proved to read this mailbox: confirms the address and, for a new account, opens what it was invited to.
 * An account that was confirmed before accepts each invitation by itself.
 */
export async function confirmAddress(tx: Tx, userId: number, now = new Date()): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: now },
  });
  if (count === 0) return;
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await linkInvitations(tx, userId, email);
}
