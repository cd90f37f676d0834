import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '@/lib/api/envelope';
import { addDays, dayNumber, dayToUtcDate, eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { ListingFigures, MonthFigures } from '@/lib/statistics/contract';
import { prisma } from '@/server/db';
import { downloadSeries, getSeries, listListingFigures } from '@/server/features/statistics/get-series';
import { actorOf } from '@/tests/factories/actor';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { endOf, plainFigures } from '@/tests/support/plain-figures';
import type { PlainRequest, PlainViews } from '@/tests/support/plain-figures';

beforeEach(truncateAll);

const path = '/api/user/statistics/series';
const year = 'from=2028-01-01&to=2029-01-01';
const seriesOf = async (client: TestClient, query = year) =>
  (await client.get<{ data: MonthFigures[] }>(`${path}?${query}`)).body.data;

/** Include 2027 and 2028, the second with a leap day, and both clock changes of each. */
const [first, last]: [Day, Day] = ['2026-11-15', '2029-02-15'];
const arbitraryDay = fc
  .integer({ min: 0, max: dayNumber(last) - dayNumber(first) })
  .map((days) => addDays(first, days));
const nearMonthEnd = fc
  .tuple(fc.constantFrom<Day>('2027-03-28', '2027-10-31', '2028-03-01', '2028-01-01', '2027-05-01'))
  .chain(([day]) => fc.integer({ min: -4, max: 2 }).map((days) => addDays(day, days)));
const someDay = fc.oneof(arbitraryDay, nearMonthEnd);
/** Around midnight in Belgium and in UTC, where the date is ambiguous. */
const someMoment = fc
  .tuple(someDay, fc.constantFrom('00:30', '12:00', '21:30', '22:30', '23:30'))
  .map(([day, time]) => new Date(`${day}T${time}:00Z`));

const someRequest = (listings: number): fc.Arbitrary<PlainRequest> =>
  fc
    .record({
      listing: fc.integer({ min: 0, max: listings - 1 }),
      status: fc.constantFrom('pending', 'approved', 'approved', 'approved', 'declined', 'canceled'),
      start: someDay,
      prices: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 70 }),
      createdAt: someMoment,
      approvedAt: someMoment,
      kind: fc.constantFrom('asked', 'older', 'agreed', 'own'),
      percent: fc.integer({ min: 0, max: 60 }),
      agreed: fc.integer({ min: 0, max: 500_000 }),
    })
    .map(({ prices, approvedAt, kind, percent, agreed, ...rest }): PlainRequest => {
      const price = prices.reduce((sum, night) => sum + night, 0);
      const isOwn = kind === 'own';
      const status = isOwn && rest.status !== 'canceled' ? 'approved' : rest.status;
      const wasApproved = status === 'approved' || status === 'canceled';
      return {
        ...rest,
        status,
        isOwn,
        nights: prices.length,
        approvedAt: wasApproved ? approvedAt : null,
        asked: kind === 'older' || isOwn ? null : { prices, discountCents: -Math.round(price * percent) },
        agreedCents: wasApproved && (isOwn || kind === 'agreed') ? agreed : null,
        price,
      };
    });

const someViews = (listings: number): fc.Arbitrary<PlainViews> =>
  fc.record({
    listing: fc.integer({ min: 0, max: listings - 1 }),
    day: someDay,
    views: fc.integer({ min: 1, max: 9 }),
  });

/** The quote as stored with the request; costs are part of the total but not of any night. */
function quoteOf({ asked, start, nights, price }: PlainRequest) {
  if (!asked) return undefined;
  const line = (kind: string, amount_cents: number) => ({
    kind,
    label: kind,
    amount_cents,
    optional: false,
    on_site: false,
  });
  return {
    price,
    nights,
    nightly: eachDay(start, addDays(start, nights)).map((date, place) => ({
      date,
      price: asked.prices[place] ?? 0,
    })),
    lines: [line('discount_length', asked.discountCents), line('cleaning', 8500)],
    total_cents: price * 100 + asked.discountCents + 8500,
    deposit_cents: 0,
  };
}

