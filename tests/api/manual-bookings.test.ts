/** Manual bookings, recorded by a landlord (docs/rules/manual-bookings.md). */
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  BookingRequestDetail,
  BookingRequestDto,
  BookingRequestPage,
} from '@/lib/booking-requests/contract';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { GuestStay } from '@/lib/guest-stays/contract';
import { anonymiseGuests } from '@/server/features/booking-requests/anonymise-guests';
import { guestBookings } from '@/server/features/booking-requests/guest-bookings';
import { prisma, sqlState } from '@/server/db';
import { countLandlordFacts } from '@/server/features/landlord-facts/count-facts';
import { askForReviews } from '@/server/features/reviews/ask-for-reviews';
import { getStatistics } from '@/server/features/statistics/get-statistics';
import { makeBookingRequest, makeManualBooking } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeOccupancy, daysFromToday } from '@/tests/factories/occupancy';
import { makeReview } from '@/tests/factories/review';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

type One = { data: BookingRequestDto };

const form = (changes: Record<string, unknown> = {}) => ({
  start_date: addDays(todayIn(), 30),
  end_date: addDays(todayIn(), 34),
  guest_name: 'Els De Smet',
  ...changes,
});

async function setUp() {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const client = await signedIn(owner);
  const path = `/api/listings/${listing.slug}/manual-bookings`;
  const add = (changes: Record<string, unknown> = {}, by: TestClient = client) =>
    by.post<One>(path, form(changes));
  const nights = () =>
    prisma().occupancy.findMany({
      where: { listingId: listing.id },
      select: { startDate: true, endDate: true, source: true },
    });
  return { owner, listing, client, path, add, nights };
}

const whole = {
  email: ' Els@kustverblijf.test ',
  phone: '+32 470 12 34 56',
  number_of_adults: 3,
  number_of_children: 1,
  total_cents: 45_050,
  note: 'Sleutel bij de buren',
};

