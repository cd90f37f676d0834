import 'server-only';

import { prisma } from '@/server/db';
import type { GuestSource } from '@/server/erasures/guest-source';

/** What an address wrote to the site, and what it was answered; erasing the guest deletes it. */
export const guestThreads: GuestSource = {
  async read(address) {
    const rows = await prisma().inboxThread.findMany({
      where: { email: address },
      include: { messages: { orderBy: { id: 'asc' } } },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ name, email, subject, locale, createdAt, messages }) => ({
      ...{ name, email, subject, locale },
      created_at: createdAt.toISOString(),
      messages: messages.map(({ sender, body, createdAt: at }) => ({
        ...{ sender, body },
        created_at: at.toISOString(),
      })),
    }));
  },

  async erase(tx, address) {
    const where = { email: address };
    const rows = await tx.inboxThread.findMany({ where, select: { id: true } });
    const { count } = await tx.inboxThread.deleteMany({ where });
    return {
      rows: count,
      ids: rows.map(({ id }) => id),
      marks: [],
    };
  },
};
