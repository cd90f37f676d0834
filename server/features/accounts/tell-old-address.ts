import 'server-only';

import { randomUUID } from 'node:crypto';
import { issueUndoToken } from '@/server/features/account-safety/issue-undo-token';
import type { AddressOwner } from '@/server/features/account-safety/issue-undo-token';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

/**
 * Tells the address that an account has, or had until now, of the change to another one, with a link that takes it
 * back. An address that nobody ever confirmed may be a stranger's: its reader hears of it and gets no way in.
 */
export async function tellOldAddress(
  tx: Tx,
  template: 'email-change-asked' | 'email-changed',
  former: AddressOwner,
): Promise<void> {
  const token = await issueUndoToken(tx, former);
  await queueMail(tx, {
    template,
    props: { token },
    to: former.email,
    dedupeKey: `${template}:${randomUUID()}`,
  });
}
