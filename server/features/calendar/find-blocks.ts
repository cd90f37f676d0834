import 'server-only';

import type { Period } from '@/lib/calendar/contract';
import { addYears, dayToUtcDate, startOfMonth, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Tx } from '@/server/db';

/** The blocks of a listing for those who manage its calendar: from two years ago on. */
export async function findBlocks(tx: Tx, listingId: number): Promise<Period[]> {
  const from = addYears(startOfMonth(todayIn()), -2);
  const rows = await tx.occupancy.findMany({
    where: { listingId, source: 'blocked', endDate: { gt: dayToUtcDate(from) } },
    select: { startDate: true, endDate: true },
    orderBy: { startDate: 'asc' },
  });
  return rows.map(({ startDate, endDate }) => ({
    start_date: utcDateToDay(startDate),
    end_date: utcDateToDay(endDate),
  }));
}
