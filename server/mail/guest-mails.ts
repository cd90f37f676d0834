import 'server-only';

import { prisma } from '@/server/db';

/** The letters to an address that the outbox remembers, oldest first; what they said is forgotten once they are sent. */
export async function readGuestMails(address: string): Promise<object[]> {
  return prisma().$queryRaw<object[]>`
    SELECT template, recipient, created_at, sent_at FROM outgoing_mails
    WHERE lower(recipient) = lower(${address}) ORDER BY created_at, id`;
}
