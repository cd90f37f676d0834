import 'server-only';

import { randomUUID } from 'node:crypto';
import { issueUndoToken } from '@/server/features/account-safety/issue-undo-token';
import type { AddressOwner } from '@/server/features/account-safety/issue-undo-token';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

/**
 * Tells an account's current or former address about the change to another one, with a link to undo it. An address that
 * was never confirmed may be a stranger's: its reader is told but gets no way in.
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
