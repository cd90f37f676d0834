import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { queueDecisionMail } from '@/server/booking-requests/mails';
import { bookingRequestSelect } from '@/server/booking-requests/select';
import type { Tx } from '@/server/db';

/**
 * Tells the guests who wait for an answer about a listing that it will not go on: the listing is about to be removed,
 * and their requests with it. The requests are locked, so that none of them is approved meanwhile.
 */
export async function tellPendingGuests(tx: Tx, listingId: number): Promise<void> {
  await tx.$queryRaw`SELECT FROM booking_requests WHERE listing_id = ${listingId} ORDER BY id FOR UPDATE`;
  const rows = await tx.bookingRequest.findMany({
    where: { listingId, status: 'pending', startDate: { gte: dayToUtcDate(todayIn()) } },
    select: bookingRequestSelect,
    orderBy: { id: 'asc' },
  });
  for (const row of rows) await queueDecisionMail(tx, 'booking-declined', row);
}
