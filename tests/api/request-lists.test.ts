/** Which requests, bookings and questions a list contains and in which order, against a model in memory. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@/lib/api/envelope';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

type Row = Awaited<ReturnType<typeof makeBookingRequest>>;
type Question = Awaited<ReturnType<typeof makeContactRequest>>;
type List = 'booking-requests' | 'bookings' | 'contact-requests';

const statuses = ['pending', 'approved', 'declined', 'canceled'] as const;
const guests = [
  ['Anna', 'Peeters'],
  ['Hannah', 'De Smet'],
  ['Peter', 'Van den Berg'],
  ['Élise', '100%'],
  ['Jan_Piet', 'Claes'],
  ['Jan-Piet', String.raw`Back\slash`],
] as const;

const at = (index: number) => guests[index % guests.length] ?? guests[0];
const today = dayToUtcDate(todayIn());

let ownerId: number;
let listings: number[];
let strangers: number;
let client: TestClient;
let requests: Row[];
let questions: Question[];

beforeAll(async () => {
  await truncateAll();
  const owner = await makeUser();
  ownerId = owner.id;
  listings = [(await makeListing({ userId: owner.id })).id, (await makeListing({ userId: owner.id })).id];
  strangers = (await makeListing()).id;
  client = await signedIn(owner);
  requests = [];
  questions = [];
  for (let n = 0; n < 48; n += 1) {
    const [firstName, lastName] = at(n);
    const listingId = n % 12 === 11 ? strangers : (listings[n % 2] ?? strangers);
    // Ties in every sort order: days and creation times repeat.
    const createdAt = new Date(Date.UTC(2026, 0, 1 + (n % 5)));
    const start = addDays(todayIn(), ((n * 7) % 13) - 6);
    const status = statuses[(n + Math.floor(n / 6)) % 4] ?? 'pending';
    requests.push(
      await makeBookingRequest({
        listingId,
        firstName,
        lastName,
        createdAt,
        status,
        modifiedAt: status === 'pending' ? null : createdAt,
        startDate: dayToUtcDate(start),
        endDate: dayToUtcDate(addDays(start, 1)),
      }),
    );
    questions.push(
      await makeContactRequest({
        listingId,
        firstName,
        lastName,
        createdAt,
        handledAt: n % 3 === 0 ? createdAt : null,
      }),
    );
  }
});

type Person = Pick<Row, 'id' | 'code' | 'listingId' | 'firstName' | 'lastName' | 'createdAt'>;

/** Whom a search term finds, as people would expect. */
function finds({ code, firstName, lastName }: Person, search: string): boolean {
  const holds = (word: string) =>
    [firstName, lastName].some((name) => name.toLowerCase().includes(word.toLowerCase()));
  return (
    code.toLowerCase() === search.toLowerCase() ||
    search
      .split(/\s+/)
      .filter((word) => word !== '')
      .every(holds)
  );
}

const newer = (a: Person, b: Person) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id;
const sooner = (a: Row, b: Row) => a.startDate.getTime() - b.startDate.getTime() || a.id - b.id;
const later = (a: Row, b: Row) => sooner(b, a);
const comes = ({ startDate }: Row) => startDate >= today;
const isOver = ({ endDate }: Row) => endDate < today;

function byArrival(rows: Row[]): Row[] {
  return [...rows.filter(comes).sort(sooner), ...rows.filter((row) => !comes(row)).sort(later)];
}

interface Asked {
  status?: string;
  sort?: string;
  when?: string;
  listing_id?: number;
  search?: string;
}

const mine = <T extends Person>(rows: readonly T[], { listing_id: listing, search }: Asked): T[] =>
  rows.filter(
    (row) =>
      listings.includes(row.listingId) &&
      (listing === undefined || row.listingId === listing) &&
      (search === undefined || finds(row, search)),
  );

const models: Record<List, (asked: Asked) => Person[]> = {
  'booking-requests'(asked) {
    const rows = mine(requests, asked).filter(({ status }) => !asked.status || status === asked.status);
    if (asked.sort === 'newest') return rows.sort(newer);
    if (asked.sort === 'arrival') return byArrival(rows);
    const open = rows.filter(({ status }) => status === 'pending');
    return [...byArrival(open), ...rows.filter((row) => !open.includes(row)).sort(newer)];
  },
  bookings(asked) {
    const rows = mine(requests, asked).filter(({ approvedAt }) => approvedAt !== null);
    const parts: Record<string, Row[]> = {
      upcoming: rows.filter(comes).sort(sooner),
      current: rows.filter((row) => !comes(row) && !isOver(row)).sort(sooner),
      past: rows.filter(isOver).sort(later),
    };
    return asked.when ? (parts[asked.when] ?? []) : Object.values(parts).flat();
  },
  'contact-requests'(asked) {
    const rows = mine(questions, asked).sort(newer);
    const open = rows.filter(({ handledAt }) => handledAt === null);
    const handled = rows.filter(({ handledAt }) => handledAt !== null);
    if (asked.status) return asked.status === 'open' ? open : handled;
    return asked.sort === 'open' ? [...open, ...handled] : rows;
  },
};

function pathOf(list: List, asked: Asked & { page?: number; limit?: number }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
  return `/api/users/${ownerId}/${list}?${query}`;
}

async function ask(list: List, asked: Asked & { page?: number; limit?: number }) {
  return client.get<Page<{ id: number }>>(pathOf(list, asked));
}

