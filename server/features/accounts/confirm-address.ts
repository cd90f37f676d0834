import 'server-only';

import { linkInvitations } from '@/server/features/accounts/link-invitations';
import type { Tx } from '@/server/db';
import { liftMark } from '@/server/mail/undeliverable';

/**
 * The user has proved that they read this mailbox: confirms the address and, for a new account, accepts its pending
 * invitations. An account confirmed before accepts each invitation individually.
 */
export async function confirmAddress(tx: Tx, userId: number, now = new Date()): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  // A mail has just arrived there, whatever bounced before.
  await liftMark(tx, email);
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: now },
  });
  if (count === 0) return;
  await linkInvitations(tx, userId, email);
}
