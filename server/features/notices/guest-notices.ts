import 'server-only';

import { prisma } from '@/server/db';
import type { GuestSource } from '@/server/erasures/guest-source';

/** The notices sent from an address; erasing the guest deletes them. */
export const guestNotices: GuestSource = {
  async read(address) {
    const rows = await prisma().notice.findMany({ where: { email: address }, orderBy: { id: 'asc' } });
    return rows.map(({ reference, subject, kind, reason, name, email, locale, createdAt, measure }) => ({
      ...{ reference, subject, kind, reason, name, email, locale, measure },
      created_at: createdAt.toISOString(),
    }));
  },

  async erase(tx, address) {
    const where = { email: address };
    const rows = await tx.notice.findMany({ where, select: { id: true } });
    const { count } = await tx.notice.deleteMany({ where });
    return { rows: count, ids: rows.map(({ id }) => id), marks: [] };
  },
};
