import 'server-only';

import { prisma } from '@/server/db';
import type { GuestSource } from '@/server/erasures/guest-source';

/** The search alerts of an address; erasing the guest deletes them. */
export const guestAlerts: GuestSource = {
  async read(address) {
    const rows = await prisma().searchAlert.findMany({
      where: { email: address },
      include: { listing: { select: { slug: true, nameHolidayHome: true } } },
      orderBy: { id: 'asc' },
    });
    return rows.map((row) => ({
      email: row.email,
      listing: row.listing && (row.listing.nameHolidayHome ?? row.listing.slug),
      query: row.query,
      locale: row.locale,
      created_at: row.createdAt.toISOString(),
      confirmed_at: row.confirmedAt?.toISOString() ?? null,
      ended_at: row.endedAt?.toISOString() ?? null,
    }));
  },

  async erase(tx, address) {
    const where = { email: address };
    const ids = (await tx.searchAlert.findMany({ where, select: { id: true } })).map(({ id }) => id);
    const { count } = await tx.searchAlert.deleteMany({ where });
    return { rows: count, ids, marks: [] };
  },
};
