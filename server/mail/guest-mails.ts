import 'server-only';

import { prisma } from '@/server/db';

/** The mails to an address in the outbox, oldest first; their contents are deleted once they are sent. */
export async function readGuestMails(address: string): Promise<object[]> {
  return prisma().$queryRaw<object[]>`
    SELECT template, recipient, created_at, sent_at FROM outgoing_mails
    WHERE lower(recipient) = lower(${address}) ORDER BY created_at, id`;
}
