import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOfMoment, dayToUtcDate, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Figures, OperatorFigures } from '@/lib/figures/contract';
import { prisma } from '@/server/db';
import { SearchCounter } from '@/server/features/figures/count-searches';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeCreditNote } from '@/tests/factories/credit-note';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makeReview } from '@/tests/factories/review';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const path = '/api/admin/figures';
const admin = async () => signedIn(await makeAdmin());
const figuresOf = async (client: TestClient, query: string) =>
  (await client.get<{ data: OperatorFigures }>(`${path}?${query}`)).body.data;

/** Around midnight in Belgium and in UTC, and both changes of summer time. */
const someMoment = fc
  .tuple(
    fc.integer({ min: -400, max: 60 }),
    fc.constantFrom('00:30', '11:00', '21:30', '22:30', '23:30'),
    fc.boolean(),
  )
  .map(([days, time, isEdge]) => {
    const day = isEdge ? (days % 2 ? '2029-03-25' : '2029-10-28') : addDays('2030-01-01', days);
    return new Date(`${day}T${time}:00Z`);
  });

interface Span {
  listing: number;
  since: Date;
  until: Date | null;
}
interface PlainRow {
  at: Date;
  waited: number | null;
  status: 'pending' | 'approved' | 'declined' | 'canceled';
  decidedAt: Date;
  manual: boolean;
}

const someSpans = fc
  .array(
    fc.tuple(fc.integer({ min: 0, max: 5 }), fc.uniqueArray(someMoment, { minLength: 1, maxLength: 5 })),
    {
      maxLength: 6,
    },
  )
  .map((made) =>
    [...new Map(made).entries()].flatMap(([listing, moments]): Span[] => {
      const sorted = moments.toSorted((a, b) => a.getTime() - b.getTime());
      return sorted.flatMap((since, place) =>
        place % 2 === 0 ? [{ listing, since, until: sorted[place + 1] ?? null }] : [],
      );
    }),
  );
const someRequest: fc.Arbitrary<PlainRow> = fc.record({
  at: someMoment,
  waited: fc.option(fc.integer({ min: 1, max: 9000 }), { nil: null }),
  status: fc.constantFrom('pending', 'approved', 'declined', 'canceled'),
  decidedAt: someMoment,
  manual: fc.boolean(),
});

