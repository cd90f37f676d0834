import 'server-only';

import { prisma } from '@/server/db';
import { lockRequestsOfGuest } from '@/server/lock-order';
import type { GuestSource } from '@/server/erasures/guest-source';

/**
 * A guest's reviews, which are erased together with the landlord's replies. A review whose request the landlord removed
 * can no longer be found by address.
 */
export const guestReviews: GuestSource = {
  async read(address) {
    const found = await prisma().$queryRaw<{ id: number }[]>`
      SELECT v.id FROM reviews v JOIN booking_requests r ON r.id = v.booking_request_id
      WHERE lower(r.email) = lower(${address})`;
    const rows = await prisma().review.findMany({
      where: { id: { in: found.map(({ id }) => id) } },
      include: { listing: { select: { slug: true, nameHolidayHome: true } } },
      orderBy: { id: 'asc' },
    });
    return rows.map((row) => ({
      listing: row.listing.nameHolidayHome ?? row.listing.slug,
      name_shown: row.nameShown,
      rating: row.rating,
      cleanliness: row.cleanliness,
      location: row.location,
      value: row.value,
      communication: row.communication,
      body: row.body,
      reply: row.reply,
      created_at: row.createdAt.toISOString(),
    }));
  },

  async erase(tx, address) {
    const where = { bookingRequestId: { in: await lockRequestsOfGuest(tx, address) } };
    const rows = await tx.review.findMany({
      where,
      select: { nameShown: true, listing: { select: { slug: true, nameHolidayHome: true } } },
    });
    await tx.review.deleteMany({ where });
    const marks = rows.map(({ nameShown, listing }) => [nameShown, listing.nameHolidayHome ?? listing.slug]);
    // The address is in the request that a review belongs to.
    return { rows: rows.length, ids: [], marks };
  },
};
