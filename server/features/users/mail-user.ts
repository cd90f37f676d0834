import 'server-only';

import { randomUUID } from 'node:crypto';
import { userTexts } from '@/lib/texts/users';
import type { UserMailInput } from '@/lib/users/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { env } from '@/server/env';
import { queueMail } from '@/server/mail/queue-mail';
import { getKnownAccount } from '@/server/features/accounts/find-user';

interface Input {
  actor: Actor;
  params: { id: number };
  body: UserMailInput;
}

/**
 * POST /api/users/{id}/email: an admin's mail to a user; replies go to the site's contact address.
 * @throws DomainError not_found
 */
export async function mailUser({ actor, params, body }: Input): Promise<{ message: string }> {
  await transaction(async (tx) => {
    const account = await getKnownAccount(tx, actor, params.id);
    await queueMail(tx, {
      template: 'account-message',
      props: { firstName: account.firstName, ...body },
      to: account.email,
      replyTo: env.CONTACT_EMAIL,
      dedupeKey: `user-mail:${randomUUID()}`,
    });
    await recordAudit(tx, {
      actor,
      action: 'user.email',
      subject: { type: 'user', id: account.id },
      details: { subject: body.subject },
    });
  });
  return { message: userTexts.sent };
}
