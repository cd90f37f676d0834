import 'server-only';

import type { Tx } from '@/server/db';

/**
 * Whether an address belongs to an account, or may still be restored to one that had it within the last seven days.
 * `exceptFor`: an account that may reuse its own former address.
 */
export async function isAddressTaken(tx: Tx, email: string, exceptFor?: number): Promise<boolean> {
  const [user, held] = await Promise.all([
    tx.user.findUnique({ where: { email }, select: { id: true } }),
    tx.userToken.findFirst({
      where: {
        kind: 'undo_email_change',
        oldEmail: email,
        usedAt: null,
        expiresAt: { gt: new Date() },
        ...(exceptFor !== undefined && { userId: { not: exceptFor } }),
      },
      select: { id: true },
    }),
  ]);
  return user !== null || held !== null;
}
