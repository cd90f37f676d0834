import { randomBytes } from 'node:crypto';
import type { InboxThread, Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';

/** What a visitor wrote through the contact form of the site. */
export function makeInboxThread(
  overrides: Partial<Prisma.InboxThreadUncheckedCreateInput> = {},
): Promise<InboxThread> {
  return prisma().inboxThread.create({
    data: {
      code: randomBytes(16).toString('hex'),
      name: 'Els Maes',
      email: 'els.maes@kustverblijf.test',
      subject: 'Mijn advertentie',
      messages: { create: { sender: 'visitor', body: 'Mijn advertentie staat nog offline.' } },
      ...overrides,
    },
  });
}
