import 'server-only';

import { linkInvitations } from '@/server/accounts/link-invitations';
import type { Tx } from '@/server/db';

/** The user has proved to read this mailbox: marks the address as confirmed and opens what it was invited to. */
export async function confirmAddress(tx: Tx, userId: number, now = new Date()): Promise<void> {
  await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: now },
  });
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await linkInvitations(tx, userId, email);
}
