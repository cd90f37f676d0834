import 'server-only';

import { randomUUID } from 'node:crypto';
import type { ForgotPasswordInput } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { inEvenTime } from '@/server/accounts/even-time';
import { consumeMailLimits } from '@/server/accounts/mail-limits';
import { issueToken } from '@/server/accounts/user-tokens';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

/** POST /forgot-password: mails a link to an account that exists; answers the same for one that does not. */
export async function requestPasswordReset({
  body: { email },
  address,
}: {
  body: ForgotPasswordInput;
  address: string;
}): Promise<{ message: string }> {
  await consumeMailLimits('forgot-password', address, email);
  await inEvenTime(() => transaction((tx) => mailResetLink(tx, email)));
  return { message: accountTexts.forgot.done };
}

async function mailResetLink(tx: Tx, email: string): Promise<void> {
  const user = await tx.user.findFirst({
    where: { email, suspendedAt: null },
    select: { id: true, email: true },
  });
  if (!user) return;
  const token = await issueToken(tx, { userId: user.id, kind: 'reset_password' });
  await queueMail(tx, {
    template: 'reset-password',
    props: { email: user.email, token },
    to: user.email,
    dedupeKey: `reset-password:${randomUUID()}`,
  });
}
