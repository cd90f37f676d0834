import 'server-only';

import { dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { merge } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { Taken } from '@/lib/stays/terms';
import type { OccupancySource } from '@/prisma/generated/client';
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

const takenSelect = { source: true, startDate: true, endDate: true } as const;

/** Stays, own and imported, apart from what the landlord keeps. */
function splitTaken(rows: readonly (TakenRow & { source: OccupancySource })[], from: Day): Taken {
  const isBlock = ({ source }: { source: OccupancySource }) => source === 'blocked';
  return {
    booked: publicNights(
      rows.filter((row) => !isBlock(row)),
      from,
    ),
    blocked: publicNights(rows.filter(isBlock), from),
  };
}

/** The same of a listing. */
export async function findTaken(listingId: number, from: Day): Promise<Taken> {
  const rows = await prisma().occupancy.findMany({
    where: { listingId, endDate: { gt: dayToUtcDate(from) } },
    select: takenSelect,
  });
  return splitTaken(rows, from);
}

/** What of some listings is taken in any night of a range, by id; one where nothing is has no entry. */
export async function findTakenAmong(
  listingIds: readonly number[],
  { start, end }: DayRange,
): Promise<Map<number, Taken>> {
  const rows = await prisma().occupancy.findMany({
    where: {
      listingId: { in: [...listingIds] },
      startDate: { lt: dayToUtcDate(end) },
      endDate: { gt: dayToUtcDate(start) },
    },
    select: { listingId: true, ...takenSelect },
  });
  const byListing = Map.groupBy(rows, ({ listingId }) => listingId);
  return new Map(Array.from(byListing, ([id, taken]) => [id, splitTaken(taken, start)]));
}
