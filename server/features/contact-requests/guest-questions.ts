import 'server-only';

import { withoutSender } from '@/server/features/contact-requests/without-sender';
import { prisma } from '@/server/db';
import { exportedMessages, toExportedMessage } from '@/server/features/requests/exported-thread';
import { forgetThreads } from '@/server/features/requests/forget-threads';
import type { GuestSource } from '@/server/erasures/guest-source';

/** A guest's questions about listings. */
export const guestQuestions: GuestSource = {
  async read(address) {
    const found = await prisma().$queryRaw<{ id: number }[]>`
      SELECT id FROM contact_requests WHERE lower(email) = lower(${address})`;
    const rows = await prisma().contactRequest.findMany({
      where: { id: { in: found.map(({ id }) => id) } },
      include: { listing: { select: { slug: true, nameHolidayHome: true } }, messages: exportedMessages },
      orderBy: { id: 'asc' },
    });
    return rows.map((row) => ({
      code: row.code,
      listing: row.listing.nameHolidayHome ?? row.listing.slug,
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      phone: row.phone,
      country: row.country,
      subject: row.subject,
      message: row.message,
      locale: row.locale,
      messages: row.messages.map(toExportedMessage),
      created_at: row.createdAt.toISOString(),
    }));
  },

  async erase(tx, address) {
    const found = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM contact_requests WHERE lower(email) = lower(${address}) ORDER BY id FOR UPDATE`;
    const ids = found.map(({ id }) => id);
    const where = { id: { in: ids } };
    const rows = await tx.contactRequest.findMany({
      where,
      select: {
        code: true,
        firstName: true,
        lastName: true,
        listing: { select: { slug: true, nameHolidayHome: true } },
      },
    });
    await tx.contactRequest.updateMany({ where, data: withoutSender() });
    await forgetThreads(tx, { contactRequestId: ids });
    const marks = rows.flatMap(({ code, firstName, lastName, listing }) => [
      [code],
      [`${firstName} ${lastName}`, listing.nameHolidayHome ?? listing.slug],
    ]);
    return { rows: rows.length, ids, marks };
  },
};
