import 'server-only';

import { randomUUID } from 'node:crypto';
import type { ResetPasswordInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { checkNewPassword } from '@/server/accounts/check-new-password';
import { confirmAddress } from '@/server/accounts/confirm-address';
import { setPassword } from '@/server/accounts/set-password';
import { consumeToken, findTokenOwner, tokenRefusal } from '@/server/accounts/user-tokens';
import { hashPassword } from '@/server/auth/passwords';
import { prisma, transaction } from '@/server/db';
import { forgive } from '@/server/http/rate-limit';
import { queueMail } from '@/server/mail/queue-mail';

/**
 * POST /reset-password: a new password by the mailed link. Ends every session and link of the account, confirms the
 * address (whoever has the link reads the mailbox) and tells the owner. A refused password leaves the link good.
 * @throws DomainError token_used for a link that is old, used, unknown or of another address
 */
export async function resetPassword({ body }: { body: ResetPasswordInput }): Promise<{ message: string }> {
  const { email, password, token } = body;
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
      props: {},
      to: user.email,
      dedupeKey: `password-changed:${randomUUID()}`,
    });
  });
  await forgive('login-account', email.toLowerCase());
  return { message: accountTexts.reset.done };
}
