import 'server-only';

import type { VerifyEmailInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { confirmAddress } from '@/server/features/accounts/confirm-address';
import { tellOldAddress } from '@/server/features/accounts/tell-old-address';
import { consumeToken, endAllTokens } from '@/server/features/account-safety/user-tokens';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';

/**
 * POST /api/email/verify: the button behind a mailed link; works signed out. Confirms the address of a new account, or
 * replaces the old address by the new one.
 * @throws DomainError token_used; conflict if somebody took the new address meanwhile
 */
export async function verifyEmail({ body }: { body: VerifyEmailInput }): Promise<{ message: string }> {
  await transaction(async (tx) => {
    const { userId, newEmail } = await consumeToken(tx, body.token, ['verify_email', 'change_email']);
    if (newEmail !== null) await changeAddress(tx, userId, newEmail);
    await confirmAddress(tx, userId);
  });
  return { message: accountTexts.verify.done };
}

/** Links sent to the old address become invalid; its reader is told and can undo the change. */
async function changeAddress(tx: Tx, userId: number, newEmail: string): Promise<void> {
  const former = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, emailVerifiedAt: true },
  });
  await tx.user.update({ where: { id: userId }, data: { email: newEmail, emailVerifiedAt: new Date() } });
  await endAllTokens(tx, userId);
  await tellOldAddress(tx, 'email-changed', former);
}
