/** The sort order of requests and bookings: those that need action come first, on the first page. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingRequestPage } from '@/lib/booking-requests/contract';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

type Status = 'pending' | 'approved' | 'declined' | 'canceled';

/** A landlord with two listings, with functions to create requests and to fetch a list. */
async function makeDesk() {
  const owner = await makeUser();
  const listings = [await makeListing({ userId: owner.id }), await makeListing({ userId: owner.id })];
  const client = await signedIn(owner);
  let made = 0;
  /** A request for three nights, this many days from today; later calls create newer ones. */
  async function make(
    status: Status,
    arrival: number,
    more: Partial<Prisma.BookingRequestUncheckedCreateInput> = {},
  ) {
    made += 1;
    const start = addDays(todayIn(), arrival);
    const { id } = await makeBookingRequest({
      listingId: listings[made % 2]?.id,
      status,
      modifiedAt: status === 'pending' ? null : new Date(),
      startDate: dayToUtcDate(start),
      endDate: dayToUtcDate(addDays(start, 3)),
      createdAt: new Date(Date.UTC(2026, 0, made)),
      ...more,
    });
    return id;
  }
  const ask = (path: string) => client.get<BookingRequestPage>(`/api/users/${owner.id}/${path}`);
  const ids = async (path: string) => (await ask(path)).body.data.map(({ id }) => id);
  return { owner, listings, make, ask, ids };
}

describe('requests', () => {
  it('that wait for an answer come first, by next arrival; the others newest first', async () => {
    const { make, ids } = await makeDesk();
    const far = await make('pending', 90);
    const missed = await make('pending', -2);
    const soon = await make('pending', 0);
    const approved = await make('approved', 30);
    const declined = await make('declined', 10);
    const next = await make('pending', 20);
    const order = [soon, next, far, missed, declined, approved];
    expect(await ids('booking-requests')).toEqual(order);
    for (const limit of [1, 2, 4, 5]) {
      const pages = Array.from({ length: Math.ceil(order.length / limit) }, (_, n) => n + 1);
      const all = await Promise.all(pages.map((page) => ids(`booking-requests?limit=${limit}&page=${page}`)));
      expect(all.flat(), `${limit} a page`).toEqual(order);
      expect(all[0]).toHaveLength(limit);
    }
  });

  it('with an offer that the guest can still accept come after those to answer', async () => {
    const { make, ids } = await makeDesk();
    const offer = (from: number) => ({
      offerStartDate: dayToUtcDate(addDays(todayIn(), from)),
      offerEndDate: dayToUtcDate(addDays(todayIn(), from + 2)),
      offerTotalCents: 30_000,
      offerMadeAt: new Date(),
    });
    const offered = await make('pending', 3, offer(4));
    const offeredToday = await make('pending', 8, offer(0));
    const stale = await make('pending', 20, offer(-1));
    const open = await make('pending', 30);
    const missed = await make('pending', -4);
    const declined = await make('declined', 1);
    expect(await ids('booking-requests')).toEqual([stale, open, missed, offeredToday, offered, declined]);
    expect(new Set(await ids('booking-requests?status=pending'))).toEqual(
      new Set([stale, open, missed, offeredToday, offered]),
    );
  });

  it('that wait are never on a page after decided ones', async () => {
    const { make, ask } = await makeDesk();
    const open = await make('pending', 200);
    for (let n = 0; n < 20; n += 1) await make('declined', n);
    const { body } = await ask('booking-requests?limit=20');
    expect(body.data[0]?.id).toBe(open);
    expect(body.meta).toMatchObject({ total: 21, last_page: 2 });
  });

  it('can be sorted newest first, or by arrival', async () => {
    const { make, ids } = await makeDesk();
    const far = await make('pending', 90);
    const past = await make('approved', -30);
    const older = await make('declined', -60);
    const near = await make('approved', 3);
    expect(await ids('booking-requests?sort=newest')).toEqual([near, older, past, far]);
    expect(await ids('booking-requests?sort=arrival')).toEqual([near, far, past, older]);
  });

  it('can be filtered by state, also on later pages', async () => {
    const { make, ids, ask } = await makeDesk();
    const open = await make('pending', 90);
    const canceled = await make('canceled', 4);
    await make('approved', 5);
    expect(await ids('booking-requests?status=pending')).toEqual([open]);
    expect(await ids('booking-requests?status=canceled')).toEqual([canceled]);
    const { body } = await ask('booking-requests?status=pending&sort=arrival');
    expect(body.meta.total).toBe(1);
    expect(body.links.first).toContain('status=pending&sort=arrival');
    for (const bad of ['status=open', 'sort=price', 'status='])
      expect((await ask(`booking-requests?${bad}`)).status, bad).toBe(422);
  });
});

describe('bookings', () => {
  async function makeStays() {
    const desk = await makeDesk();
    const { make } = desk;
    const far = await make('approved', 60);
    const longPast = await make('approved', -90);
    const here = await make('approved', -1);
    const arriving = await make('approved', 0);
    const past = await make('canceled', -30);
    const leaving = await make('approved', -3);
    const soon = await make('canceled', 8);
    await make('pending', 1);
    await make('declined', 1);
    return { ...desk, far, longPast, here, arriving, past, leaving, soon };
  }

  it('are sorted by next arrival, then current stays, then past ones, latest first', async () => {
    const { ids, far, longPast, here, arriving, past, leaving, soon } = await makeStays();
    const order = [arriving, soon, far, leaving, here, past, longPast];
    expect(await ids('bookings')).toEqual(order);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ids(`bookings?limit=2&page=${page}`)));
    expect(pages.flat()).toEqual(order);
  });

  it('can be filtered by time', async () => {
    const { ids, ask, far, longPast, here, arriving, past, leaving, soon } = await makeStays();
    expect(await ids('bookings?when=upcoming')).toEqual([arriving, soon, far]);
    expect(await ids('bookings?when=current')).toEqual([leaving, here]);
    expect(await ids('bookings?when=past')).toEqual([past, longPast]);
    expect((await ask('bookings?when=past')).body.meta.total).toBe(2);
    expect((await ask('bookings?when=soon')).status).toBe(422);
  });
});

it('an index supports filtering by state and sorting by arrival', async () => {
  const rows = await prisma().$queryRaw<{ indexdef: string }[]>`
    SELECT indexdef FROM pg_indexes WHERE tablename = 'booking_requests'`;
  expect(rows.map(({ indexdef }) => indexdef).join('\n')).toContain('(listing_id, status, start_date, id)');
});
