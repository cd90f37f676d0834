import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOfMoment, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { FoundListingPage, FoundRequestPage } from '@/lib/find/contract';
import {
  calendarFilters,
  licenceFilters,
  listingSorts,
  listingStateFilters,
  requestSorts,
} from '@/lib/find/kinds';
import type { ListingState } from '@/lib/find/kinds';
import { bookingRequestStatuses } from '@/lib/booking-requests/lifecycle';
import { findListingsTexts, findRequestsTexts, listingStateTexts } from '@/lib/texts/find';
import type { BookingRequest, CalendarFeed, Listing, User } from '@/prisma/generated/client';
import { Random } from '@/scripts/synthetic/random';
import { pool, prisma } from '@/server/db';
import { makeBookingRequest, makeManualBooking } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeCalendarFeed } from '@/tests/factories/occupancy';
import { makeUser } from '@/tests/factories/user';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';

let client: TestClient;

const random = new Random(5);
const next = () => random.between(0, 999_999) / 1_000_000;
const pick = <T>(list: readonly T[]): T => random.pick(list);

const day = new Date('2026-02-03T10:00:00Z');
const states: Readonly<Record<ListingState, object>> = {
  online: {},
  waiting: { approvedAt: null, firstPublishedAt: null },
  concept: { approvedAt: null, firstPublishedAt: null, disabledAt: day },
  retired: { disabledAt: day },
  withdrawn: { approvedAt: null, disabledAt: day },
  denied: { approvedAt: null, disabledAt: day, deniedAt: day, denialMessage: 'Geen foto' },
  unpaid: { disabledAt: day, unpaidAt: day },
  suspended: { disabledAt: day, suspendedAt: day },
};
const stateNames = Object.keys(states) as ListingState[];
const names = ['Zeezicht', 'Étoile', 'Duinroos', '=SOM(A1)', 'De; "Kaap"', 'Noordstrand'];

let users: User[];
let listings: Listing[];
let feeds: CalendarFeed[];
let requests: BookingRequest[];
const stateOf = new Map<number, ListingState>();

/** A hundred homes of four landlords, of whom one is suspended, with some calendars and requests. */
async function makeWorld(): Promise<void> {
  users = await Promise.all([1, 2, 3].map(() => makeUser()));
  const away = await makeUser({ suspendedAt: day });
  for (let n = 0; n < 110; n += 1) {
    const state = pick(stateNames);
    const { id } = await makeListing({
      ...states[state],
      userId: state === 'suspended' ? away.id : pick(users).id,
      nameHolidayHome: `${pick(names)} ${n}`,
      cityId: pick([3, 4, 11]),
      updatedAt: new Date(Date.parse('2026-05-01T22:30:00Z') + Math.floor(next() * 9) * 3_600_000),
    });
    stateOf.set(id, state);
    // Triggers maintain these columns, so they are set directly in SQL.
    const rated = next() < 0.6;
    await pool().query(
      'UPDATE listings SET rating = $2, reviews_count = $3, licence_in_register = $4 WHERE id = $1',
      [id, rated ? Math.round(10 + next() * 40) / 10 : null, rated ? 3 : 0, next() < 0.5],
    );
    for (let feed = 0; feed < pick([0, 0, 1, 2]); feed += 1) {
      const { id: feedId } = await makeCalendarFeed({ listingId: id, source: 'other' });
      await prisma().calendarFeed.update({
        where: { id: feedId },
        data: {
          lastSuccessAt: pick([
            null,
            new Date(Date.now() - 3 * 86_400_000),
            new Date(Date.now() - 20 * 86_400_000),
          ]),
          ...(next() < 0.3 && { failingSince: day, failures: 2, error: 'status 503' }),
        },
      });
    }
  }
  users.push(away);
  listings = await prisma().listing.findMany();
  feeds = await prisma().calendarFeed.findMany();
  for (let n = 0; n < 90; n += 1) {
    const start = addDays(todayIn(), Math.floor(next() * 40) * 7 - 100);
    const end = addDays(start, 3);
    const listingId = pick(listings).id;
    const shared = {
      listingId,
      firstName: pick(['Jan', 'Zoë', 'An', '+Piet']),
      lastName: pick(['Peeters', 'De Smet', 'Großmann']),
      startDate: dayToUtcDate(start),
      endDate: dayToUtcDate(end),
      createdAt: new Date(Date.parse('2026-05-01T21:30:00Z') + Math.floor(next() * 6) * 3_600_000),
    };
    await makeBookingRequest({
      ...shared,
      status: pick(['pending', 'declined', 'canceled'] as const),
      email: `gast${n}@kust.test`,
    });
  }
  await makeManualBooking({ listingId: listings[0]?.id ?? 0, firstName: 'An', lastName: 'Eigen' });
  requests = await prisma().bookingRequest.findMany();
}

