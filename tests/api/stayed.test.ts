/** Where the other members of a party live, and who stayed, as the landlord says after departure. */
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Stayed, StayToConfirm } from '@/lib/short-stay-reports/stayed';
import { prisma } from '@/server/db';
import { issueFormToken } from '@/server/http/form-token';
import { openFormMemory } from '@/server/http/form-memory';
import { makeBookingRequest, makeManualBooking } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { bookingForm, sendBooking } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

describe('other_guests', () => {
  const keptOthers = async () => (await prisma().bookingRequest.findFirstOrThrow()).otherGuests;

  it('are kept by country, in capitals, each country once', async () => {
    const other_guests = [
      { country: 'nl', number: 1 },
      { country: 'NL', number: 1 },
      { country: null, number: 1 },
    ];
    const { status } = await sendBooking(visitor(), await makeListing({ maxCapacity: 6 }), {
      other_guests,
      number_of_adults: 4,
    });
    expect(status).toBe(201);
    expect(await keptOthers()).toEqual([
      { country: 'NL', number: 2 },
      { country: null, number: 1 },
    ]);
  });

  it.each([{}, { other_guests: null }, { other_guests: [] }])('may be left out: %j', async (changes) => {
    expect((await sendBooking(visitor(), await makeListing(), changes)).status).toBe(201);
    expect(await keptOthers()).toBeNull();
  });

  it.each([
    [[{ country: 'XK', number: 1 }]],
    [[{ country: 'UK', number: 1 }]],
    [[{ country: 'BEL', number: 1 }]],
    [[{ country: 'BE', number: 0 }]],
    [[{ country: 'BE', number: 1.5 }]],
    [[{ country: 'BE' }]],
    ['BE'],
    // The party of three has two others.
    [[{ country: 'BE', number: 3 }]],
  ])('%j are refused under their own name', async (other_guests) => {
    const { status, body } = await sendBooking<{ errors: object }>(visitor(), await makeListing(), {
      other_guests,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['other_guests']);
  });

  it('come from the form without script as a number a country', async () => {
    const listing = await makeListing();
    const send = (client: TestClient, of: Record<string, string>) => {
      const token = issueFormToken(`booking-request:${listing.id}`, Date.now() - 60_000);
      const fields = { ...bookingForm(), ...of, form_token: token, website: '' };
      return client.post(
        `/api/listings/${listing.id}/booking-requests/form`,
        new URLSearchParams(
          Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
        ),
        { csrf: false, headers: { origin: 'http://localhost:3000' } },
      );
    };
    const refused = visitor();
    await send(refused, { 'other_guests[be]': 'twee', 'other_guests[nl]': '' });
    const memory = openFormMemory(refused.cookies.get('form-memory'));
    expect(Object.keys(memory?.errors ?? {})).toEqual(['other_guests']);
    expect(memory?.values).toMatchObject({ 'other_guests[be]': 'twee' });
    await send(visitor(), { 'other_guests[uk]': '1', 'other_guests[other]': ' 1 ', 'other_guests[nl]': '' });
    expect(await keptOthers()).toEqual([
      { country: 'GB', number: 1 },
      { country: null, number: 1 },
    ]);
  });
});

const inDays = (days: number) => dayToUtcDate(addDays(todayIn(), days));

async function makeDesk() {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const make = (departure: number, changes: Parameters<typeof makeBookingRequest>[0] = {}) =>
    makeBookingRequest({
      listingId: listing.id,
      status: 'approved',
      startDate: inDays(departure - 3),
      endDate: inDays(departure),
      numberOfAdults: 2,
      numberOfChildren: 1,
      numberOfBabies: 1,
      ...changes,
    });
  return { owner, listing, make, client: await signedIn(owner) };
}

const told = {
  guests: [
    { country: 'be', number: 2 },
    { country: null, number: 1 },
  ],
  arrived: true,
};
const say = (client: TestClient, id: number, body: object = told) =>
  client.put<{ data: { stayed: Stayed }; errors?: object }>(`/api/booking-requests/${id}/stayed`, body);
const read = async (client: TestClient, id: number) =>
  (await client.get<{ data: { stayed: Stayed | null } }>(`/api/booking-requests/${id}`)).body.data.stayed;

describe('PUT /api/booking-requests/{id}/stayed', () => {
  it('is read back on the request, and said again replaces it', async () => {
    const { client, make, owner } = await makeDesk();
    const { id } = await make(0);
    expect(await read(client, id)).toBeNull();
    const { status, body } = await say(client, id);
    expect(status).toBe(200);
    expect(body.data.stayed).toMatchObject({
      guests: [
        { country: 'BE', number: 2 },
        { country: null, number: 1 },
      ],
      arrived: true,
    });
    expect(await read(client, id)).toEqual(body.data.stayed);
    await say(client, id, { guests: [], arrived: false });
    expect(await read(client, id)).toMatchObject({ guests: [], arrived: false });
    const { body: file } = await client.get<{ booking_requests: object[] }>(`/api/users/${owner.id}/export`);
    expect(file.booking_requests).toMatchObject([{ stayed: { guests: [], arrived: false } }]);
  });

  it('waits for the day of departure, and is of a stay that was asked for here', async () => {
    const { client, make, listing } = await makeDesk();
    const own = await makeManualBooking({
      listingId: listing.id,
      startDate: inDays(-3),
      endDate: inDays(-1),
    });
    for (const { id } of [await make(1), await make(-1, { status: 'canceled' }), own])
      expect((await say(client, id)).status).toBe(409);
    expect(await prisma().toldStay.count()).toBe(0);
  });

  it.each([
    [{ guests: [], arrived: true }],
    [{ guests: [{ country: 'XK', number: 1 }], arrived: true }],
    [{ guests: [{ country: 'ß', number: 1 }], arrived: true }],
    [{ guests: [{ country: 'ıt', number: 1 }], arrived: true }],
    [
      {
        guests: [
          { country: 'BE', number: 1024 },
          { country: 'NL', number: 1 },
        ],
        arrived: true,
      },
    ],
    [{ guests: [{ country: 'BE', number: -1 }], arrived: true }],
    [{ guests: 'iedereen', arrived: true }],
    [{ arrived: false }],
  ])('refuses %j on guests', async (body) => {
    const { client, make } = await makeDesk();
    const answer = await say(client, (await make(-1)).id, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['guests']);
  });

  it('asks whether they came', async () => {
    const { client, make } = await makeDesk();
    const { body } = await say(client, (await make(-1)).id, { guests: told.guests });
    expect(Object.keys(body.errors ?? {})).toEqual(['arrived']);
  });

  it('takes 1,024 guests', async () => {
    const { client, make } = await makeDesk();
    const guests = [{ country: 'BE', number: 1024 }];
    expect((await say(client, (await make(-1)).id, { guests, arrived: true })).status).toBe(200);
  });

  it('is for the landlord and admins who handle requests', async () => {
    const { make } = await makeDesk();
    const { id } = await make(-1);
    expect((await say(await signedIn(await makeUser()), id)).status).toBe(404);
    expect((await say(await signedIn(await makeAdmin()), id)).status).toBe(200);
    expect((await say(await signedIn(await makeAdmin({ staffRole: 'finance' })), id)).status).toBe(403);
  });
});

describe('to_confirm in GET /api/user/today', () => {
  it('holds the stays of the last seven days that nobody has spoken of, the oldest first', async () => {
    const { client, make, listing } = await makeDesk();
    const stays = { far: await make(-8), first: await make(-7), last: await make(0), next: await make(1) };
    await make(-2, { status: 'canceled' });
    await makeManualBooking({ listingId: listing.id, startDate: inDays(-5), endDate: inDays(-2) });
    const spoken = await make(-3);
    await say(client, spoken.id);
    const { body } = await client.get<{ data: { to_confirm: StayToConfirm[] } }>('/api/user/today');
    expect(body.data.to_confirm.map(({ id }) => id)).toEqual([stays.first.id, stays.last.id]);
    expect(body.data.to_confirm[0]).toMatchObject({
      code: stays.first.code,
      guests: [
        { country: 'BE', number: 1 },
        { country: null, number: 3 },
      ],
      until: todayIn(),
    });
  });
});
