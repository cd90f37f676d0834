import 'server-only';

import { randomUUID } from 'node:crypto';
import type { VerifyEmailInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { confirmAddress } from '@/server/accounts/confirm-address';
import { consumeToken } from '@/server/accounts/user-tokens';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

/**
 * POST /api/email/verify: the button behind the link of a mail; works signed out. Confirms the address of a new
 * account, or puts a changed address in the old one's place.
 * @throws DomainError token_used; conflict when somebody took the new address meanwhile
 */
export async function verifyEmail({ body }: { body: VerifyEmailInput }): Promise<{ message: string }> {
  await transaction(async (tx) => {
    const { userId, newEmail } = await consumeToken(tx, body.token, ['verify_email', 'change_email']);
    if (newEmail !== null) await changeAddress(tx, userId, newEmail);
    await confirmAddress(tx, userId);
  });
  return { message: accountTexts.verify.done };
}

/** Links that went to the old address lose their power, and its reader hears of it. */
async function changeAddress(tx: Tx, userId: number, newEmail: string): Promise<void> {
  const { email: oldEmail } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true },
  });
  await tx.user.update({ where: { id: userId }, data: { email: newEmail, emailVerifiedAt: new Date() } });
  await tx.userToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: new Date() } });
  await queueMail(tx, {
    template: 'email-changed',
    props: {},
    to: oldEmail,
    dedupeKey: `email-changed:${randomUUID()}`,
  });
}
