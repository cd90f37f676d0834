import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { withoutSender } from '@/server/features/contact-requests/without-sender';
import { transaction } from '@/server/db';
import { forgetThreads } from '@/server/features/requests/forget-threads';
import { inBatches } from '@/server/features/requests/in-batches';
import { guestDataUntil } from '@/server/features/requests/guest-data-until';

/**
 * Part of the daily job 'anonymise-guests' (docs/rules/personal-data.md#guests): removes who asked and what from
 * questions that are 24 months old; their number stays for the statistics. Returns how many it changed.
 */
export async function anonymiseSenders(today: Day = todayIn()): Promise<number> {
  const until = await guestDataUntil(today);
  const old = { createdAt: { lt: dayToUtcDate(until) }, anonymisedAt: null };
  return inBatches((limit) =>
    transaction(async (tx) => {
      const rows = await tx.contactRequest.updateManyAndReturn({
        where: old,
        data: withoutSender(),
        select: { id: true },
        limit,
      });
      await forgetThreads(tx, { contactRequestId: rows.map(({ id }) => id) });
      return rows.length;
    }),
  );
}
