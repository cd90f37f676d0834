import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { OccupancySource } from '@/lib/calendar/sources';
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
}

/** A row of the calendar; an imported one gets a feed of its listing. */
export async function makeOccupancy({ source = 'internal', start, end, ...rest }: OccupancyOptions) {
  const feedId =
    source === 'airbnb' || source === 'booking_com' ? await feedOf(rest.listingId, source) : undefined;
  const data = { ...rest, source, feedId, startDate: dayToUtcDate(start), endDate: dayToUtcDate(end) };
  return whileHeldBy(rest.listingId, (tx) => tx.occupancy.create({ data }));
}

/** Runs `work` while holding the listing's calendar: nobody else writes what occupies it. */
export function whileHeldBy<T>(listingId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(async (tx) => {
    await lockCalendar(tx, listingId, null);
    return work(tx);
  });
}

async function feedOf(listingId: number, source: 'airbnb' | 'booking_com'): Promise<number> {
  const feed = await prisma().calendarFeed.upsert({
    where: { listingId_source: { listingId, source } },
    create: { listingId, source, url: `https://feeds.test/${nextNumber()}.ics?s=geheim` },
    update: {},
  });
  return feed.id;
}