async function store(
  ids: readonly number[],
  requests: readonly PlainRequest[],
  views: readonly PlainViews[],
) {
  const idOf = (listing: number) => ids[listing] ?? 0;
  await prisma().bookingRequest.deleteMany({});
  await prisma().listingViewDay.deleteMany({});
  await prisma().listingView.deleteMany({});
  for (const request of requests) {
    const { listing, status, start, createdAt, approvedAt, price, agreedCents } = request;
    await makeBookingRequest({
      listingId: idOf(listing),
      manual: request.isOwn,
      status,
      startDate: dayToUtcDate(start),
      endDate: dayToUtcDate(endOf(request)),
      createdAt,
      ...(approvedAt && { approvedAt }),
      price,
      agreedTotalCents: agreedCents,
      quote: quoteOf(request),
    });
  }
  for (const [place, { listing, day, views: n }] of views.entries()) {
    const key = { listingId: idOf(listing), day: dayToUtcDate(day) };
    // Past days are stored as sums, the others as rows per visitor.
    if (place % 2 === 0)
      await prisma().listingViewDay.upsert({
        where: { listingId_day: key },
        create: { ...key, views: n },
        update: { views: { increment: n } },
      });
    else
      await prisma().listingView.createMany({
        data: Array.from({ length: n }, (_, k) => ({ ...key, visitorHash: `${place} ${k}` })),
      });
  }
}

