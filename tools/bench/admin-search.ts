/** The operator's search and lists in process, each beside a bare trigram query for the same words. */
import { listingFindQuery, requestFindQuery } from '@/lib/find/contract';
import { spreadOf } from '@/tools/bench/statistics';
import type { Spread } from '@/tools/bench/statistics';
import { Random } from '@/scripts/synthetic/random';
import { makeActor } from '@/tests/factories/actor';
import { roles } from '@/lib/accounts/roles';
import { pool } from '@/server/db';
import { findEverything } from '@/server/features/find/find-everything';
import { findListingPage } from '@/server/features/find/list-listings';
import { findRequestPage } from '@/server/features/find/list-booking-requests';

export const adminKinds = [
  'names of guests',
  'first names',
  'two letters',
  'names of homes',
  'addresses',
  'telephones',
  'numbers',
  'what nothing has',
  'what everything has',
] as const;
export type AdminKind = (typeof adminKinds)[number];

export const adminLists = [
  'homes',
  'homes by filter',
  'homes by word',
  'requests',
  'requests by filter',
  'requests by word',
] as const;
export type AdminList = (typeof adminLists)[number];

export interface AdminFigures {
  listings: number;
  requests: number;
  /** Milliseconds. */
  bare: Spread;
  all: Spread;
  kinds: Record<AdminKind, Spread>;
  lists: Record<AdminList, Spread>;
}

const actor = makeActor({ roleId: roles.admin });
const QUESTIONS = 40;

interface Guest {
  code: string;
  first: string;
  last: string;
  email: string;
  phone: string;
  home: string;
}

async function someGuests(random: Random, count: number, last: number): Promise<Guest[]> {
  const ids = Array.from({ length: count }, () => random.between(1, last));
  const { rows } = await pool().query<Guest>(
    `SELECT r.code, r.first_name AS first, r.last_name AS last, r.email, r.phone_number AS phone,
       l.name_holiday_home AS home
     FROM booking_requests r JOIN listings l ON l.id = r.listing_id
     WHERE r.id = ANY ($1) AND r.phone_number IS NOT NULL AND l.name_holiday_home IS NOT NULL`,
    [ids],
  );
  return rows;
}

const askedOf: Record<AdminKind, (guest: Guest) => string> = {
  'names of guests': ({ first, last }) => `${first} ${last}`,
  'first names': ({ first }) => first,
  'two letters': ({ last }) => last.slice(0, 2),
  'names of homes': ({ home }) => home,
  addresses: ({ email }) => email,
  telephones: ({ phone }) => phone.replace(/^\+32 \(?0?\)?/, '0'),
  numbers: ({ code }) => code,
  'what nothing has': ({ last }) => `${last}xq`,
  'what everything has': ({ email }) => email.slice(email.indexOf('@')),
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The five newest requests with these words: what a search by trigrams costs at the very least. */
const bare = (q: string) => () =>
  pool().query(
    `SELECT t.id, t.code, t.first_name, t.last_name FROM booking_requests t
     WHERE ${q
       .split(' ')
       .map(
         (_, at) =>
           `guest_words(t.code, t.first_name, t.last_name, t.email, t.phone_number) LIKE '%' || fold_text($${at + 1}) || '%'`,
       )
       .join(' AND ')}
     ORDER BY t.id DESC LIMIT 5`,
    q.split(' '),
  );

const search = (q: string) => () => findEverything({ actor, query: { q } });

const listOf: Record<AdminList, (guest: Guest, random: Random) => () => Promise<unknown>> = {
  homes: () => () => findListingPage({ actor, query: listingFindQuery.parse({}) }),
  'homes by filter': (_, random) => () =>
    findListingPage({
      actor,
      query: listingFindQuery.parse({
        ...random.pick([
          { state: 'waiting' },
          { state: 'offline' },
          { licence: 'missing' },
          { calendar: 'failing' },
          { calendar_older_than: '7' },
          { min_rating: '4.5', sort_by: 'rating_asc' },
          { changed_since: '2026-11-01' },
        ]),
        ...random.pick([{}, { listing_city_id: '11' }, { sort_by: 'changed' }, { page: '100' }]),
      }),
    }),
  'homes by word':
    ({ home }) =>
    () =>
      findListingPage({ actor, query: listingFindQuery.parse({ q: home.slice(0, 6) }) }),
  requests: () => () => findRequestPage({ actor, query: requestFindQuery.parse({}) }),
  'requests by filter': (_, random) => () =>
    findRequestPage({
      actor,
      query: requestFindQuery.parse({
        ...random.pick([
          { state: 'declined' },
          { listing_city_id: '11' },
          { landlord_id: '7' },
          { arrival_from: '2026-12-20', sort_by: 'arrival_asc' },
          { made_from: '2026-11-01' },
        ]),
        ...random.pick([{}, { listing_city_id: '3' }, { page: '100' }]),
      }),
    }),
  'requests by word':
    ({ last }) =>
    () =>
      findRequestPage({ actor, query: requestFindQuery.parse({ guest: last }) }),
};

/** A bare query runs after each search, so that whatever slows one slows the other. */
export async function measureAdmin(): Promise<AdminFigures> {
  const { rows } = await pool().query<{ listings: number; requests: number; last: number }>(
    `SELECT (SELECT count(*)::int FROM listings) AS listings, (SELECT count(*)::int FROM booking_requests) AS requests,
       (SELECT max(id) FROM booking_requests) AS last`,
  );
  const { listings = 0, requests = 0, last = 1 } = rows[0] ?? {};
  const random = new Random(31);
  const guests = await someGuests(random, QUESTIONS * 3, last);
  const warm = guests.slice(0, 10);
  const asked = guests.slice(10, 10 + QUESTIONS);
  const bareTimes: number[] = [];
  const allTimes: number[] = [];
  const kinds = {} as AdminFigures['kinds'];
  for (const kind of adminKinds) {
    for (const guest of warm) await search(askedOf[kind](guest))();
    for (const guest of warm) await bare(askedOf[kind](guest))();
    const times: number[] = [];
    for (const guest of asked) {
      times.push(await timeOf(search(askedOf[kind](guest))));
      bareTimes.push(await timeOf(bare(askedOf[kind](guest))));
    }
    allTimes.push(...times);
    kinds[kind] = spreadOf(times);
  }
  const lists = {} as AdminFigures['lists'];
  for (const list of adminLists) {
    for (const guest of warm) await listOf[list](guest, random)();
    const times: number[] = [];
    for (const guest of asked) times.push(await timeOf(listOf[list](guest, random)));
    lists[list] = spreadOf(times);
  }
  return { listings, requests, bare: spreadOf(bareTimes), all: spreadOf(allTimes), kinds, lists };
}
