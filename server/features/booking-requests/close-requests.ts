import 'server-only';

import { todayIn, utcDateToDay } from '@/lib/dates/day';
import type { ThreadNote } from '@/lib/messages/note';
import { queueClosedMail } from '@/server/features/booking-requests/mails';
import { dutchNote } from '@/server/features/messages/note-message';
import { bookingRequestSelect } from '@/server/features/booking-requests/select';
import { ofWithheld } from '@/server/features/requests/withheld';
import type { Withheld } from '@/server/features/requests/withheld';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import type { JobPayloads } from '@/server/jobs/payloads';
import { lockListingsWhole } from '@/server/lock-order';

const closedNote: ThreadNote = { kind: 'closed' };

/** Mails per job. */
const AT_ONCE = 100;

/**
 * Ends every pending request for listings being withheld (denied, or their landlord suspended), with any open offers.
 * Takes a few statements however many there are, in the transaction that withholds; jobs send the mails. Approved stays
 * remain (docs/rules/moderation.md#what-is-withheld). Requests being made at this moment are waited for, and end too.
 */
export async function closeRequests(tx: Tx, withheld: Withheld): Promise<void> {
  await lockListingsWhole(tx, withheld);
  // Timestamps as Prisma writes them: in milliseconds, and of the statement rather than of the start of the
  // transaction.
  const now = new Date();
  const closed = await tx.$queryRaw<{ id: number }[]>`
    WITH closed AS (
      UPDATE booking_requests SET status = 'declined', decline_reason = 'not_offered', modified_at = ${now},
        modified_by_id = NULL, modified_by_admin = false, offer_start_date = NULL, offer_end_date = NULL,
        offer_total_cents = NULL, offer_made_at = NULL
      WHERE ${ofWithheld(withheld)} AND status = 'pending' AND NOT manual RETURNING id
    ), noted AS (
      INSERT INTO messages (booking_request_id, sender, body, note, created_at, read_at, told_at)
      SELECT id, 'system', ${dutchNote(closedNote)}, ${closedNote}, ${now}, ${now}, ${now} FROM closed
    )
    SELECT id FROM closed ORDER BY id`;
  const ids = closed.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await enqueue(tx, 'tell-closed-requests', { ids: ids.slice(at, at + AT_ONCE) });
}

/**
 * The job 'tell-closed-requests': mails each guest who was waiting, except for days that are over. Running it again
 * mails nobody twice.
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
