import 'server-only';

import { randomUUID } from 'node:crypto';
import type { ResetPasswordInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { checkNewPassword } from '@/server/features/accounts/check-new-password';
import { confirmAddress } from '@/server/features/accounts/confirm-address';
import { issueUndoToken } from '@/server/features/account-safety/issue-undo-token';
import { codesOfDay } from '@/server/features/accounts/second-step-guard';
import { setPassword } from '@/server/features/accounts/set-password';
import { consumeToken, findTokenOwner, tokenRefusal } from '@/server/features/account-safety/user-tokens';
import { hashPassword } from '@/server/auth/passwords';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { forgive } from '@/server/http/rate-limit';
import { queueMail } from '@/server/mail/queue-mail';
import { changeFactors } from '@/server/features/second-factors/change-factors';
import { dropNewFactors, findNewFactors } from '@/server/features/second-factors/new-factors';

/**
 * Decides about second factors added in the last days. Without a decision they stay, and the token of a link that drops
 * them goes into the mail; null if there are none or the owner has decided.
 */
async function settleNewFactors(tx: Tx, userId: number, newFactors: 'keep' | 'drop' | undefined) {
  if (newFactors === 'keep' || (await findNewFactors(tx, userId)).length === 0) return null;
  const owner = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, emailVerifiedAt: true },
  });
  if (newFactors === undefined) return issueUndoToken(tx, owner);
  await changeFactors(tx, { userId, change: 'new_dropped' }, () => dropNewFactors(tx, userId));
  return null;
}

/**
 * POST /reset-password: sets a new password using the mailed link. Ends every session and link of the account, confirms
 * the address (whoever has the link reads the mailbox) and tells the owner. Second factors added in the last days,
 * possibly by a thief, stay or go as the owner chooses. A rejected password leaves the link valid.
 * @throws DomainError token_used if the link is expired, used, unknown or of another address
 */
export async function resetPassword({ body }: { body: ResetPasswordInput }): Promise<{ message: string }> {
  const { email, password, token, new_factors: newFactors } = body;
  const userId = await findTokenOwner(prisma(), token, ['reset_password']);
  const user = await prisma().user.findFirst({
    where: { id: userId ?? 0, email, suspendedAt: null },
    select: { id: true, email: true, firstName: true, lastName: true },
  });
  if (!user) throw tokenRefusal();
  await checkNewPassword(password, user);
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    await consumeToken(tx, token, ['reset_password']);
    await setPassword(tx, user.id, passwordHash);
    await confirmAddress(tx, user.id);
    await queueMail(tx, {
      template: 'password-changed',
      props: { token: await settleNewFactors(tx, user.id, newFactors) },
      to: user.email,
      dedupeKey: `password-changed:${randomUUID()}`,
    });
  });
  // Earlier attempts lack the new password, so they have to start at the first step again.
  await forgive('login-account', email.toLowerCase());
  await forgive('code-account', String(user.id));
  await forgive('codes-of-day', codesOfDay({ account: { id: user.id, passwordHash }, cookies: {} }));
  return { message: accountTexts.reset.done };
}
