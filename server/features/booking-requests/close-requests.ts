import 'server-only';

import { todayIn, utcDateToDay } from '@/lib/dates/day';
import { offerNoteTexts } from '@/lib/texts/messages';
import { queueClosedMail } from '@/server/features/booking-requests/mails';
import { bookingRequestSelect } from '@/server/features/booking-requests/select';
import { ofWithheld } from '@/server/features/requests/withheld';
import type { Withheld } from '@/server/features/requests/withheld';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import type { JobPayloads } from '@/server/jobs/payloads';
import { lockHomesWhole } from '@/server/lock-order';

/** Letters of one job. */
const AT_ONCE = 100;

/**
 * Ends every request that waits at homes that are withheld (denied, or their landlord suspended), with the offers that
 * were open. A few statements however many there are, in the transaction that withholds; jobs write the letters. What
 * was approved stays (docs/rules/moderation.md#what-is-withheld). What is being asked for at this moment is waited for,
 * and ends too.
 */
export async function closeRequests(tx: Tx, withheld: Withheld): Promise<void> {
  await lockHomesWhole(tx, withheld);
  // Moments as Prisma writes them: in milliseconds, of the moment rather than of the transaction's begin.
  const now = new Date();
  const closed = await tx.$queryRaw<{ id: number }[]>`
    WITH closed AS (
      UPDATE booking_requests SET status = 'declined', decline_reason = 'not_offered', modified_at = ${now},
        modified_by_id = NULL, modified_by_admin = false, offer_start_date = NULL, offer_end_date = NULL,
        offer_total_cents = NULL, offer_made_at = NULL
      WHERE ${ofWithheld(withheld)} AND status = 'pending' AND NOT manual RETURNING id
    ), noted AS (
      INSERT INTO messages (booking_request_id, sender, body, created_at, read_at, told_at)
      SELECT id, 'system', ${offerNoteTexts.closed}, ${now}, ${now}, ${now} FROM closed
    )
    SELECT id FROM closed ORDER BY id`;
  const ids = closed.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await enqueue(tx, 'tell-closed-requests', { ids: ids.slice(at, at + AT_ONCE) });
}

/**
 * The job 'tell-closed-requests': one letter to each guest who waited, but for days that are over. Run again it writes
 * none twice.
 */
export async function tellClosedRequests({ ids }: JobPayloads['tell-closed-requests']): Promise<void> {
  const rows = await prisma().bookingRequest.findMany({
    where: { id: { in: ids }, declineReason: 'not_offered', email: { not: '' } },
    select: bookingRequestSelect,
    orderBy: { id: 'asc' },
  });
  const waiting = rows.filter(({ startDate }) => utcDateToDay(startDate) >= todayIn());
  for (const row of waiting) await transaction((tx) => queueClosedMail(tx, row));
}