beforeAll(async () => {
  await truncateAll();
  await makeWorld();
}, 120_000);

beforeEach(async () => {
  ({ client } = await signedInAdmin());
});

type Query = Record<string, string>;
const ask = async <T>(path: string, query: Query) => {
  const answer = await client.get<T>(`${path}?${new URLSearchParams(query)}`);
  expect(answer.status, JSON.stringify(query)).toBe(200);
  return answer;
};

/** Every page of a list. */
async function pagesOf<Row extends { id: number }>(path: string, query: Query) {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await ask<{ data: Row[]; meta: { last_page: number; total: number } }>(path, {
      ...query,
      page: String(page),
    });
    rows.push(...body.data);
    if (page >= body.meta.last_page) return { rows, total: body.meta.total };
  }
}

const some = (chance: number, query: () => Query): Query => (next() < chance ? query() : {});
const fold = (text: string) =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

describe('GET /api/admin/listings', () => {
  const path = '/api/admin/listings';

  const anyQuery = (): Query => ({
    ...some(0.4, () => ({ state: pick(listingStateFilters) })),
    ...some(0.3, () => ({ listing_city_id: pick(['3', '11', '14']) })),
    ...some(0.2, () => ({ owner_id: String(pick(users).id) })),
    ...some(0.2, () => ({ licence: pick(licenceFilters) })),
    ...some(0.2, () => ({ changed_since: pick(['2026-05-01', '2026-05-02', '2026-05-03']) })),
    ...some(0.2, () => ({ min_rating: pick(['1', '2.5', '3,5']) })),
    ...some(0.2, () => ({ max_rating: pick(['2', '4.5', '5']) })),
    ...some(0.2, () => ({ calendar: pick(calendarFilters) })),
    ...some(0.2, () => ({ calendar_older_than: pick(['2', '7', '30']) })),
    ...some(0.3, () => ({ q: pick(['zee', 'etoile', 'KAAP', 'strand 1', '=som']) })),
    ...some(0.6, () => ({ sort_by: pick(listingSorts) })),
  });

  const isOffline = (state: ListingState) => state !== 'online' && state !== 'waiting';
  const suspended = (listing: Listing) =>
    users.some(({ id, suspendedAt }) => id === listing.userId && suspendedAt !== null);

  function matches(listing: Listing, query: Query): boolean {
    const state = stateOf.get(listing.id) ?? 'online';
    const own = feeds.filter(({ listingId }) => listingId === listing.id);
    const rating = listing.rating === null ? null : Number(listing.rating);
    const since = dayOfMoment(listing.updatedAt);
    const days = Number(query.calendar_older_than ?? 0);
    const isRead = own.some(
      ({ lastSuccessAt }) => lastSuccessAt && Date.now() - lastSuccessAt.getTime() <= days * 86_400_000,
    );
    const words = [listing.nameHolidayHome, listing.nameResidence, listing.slug].join(' ');
    const number = (text: string) => Number(text.replace(',', '.'));
    return (
      (query.state === undefined ||
        query.state === state ||
        (query.state === 'offline' && isOffline(state)) ||
        (query.state === 'withheld' && (state === 'denied' || suspended(listing)))) &&
      (query.listing_city_id === undefined || query.listing_city_id === String(listing.cityId)) &&
      (query.owner_id === undefined || query.owner_id === String(listing.userId)) &&
      (query.licence === undefined || (query.licence === 'checked') === listing.licenceInRegister) &&
      (query.changed_since === undefined || since >= query.changed_since) &&
      (query.min_rating === undefined || (rating !== null && rating >= number(query.min_rating))) &&
      (query.max_rating === undefined || (rating !== null && rating <= number(query.max_rating))) &&
      (query.calendar !== 'none' || own.length === 0) &&
      (query.calendar !== 'failing' || own.some(({ failingSince }) => failingSince !== null)) &&
      (query.calendar_older_than === undefined || (own.length > 0 && !isRead)) &&
      (query.q === undefined ||
        fold(query.q)
          .split(' ')
          .every((word) =>
            word.length < 3 ? fold(` ${words}`).includes(` ${word}`) : fold(words).includes(word),
          ))
    );
  }

  const value = ({ rating }: Listing, none: number) => (rating === null ? none : Number(rating));
  const orders: Record<string, (a: Listing, b: Listing) => number> = {
    newest: () => 0,
    changed: (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime(),
    rating_desc: (a, b) => value(b, 0) - value(a, 0),
    rating_asc: (a, b) => value(a, 9) - value(b, 9),
  };

  const expected = (query: Query) =>
    listings
      .filter((listing) => matches(listing, query))
      .toSorted((a, b) => (orders[query.sort_by ?? 'newest']?.(a, b) ?? 0) || b.id - a.id)
      .map(({ id }) => id);

  it('has the homes, in the order, that going through all of them one by one gives', async () => {
    let found = 0;
    for (let round = 0; round < 60; round += 1) {
      const query = anyQuery();
      const { rows, total } = await pagesOf<FoundListingPage['data'][number]>(path, query);
      const ids = expected(query);
      expect(
        rows.map(({ id }) => id),
        JSON.stringify(query),
      ).toEqual(ids);
      expect(total).toBe(ids.length);
      found += ids.length;
    }
    expect(found).toBeGreaterThan(100);
  });

  it('has the same in the file, newest first, where no name is a formula', async () => {
    for (const query of [{}, { state: 'offline' }, { q: 'zee' }, ...Array.from({ length: 8 }, anyQuery)]) {
      const { text, bytes, headers } = await ask(path, { ...query, format: 'csv' });
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="${findListingsTexts.fileName(todayIn())}"`,
      );
      const [head, ...lines] = text.trimEnd().split('\r\n');
      expect(head).toBe(findListingsTexts.columns.join(';'));
      const ids = expected({ ...query, sort_by: 'newest' });
      expect(
        lines.map((line) => Number(line.split(';')[0])),
        JSON.stringify(query),
      ).toEqual(ids);
    }
    const { text } = await ask(path, { q: '=som', format: 'csv' });
    expect(text).toContain(";'=SOM(A1) ");
    expect((await ask(path, { q: 'kaap', format: 'csv' })).text).toContain(';"De; ""Kaap"" ');
  });

  it('says of each how it is doing, and whose it is', async () => {
    const listing = listings.find(({ id }) =>
      feeds.some((feed) => feed.listingId === id && feed.lastSuccessAt),
    );
    const owner = users.find(({ id }) => id === listing?.userId);
    const own = feeds.filter(({ listingId }) => listingId === listing?.id);
    const { body } = await ask<FoundListingPage>(path, { q: `#${listing?.id}` });
    const state = stateOf.get(listing?.id ?? 0) ?? 'online';
    const row = body.data.find(({ id }) => id === listing?.id);
    expect(row).toEqual({
      id: listing?.id,
      slug: listing?.slug,
      name: listing?.nameHolidayHome,
      state,
      city: expect.stringMatching(/^(De Haan|De Panne|Oostende)$/),
      owner: { id: owner?.id, full_name: 'Marie Peeters', email: owner?.email },
      licence: { number: listing?.logiesdecreet, checked: listing?.licenceInRegister },
      rating: listing?.rating === null ? null : Number(listing?.rating),
      reviews_count: listing?.reviewsCount,
      calendar: {
        feeds: own.length,
        failing: own.some(({ failingSince }) => failingSince !== null),
        last_read_at: new Date(
          Math.max(...own.flatMap(({ lastSuccessAt }) => lastSuccessAt?.getTime() ?? [])),
        ).toISOString(),
      },
      created_at: listing?.createdAt.toISOString(),
      updated_at: listing?.updatedAt.toISOString(),
    });
    const file = await ask(path, { q: `#${listing?.id}`, format: 'csv' });
    expect(file.text).toContain(`;${listingStateTexts[state]};`);
  });

  it.each([
    'state=gone',
    'state=',
    'listing_city_id=15',
    'listing_city_id=x',
    'owner_id=0',
    'owner_id=99999999999',
    'licence=present',
    'changed_since=gisteren',
    'changed_since=2026-02-30',
    'min_rating=0',
    'min_rating=5.1',
    'max_rating=veel',
    'calendar=late',
    'calendar_older_than=0',
    'calendar_older_than=366',
    'q=a',
    `q=${'a'.repeat(101)}`,
    'sort_by=price',
    'page=0',
    'page=201',
    'format=pdf',
  ])('refuses ?%s on that field', async (query) => {
    const { status, body } = await client.get<{ errors: object }>(`${path}?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  });
});

describe('GET /api/admin/booking-requests', () => {
  const path = '/api/admin/booking-requests';

  const anyQuery = (): Query => ({
    ...some(0.3, () => ({ state: pick(bookingRequestStatuses) })),
    ...some(0.2, () => ({ listing_id: String(pick(requests).listingId) })),
    ...some(0.3, () => ({ listing_city_id: pick(['3', '11']) })),
    ...some(0.2, () => ({ landlord_id: String(pick(users).id) })),
    ...some(0.2, () => ({ arrival_from: utcDateToDay(pick(requests).startDate) })),
    ...some(0.2, () => ({ arrival_to: utcDateToDay(pick(requests).startDate) })),
    ...some(0.2, () => ({ made_from: pick(['2026-05-01', '2026-05-02']) })),
    ...some(0.2, () => ({ made_to: pick(['2026-05-01', '2026-05-02']) })),
    ...some(0.2, () => ({ guest: pick(['zoe', 'peeters jan', 'GROSSMANN', 'gast1']) })),
    ...some(0.2, () => ({ q: pick(['smet', 'k-', pick(requests).code]) })),
    ...some(0.6, () => ({ sort_by: pick(requestSorts) })),
  });

  const hasAll = (text: string, words: string) =>
    fold(words)
      .split(' ')
      .every((word) =>
        /[a-z0-9]{3}/.test(word) ? fold(text).includes(word) : fold(` ${text}`).includes(` ${word}`),
      );

  function matches(request: BookingRequest, query: Query): boolean {
    const listing = listings.find(({ id }) => id === request.listingId);
    const arrival = utcDateToDay(request.startDate);
    const made = dayOfMoment(request.createdAt);
    const guest = [request.code, request.firstName, request.lastName, request.email].join(' ');
    return (
      (query.state === undefined || query.state === request.status) &&
      (query.listing_id === undefined || query.listing_id === String(request.listingId)) &&
      (query.listing_city_id === undefined || query.listing_city_id === String(listing?.cityId)) &&
      (query.landlord_id === undefined || query.landlord_id === String(listing?.userId)) &&
      (query.arrival_from === undefined || arrival >= query.arrival_from) &&
      (query.arrival_to === undefined || arrival <= query.arrival_to) &&
      (query.made_from === undefined || made >= query.made_from) &&
      (query.made_to === undefined || made <= query.made_to) &&
      (query.guest === undefined || hasAll(guest, query.guest)) &&
      (query.q === undefined || hasAll(guest, query.q))
    );
  }

  const expected = (query: Query) => {
    const arrivalOf = ({ startDate }: BookingRequest) => startDate.getTime();
    const order: Record<string, (a: BookingRequest, b: BookingRequest) => number> = {
      newest: (a, b) => b.id - a.id,
      arrival_asc: (a, b) => arrivalOf(a) - arrivalOf(b) || a.id - b.id,
      arrival_desc: (a, b) => arrivalOf(b) - arrivalOf(a) || b.id - a.id,
    };
    return requests
      .filter((request) => matches(request, query))
      .toSorted(order[query.sort_by ?? 'newest'])
      .map(({ id }) => id);
  };

  it('has the requests, in the order, that going through all of them one by one gives; so has the file', async () => {
    let found = 0;
    for (let round = 0; round < 60; round += 1) {
      const query = anyQuery();
      const { rows, total } = await pagesOf<FoundRequestPage['data'][number]>(path, query);
      const ids = expected(query);
      expect(
        rows.map(({ id }) => id),
        JSON.stringify(query),
      ).toEqual(ids);
      expect(total).toBe(ids.length);
      found += ids.length;
      const { text } = await ask(path, { ...query, format: 'csv' });
      const [head, ...lines] = text.replace('\u{feff}', '').trimEnd().split('\r\n');
      expect(head).toBe(findRequestsTexts.columns.join(';'));
      expect(lines.map((line) => Number(line.split(';')[0]))).toEqual(
        expected({ ...query, sort_by: 'newest' }),
      );
      expect(text).not.toMatch(/;[+=@]/);
    }
    expect(found).toBeGreaterThan(100);
  });

  it('says of each who asked for what, and of whom', async () => {
    const request = requests.find(({ manual }) => !manual);
    const listing = listings.find(({ id }) => id === request?.listingId);
    const owner = users.find(({ id }) => id === listing?.userId);
    const { body } = await ask<FoundRequestPage>(path, { q: request?.code ?? '' });
    expect(body.data).toEqual([
      {
        id: request?.id,
        code: request?.code,
        manual: false,
        state: request?.status,
        listing: {
          id: listing?.id,
          slug: listing?.slug,
          name: listing?.nameHolidayHome,
          city: expect.any(String),
        },
        landlord: { id: owner?.id, full_name: 'Marie Peeters', email: owner?.email },
        guest: {
          full_name: `${request?.firstName} ${request?.lastName}`,
          email: request?.email,
          phone_number: null,
        },
        arrival: utcDateToDay(request?.startDate ?? day),
        departure: utcDateToDay(request?.endDate ?? day),
        party: 2,
        price: 300,
        created_at: request?.createdAt.toISOString(),
      },
    ]);
  });

  it.each([
    'state=online',
    'listing_id=zee',
    'listing_city_id=0',
    'landlord_id=-1',
    'arrival_from=morgen',
    'arrival_to=2026-13-01',
    'made_from=1',
    'made_to=x',
    'guest=a',
    'q=b',
    'sort_by=made',
    'page=1.5',
    'format=xls',
  ])('refuses ?%s on that field', async (query) => {
    const { status, body } = await client.get<{ errors: object }>(`${path}?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  });
});

it('more than the pages go into is told as more than that, and the file has all of it', async () => {
  const [owner] = users;
  await pool().query(
    `INSERT INTO listings (slug, user_id, logiesdecreet, disabled_at)
     SELECT 'menigte-' || n, $1, '777777', now() FROM generate_series(1, 10100) n`,
    [owner?.id],
  );
  try {
    const { body } = await ask<FoundListingPage>('/api/admin/listings', { q: 'menigte', page: '200' });
    expect(body.meta).toMatchObject({ total: 10_000, total_relation: 'gte', last_page: 200 });
    expect(body.data).toHaveLength(50);
    const { text } = await ask('/api/admin/listings', { q: 'menigte', format: 'csv' });
    const ids = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(';')[0]));
    expect(new Set(ids).size).toBe(10_100);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  } finally {
    await pool().query("DELETE FROM listings WHERE slug LIKE 'menigte-%'");
  }
});
