import 'server-only';

import { occupiedTexts } from '@/lib/texts/occupied';
import { dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { OccupancySource } from '@/lib/listings/calendar-sources';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/** Writing and reading what occupies a listing. Ranges are half-open, as everywhere. */

export interface Occupied extends DayRange {
  source: OccupancySource;
}

/** What occupies a listing between `from` and `to` (exclusive), by start; `db` is the current transaction, if any. */
export async function findOccupied(
  listingId: number,
  from: Day,
  to: Day,
  db: Tx = prisma(),
): Promise<Occupied[]> {
  const rows = await db.occupancy.findMany({
    where: { listingId, startDate: { lt: dayToUtcDate(to) }, endDate: { gt: dayToUtcDate(from) } },
    select: { source: true, startDate: true, endDate: true },
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ source, startDate, endDate }) => ({
    source,
    start: utcDateToDay(startDate),
    end: utcDateToDay(endDate),
  }));
}

/** The error that names what the days overlap with. */
function stayTaken(source: OccupancySource): DomainError {
  return new DomainError('stay_taken', { params: { what: occupiedTexts[source] } });
}

/**
 * Refuses a range with an occupied night. In the transaction that holds the listing's calendar lock.
 * @throws DomainError stay_taken (409) if anything occupies a night of the range: another stay, a block or an imported
 *   reservation
 */
export async function refuseTaken(tx: Tx, listingId: number, { start, end }: DayRange): Promise<void> {
  const [occupied] = await findOccupied(listingId, start, end, tx);
  if (occupied) throw stayTaken(occupied.source);
}

export interface NewStay {
  listingId: number;
  bookingRequestId: number;
  range: DayRange;
}

/**
 * Occupies the days of an approved request, in the transaction that holds the listing's calendar lock (`lockCalendar`).
 * @throws DomainError stay_taken (409)
 */
export async function occupyStay(tx: Tx, { listingId, bookingRequestId, range }: NewStay): Promise<void> {
  await refuseTaken(tx, listingId, range);
  await tx.occupancy.create({
    data: {
      listingId,
      bookingRequestId,
      source: 'internal',
      startDate: dayToUtcDate(range.start),
      endDate: dayToUtcDate(range.end),
    },
  });
}

/**
 * Refuses days on which anything but the stay itself occupies a night. In the transaction that holds the listing's
 * calendar lock.
 * @throws DomainError stay_taken (409)
 */
export async function refuseTakenByOthers(
  tx: Tx,
  { listingId, bookingRequestId, range }: NewStay,
): Promise<void> {
  const [start, end] = [dayToUtcDate(range.start), dayToUtcDate(range.end)];
  const others = { OR: [{ bookingRequestId: null }, { bookingRequestId: { not: bookingRequestId } }] };
  const taken = await tx.occupancy.findFirst({
    where: { listingId, startDate: { lt: end }, endDate: { gt: start }, ...others },
    select: { source: true },
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
  });
  if (taken) throw stayTaken(taken.source);
}

/**
 * Moves a stay to other days, in the transaction that holds the listing's calendar lock. It may overlap its own old
 * days.
 * @throws DomainError stay_taken (409)
 */
export async function moveStay(tx: Tx, { listingId, bookingRequestId, range }: NewStay): Promise<void> {
  await refuseTakenByOthers(tx, { listingId, bookingRequestId, range });
  const [start, end] = [dayToUtcDate(range.start), dayToUtcDate(range.end)];
  const { count } = await tx.occupancy.updateMany({
    where: { bookingRequestId, OR: [{ startDate: { not: start } }, { endDate: { not: end } }] },
    data: { startDate: start, endDate: end, sequence: { increment: 1 }, updatedAt: new Date() },
  });
  if (count > 0) await forgetFeedCopies(tx, listingId);
}

/**
 * Makes the next reading of a listing's linked calendars fetch them in full. Their ranges that ours covered were not
 * imported (as echoes): once ours are freed, a 'not modified' would leave those days free.
 */
export async function forgetFeedCopies(tx: Tx, listingId: number): Promise<void> {
  await tx.calendarFeed.updateMany({ where: { listingId }, data: { lastReadAt: null } });
}

/**
 * Frees the days of a canceled request, in the transaction that holds the listing's calendar lock; does nothing if it
 * occupied none.
 */
export async function freeStay(tx: Tx, bookingRequestId: number): Promise<void> {
  const stay = await tx.occupancy.findUnique({ where: { bookingRequestId }, select: { listingId: true } });
  if (!stay) return;
  await tx.occupancy.deleteMany({ where: { bookingRequestId } });
  await forgetFeedCopies(tx, stay.listingId);
}
