import 'server-only';

import { prisma } from '@/server/db';
import type { GuestSource } from '@/server/erasures/guest-source';

/** Invitations to manage a calendar, sent to an address without an account. */
export const guestInvitations: GuestSource = {
  async read(address) {
    const rows = await prisma().listingManager.findMany({
      where: { email: address, userId: null },
      include: { listing: { select: { slug: true, nameHolidayHome: true } } },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ email, listing, declinedAt, createdAt }) => ({
      email,
      listing: listing.nameHolidayHome ?? listing.slug,
      declined_at: declinedAt?.toISOString() ?? null,
      created_at: createdAt.toISOString(),
    }));
  },

  async erase(tx, address) {
    const where = { email: address, userId: null };
    const ids = (await tx.listingManager.findMany({ where, select: { id: true } })).map(({ id }) => id);
    const { count } = await tx.listingManager.deleteMany({ where });
    return { rows: count, ids, marks: [] };
  },
};
