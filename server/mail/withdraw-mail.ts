import 'server-only';

import type { Tx } from '@/server/db';

/** Deletes mails that have not left and are not leaving, by the change that each reports: it was undone. */
export async function withdrawMails(tx: Tx, dedupeKeys: readonly string[]): Promise<void> {
  await tx.outgoingMail.deleteMany({
    where: {
      dedupeKey: { in: [...dedupeKeys] },
      sentAt: null,
      OR: [{ leasedUntil: null }, { leasedUntil: { lte: new Date() } }],
    },
  });
}
