import 'server-only';

import { occupiedByTexts } from '@/lib/texts/calendar';
import { dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { OccupancySource } from '@/lib/calendar/sources';
import { exclusionViolation, prisma, sqlState } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/** Writing and asking what occupies a listing. Ranges are half-open, as everywhere. */

export interface Occupied extends DayRange {
  source: OccupancySource;
}

/** What of the listing's calendar has a night in `[from, to)`, by start; `db` is the transaction one is in, if any. */
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

/**
 * Makes this transaction the only one that changes the listing's calendar until it ends. Imported stays may overlap
 * anything, so the database's constraint alone cannot hold an approval and an import apart.
 */
export async function lockCalendar(tx: Tx, listingId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM listings WHERE id = ${listingId} FOR NO KEY UPDATE`;
}

/** The refusal that names what the days overlap with (decisions, 'Availability and calendars'). */
export function stayTaken(source: OccupancySource): DomainError {
  return new DomainError('stay_taken', { params: { what: occupiedByTexts[source] } });
}

export interface NewStay {
  listingId: number;
  bookingRequestId: number;
  range: DayRange;
}

/**
 * Writes the stay of an approved request.
 * @throws DomainError stay_taken (409) when a night of it is occupied by anything: another stay, a block or an
 * imported reservation. The transaction is lost then, whether this found it or the exclusion constraint.
 */
export async function occupyStay(tx: Tx, { listingId, bookingRequestId, range }: NewStay): Promise<void> {
  await lockCalendar(tx, listingId);
  const [occupied] = await findOccupied(listingId, range.start, range.end, tx);
  if (occupied) throw stayTaken(occupied.source);
  try {
    await tx.occupancy.create({
      data: {
        listingId,
        bookingRequestId,
        source: 'internal',
        startDate: dayToUtcDate(range.start),
        endDate: dayToUtcDate(range.end),
      },
    });
  } catch (error) {
    if (sqlState(error) !== exclusionViolation) throw error;
    // Whoever was first has committed; this transaction can ask nothing any more, another connection can.
    const [first] = await findOccupied(listingId, range.start, range.end);
    throw stayTaken(first?.source ?? 'internal');
  }
}

/**
 * Lets the linked calendars of a listing come whole the next time. Days of theirs that ours covered were not
 * imported (no echo): once ours are freed, word that a calendar is still the same would leave them free.
 */
export async function forgetFeedCopies(tx: Tx, listingId: number): Promise<void> {
  await tx.calendarFeed.updateMany({ where: { listingId }, data: { lastReadAt: null } });
}

/** Frees the days of a request that is canceled; nothing happens when it held none. */
export async function freeStay(tx: Tx, bookingRequestId: number): Promise<void> {
  const stay = await tx.occupancy.findUnique({ where: { bookingRequestId }, select: { listingId: true } });
  if (!stay) return;
  await tx.occupancy.deleteMany({ where: { bookingRequestId } });
  await forgetFeedCopies(tx, stay.listingId);
}
