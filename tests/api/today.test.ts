import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Today } from '@/lib/today/contract';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const inDays = (days: number) => dayToUtcDate(addDays(todayIn(), days));
const dayIn = (days: number) => addDays(todayIn(), days);
const askToday = async (client: TestClient) =>
  (await client.get<{ data: Today }>('/api/user/today')).body.data;
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const nothing = { arriving: 0, departing: 0, open_cents: 0, questions: 0 };
const empty = {
  line: nothing,
  to_answer: [],
  offered: [],
  arriving: [],
  departing: [],
  staying: [],
  to_confirm: [],
  payments_due: [],
  payments_overdue: [],
  unread_messages: 0,
  feed_problems: [],
  to_complete: [],
  rejected: [],
  to_publish: [],
  lacks_billing_details: false,
};

async function makeDesk() {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const make = (from: number, to: number, overrides: Parameters<typeof makeBookingRequest>[0] = {}) =>
    makeBookingRequest({ listingId: listing.id, startDate: inDays(from), endDate: inDays(to), ...overrides });
  const approved = (from: number, to: number) => make(from, to, { status: 'approved' });
  return { owner, listing, make, approved, client: await signedIn(owner) };
}

describe('GET /api/user/today', () => {
  it('contains the pending requests in the order of the list, next arrival first, past ones last', async () => {
    const { owner, client, make } = await makeDesk();
    const far = await make(40, 43);
    const past = await make(-3, -1);
    const near = await make(4, 6);
    await make(5, 6, { status: 'declined' });
    const { to_answer } = await askToday(client);
    expect(ids(to_answer)).toEqual([near.id, far.id, past.id]);
    const { around, ...row } = to_answer[0] ?? {};
    const list = await client.get<{ data: unknown[] }>(`/api/users/${owner.id}/booking-requests`);
    expect(row).toEqual(list.body.data[0]);
    expect(around).toEqual({ start_date: dayIn(1), end_date: dayIn(9), taken: [], asked: [] });
  });

  it('contains what is occupied and requested around their nights, each night once and no further', async () => {
    const { client, make, listing } = await makeDesk();
    await make(10, 14);
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(2, 9), source: 'blocked' });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(13, 15), source: 'airbnb' });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(14, 30), source: 'internal' });
    await makeOccupancy({ listingId: (await makeListing()).id, ...daysFromToday(10, 14) });
    await make(11, 12);
    await make(11, 13);
    const { to_answer } = await askToday(client);
    expect(to_answer[0]?.around).toEqual({
      start_date: dayIn(7),
      end_date: dayIn(17),
      taken: [
        { start_date: dayIn(7), end_date: dayIn(9) },
        { start_date: dayIn(13), end_date: dayIn(17) },
      ],
      asked: [{ start_date: dayIn(11), end_date: dayIn(13) }],
    });
  });

  it('separates requests waiting for the guest, who has an offer, from those waiting for the landlord', async () => {
    const { owner, client, make } = await makeDesk();
    const offer = (from: number) => ({
      offerStartDate: inDays(from),
      offerEndDate: inDays(from + 2),
      offerTotalCents: 30_000,
      offerMadeAt: new Date(),
    });
    const open = await make(4, 6);
    const offered = await make(5, 7, offer(8));
    const sooner = await make(9, 11, offer(2));
    // This offer can no longer be accepted.
    const stale = await make(12, 14, offer(-1));
    const day = await askToday(client);
    expect([ids(day.to_answer), ids(day.offered)]).toEqual([
      [open.id, stale.id],
      [sooner.id, offered.id],
    ]);
    const list = await client.get<{ data: unknown[] }>(`/api/users/${owner.id}/booking-requests`);
    expect(day.offered).toEqual(list.body.data.slice(2));
    await client.delete(`/api/booking-requests/${offered.id}/offer`);
    expect(ids((await askToday(client)).to_answer)).toEqual([open.id, offered.id, stale.id]);
  });

  it('lists arrivals, departures and current stays, from today to the seventh day', async () => {
    const { client, approved, make } = await makeDesk();
    const [there, today, week] = [await approved(-2, 3), await approved(0, 7), await approved(6, 9)];
    const leaving = await approved(-4, 0);
    await approved(7, 9);
    await approved(-4, -1);
    await make(0, 2, { status: 'canceled' });
    const { arriving, departing, staying, to_answer } = await askToday(client);
    expect(ids(arriving)).toEqual([today.id, week.id]);
    expect(ids(departing)).toEqual([leaving.id, there.id]);
    expect(ids(staying)).toEqual([there.id, today.id]);
    expect(to_answer).toEqual([]);
  });

  it.each([
    [{ addressShared: true }, 'Sleutel in het kluisje', { address_shared: true, has_arrival_info: true }],
    [{ addressShared: false }, null, { address_shared: false, has_arrival_info: false }],
  ])('lists what is still missing for an arriving guest: %#', async (stay, arrivalInfo, expected) => {
    const { client, make, listing } = await makeDesk();
    await prisma().listing.update({ where: { id: listing.id }, data: { arrivalInfo } });
    const { id } = await make(1, 3, { status: 'approved', ...stay });
    await prisma().message.create({
      data: { bookingRequestId: id, sender: 'guest', body: 'Waar is de sleutel?' },
    });
    const { arriving } = await askToday(client);
    expect(arriving).toMatchObject([{ id, unread_messages: 1, ...expected }]);
  });

  it('counts unread messages of guests about requests of both kinds', async () => {
    const { client, make, listing } = await makeDesk();
    const { id: bookingRequestId } = await make(4, 6);
    const { id: contactRequestId } = await makeContactRequest({ listingId: listing.id });
    await prisma().message.deleteMany();
    const said = { sender: 'guest', body: 'Dag' } as const;
    await prisma().message.createMany({
      data: [
        { ...said, bookingRequestId },
        { ...said, contactRequestId },
        { ...said, contactRequestId, readAt: new Date() },
        { ...said, bookingRequestId, sender: 'landlord' },
      ],
    });
    expect((await askToday(client)).unread_messages).toBe(2);
  });

  it('lists failing calendars, and since when', async () => {
    const { client, listing } = await makeDesk();
    const failingSince = new Date('2026-05-04T10:00:00Z');
    const feed = { listingId: listing.id, url: 'https://feeds.test/geheim.ics' };
    await prisma().calendarFeed.createMany({
      data: [
        { ...feed, source: 'booking_com', failingSince, error: 'status 503' },
        { ...feed, source: 'airbnb', error: 'skipped_events 2' },
      ],
    });
    const { feed_problems } = await askToday(client);
    expect(feed_problems).toEqual([
      {
        listing: { id: listing.id, slug: listing.slug, name: listing.nameHolidayHome },
        name: 'Booking.com',
        failing_since: failingSince.toISOString(),
        error: 'De kalender antwoordde met fout 503.',
      },
    ]);
  });

  it('lists listings that were never public, and what each still lacks', async () => {
    const { owner, client } = await makeDesk();
    const concept = await makeConcept({ userId: owner.id, nameHolidayHome: null, price: null });
    await makeListing({ userId: owner.id, price: null, disabledAt: new Date() });
    const { to_complete } = await askToday(client);
    const { id, slug } = concept;
    expect(to_complete).toMatchObject([{ listing: { id, slug, name: slug } }]);
    expect(to_complete[0]?.missing).toEqual(
      expect.arrayContaining(['name_holiday_home', 'price', 'images_pool']),
    );
    expect(to_complete[0]?.missing).not.toContain('description');
  });

  it('lists listings that an admin denied, until they are submitted again', async () => {
    const { owner, client } = await makeDesk();
    const deniedAt = new Date('2026-05-04T10:00:00Z');
    const denied = { userId: owner.id, deniedAt, disabledAt: deniedAt };
    const before = await makeConcept({ ...denied, denialMessage: 'Andere foto’s, graag.' });
    const later = new Date('2026-05-05T10:00:00Z');
    const online = await makeListing({ ...denied, approvedAt: null, deniedAt: later });
    const told = async () => (await askToday(client)).rejected;
    const nameOf = ({ id, slug, nameHolidayHome: name }: typeof before) => ({ id, slug, name });
    expect(await told()).toEqual([
      { listing: nameOf(online), denied_at: later.toISOString(), message: null },
      { listing: nameOf(before), denied_at: deniedAt.toISOString(), message: 'Andere foto’s, graag.' },
    ]);
    await prisma().listing.updateMany({ where: { userId: owner.id }, data: { disabledAt: null } });
    expect(await told()).toEqual([]);
  });

  it('lists complete listings that were never made public', async () => {
    const { owner, client } = await makeDesk();
    const { id, slug, nameHolidayHome: name } = await makeConcept({ userId: owner.id });
    const picture = { orderNumber: 1, storageKey: 'een', width: 1200, height: 800 };
    await prisma().listingPicture.create({ data: { ...picture, listingId: id } });
    const told = async () => {
      const { to_publish, to_complete, rejected } = await askToday(client);
      return [to_publish, to_complete, rejected.map(({ listing }) => listing)];
    };
    const listing = { id, slug, name };
    expect(await told()).toEqual([[{ listing }], [], []]);
    // A listing that an admin denied cannot be published with one press.
    await prisma().listing.update({ where: { id }, data: { deniedAt: new Date() } });
    expect(await told()).toEqual([[], [], [listing]]);
    await prisma().listing.update({ where: { id }, data: { disabledAt: null } });
    expect(await told()).toEqual([[], [], []]);
  });

  it.each([
    [{ billingCity: null }, true],
    [{ billingCity: '' }, true],
    [{ roleId: 2, billingCity: null }, false],
    [{ vatNumber: null }, false],
  ])('says that a landlord’s billing details are incomplete: %j is %s', async (user, lacks) => {
    const client = await signedIn(await makeUser(user));
    expect((await askToday(client)).lacks_billing_details).toBe(lacks);
  });

  it('contains at most fifty rows of each', async () => {
    const { client, make, owner } = await makeDesk();
    for (let n = 0; n < 52; n += 1) {
      await make(3, 5);
      await make(-1, 2, { status: 'approved' });
    }
    for (let n = 0; n < 52; n += 1) await makeConcept({ userId: owner.id, price: null });
    const { to_answer, departing, staying, to_complete } = await askToday(client);
    expect([to_answer, departing, staying, to_complete].map(({ length }) => length)).toEqual([
      50, 50, 50, 50,
    ]);
  });

  it('shows nothing of it to a co-landlord or another landlord', async () => {
    const { owner, listing, make, approved } = await makeDesk();
    const [helper, stranger] = [await makeUser({ roleId: 2 }), await makeUser()];
    await prisma().listingManager.create({
      data: { listingId: listing.id, userId: helper.id, email: helper.email },
    });
    const { id } = await make(2, 4);
    await approved(0, 3);
    await prisma().message.create({ data: { bookingRequestId: id, sender: 'guest', body: 'Dag' } });
    await prisma().calendarFeed.create({
      data: {
        listingId: listing.id,
        source: 'airbnb',
        url: 'https://feeds.test/a.ics',
        failingSince: new Date(),
      },
    });
    await makeConcept({ userId: owner.id });
    expect(await askToday(await signedIn(helper))).toEqual(empty);
    expect(await askToday(await signedIn(stranger))).toEqual(empty);
  });

  it('ignores parameters', async () => {
    const { client, owner } = await makeDesk();
    const other = await makeBookingRequest();
    for (const query of [
      '?user_id=1',
      `?id=${owner.id}`,
      '?limit=1000000',
      '?today=2020-01-01',
      `?x=${'9'.repeat(5000)}`,
    ]) {
      const answer = await client.get<{ data: Today }>(`/api/user/today${query}`);
      expect(answer.status).toBe(200);
      expect(ids(answer.body.data.to_answer)).not.toContain(other.id);
    }
  });

  it('answers concurrent calls alike, and decisions made meanwhile count from then on', async () => {
    const { client, make } = await makeDesk();
    const { id } = await make(4, 6);
    const answers = await Promise.all(Array.from({ length: 8 }, () => askToday(client)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await client.post(`/api/booking-requests/${id}/decline`, {})).status).toBe(200);
    expect((await askToday(client)).to_answer).toEqual([]);
  });

  it('counts the message of a request as read once it is decided, but not later ones', async () => {
    const { client, make } = await makeDesk();
    const { id } = await make(4, 6);
    const said = { bookingRequestId: id, sender: 'guest' } as const;
    await prisma().message.createMany({
      data: [
        { ...said, body: 'Wij komen graag een paar dagen uitwaaien.' },
        { ...said, body: 'En mag de hond mee?' },
      ],
    });
    expect((await client.post(`/api/booking-requests/${id}/decline`, {})).status).toBe(200);
    expect((await askToday(client)).unread_messages).toBe(1);
  });
});
