/** Departures and arrivals for whoever cleans (docs/rules/changeovers.md). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import type { Changeover } from '@/lib/changeovers/contract';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeBookingRequest, makeManualBooking } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

const today = todayIn();
const inDays = (days: number) => addDays(today, days);

let owner: User;
let cleaner: User;
let asOwner: TestClient;
let asCleaner: TestClient;
let home: Listing;

beforeEach(async () => {
  await truncateAll();
  [owner, cleaner] = [await makeUser({ firstName: 'Rita' }), await makeCoLandlord({ firstName: 'Sofie' })];
  [asOwner, asCleaner] = [await signedIn(owner), await signedIn(cleaner)];
  home = await makeListing({ userId: owner.id, nameHolidayHome: 'Duinroos' });
  await help(home, 'cleaning');
});

const help = ({ id }: Listing, role: 'calendar' | 'cleaning', { id: userId, email } = cleaner) =>
  prisma().listingManager.create({ data: { listingId: id, email, userId, role } });

/** A stay in the calendar, of an approved request of the Janssens unless it is imported. */
async function stay(listing: Listing, from: number, to: number, party = {}): Promise<void> {
  const days = { startDate: dayToUtcDate(inDays(from)), endDate: dayToUtcDate(inDays(to)) };
  const { id } = await makeBookingRequest({
    ...{ listingId: listing.id, status: 'approved', firstName: 'Piet', lastName: 'Janssens' },
    ...{ ...days, ...party },
  });
  await makeOccupancy({
    ...{ listingId: listing.id, start: inDays(from), end: inDays(to), bookingRequestId: id },
  });
}

const listFor = async (client: TestClient, from = 0, to = 30) =>
  (await client.get<{ data: Changeover[] }>(`/api/user/changeovers?from=${inDays(from)}&to=${inDays(to)}`))
    .body.data;
const cleaned = (client: TestClient, day: number, method: 'PUT' | 'DELETE' = 'PUT') =>
  client.call(method, `/api/listings/${home.id}/cleaned/${inDays(day)}`);

describe('the list of changeovers', () => {
  it('has who leaves and who comes by number, cots and pets, same-day turns first, and nobody by name', async () => {
    const other = await makeListing({ userId: owner.id, nameHolidayHome: 'Aster' });
    await help(other, 'cleaning');
    const party = { numberOfAdults: 2, numberOfChildren: 1, numberOfBabies: 1, numberOfPets: 2 };
    await stay(home, -4, 2);
    await stay(home, 2, 9, party);
    await stay(other, 2, 5);
    await asOwner.put(`/api/listings/${home.id}/cleaning-note`, { note: 'Linnen in de kast.' });
    const found = await listFor(asCleaner);
    expect(
      found.map(({ day, listing, departure, arrival }) => [
        ...[day, listing.name, departure !== null, arrival !== null],
      ]),
    ).toEqual([
      [inDays(2), 'Duinroos', true, true],
      [inDays(2), 'Aster', false, true],
      [inDays(5), 'Aster', true, false],
      [inDays(9), 'Duinroos', true, false],
    ]);
    expect(found[0]).toMatchObject({
      arrival: { people: 3, cots: 1, pets: 2 },
      cleaning_note: 'Linnen in de kast.',
      cleaned: null,
    });
    expect(JSON.stringify(found)).not.toMatch(/Piet|Janssens|price|total/);
    expect(await listFor(asOwner)).toEqual(found);
  });

  it('has own bookings, and imported stays without a party; neither blocks nor what a site closes', async () => {
    const dates = { startDate: dayToUtcDate(inDays(1)), endDate: dayToUtcDate(inDays(3)) };
    await makeManualBooking({ listingId: home.id, numberOfAdults: 4, numberOfChildren: 0, ...dates });
    const elsewhere = { listingId: home.id, source: 'airbnb' } as const;
    await makeOccupancy({ ...elsewhere, start: inDays(5), end: inDays(7), summary: 'Reserved' });
    await makeOccupancy({
      ...elsewhere,
      start: inDays(9),
      end: inDays(10),
      summary: 'Airbnb (Not available)',
    });
    await makeOccupancy({ listingId: home.id, source: 'blocked', start: inDays(12), end: inDays(13) });
    const found = await listFor(asCleaner);
    expect(found.map(({ day, departure, arrival }) => [day, (arrival ?? departure)?.people])).toEqual([
      [inDays(1), 4],
      [inDays(3), 4],
      [inDays(5), null],
      [inDays(7), null],
    ]);
  });

  it('is of the homes that one owns or cleans, at this moment', async () => {
    await stay(home, 2, 4);
    const manager = await makeCoLandlord();
    await help(home, 'calendar', manager);
    expect(await listFor(await signedIn(manager))).toEqual([]);
    expect(await listFor(await signedIn(await makeUser()))).toEqual([]);
    expect(await listFor(asCleaner)).toHaveLength(2);
    await prisma().listingManager.updateMany({ data: { role: 'calendar' } });
    expect(await listFor(asCleaner)).toEqual([]);
    expect((await cleaned(asCleaner, 2)).status).toBe(403);
  });

  it.each([
    [0, 63],
    [5, 5],
    [5, 2],
  ])('takes 1 to 62 days: from %i to %i is refused on `to`', async (from, to) => {
    const answer = await asCleaner.get(`/api/user/changeovers?from=${inDays(from)}&to=${inDays(to)}`);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('"to"')]);
  });
});