describe('the figures by month', () => {
  it('equal those from counting each row', async () => {
    const owner = await makeUser();
    const listings = [await makeListing({ userId: owner.id }), await makeListing({ userId: owner.id })];
    const stranger = await makeListing();
    const ids = [...listings, stranger].map(({ id }) => id);
    const actor = actorOf(owner);
    await fc.assert(
      fc.asyncProperty(
        fc.array(someRequest(3), { maxLength: 14 }),
        fc.array(someViews(3), { maxLength: 10 }),
        async (requests, views) => {
          await store(ids, requests, views);
          const both = { listings: [0, 1], requests, views };
          const period = { from: '2027-01-01', to: '2029-01-01' } as const;
          const all = await getSeries({ actor, query: period });
          expect(all.data).toEqual(plainFigures(both, '2027-01', '2028-12'));
          const one = await getSeries({ actor, query: { ...period, listing_id: ids[1] } });
          expect(one.data).toEqual(plainFigures({ ...both, listings: [1] }, '2027-01', '2028-12'));
          const byListing = await listListingFigures({ actor, query: { ...period, page: 1, limit: 15 } });
          const sumOf = (
            key: 'income_cents' | 'nights' | 'views',
            rows: readonly Record<typeof key, number>[],
          ) => rows.reduce((sum, row) => sum + row[key], 0);
          for (const key of ['income_cents', 'nights', 'views'] as const)
            expect(sumOf(key, byListing.data)).toBe(sumOf(key, all.data));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('contain every month of the period, including empty ones, and whole months if the period cuts one', async () => {
    const client = await signedIn(await makeUser());
    const months = (await seriesOf(client, 'from=2027-11-15&to=2028-02-02')).map(({ month }) => month);
    expect(months).toEqual(['2027-11', '2027-12', '2028-01', '2028-02']);
    expect((await seriesOf(client, 'from=2027-11-15&to=2028-02-01')).at(-1)).toEqual({
      month: '2028-01',
      views: 0,
      requests: 0,
      approvals: 0,
      nights: 0,
      occupancy: 0,
      income_cents: 0,
    });
    expect(await seriesOf(client, '')).toHaveLength(12);
    expect(await seriesOf(client, 'from=2199-12-01&to=2199-12-31')).toHaveLength(1);
  });

  it('do not count a listing that was never public as available', async () => {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id });
    await makeConcept({ userId: owner.id });
    const april = { startDate: dayToUtcDate('2028-04-01'), endDate: dayToUtcDate('2028-04-16') };
    await makeBookingRequest({ listingId: listing.id, status: 'approved', ...april });
    const [month] = await seriesOf(await signedIn(owner), 'from=2028-04-01&to=2028-05-01');
    expect(month).toMatchObject({ nights: 15, occupancy: 50, income_cents: 300_00 });
  });

  it.each([
    ['from=2028-01-01', 'to'],
    ['to=2028-01-01', 'from'],
    ['from=2028-01-01&to=2028-01-01', 'to'],
    ['from=2028-01-01&to=2027-01-01', 'to'],
    ['from=2028-01-01&to=2031-01-02', 'to'],
    ['from=1900-01-01&to=2199-12-31', 'to'],
    ['from=2028-02-30&to=2029-01-01', 'from'],
    ['from=&to=', 'from'],
    ['from=2028-01-01&from=2028-02-01&to=2029-01-01', 'from'],
    [`${year}&listing_id=0`, 'listing_id'],
    [`${year}&listing_id=99999999999`, 'listing_id'],
    [`${year}&listing_id=1%20OR%201=1`, 'listing_id'],
  ])('are refused for %s', async (query, field) => {
    const client = await signedIn(await makeUser());
    for (const file of ['', '.csv']) {
      const { status, body } = await client.get<{ errors: object }>(`${path}${file}?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([field])]);
    }
  });

  it('accept 36 months and no more', async () => {
    const client = await signedIn(await makeUser());
    expect(await seriesOf(client, 'from=2028-01-31&to=2031-01-01')).toHaveLength(36);
  });

  it('of a listing are only for its landlord', async () => {
    const owner = await makeUser();
    const [online, concept] = [
      await makeListing({ userId: owner.id }),
      await makeConcept({ userId: owner.id }),
    ];
    const manager = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: online.id, email: manager.email, userId: manager.id },
    });
    for (const other of [await makeUser(), manager, await makeAdmin()]) {
      const client = await signedIn(other);
      for (const call of [`${path}?${year}&`, `${path}.csv?${year}&`, '/api/user/statistics/comparison?'])
        expect((await client.get(`${call}listing_id=${online.id}`)).status).toBe(403);
    }
    const stranger = await signedIn(await makeUser());
    expect((await stranger.get(`${path}?${year}&listing_id=${concept.id}`)).status).toBe(404);
    expect((await stranger.get(`${path}?${year}&listing_id=2147483647`)).status).toBe(404);
  });
});

describe('the figures by listing', () => {
  it('are sorted by income, page by page', async () => {
    const owner = await makeUser();
    const listings = [];
    for (const price of [100, 300, 200]) {
      const listing = await makeListing({ userId: owner.id });
      const stay = { startDate: dayToUtcDate('2028-04-01'), endDate: dayToUtcDate('2028-04-03') };
      await makeBookingRequest({ listingId: listing.id, status: 'approved', price, ...stay });
      listings.push(listing);
    }
    const client = await signedIn(owner);
    const page = async (query: string) =>
      (await client.get<Page<ListingFigures>>(`/api/user/statistics/homes?${year}&${query}`)).body;
    const { data, meta } = await page('limit=2');
    expect([data.map(({ listing }) => listing.id), meta.total]).toEqual([
      [listings[1]?.id, listings[2]?.id],
      3,
    ]);
    expect((await page('limit=2&page=2')).data).toMatchObject([{ nights: 2, income_cents: 100_00 }]);
    expect((await client.get('/api/user/statistics/homes?from=2028-01-01')).status).toBe(422);
  });
});

describe('the CSV file of the figures', () => {
  it('can be read by a spreadsheet in Belgium, and no name in it is a formula', async () => {
    const owner = await makeUser();
    const names = [
      '=HYPERLINK("http://kwaad.test")',
      '+32 Zee',
      '-1',
      '@zee',
      'De "Golf"; aan zee',
      'Café Éden',
    ];
    for (const nameHolidayHome of names) await makeListing({ userId: owner.id, nameHolidayHome });
    const golf = await prisma().listing.findFirstOrThrow({ where: { nameHolidayHome: 'Café Éden' } });
    const days = { startDate: dayToUtcDate('2028-04-30'), endDate: dayToUtcDate('2028-05-02') };
    await makeBookingRequest({
      listingId: golf.id,
      status: 'approved',
      agreedTotalCents: 25_01,
      createdAt: new Date('2028-04-02T10:00:00Z'),
      approvedAt: new Date('2028-04-30T22:30:00Z'),
      ...days,
    });
    const client = await signedIn(owner);
    const answer = await client.get(`${path}.csv?from=2028-04-01&to=2028-06-01`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="statistieken-2028-04-01-2028-06-01.csv"',
    );
    const lines = answer.text.split('\r\n');
    expect(lines[0]).toBe(
      'Maand;Woning;Weergaven;Aanvragen;Goedgekeurd;Nachten;Bezetting (%);Inkomsten (EUR)',
    );
    expect(lines.slice(1, 13).filter((_, place) => place % 2 === 0)).toEqual([
      `2028-04;"'=HYPERLINK(""http://kwaad.test"")";0;0;0;0;0;0,00`,
      "2028-04;'+32 Zee;0;0;0;0;0;0,00",
      "2028-04;'-1;0;0;0;0;0;0,00",
      "2028-04;'@zee;0;0;0;0;0;0,00",
      '2028-04;"De ""Golf""; aan zee";0;0;0;0;0;0,00',
      '2028-04;Café Éden;0;1;0;1;3;12,51',
    ]);
    expect(lines[12]).toBe('2028-05;Café Éden;0;0;1;1;3;12,50');
    expect(lines.slice(13)).toEqual(['']);
  });

  it('declares that it is UTF-8', async () => {
    const query = { from: '2028-04-01', to: '2028-05-01' } as const;
    const { init } = await downloadSeries({ actor: actorOf(await makeUser()), query });
    const bytes = new Uint8Array(await new Response(init.body).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
