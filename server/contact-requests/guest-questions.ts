import 'server-only';

import { withoutSender } from '@/server/contact-requests/without-sender';
import { prisma } from '@/server/db';
import type { GuestSource } from '@/server/personal-data/guest-source';

/** A guest's questions about homes. */
export const guestQuestions: GuestSource = {
  async read(address) {
    const found = await prisma().$queryRaw<{ id: number }[]>`
      SELECT id FROM contact_requests WHERE lower(email) = lower(${address})`;
    const rows = await prisma().contactRequest.findMany({
      where: { id: { in: found.map(({ id }) => id) } },
      include: { listing: { select: { slug: true, nameHolidayHome: true } } },
      orderBy: { id: 'asc' },
    });
    return rows.map((row) => ({
      listing: row.listing.nameHolidayHome ?? row.listing.slug,
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      phone: row.phone,
      country: row.country,
      subject: row.subject,
      message: row.message,
      created_at: row.createdAt.toISOString(),
    }));
  },

  async erase(tx, address) {
    const found = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM contact_requests WHERE lower(email) = lower(${address}) ORDER BY id FOR UPDATE`;
    const where = { id: { in: found.map(({ id }) => id) } };
    const rows = await tx.contactRequest.findMany({
      where,
      select: {
        firstName: true,
        lastName: true,
        listing: { select: { slug: true, nameHolidayHome: true } },
      },
    });
    await tx.contactRequest.updateMany({ where, data: withoutSender() });
    const marks = rows.map(({ firstName, lastName, listing }) => [
      `${firstName} ${lastName}`,
      listing.nameHolidayHome ?? listing.slug,
    ]);
    return { rows: rows.length, marks };
  },
};
