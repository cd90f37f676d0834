import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import { queueRefusalMail } from '@/server/features/booking-requests/mails';
import { bookingRequestSelect } from '@/server/features/booking-requests/select';
import type { Tx } from '@/server/db';

/**
 * Tells the guests of pending requests among these that their stay is off: the listing is about to be removed, with its
 * requests. The transaction has locked them, so that none is approved meanwhile.
 */
export async function tellPendingGuests(tx: Tx, requests: Prisma.BookingRequestWhereInput): Promise<void> {
  const rows = await tx.bookingRequest.findMany({
    where: { ...requests, manual: false, status: 'pending', startDate: { gte: dayToUtcDate(todayIn()) } },
    select: bookingRequestSelect,
    orderBy: { id: 'asc' },
  });
  for (const row of rows) await queueRefusalMail(tx, row);
}
