import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { queueRefusalMail } from '@/server/booking-requests/mails';
import { bookingRequestSelect } from '@/server/booking-requests/select';
import type { Tx } from '@/server/db';

/**
 * Tells guests who wait for an answer that their request is off: the listing is about to be removed, with its requests.
 * The transaction has locked them, so that none is approved meanwhile.
 */
export async function tellPendingGuests(tx: Tx, listingId: number): Promise<void> {
  const rows = await tx.bookingRequest.findMany({
    where: { listingId, manual: false, status: 'pending', startDate: { gte: dayToUtcDate(todayIn()) } },
    select: bookingRequestSelect,
    orderBy: { id: 'asc' },
  });
  for (const row of rows) await queueRefusalMail(tx, 'booking-declined', row);
}