describe('an own booking', () => {
  it('occupies its nights and is listed with the bookings, not with the requests', async () => {
    const { owner, client, add, nights } = await setUp();
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      manual: true,
      status: 'approved',
      name: 'Els De Smet',
      email: '',
      country: '',
      phone_number: null,
      date_of_birth: null,
      number_of_adults: 1,
      number_of_children: 0,
      price: 0,
      agreed_total_cents: null,
      quote: null,
      note: null,
    });
    const range = { startDate: dayToUtcDate(form().start_date), endDate: dayToUtcDate(form().end_date) };
    expect(await nights()).toEqual([{ ...range, source: 'internal' }]);
    const idsOf = async (list: string) =>
      (await client.get<BookingRequestPage>(`/api/users/${owner.id}/${list}`)).body.data.map(({ id }) => id);
    expect(await idsOf('bookings')).toEqual([body.data.id]);
    expect(await idsOf('booking-requests')).toEqual([]);
    const counts = await Promise.all(
      ['bookings', 'booking-requests'].map((list) => client.get(`/api/users/${owner.id}/${list}/count`)),
    );
    expect(counts.map((answer) => answer.body)).toEqual([
      { count: 1, unread: 0, unread_messages: 0 },
      { count: 0, unread: 0, unread_messages: 0 },
    ]);
    expect(await outbox()).toEqual([]);
  });

  it('stores all details, with the total in whole euros', async () => {
    const { add } = await setUp();
    const { body } = await add(whole);
    expect(body.data).toMatchObject({
      email: 'Els@kustverblijf.test',
      phone_number: '+32 470 12 34 56',
      number_of_adults: 3,
      number_of_children: 1,
      agreed_total_cents: 45_050,
      price: 451,
      note: 'Sleutel bij de buren',
    });
  });

  it('may be in the past and is subject to no stay rules', async () => {
    const { add, listing } = await setUp();
    await prisma().listing.update({ where: { id: listing.id }, data: { minStay: 7, preparationNights: 2 } });
    const past = { start_date: addDays(todayIn(), -400), end_date: addDays(todayIn(), -399) };
    expect((await add(past)).status).toBe(201);
    expect((await add()).status).toBe(201);
    expect((await add({ start_date: form().end_date, end_date: addDays(form().end_date, 1) })).status).toBe(
      201,
    );
  });

  it.each(['internal', 'blocked', 'airbnb', 'booking_com'] as const)('never overlaps %s', async (source) => {
    const { add, listing } = await setUp();
    await makeOccupancy({ listingId: listing.id, source, ...daysFromToday(33, 36) });
    const { status, body } = await add();
    expect(status).toBe(409);
    expect(body).toEqual({
      message: expect.stringMatching(/^Deze dagen zijn niet meer vrij: ze overlappen met /),
    });
    expect(await prisma().bookingRequest.count()).toBe(0);
  });

  it('is one if two are sent at once', async () => {
    const { add, nights } = await setUp();
    const answers = await Promise.all([add(), add({ guest_name: 'Jan' }), add({ guest_name: 'Piet' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await nights()).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>]>([
    ['start_date', { start_date: '2027-02-30' }],
    ['start_date', { start_date: 20270201 }],
    ['start_date', { start_date: null }],
    ['end_date', { end_date: form().start_date }],
    ['end_date', { end_date: addDays(form().start_date, 367) }],
    ['end_date', { end_date: '2199-12-31' }],
    ['end_date', { end_date: ['2027-01-01'] }],
    ['guest_name', { guest_name: '  ' }],
    ['guest_name', { guest_name: 'x'.repeat(101) }],
    ['guest_name', { guest_name: { toString: 'x' } }],
    ['email', { email: 'els' }],
    ['email', { email: 7 }],
    ['email', { send_confirmation: true }],
    ['email', { send_confirmation: true, email: ' ' }],
    ['phone', { phone: 'bel mij' }],
    ['number_of_adults', { number_of_adults: 0 }],
    ['number_of_adults', { number_of_adults: 1.5 }],
    ['number_of_children', { number_of_children: -1 }],
    ['number_of_children', { number_of_children: 1e9 }],
    ['total_cents', { total_cents: -1 }],
    ['total_cents', { total_cents: 12.5 }],
    ['total_cents', { total_cents: '100' }],
    ['total_cents', { total_cents: 1e12 }],
    ['note', { note: 'x'.repeat(1901) }],
    ['send_confirmation', { send_confirmation: 'ja' }],
  ])('is refused at field %s for %j', async (field, changes) => {
    const { client, add } = await setUp();
    const { status, body } = await add(changes);
    expect([status, Object.keys(Reflect.get(Object(body), 'errors'))]).toEqual([422, [field]]);
    const row = await makeManualBooking({
      listingId: (await makeListing({ userId: (await makeUser()).id })).id,
    });
    // Validated before the owner is checked.
    expect((await client.put(`/api/manual-bookings/${row.id}`, form(changes))).status).toBe(422);
  });

  it('hides its note from admins, who cannot write one', async () => {
    const { add, client } = await setUp();
    const admin = await signedIn(await makeAdmin());
    expect((await add({ note: 'x' }, admin)).status).toBe(403);
    const { data } = (await add({ note: 'geheim' })).body;
    const path = `/api/manual-bookings/${data.id}`;
    expect((await admin.put(path, form({ note: 'x' }))).status).toBe(403);
    const changed = await admin.put<One>(path, form({ guest_name: 'Jan' }));
    expect([changed.status, changed.body.data.note]).toEqual([200, undefined]);
    const read = await client.get<One>(`/api/booking-requests/${data.id}`);
    expect([read.body.data.name, read.body.data.note]).toEqual(['Jan', 'geheim']);
  });
});

describe('changing one', () => {
  it('can move its nights over its own, and notifies other calendars', async () => {
    const { add, client, nights } = await setUp();
    const { data } = (await add(whole)).body;
    const longer = form({ end_date: addDays(form().end_date, 2) });
    const { status, body } = await client.put<One>(`/api/manual-bookings/${data.id}`, longer);
    expect([status, body.data.end_date]).toEqual([200, longer.end_date]);
    // A full replacement: omitted fields are cleared.
    expect(body.data).toMatchObject({ email: '', phone_number: null, agreed_total_cents: null, note: null });
    expect((await nights()).map(({ endDate }) => endDate)).toEqual([dayToUtcDate(longer.end_date)]);
    const [{ sequence } = { sequence: 0 }] = await prisma().occupancy.findMany();
    expect(sequence).toBe(1);
  });

  it('is refused if it would overlap, and leaves everything as it was', async () => {
    const { add, client, listing, nights } = await setUp();
    const { data } = (await add()).body;
    await makeOccupancy({ listingId: listing.id, source: 'airbnb', ...daysFromToday(34, 36) });
    const longer = form({ end_date: addDays(form().end_date, 1), guest_name: 'Iemand anders' });
    const { status, body } = await client.put(`/api/manual-bookings/${data.id}`, longer);
    expect([status, body]).toEqual([
      409,
      { message: 'Deze dagen zijn niet meer vrij: ze overlappen met een reservering van Airbnb.' },
    ]);
    expect((await client.get<One>(`/api/booking-requests/${data.id}`)).body.data.name).toBe('Els De Smet');
    expect(await nights()).toHaveLength(2);
  });

  it('lets one of two that grow towards each other win', async () => {
    const { add, client } = await setUp();
    const [one, two] = [
      await add(),
      await add({ start_date: addDays(todayIn(), 36), end_date: addDays(todayIn(), 38) }),
    ];
    const answers = await Promise.all([
      client.put(`/api/manual-bookings/${one.body.data.id}`, form({ end_date: addDays(todayIn(), 36) })),
      client.put(
        `/api/manual-bookings/${two.body.data.id}`,
        form({ start_date: addDays(todayIn(), 34), end_date: addDays(todayIn(), 38) }),
      ),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is impossible for a request, and for a booking that its guest canceled', async () => {
    const { client, listing } = await setUp();
    const request = await makeBookingRequest({ listingId: listing.id, status: 'approved' });
    expect((await client.put(`/api/manual-bookings/${request.id}`, form())).status).toBe(404);
    expect((await client.delete(`/api/manual-bookings/${request.id}`)).status).toBe(404);
    expect((await client.delete('/api/manual-bookings/2147483647')).status).toBe(404);
    expect((await client.delete('/api/manual-bookings/99999999999')).status).toBe(404);
    const off = await makeBookingRequest({
      ...{ listingId: listing.id, manual: true, status: 'canceled' },
      canceledBy: 'guest',
    });
    expect((await client.put(`/api/manual-bookings/${off.id}`, form())).status).toBe(409);
    expect((await client.delete(`/api/manual-bookings/${off.id}`)).status).toBe(204);
  });

  it('deletes it with its nights, without a mail', async () => {
    const { add, client, nights } = await setUp();
    const { data } = (await add({ email: 'els@kustverblijf.test' })).body;
    const answers = await Promise.all([1, 2].map(() => client.delete(`/api/manual-bookings/${data.id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect([await nights(), await outbox()]).toEqual([[], []]);
  });
});

describe('its confirmation', () => {
  it('leads the guest to a page of their own, as often as requested', async () => {
    const { add, client, owner } = await setUp();
    const asked = { ...whole, send_confirmation: true };
    const { data } = (await add(asked)).body;
    const [letter] = await outbox();
    expect([letter?.template, letter?.recipient, letter?.replyTo]).toEqual([
      'booking-confirmed',
      'Els@kustverblijf.test',
      owner.email,
    ]);
    const token = String(Reflect.get(Object(letter?.props), 'token'));
    const page = await visitor().get<{ data: GuestStay }>(`/api/stays/${token}`);
    expect(page.body.data).toMatchObject({ code: data.code, status: 'approved', agreed_total_cents: 45_050 });
    await client.put(`/api/manual-bookings/${data.id}`, form(whole));
    expect(await outbox()).toHaveLength(1);
    await client.put(`/api/manual-bookings/${data.id}`, form(asked));
    expect(await outbox()).toHaveLength(2);
  });

  it('is required for a conversation', async () => {
    const { add, client } = await setUp();
    const { data } = (await add({ email: 'els@kustverblijf.test' })).body;
    const say = () => client.post(`/api/booking-requests/${data.id}/messages`, { message: 'Dag Els' });
    expect((await say()).status).toBe(409);
    const detail = await client.get<{ data: BookingRequestDetail }>(`/api/booking-requests/${data.id}`);
    expect(detail.body.data.has_guest_page).toBe(false);
    await client.put(`/api/manual-bookings/${data.id}`, form({ ...whole, send_confirmation: true }));
    expect((await say()).status).toBe(201);
  });

  it('lets the guest cancel it, not review it', async () => {
    const { add } = await setUp();
    await add({ ...whole, send_confirmation: true });
    const [letter] = await outbox();
    const token = String(Reflect.get(Object(letter?.props), 'token'));
    const guest = visitor();
    const off = await guest.post<{ data: GuestStay }>(`/api/stays/${token}/withdraw`);
    expect([off.status, off.body.data.status]).toEqual([200, 'canceled']);
  });
});

describe('features for requests', () => {
  const past = {
    startDate: dayToUtcDate(addDays(todayIn(), -9)),
    endDate: dayToUtcDate(addDays(todayIn(), -5)),
  };
  const noon = new Date(`${todayIn()}T12:00:00Z`);

  it('do not apply to own bookings: canceling, marking, deleting in bulk', async () => {
    const { client, listing } = await setUp();
    const own = await makeManualBooking({ listingId: listing.id });
    const calls = [
      client.post(`/api/booking-requests/${own.id}/cancel`, {}),
      client.post(`/api/booking-requests/${own.id}/approve`, { check_in: '15:00', check_out: '10:00' }),
      client.post(`/api/booking-requests/${own.id}/decline`, {}),
      client.delete(`/api/booking-requests/bulk-destroy?ids=${own.id}`),
      client.put(`/api/booking-requests/bulk-mark-as-handled?ids=${own.id}`),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([409, 409, 409, 404, 404]);
    expect(await outbox()).toEqual([]);
  });

  it('ask for no review and accept none', async () => {
    const { listing } = await setUp();
    const own = await makeManualBooking({ listingId: listing.id, email: 'els@kustverblijf.test', ...past });
    expect(await askForReviews(noon)).toBe(0);
    const refused = await makeReview({ listingId: listing.id, bookingRequestId: own.id }).catch(
      (error) => error,
    );
    expect(sqlState(refused)).toBe('23514');
  });

  it('count the income and no request', async () => {
    const { owner, listing } = await setUp();
    await makeManualBooking({ listingId: listing.id, price: 400 });
    const { data } = await getStatistics({ actor: owner });
    expect([data.earnings.total, data.booking_requests.total]).toEqual([400, 0]);
    await countLandlordFacts();
    expect(await prisma().landlordFacts.findMany({ select: { requests: true, answered: true } })).toEqual([
      { requests: 0, answered: 0 },
    ]);
  });
});

describe('the data of its guest', () => {
  it('can be seen, and are anonymised after 24 months', async () => {
    const { add, client } = await setUp();
    const { data } = (await add({ ...whole, start_date: '2023-01-01', end_date: '2023-01-03' })).body;
    expect(await guestBookings.read('els@kustverblijf.test')).toMatchObject([
      { code: data.code, last_name: 'De Smet' },
    ]);
    expect(await anonymiseGuests()).toBe(1);
    const { body } = await client.get<One>(`/api/booking-requests/${data.id}`);
    expect(body.data).toMatchObject({
      email: '',
      phone_number: null,
      note: null,
      agreed_total_cents: 45_050,
    });
    expect(body.data.name).not.toContain('Els');
    expect((await client.put(`/api/manual-bookings/${data.id}`, form())).status).toBe(409);
  });
});

describe('the database', () => {
  it.each([{ email: '' }, { country: '' }, { message: '' }, { lastName: '' }, { dateOfBirth: null }])(
    'requires of a request what the form requires: %j',
    async (missing) => {
      const refused = await makeBookingRequest(missing).catch((error) => error);
      expect(sqlState(refused)).toBe('23514');
    },
  );

  it('allows no own booking that is pending, or that has a quote', async () => {
    const { listing } = await setUp();
    const own = { listingId: listing.id, manual: true };
    for (const wrong of [
      { ...own },
      { ...own, status: 'declined' as const },
      { ...own, status: 'approved' as const, remindedAfter: 24 },
    ]) {
      expect(sqlState(await makeBookingRequest(wrong).catch((error) => error))).toBe('23514');
    }
  });
});

it('is refused to calendar managers', async () => {
  const { listing, path, client, add } = await setUp();
  const manager = await makeCoLandlord();
  await prisma().listingManager.create({
    data: { listingId: listing.id, email: manager.email, userId: manager.id },
  });
  const theirs = await signedIn(manager);
  expect((await theirs.post(path, form())).status).toBe(403);
  const { data } = (await add()).body;
  expect((await theirs.put(`/api/manual-bookings/${data.id}`, form())).status).toBe(403);
  expect((await theirs.delete(`/api/manual-bookings/${data.id}`)).status).toBe(403);
  const stranger = await signedIn(await makeUser());
  expect((await stranger.delete(`/api/manual-bookings/${data.id}`)).status).toBe(404);
  expect((await client.delete(`/api/manual-bookings/${data.id}`)).status).toBe(204);
});
