import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '@/prisma/generated/client';
import { dayToUtcDate } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { refreshFeed } from '@/server/features/calendar-feeds/refresh-feeds';
import { prisma, transaction } from '@/server/db';
import { makeApprovedStay } from '@/tests/factories/booking-request';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { importedDays, makeManagedListing, night } from '@/tests/support/calendar';
import { calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';
import type { TestClient } from '@/tests/support/client';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

const server = await startCalendarServer();

let listing: Listing;
let client: TestClient;

beforeEach(async () => {
  ({ listing, client } = await makeManagedListing());
});

const approvedStay = ({ start, end }: DayRange) =>
  makeApprovedStay({ listingId: listing.id, startDate: dayToUtcDate(start), endDate: dayToUtcDate(end) });

describe('a stay that is canceled while its nights are imported as our own', () => {
  it('leaves them occupied if another guest has them: the next reading imports the whole calendar', async () => {
    const canceled = await approvedStay(daysFromToday(30, 33));
    await approvedStay(daysFromToday(40, 43));
    // The second one overlaps ours, so that the import has a mail to write before it finishes.
    const url = server.serveTagged('/elders', calendarOf(daysFromToday(30, 33), daysFromToday(42, 45)));
    const { id } = await prisma().calendarFeed.create({
      data: { listingId: listing.id, source: 'airbnb', url, lastReadAt: null },
    });
    await whileHeld('LOCK TABLE outgoing_mails IN SHARE MODE', async (other) => {
      const reading = refreshFeed(id);
      await untilWaiting(other, 1);
      const answer = client.post(`/api/booking-requests/${canceled.id}/cancel`, { message: null });
      await untilWaiting(other, 2);
      await other.query('COMMIT');
      await reading;
      expect((await answer).status).toBe(200);
    });
    await refreshFeed(id);
    expect(await importedDays(listing.id)).toEqual([
      [night(30), night(33)],
      [night(42), night(45)],
    ]);
  });
});

describe('what occupies a listing', () => {
  const row = () => ({
    listingId: listing.id,
    source: 'blocked' as const,
    startDate: dayToUtcDate(night(5)),
    endDate: dayToUtcDate(night(6)),
  });
  const refusal = /written by who holds the calendar/;

  it('cannot be written without holding its calendar, by any statement', async () => {
    const { id } = await makeOccupancy({ listingId: listing.id, ...daysFromToday(1, 2) });
    const other = await makeManagedListing();
    const db = prisma();
    await expect(db.occupancy.create({ data: row() })).rejects.toThrow(refusal);
    await expect(db.occupancy.update({ where: { id }, data: { summary: 'x' } })).rejects.toThrow(refusal);
    await expect(db.occupancy.deleteMany({ where: { listingId: listing.id } })).rejects.toThrow(refusal);
    await expect(db.$executeRaw`DELETE FROM occupancies WHERE id = ${id}`).rejects.toThrow(refusal);
    const elsewhere = transaction(async (tx) => {
      await tx.$queryRaw`SELECT hold_calendars(ARRAY[${other.listing.id}]::int[])`;
      await tx.occupancy.create({ data: row() });
    });
    await expect(elsewhere).rejects.toThrow(refusal);
    expect(await prisma().occupancy.count({ where: { listingId: listing.id } })).toBe(1);
  });

  it('is deleted with its listing, which requires no hold', async () => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(1, 2) });
    await prisma().listing.delete({ where: { id: listing.id } });
    expect(await prisma().occupancy.count({ where: { listingId: listing.id } })).toBe(0);
  });
});
