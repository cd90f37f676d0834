import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '@/prisma/generated/client';
import { todayIn, utcDateToDay } from '@/lib/dates/day';
import { planImport } from '@/server/features/calendar-feeds/plan-import';
import { readCalendar } from '@/server/features/calendar-feeds/read-calendar';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy, whileHeldBy } from '@/tests/factories/occupancy';
import { makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import { entriesByHand, readWithNodeIcal } from '@/tests/support/read-calendar-export';

let listing: Listing;
const feed = (ref: string | number = listing.id, headers: Record<string, string> = {}) =>
  visitor().get(`/api/listings/${ref}/calendar`, { headers });

beforeEach(async () => {
  listing = await makeListing();
});

describe('GET /api/listings/{id}/calendar', () => {
  it('is a calendar file with its own name', async () => {
    const { status, headers } = await feed();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${listing.id}-\\d{8}T\\d{6}\\.ics"$`),
    );
  });

  it('contains nights occupied by own stays and blocks, and nothing that was imported', async () => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 6) });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(20, 21), source: 'blocked' });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(10, 12), source: 'airbnb' });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(12, 14), source: 'booking_com' });
    const { text } = await feed(listing.slug);
    const expected = [daysFromToday(3, 6), daysFromToday(20, 21)].map((days) => ({
      ...days,
      summary: 'Bezet',
    }));
    expect(entriesByHand(text)).toMatchObject(expected);
    expect(readWithNodeIcal(text)).toMatchObject(expected);
    expect(readWithNodeIcal(text)).toEqual(entriesByHand(text));
  });

  it('reveals neither separate stays, nor the past, nor when anything was booked', async () => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(-9, -4) });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(-2, 1) });
    const uids = () => feed().then(({ text }) => entriesByHand(text).map(({ uid }) => uid));
    const one = await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 6) });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(6, 8), source: 'blocked' });
    const before = await feed();
    expect(entriesByHand(before.text)).toMatchObject([daysFromToday(0, 1), daysFromToday(3, 8)]);
    const [, known] = await uids();
    // Booked separately, moved, in another order: the same nights give the same bytes.
    await whileHeldBy(listing.id, (tx) => tx.occupancy.deleteMany({ where: { listingId: listing.id } }));
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(5, 8) });
    await makeOccupancy({
      listingId: listing.id,
      ...daysFromToday(3, 5),
      sequence: 4,
      updatedAt: new Date(0),
    });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(-1, 1), source: 'blocked' });
    const after = await feed();
    expect(after.text).toBe(before.text);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
    expect(await uids()).toContain(known);
    expect(after.text).not.toMatch(/LAST-MODIFIED|CREATED|SEQUENCE:[1-9]/);
    expect(after.text).not.toContain(one.uid);
    expect(new Set(after.text.match(/DTSTAMP.*/g)).size).toBe(1);
  });

  it('identifies a range by its end: the id outlives the first stay in it', async () => {
    const first = await makeOccupancy({ listingId: listing.id, ...daysFromToday(-2, 2) });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(2, 5) });
    const [whole] = entriesByHand((await feed()).text);
    await whileHeldBy(listing.id, (tx) => tx.occupancy.delete({ where: { id: first.id } }));
    const [rest] = entriesByHand((await feed()).text);
    expect(rest?.uid).toBe(whole?.uid);
    const other = await makeListing();
    await makeOccupancy({ listingId: other.id, ...daysFromToday(2, 5) });
    expect(entriesByHand((await feed(other.id)).text)[0]?.uid).not.toBe(whole?.uid);
  });

  it('is recognised as our own when another site sends it back', async () => {
    for (const days of [daysFromToday(-2, 2), daysFromToday(2, 5), daysFromToday(9, 11)]) {
      await makeOccupancy({ listingId: listing.id, ...days });
    }
    const own = (await prisma().occupancy.findMany({ where: { listingId: listing.id } })).map((row) => ({
      start: utcDateToDay(row.startDate),
      end: utcDateToDay(row.endDate),
    }));
    const text = new TextEncoder().encode((await feed()).text);
    const { ranges } = readCalendar(text, null, daysFromToday(0, 700));
    expect(planImport({ today: todayIn(), ranges, rows: [], own })).toMatchObject({ added: [], echoes: 2 });
  });

  it('contains nothing about the guest or the price', async () => {
    const request = await makeBookingRequest({
      listingId: listing.id,
      status: 'approved',
      modifiedAt: new Date(),
      price: 9876,
    });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 6), bookingRequestId: request.id });
    const { text } = await feed();
    for (const secret of [
      request.firstName,
      request.lastName,
      request.email,
      request.uuid,
      request.message,
      '9876',
      '€',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('has the same bytes and the same ETag while nothing changes, and others once it does', async () => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 6) });
    const first = await feed();
    await prisma().listing.update({ where: { id: listing.id }, data: { price: 200 } });
    const second = await feed();
    expect(second.text).toBe(first.text);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(8, 9) });
    const third = await feed();
    expect(third.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(third.text.startsWith(first.text.slice(0, first.text.indexOf('END:VCALENDAR')))).toBe(true);
  });

  it.each(['', 'W/', '"other", '])('answers 304 to a client that has it (%j)', async (prefix) => {
    const etag = (await feed()).headers.get('etag') ?? '';
    const again = await feed(listing.id, { 'if-none-match': prefix + etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
  });

  it('counts downloads, not 304 responses', async () => {
    const client = visitor();
    const url = `/api/listings/${listing.id}/calendar`;
    const { headers } = await client.get(url);
    const points = async () =>
      (await prisma().rateLimit.findMany()).reduce((sum, row) => sum + row.points, 0);
    const before = await points();
    await client.get(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(await points()).toBe(before);
    await client.get(url);
    expect(await points()).toBe(before + 1);
  });

  it.each([
    ['a concept', makeConcept],
    ['a listing that waits', makeWaitingListing],
  ])('does not exist for %s, whoever calls', async (_state, make) => {
    const owner = await makeUser();
    const hidden = await make({ userId: owner.id });
    expect((await feed(hidden.id)).status).toBe(404);
    expect((await (await signedIn(owner)).get(`/api/listings/${hidden.id}/calendar`)).status).toBe(404);
  });

  it('continues for a listing that was public once: other platforms must keep its stays', async () => {
    const retired = await makeListing({ disabledAt: new Date() });
    expect((await feed(retired.id)).status).toBe(200);
  });

  it.each(['999999999', 'geen-woning', 'x'])('does not exist for %s', async (ref) => {
    expect((await feed(ref)).status).toBe(404);
  });
});
