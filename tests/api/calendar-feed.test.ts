import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '@/prisma/generated/client';
import { addDays, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import { entriesByHand, readWithNodeIcal } from '@/tests/support/read-feed';

let listing: Listing;
const feed = (ref: string | number = listing.id, headers: Record<string, string> = {}) =>
  visitor().get(`/api/listings/${ref}/calendar`, { headers });

beforeEach(async () => {
  listing = await makeListing();
});

describe('GET /api/listings/{id}/calendar', () => {
  it('is a calendar file with a name of its own', async () => {
    const { status, headers } = await feed();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${listing.id}-\\d{8}T\\d{6}\\.ics"$`),
    );
  });

  it('holds own stays and blocks, and nothing that was imported', async () => {
    const stay = await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 6) });
    const block = await makeOccupancy({ listingId: listing.id, ...daysFromToday(6, 7), source: 'blocked' });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(10, 12), source: 'airbnb' });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(12, 14), source: 'booking_com' });
    const { text } = await feed(listing.slug);
    const expected = [
      { uid: stay.uid, ...daysFromToday(3, 6), summary: 'Bezet' },
      { uid: block.uid, ...daysFromToday(6, 7), summary: 'Bezet' },
    ];
    expect(entriesByHand(text)).toEqual(expected);
    expect(readWithNodeIcal(text)).toEqual(expected);
  });

  it('says nothing of the guest, nor of what they pay', async () => {
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

  it('leaves the distant past out', async () => {
    const old = addDays(todayIn(), -500);
    await makeOccupancy({ listingId: listing.id, start: old, end: addDays(old, 3) });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(-30, -28) });
    expect(entriesByHand((await feed()).text)).toHaveLength(1);
  });

  it('has the same bytes and the same tag while nothing changes, and others once it does', async () => {
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

  it.each(['', 'W/', '"other", '])('answers 304 to who has it (%j)', async (prefix) => {
    const etag = (await feed()).headers.get('etag') ?? '';
    const again = await feed(listing.id, { 'if-none-match': prefix + etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
  });

  it('counts what it sends, not what needs no sending', async () => {
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
  ])('does not exist for %s, whoever asks', async (_state, make) => {
    const owner = await makeUser();
    const hidden = await make({ userId: owner.id });
    expect((await feed(hidden.id)).status).toBe(404);
    expect((await (await signedIn(owner)).get(`/api/listings/${hidden.id}/calendar`)).status).toBe(404);
  });

  it('goes on for a listing that was public once: other platforms must keep its stays', async () => {
    const retired = await makeListing({ disabledAt: new Date() });
    expect((await feed(retired.id)).status).toBe(200);
  });

  it.each(['999999999', 'geen-woning', 'x'])('there is none of %s', async (ref) => {
    expect((await feed(ref)).status).toBe(404);
  });
});
