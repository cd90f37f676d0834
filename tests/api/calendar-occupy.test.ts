import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { OccupancySource } from '@/lib/listings/calendar-sources';
import { findOccupied, freeStay, occupyStay } from '@/server/features/calendar/occupy';
import { exclusionViolation, prisma, sqlState, transaction } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy, whileHeldBy } from '@/tests/factories/occupancy';

const range = daysFromToday(30, 37);

/** Approves a request for these days, as far as the calendar is concerned. */
async function occupy(listingId: number, days: DayRange) {
  const { id } = await makeBookingRequest({
    listingId,
    startDate: dayToUtcDate(days.start),
    endDate: dayToUtcDate(days.end),
  });
  await whileHeldBy(listingId, (tx) => occupyStay(tx, { listingId, bookingRequestId: id, range: days }));
  return id;
}

describe('the database itself', () => {
  it('lets one of two transactions write overlapping stays at once', async () => {
    const listing = await makeListing();
    const write = (days: DayRange) =>
      transaction(async (tx) => {
        // Like code that forgot the lock and still got past its check.
        await tx.$executeRaw`SELECT set_config('kust.held_calendars', ${`{${listing.id}}`}, true)`;
        await tx.occupancy.create({
          data: {
            listingId: listing.id,
            source: 'internal',
            startDate: dayToUtcDate(days.start),
            endDate: dayToUtcDate(days.end),
          },
        });
        // Both have written before either commits.
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
    const results = await Promise.allSettled([write(range), write(daysFromToday(36, 40))]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => sqlState(reason))).toEqual([exclusionViolation]);
    expect(await prisma().occupancy.count({ where: { listingId: listing.id } })).toBe(1);
  });

  it('lets a stay start on the day another ends', async () => {
    const listing = await makeListing();
    await makeOccupancy({ listingId: listing.id, ...range });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(37, 39), source: 'blocked' });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(28, 30) });
    expect(await prisma().occupancy.count({ where: { listingId: listing.id } })).toBe(3);
  });

  it('never contains two overlapping own ranges, in any random sequence', async () => {
    const tries = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 2,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(tries, async (stays) => {
        const listing = await makeListing();
        await Promise.allSettled(
          stays.map(([from, length]) =>
            makeOccupancy({ listingId: listing.id, ...daysFromToday(from, from + length) }),
          ),
        );
        const kept = await findOccupied(listing.id, todayIn(), addDays(todayIn(), 60));
        for (const [index, stay] of kept.entries()) {
          expect(kept.slice(index + 1).some((other) => overlaps(stay, other))).toBe(false);
        }
        for (const [from, length] of stays) {
          expect(kept.some((stay) => overlaps(stay, daysFromToday(from, from + length)))).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('occupyStay', () => {
  it('writes the stay of a request', async () => {
    const listing = await makeListing();
    const bookingRequestId = await occupy(listing.id, range);
    expect(await findOccupied(listing.id, range.start, range.end)).toEqual([
      { source: 'internal', ...range },
    ]);
    await whileHeldBy(listing.id, (tx) => freeStay(tx, bookingRequestId));
    expect(await findOccupied(listing.id, range.start, range.end)).toEqual([]);
  });

  it.each<[OccupancySource, string]>([
    ['internal', 'een ander verblijf'],
    ['blocked', 'een geblokkeerde periode'],
    ['airbnb', 'een reservering van Airbnb'],
    ['booking_com', 'een reservering van Booking.com'],
  ])('reports %s as the conflict', async (source, what) => {
    const listing = await makeListing();
    await makeOccupancy({ listingId: listing.id, source, ...daysFromToday(36, 38) });
    await expect(occupy(listing.id, range)).rejects.toMatchObject({
      code: 'stay_taken',
      status: 409,
      text: `Deze dagen zijn niet meer vrij: ze overlappen met ${what}.`,
    });
    expect(await findOccupied(listing.id, range.start, addDays(range.start, 1))).toEqual([]);
  });

  it('ignores stays that are only adjacent, and those of another listing', async () => {
    const [listing, other] = [await makeListing(), await makeListing()];
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(28, 30), source: 'airbnb' });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(37, 40), source: 'blocked' });
    await makeOccupancy({ listingId: other.id, ...range });
    await expect(occupy(listing.id, range)).resolves.toBeGreaterThan(0);
  });

  it('lets one of two concurrent approvals win, and tells the other why', async () => {
    const listing = await makeListing();
    const results = await Promise.allSettled([
      occupy(listing.id, range),
      occupy(listing.id, daysFromToday(33, 40)),
      occupy(listing.id, range),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({
          code: 'stay_taken',
          details: { params: { what: 'een ander verblijf' } },
        });
      }
    }
  });
});
