import 'server-only';

import { randomUUID } from 'node:crypto';
import { accountTexts } from '@/lib/texts/accounts';
import { consumeVerification } from '@/server/features/accounts/mail-limits';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';
import { isUndeliverable } from '@/server/mail/undeliverable';

/**
 * POST /api/email/verification-notification: sends another mail to confirm the user's address; does nothing if it is
 * confirmed, unless mails to it have bounced since.
 */
export async function sendVerificationMail({
  actor,
  address,
}: {
  actor: Actor;
  address: string;
}): Promise<{ message: string }> {
  const { email, emailVerifiedAt } = await prisma().user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, emailVerifiedAt: true },
  });
  if (emailVerifiedAt && !(await isUndeliverable(email))) return { message: accountTexts.verify.already };
  await consumeVerification(actor.id, address);
  await transaction(async (tx) => {
    const token = await issueToken(tx, { userId: actor.id, kind: 'verify_email' });
    await queueMail(tx, {
      template: 'verify-email',
      props: { token },
      to: email,
      dedupeKey: `verify-email:${randomUUID()}`,
    });
  });
  return { message: accountTexts.verify.sent };
}
