import type { OutgoingMail, Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { nextNumber } from './sequence';

/** A mail waiting in the outbox, without the job that sends it. */
export async function makeMail(
  overrides: Partial<Prisma.OutgoingMailUncheckedCreateInput> = {},
): Promise<OutgoingMail> {
  return prisma().outgoingMail.create({
    data: {
      template: 'known-address',
      props: { email: 'jan.janssens@kustverblijf.test' },
      recipient: 'jan.janssens@kustverblijf.test',
      dedupeKey: `letter:${nextNumber()}:${process.pid}`,
      ...overrides,
    },
  });
}
