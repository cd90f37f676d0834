import 'server-only';

import { dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { merge } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { prisma } from '@/server/db';

interface Taken {
  startDate: Date;
  endDate: Date;
}

/**
 * Nights that cannot be booked, from this day on, as anybody may know them: neither by whom, nor where one stay ends
 * and the next begins, nor when a stay under way began.
 */
export function publicNights(rows: readonly Taken[], from: Day): DayRange[] {
  const ranges = rows.map(({ startDate, endDate }) => ({
    start: utcDateToDay(startDate),
    end: utcDateToDay(endDate),
  }));
  return merge(ranges.map(({ start, end }) => ({ start: start < from ? from : start, end })));
}

/** The same of everything that occupies a listing. */
export async function findTakenNights(listingId: number, from: Day): Promise<DayRange[]> {
  const rows = await prisma().occupancy.findMany({
    where: { listingId, endDate: { gt: dayToUtcDate(from) } },
    select: { startDate: true, endDate: true },
  });
  return publicNights(rows, from);
}
