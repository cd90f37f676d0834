import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { forgetPayments } from '@/server/features/booking-requests/booking-payments';
import { forgetPush } from '@/server/features/push/forget-push';
import { withoutGuest } from '@/server/features/booking-requests/without-guest';
import { transaction } from '@/server/db';
import { forgetThreads } from '@/server/features/requests/forget-threads';
import { inBatches } from '@/server/features/requests/in-batches';
import { guestDataUntil } from '@/server/features/requests/guest-data-until';

/**
 * Part of the daily job 'anonymise-guests' (docs/rules/personal-data.md#guests): removes everything that identifies the
 * guest from requests whose departure was 24 months ago; stay, party and price stay for the statistics. Returns how
 * many requests it changed.
 */
export async function anonymiseGuests(today: Day = todayIn()): Promise<number> {
  const until = await guestDataUntil(today);
  const old = { endDate: { lte: dayToUtcDate(until) }, anonymisedAt: null };
  return inBatches((limit) =>
    transaction(async (tx) => {
      const rows = await tx.bookingRequest.updateManyAndReturn({
        where: old,
        data: withoutGuest(),
        select: { id: true },
        limit,
      });
      const ids = rows.map(({ id }) => id);
      await forgetThreads(tx, { bookingRequestId: ids });
      await forgetPayments(tx, ids);
      await forgetPush(tx, ids);
      return rows.length;
    }),
  );
}
