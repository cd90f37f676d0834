import 'server-only';

import { dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { merge } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { Taken } from '@/lib/stays/terms';
import { prisma } from '@/server/db';

interface TakenRow {
  startDate: Date;
  endDate: Date;
}

/**
 * Nights that cannot be booked, from this day on, as anybody may know them: neither by whom, nor where one stay ends
 * and the next begins, nor when a stay under way began.
 */
export function publicNights(rows: readonly TakenRow[], from: Day): DayRange[] {
  const ranges = rows.map(({ startDate, endDate }) => ({
    start: utcDateToDay(startDate),
    end: utcDateToDay(endDate),
  }));
  return merge(ranges.map(({ start, end }) => ({ start: start < from ? from : start, end })));
}

/** The same of a listing: stays, own and imported, apart from what its landlord keeps. */
export async function findTaken(listingId: number, from: Day): Promise<Taken> {
  const rows = await prisma().occupancy.findMany({
    where: { listingId, endDate: { gt: dayToUtcDate(from) } },
    select: { source: true, startDate: true, endDate: true },
  });
  return {
    booked: publicNights(
      rows.filter(({ source }) => source !== 'blocked'),
      from,
    ),
    blocked: publicNights(
      rows.filter(({ source }) => source === 'blocked'),
      from,
    ),
  };
}