describe('a clean home', () => {
  it('is told by who cleaned, when, to both; the first stays; it can be taken back', async () => {
    await stay(home, -4, 0);
    expect((await cleaned(asCleaner, 0)).status).toBe(204);
    expect((await cleaned(asOwner, 0)).status).toBe(204);
    const [seen] = await listFor(asOwner);
    expect(seen?.cleaned).toEqual({ by: 'Sofie', at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect((await cleaned(asOwner, 0, 'DELETE')).status).toBe(204);
    expect((await listFor(asCleaner))[0]?.cleaned).toBeNull();
  });

  it('is not before somebody leaves, nor on a day without a changeover', async () => {
    await stay(home, -4, 3);
    await stay(home, 6, 8);
    const early = await cleaned(asCleaner, 3);
    expect([early.status, early.text]).toEqual([422, expect.stringContaining('"day"')]);
    expect((await cleaned(asCleaner, 1)).status).toBe(404);
    expect((await cleaned(asCleaner, 6)).status).toBe(204);
  });

  it('is to be cleaned again for who leaves on a day for which it was clean before', async () => {
    await stay(home, 0, 4);
    expect((await cleaned(asOwner, 0)).status).toBe(204);
    await prisma().cleanedHome.updateMany({ data: { cleanedAt: new Date(Date.now() - 36 * 3_600_000) } });
    expect((await listFor(asOwner))[0]?.cleaned).toMatchObject({ by: 'Rita' });
    await stay(home, -3, 0);
    expect((await listFor(asOwner))[0]).toMatchObject({ departure: { people: 2 }, cleaned: null });
    expect((await cleaned(asCleaner, 0)).status).toBe(204);
    expect((await cleaned(asOwner, 0)).status).toBe(204);
    expect((await listFor(asOwner))[0]?.cleaned).toMatchObject({ by: 'Sofie' });
  });

  it('is nothing where a site only closes days', async () => {
    const closed = { source: 'airbnb', summary: 'Airbnb (Not available)' } as const;
    await makeOccupancy({ listingId: home.id, start: inDays(-2), end: inDays(0), ...closed });
    await makeOccupancy({ listingId: home.id, start: inDays(3), end: inDays(9), ...closed });
    expect((await cleaned(asCleaner, 0)).status).toBe(404);
    expect((await cleaned(asCleaner, 3)).status).toBe(404);
    await stay(home, 0, 3);
    expect((await cleaned(asCleaner, 0)).status).toBe(204);
  });
});

describe('the secret calendar of changeovers', () => {
  const addressFor = async (client: TestClient) =>
    new URL((await client.post<{ data: { url: string } }>('/api/user/changeovers/address')).body.data.url)
      .pathname;

  it('has no name of a guest, and follows what one may see; another address ends the one before', async () => {
    const ask = '/api/user/changeovers/address';
    expect((await asCleaner.get(ask)).body).toEqual({ data: { url: null } });
    await stay(home, -4, 2);
    await stay(home, 2, 9, { numberOfAdults: 2, numberOfChildren: 1, numberOfBabies: 1 });
    const url = await addressFor(asCleaner);
    const { status, headers, text } = await visitor().get(url);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = text.replaceAll('\r\n ', '');
    expect(lines).toContain('SUMMARY:Wissel: Duinroos\r\n');
    expect(lines).toContain('3 personen\\, 1 kinderbedje');
    expect(lines.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).not.toMatch(/Piet|Janssens|ATTENDEE|ORGANIZER|@/);
    const etag = headers.get('etag') ?? '';
    expect((await visitor().get(url, { headers: { 'if-none-match': etag } })).status).toBe(304);

    await prisma().listingManager.deleteMany();
    expect((await visitor().get(url)).text).not.toContain('VEVENT');
    await addressFor(asCleaner);
    expect((await visitor().get(url)).status).toBe(404);
  });

  it('is gone with its account', async () => {
    const url = await addressFor(asCleaner);
    await prisma().user.update({ where: { id: cleaner.id }, data: { suspendedAt: new Date() } });
    expect((await visitor().get(url)).status).toBe(404);
  });
});

it('keeps a note for who cleans, up to 1,000 characters, for its landlord alone to write', async () => {
  const call = `/api/listings/${home.id}/cleaning-note`;
  expect((await asCleaner.put(call, { note: 'x' })).status).toBe(403);
  expect((await asOwner.put(call, { note: 'x'.repeat(1001) })).status).toBe(422);
  await asOwner.put(call, { note: 'Sleutel bij de buren.' });
  expect((await asOwner.get(call)).body).toEqual({ data: { note: 'Sleutel bij de buren.' } });
  await asOwner.put(call, { note: '' });
  expect((await asOwner.get(call)).body).toEqual({ data: { note: null } });
});
