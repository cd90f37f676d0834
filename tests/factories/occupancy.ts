import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { isImportedSource } from '@/lib/listings/calendar-sources';
import type { ImportedSource, OccupancySource } from '@/lib/listings/calendar-sources';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { lockCalendar } from '@/server/lock-order';
import { nextNumber } from './sequence';

/** `[today + from, today + to)`. */
export function daysFromToday(from: number, to: number): DayRange {
  const today = todayIn();
  return { start: addDays(today, from), end: addDays(today, to) };
}

interface OccupancyOptions {
  listingId: number;
  source?: OccupancySource;
  start: Day;
  end: Day;
  bookingRequestId?: number;
  summary?: string;
  /** The number of changes, and the time of the last one. */
  sequence?: number;
  updatedAt?: Date;
}

/** A row of the calendar; for an imported one also creates a feed of the listing. */
export async function makeOccupancy({ source = 'internal', start, end, ...rest }: OccupancyOptions) {
  const feedId = isImportedSource(source) ? await feedOf(rest.listingId, source) : undefined;
  const data = { ...rest, source, feedId, startDate: dayToUtcDate(start), endDate: dayToUtcDate(end) };
  return whileHeldBy(rest.listingId, (tx) => tx.occupancy.create({ data }));
}

/** Runs `work` while holding the listing's calendar, so that nobody else writes to it. */
export function whileHeldBy<T>(listingId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(async (tx) => {
    await lockCalendar(tx, listingId, null);
    return work(tx);
  });
}

async function feedOf(listingId: number, source: ImportedSource): Promise<number> {
  const known = await prisma().calendarFeed.findFirst({ where: { listingId, source } });
  return (known ?? (await makeCalendarFeed({ listingId, source }))).id;
}

/** A linked calendar; one of a site other than the two platforms gets a name. */
export function makeCalendarFeed({ listingId, source }: { listingId: number; source: ImportedSource }) {
  const name = source === 'other' ? `Kalender ${nextNumber()}` : null;
  const url = `https://feeds.test/${nextNumber()}.ics?s=geheim`;
  return prisma().calendarFeed.create({ data: { listingId, source, name, url } });
}