interface World {
  spans: Span[];
  requests: PlainRow[];
  reviews: Date[];
  orders: { at: Date; net: number }[];
  searches: { day: Day; searches: number; without: number }[];
}
const someWorld: fc.Arbitrary<World> = fc.record({
  spans: someSpans,
  requests: fc.array(someRequest, { maxLength: 25 }),
  reviews: fc.array(someMoment, { maxLength: 6 }),
  orders: fc.array(fc.record({ at: someMoment, net: fc.integer({ min: 1, max: 90_000 }) }), { maxLength: 6 }),
  searches: fc.uniqueArray(
    fc.record({
      day: someMoment.map((moment) => dayOfMoment(moment)),
      searches: fc.integer({ min: 5, max: 20 }),
      without: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 8, selector: ({ day }) => day },
  ),
});

const median = (sorted: readonly number[]) => sorted[Math.ceil(sorted.length / 2) - 1] ?? null;

/** Counted row by row, from the definitions in docs/rules/operator-figures.md. */
function plainFigures({ spans, requests, reviews, orders, searches }: World, start: Day, end: Day): Figures {
  const isIn = (moment: Date) => dayOfMoment(moment) >= start && dayOfMoment(moment) < end;
  const isBefore = (moment: Date | null) => moment !== null && dayOfMoment(moment) < end;
  const listings = [...new Set(spans.map(({ listing }) => listing))].map((listing) =>
    spans.filter((span) => span.listing === listing),
  );
  const asked = requests.filter(({ manual, at }) => !manual && isIn(at));
  const decided = requests.filter(({ manual, decidedAt }) => !manual && isIn(decidedAt));
  const answered = asked.filter(({ status }) => status !== 'pending');
  const waits = answered.flatMap(({ waited }) => waited ?? []).toSorted((a, b) => a - b);
  const ofDays = searches.filter(({ day }) => day >= start && day < end);
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const firstAt = (of: readonly Span[]) => of[0]?.since ?? new Date(0);
  const lastAt = (of: readonly Span[]) => of.at(-1)?.until ?? null;
  const online = spans.filter(({ since, until }) => isBefore(since) && !isBefore(until)).length;
  return {
    listings_online: online,
    listings_new: listings.filter((of) => isIn(firstAt(of))).length,
    listings_gone: listings.filter((of) => {
      const gone = lastAt(of);
      return gone !== null && isIn(gone);
    }).length,
    // Each listing has its own landlord.
    landlords: listings.filter((of) => isBefore(firstAt(of)) && !isBefore(lastAt(of))).length,
    views: 0,
    searches: sum(ofDays.map((row) => row.searches)),
    searches_without_result: sum(ofDays.map(({ without }) => without)),
    requests: asked.length,
    answer_minutes: median(waits),
    approvals: decided.filter(({ status }) => status === 'approved' || status === 'canceled').length,
    cancellations: decided.filter(({ status }) => status === 'canceled').length,
    reviews: reviews.filter(isIn).length,
    income_cents: sum(orders.filter(({ at }) => isIn(at)).map(({ net }) => net)),
  };
}

/** Writes the world; returns it with what its invoices come to without VAT. */
async function make(world: World): Promise<World> {
  const listings = await Promise.all(Array.from({ length: 6 }, () => makeConcept()));
  const [home] = listings;
  await prisma().onlineSpan.createMany({
    data: world.spans.map(({ listing, since, until }) => ({
      listingId: listings[listing]?.id ?? 0,
      since,
      until,
    })),
  });
  for (const { at, waited, status, decidedAt, manual } of world.requests)
    await makeBookingRequest({
      listingId: home?.id,
      createdAt: at,
      manual,
      status,
      ...(manual && status !== 'canceled' && { status: 'approved' as const }),
      ...(status !== 'pending' && {
        modifiedAt: decidedAt,
        answeredAt: waited === null ? null : new Date(at.getTime() + waited * 60_000),
      }),
      ...((status === 'approved' || status === 'canceled' || manual) && { approvedAt: decidedAt }),
    });
  for (const at of world.reviews) {
    const { id } = await makeReview({ listingId: home?.id });
    await prisma().$executeRaw`UPDATE reviews SET created_at = ${at} WHERE id = ${id}`;
  }
  const orders = [];
  for (const { at, net: total } of world.orders) {
    const order = await makeOrder({ createdAt: at, total });
    orders.push({ at, net: order.subtotal });
  }
  await prisma().searchDay.createMany({
    data: world.searches.map(({ day, searches, without }) => ({
      day: dayToUtcDate(day),
      townId: 0,
      party: 0,
      daysAhead: -1,
      searches,
      withoutResult: without,
    })),
  });
  return { ...world, orders };
}

describe('the figures', () => {
  it('are those of the rows, however they lie around the ends of months and weeks', async () => {
    await fc.assert(
      fc.asyncProperty(someWorld, async (planned) => {
        await truncateAll();
        const world = await make(planned);
        const client = await admin();
        for (const query of ['from=2029-03-15&to=2030-02-02', 'from=2029-10-20&to=2030-01-10&by=week']) {
          const { periods } = await figuresOf(client, query);
          for (const { start, end, before, ...figures } of periods) {
            const isWeek = query.includes('week');
            const back: Day = isWeek
              ? addDays(start, -364)
              : (`${Number(start.slice(0, 4)) - 1}${start.slice(4)}` as Day);
            const backEnd: Day = isWeek
              ? addDays(end, -364)
              : (`${Number(end.slice(0, 4)) - 1}${end.slice(4)}` as Day);
            expect({ start, ...figures }).toEqual({ start, ...plainFigures(world, start, end) });
            expect({ back, ...before }).toEqual({ back, ...plainFigures(world, back, backEnd) });
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('come whole: every month and every week from Monday with a day in the days asked', async () => {
    const client = await admin();
    const months = (await figuresOf(client, 'from=2027-03-15&to=2027-05-01')).periods;
    expect(months.map(({ start, end }) => [start, end])).toEqual([
      ['2027-03-01', '2027-04-01'],
      ['2027-04-01', '2027-05-01'],
    ]);
    const weeks = (await figuresOf(client, 'from=2027-03-17&to=2027-03-23&by=week')).periods;
    expect(weeks.map(({ start }) => start)).toEqual(['2027-03-15', '2027-03-22']);
    expect(weekday('2027-03-15')).toBe(1);
    expect((await figuresOf(client, '')).periods).toHaveLength(12);
    expect((await figuresOf(client, 'by=week')).periods).toHaveLength(26);
  });

  it('follow a listing as it goes online, offline and away', async () => {
    const owner = await makeUser();
    const waiting = await makeWaitingListing({ userId: owner.id });
    const spans = () => prisma().onlineSpan.findMany({ orderBy: { id: 'asc' } });
    expect(await spans()).toEqual([]);
    const set = (data: {
      approvedAt?: Date;
      firstPublishedAt?: Date;
      disabledAt?: Date | null;
      minStay?: number;
    }) => prisma().listing.update({ where: { id: waiting.id }, data });
    await set({ approvedAt: new Date(), firstPublishedAt: new Date() });
    await set({ minStay: 3 });
    expect(await spans()).toMatchObject([{ listingId: waiting.id, until: null }]);
    await set({ disabledAt: new Date() });
    expect((await spans())[0]?.until).not.toBeNull();
    await set({ disabledAt: null });
    expect(await spans()).toHaveLength(2);
    await prisma().listing.delete({ where: { id: waiting.id } });
    expect((await spans()).map(({ until }) => until === null)).toEqual([false, false]);
    const other = await makeListing();
    expect(await prisma().onlineSpan.count({ where: { listingId: other.id, until: null } })).toBe(1);
  });

  it('subtract what was refunded', async () => {
    const order = await makeOrder({ createdAt: new Date('2026-06-30T21:59:00Z') });
    const { subtotal } = await makeCreditNote({ orderId: order.id });
    const { periods } = await figuresOf(await admin(), 'from=2026-06-01&to=2026-08-01');
    expect(periods.map(({ income_cents: income }) => income)).toEqual([order.subtotal, -subtotal]);
  });

  it.each([
    ['from=2027-05-01', 'to'],
    ['to=2027-05-01', 'from'],
    ['from=2027-05-01&to=2027-05-01', 'to'],
    ['from=2009-12-31&to=2010-05-01', 'from'],
    ['from=2027-05-01&to=2101-01-01', 'to'],
    ['from=2020-05-01&to=2027-01-01', 'to'],
    ['from=2024-05-01&to=2027-01-01&by=week', 'to'],
    ['from=gisteren&to=2027-01-01', 'from'],
    ['by=day', 'by'],
  ])('refuse %s', async (query, field) => {
    const client = await admin();
    for (const call of [path, `${path}.csv`, `${path}/missing.csv`]) {
      const { status, body } = await client.get<{ errors: Record<string, string[]> }>(`${call}?${query}`);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual([field]);
    }
  });
});

describe('searches', () => {
  const seen = (
    counter: SearchCounter,
    query: Parameters<SearchCounter['notice']>[0]['filters'],
    isFound: boolean,
  ) => counter.notice({ filters: query, isFound, address: '192.0.2.7' }, new Date('2027-03-10T12:00:00Z'));

  it('are counted by town, party and days ahead, and told where nothing was found', async () => {
    const counter = new SearchCounter();
    const days = { arrival: '2027-03-20', departure: '2027-03-22' } as const;
    for (const isFound of [false, false, true])
      seen(counter, { listing_city_id: [11], adults: 2, children: 1, ...days }, isFound);
    seen(counter, { pets: 1 }, false);
    seen(counter, { adults: 1 }, true);
    seen(counter, { listing_city_id: [11], page: 2 }, false);
    seen(counter, {}, false);
    await counter.flush();
    seen(counter, { pets: 2 }, false);
    await counter.flush();
    const client = await admin();
    const { periods, missing } = await figuresOf(client, 'from=2027-03-01&to=2027-04-01');
    expect(periods[0]).toMatchObject({ searches: 6, searches_without_result: 4 });
    expect(missing).toEqual([
      { town: { id: 11, name: 'Oostende' }, party: 3, days_ahead: 7, searches: 3, without_result: 2 },
      { town: null, party: null, days_ahead: null, searches: 2, without_result: 2 },
    ]);
    const file = await client.get(`${path}/missing.csv?from=2027-03-01&to=2027-04-01`);
    expect(file.text).toContain('2027-03-10;Oostende;3;7;3;2\r\n');
  });

  it('of one address count 200 times a day at most', async () => {
    const counter = new SearchCounter();
    for (let time = 0; time < 250; time += 1) seen(counter, { pets: 1 }, true);
    await counter.flush();
    expect(await prisma().searchDay.findMany()).toMatchObject([{ searches: 200, withoutResult: 0 }]);
  });
});

describe('the file', () => {
  it('has a line per period, with what a spreadsheet can calculate with', async () => {
    await makeOrder({ createdAt: new Date('2027-05-02T10:00:00Z') });
    const { text, headers } = await (await admin()).get(`${path}.csv?from=2027-05-01&to=2027-07-01`);
    const lines = text.split('\r\n');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(lines[0]).toContain('Antwoordtijd (minuten)');
    expect(lines.slice(1)).toEqual([
      '2027-05-01;2027-05-31;0;0;0;0;0;0;0;0;;0;0;0;100,00',
      '2027-06-01;2027-06-30;0;0;0;0;0;0;0;0;;0;0;0;0,00',
      '',
    ]);
  });
});
