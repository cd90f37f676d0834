import 'server-only';

import { randomUUID } from 'node:crypto';
import { issueToken } from '@/server/accounts/user-tokens';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

interface Former {
  id: number;
  email: string;
  emailVerifiedAt: Date | null;
}

/**
 * Tells the address that an account has, or had until now, of the change to another one, with a link that takes it
 * back. An address that nobody ever confirmed may be a stranger's: its reader hears of it and gets no way in.
 */
export async function tellOldAddress(
  tx: Tx,
  template: 'email-change-asked' | 'email-changed',
  { id, email, emailVerifiedAt }: Former,
): Promise<void> {
  const token =
    emailVerifiedAt && (await issueToken(tx, { userId: id, kind: 'undo_email_change', oldEmail: email }));
  await queueMail(tx, {
    template,
    props: { token },
    to: email,
    dedupeKey: `${template}:${randomUUID()}`,
  });
}
