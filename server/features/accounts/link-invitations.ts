import 'server-only';

import type { Tx } from '@/server/db';

/** Whether this address has an invitation that no account has accepted yet. */
export async function hasOpenInvitation(tx: Tx, email: string): Promise<boolean> {
  const invitation = await tx.listingManager.findFirst({
    where: { email, userId: null },
    select: { id: true },
  });
  return invitation !== null;
}

/**
 * Gives a new account the calendars that its address was invited to: registering with an invited address, as the mail
 * asks, and confirming it counts as accepting. Only for an address that has just been proved: otherwise anyone could
 * register another's address and see what was shared with it.
 */
export async function linkInvitations(tx: Tx, userId: number, email: string): Promise<void> {
  await tx.listingManager.updateMany({
    where: { email, userId: null, declinedAt: null },
    data: { userId, invitationHash: null },
  });
}