/** All pages, one after another. */
async function idsOf(list: List, asked: Asked, limit: number): Promise<number[]> {
  const first = await ask(list, { ...asked, limit });
  expect(first.status).toBe(200);
  const rest = Array.from({ length: first.body.meta.last_page - 1 }, (_, n) => n + 2);
  const others = await Promise.all(rest.map((page) => ask(list, { ...asked, limit, page })));
  return [first, ...others].flatMap(({ body }) => body.data.map(({ id }) => id));
}

const words = [
  'anna',
  'PEETERS',
  'Anna Peeters',
  'peeters  anna',
  ' van den berg ',
  'ter Van',
  '%',
  '100%',
  '_',
  'n_p',
  String.raw`k\s`,
  'élise',
  'Piet',
  'niemand',
  'anna niemand',
] as const;

const own: Record<List, Asked[]> = {
  'booking-requests': [
    {},
    ...statuses.map((status) => ({ status })),
    { sort: 'newest' },
    { sort: 'arrival' },
    { status: 'pending', sort: 'arrival' },
    { status: 'approved', sort: 'newest' },
  ],
  bookings: [{}, { when: 'upcoming' }, { when: 'current' }, { when: 'past' }],
  'contact-requests': [{}, { status: 'open' }, { status: 'handled' }, { sort: 'open' }],
};

describe.each(Object.keys(own) as List[])('%s', (list) => {
  it('match the model, in its order, for any page size', async () => {
    for (const asked of own[list])
      for (const more of [
        {},
        { listing_id: listings[0] },
        { search: 'piet' },
        { listing_id: listings[1], search: 'p' },
      ])
        for (const limit of [3, 100]) {
          const all = { ...asked, ...more };
          const model = models[list](all).map(({ id }) => id);
          expect(await idsOf(list, all, limit), `${pathOf(list, all)} by ${limit}`).toEqual(model);
        }
  });

  it.each(words)('are found by %j', async (search) => {
    const model = models[list]({ search }).map(({ id }) => id);
    expect(await idsOf(list, { search }, 100)).toEqual(model);
  });

  it('are found by their whole code, in any case, and by no part of it', async () => {
    const row = models[list]({})[2];
    const code = row?.code ?? '';
    for (const search of [code, code.toLowerCase(), ` ${code} `])
      expect(await idsOf(list, { search }, 100), search).toEqual([row?.id]);
    for (const search of [code.slice(2), code.slice(0, -1), `${code} ${code}`])
      expect(await idsOf(list, { search }, 100), search).toEqual([]);
  });

  it('of other landlords’ listings are not included', async () => {
    expect(models[list]({}).length).toBeGreaterThan(0);
    for (const asked of [{ listing_id: strangers }, { listing_id: 2_147_483_647 }]) {
      const { status, body } = await ask(list, asked);
      expect([status, body.data, body.meta.total]).toEqual([200, [], 0]);
    }
    const hidden = [...requests, ...questions].find(({ listingId }) => listingId === strangers);
    expect(await idsOf(list, { search: hidden?.code }, 100)).toEqual([]);
  });

  it('keep the filter in the links to other pages', async () => {
    const asked = { ...own[list].at(-1), listing_id: listings[0], search: 'Anna & %' };
    const { body } = await ask(list, { ...asked, limit: 2 });
    const link = new URL(body.links.first, 'http://x').searchParams;
    expect(Object.fromEntries(link)).toEqual({
      ...Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
      limit: '2',
      page: '1',
    });
  });

  it.each([
    ['listing_id', '0'],
    ['listing_id', '-1'],
    ['listing_id', '1.5'],
    ['listing_id', 'a'],
    ['listing_id', ''],
    ['listing_id', '2147483648'],
    ['listing_id', '99999999999999999999'],
    ['search', 'a'.repeat(202)],
  ])('reject %s=%s by its name', async (name, value) => {
    const { status, body } = await client.get<{ errors: object }>(
      `/api/users/${ownerId}/${list}?${name}=${value}`,
    );
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]]);
  });

  it('treat an empty search term as none, and reject NUL bytes', async () => {
    const everything = models[list]({}).map(({ id }) => id);
    expect(await idsOf(list, { search: '' }, 100)).toEqual(everything);
    expect(await idsOf(list, { search: '  ' }, 100)).toEqual(everything);
    const anna = models[list]({ search: 'anna' }).map(({ id }) => id);
    expect(await idsOf(list, { search: 'anna\0' }, 100)).toEqual(anna);
    expect(anna.length).toBeGreaterThan(2);
  });
});

it.each([
  ['booking-requests', 'status', 'open'],
  ['booking-requests', 'sort', 'price'],
  ['bookings', 'when', 'soon'],
  ['contact-requests', 'status', 'pending'],
  ['contact-requests', 'sort', 'arrival'],
])('%s reject %s=%s by its name', async (list, name, value) => {
  const { status, body } = await client.get<{ errors: object }>(
    `/api/users/${ownerId}/${list}?${name}=${value}`,
  );
  expect([status, Object.keys(body.errors)]).toEqual([422, [name]]);
});

it('each sort order has an index', async () => {
  const rows = await prisma().$queryRaw<{ indexdef: string }[]>`
    SELECT indexdef FROM pg_indexes WHERE tablename IN ('booking_requests', 'contact_requests')`;
  const found = rows.map(({ indexdef }) => indexdef).join('\n');
  for (const columns of [
    'booking_requests USING btree (listing_id, created_at DESC, id DESC)',
    'booking_requests USING btree (listing_id, start_date, id)',
    'booking_requests USING btree (listing_id, status, start_date, id)',
    'contact_requests USING btree (listing_id, created_at DESC, id DESC)',
  ])
    expect(found).toContain(columns);
});
