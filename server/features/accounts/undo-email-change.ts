import 'server-only';

import { randomUUID } from 'node:crypto';
import type { UndoneDto, VerifyEmailInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { confirmAddress } from '@/server/features/accounts/confirm-address';
import { endAccess } from '@/server/features/accounts/end-access';
import { consumeToken, issueToken, tokenRefusal } from '@/server/features/account-safety/user-tokens';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';
import { dropNewFactors } from '@/server/features/second-factors/new-factors';

/**
 * POST /api/email/undo-change: the button behind the link that an address got when another was requested, or when a
 * second factor or an external account was added. Restores the address if it was changed; removes the password (whoever
 * asked for the change knew it), linked accounts and the second factors of the last days; ends all sessions and links;
 * returns the token for a new password.
 * @throws DomainError token_used
 */
export async function undoEmailChange({
  body,
}: {
  body: VerifyEmailInput;
}): Promise<{ data: UndoneDto; message: string }> {
  const data = await transaction((tx) => restoreAddress(tx, body.token));
  return { data, message: accountTexts.undo.done };
}

async function restoreAddress(tx: Tx, link: string): Promise<UndoneDto> {
  const { userId, oldEmail } = await consumeToken(tx, link, ['undo_email_change']);
  if (oldEmail === null) throw tokenRefusal();
  const { email: left } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true },
  });
  await tx.user.update({ where: { id: userId }, data: { email: oldEmail, passwordHash: null } });
  await endAccess(tx, userId);
  // Whoever knew the password may have linked an external account of their own.
  await tx.userIdentity.deleteMany({ where: { userId } });
  await dropNewFactors(tx, userId);
  await confirmAddress(tx, userId);
  if (left.toLowerCase() !== oldEmail.toLowerCase()) {
    const dedupeKey = `email-change-undone:${randomUUID()}`;
    await queueMail(tx, { template: 'email-change-undone', props: {}, to: left, dedupeKey });
  }
  return { email: oldEmail, token: await issueToken(tx, { userId, kind: 'reset_password' }) };
}
