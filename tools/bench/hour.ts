/**
 * Simulates an hour of searches in a minute or two, to measure the cache hit ratio. The cache, the change log, the
 * triggers and the index are the product's own; instead of rendering a page, only its data are loaded.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filtersOf, guestSearches } from '@/tools/bench/searches';
import { language, languages } from '@/lib/languages/language';
import { idOfSent } from '@/lib/listings/sent-card';
import { streetPathsIn } from '@/lib/texts/paths';
import { browserHeaders, get } from '@/tools/bench/latency';
import { Random } from '@/scripts/synthetic/random';
import { pool } from '@/server/db';
import { declarePublicPage } from '@/server/http/request-context';
import { isOnline } from '@/server/features/listings/conditions';
import type { Handle } from '@/server/front/page-cache/capture';
import { Invalidation } from '@/server/front/page-cache/invalidation';
import { PageCache } from '@/server/front/page-cache/page-cache';
import { PageStore } from '@/server/front/page-cache/store';
import { findOverviewPage } from '@/server/features/search/page/find-overview-page';
import { searchIndex } from '@/server/features/search/search-index';

const MINUTES = 60;
export const SEARCHES_A_MINUTE = 120;
const PRICES_A_MINUTE = 3;
const BOOKINGS_A_MINUTE = 1;
export const SEARCHES_A_CHANGE = SEARCHES_A_MINUTE / (PRICES_A_MINUTE + BOOKINGS_A_MINUTE);
const WITH_STAY = 0.02;
/** The number of distinct searches, and of those with dates. */
const DIFFERENT = 3000;
const DIFFERENT_WITH_STAY = 1000;
/** The size of a site's page cache. */
const CACHE_BYTES = 32 * 1024 * 1024;

const otherLanguages = languages.filter((of) => of !== 'nl');

export interface HourFigures {
  searches: number;
  /** Shares of the searches. */
  fromCache: number;
  /** Never requested before. */
  first: number;
  /** Cached before, but stale or evicted by then. */
  anew: number;
  changes: number;
}

/** Zipf's distribution: the second is requested half as often as the first, the third a third as often. */
function zipf(random: Random, count: number): () => number {
  const sums: number[] = [];
  for (let rank = 1; rank <= count; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  return () => {
    const at = random.next() * (sums.at(-1) ?? 1);
    return sums.findIndex((sum) => sum > at);
  };
}

/** One search after another. @param others the share of visitors who do not read Dutch, in equal parts */
export function guests(others: number): () => string {
  const random = new Random(31);
  const readers = new Random(35);
  const usual = guestSearches(DIFFERENT, { withStay: false, seed: 32 });
  const withStay = guestSearches(DIFFERENT_WITH_STAY, { withStay: true, seed: 33 });
  const [ofUsual, ofStays] = [zipf(random, DIFFERENT), zipf(random, DIFFERENT_WITH_STAY)];
  return () => {
    const search = (random.chance(WITH_STAY) ? withStay[ofStays()] : usual[ofUsual()]) ?? '';
    const of = readers.chance(others) ? readers.pick(otherLanguages) : 'nl';
    return `${streetPathsIn(of)['listing.index']}?${search}`;
  };
}

const changePrice = `UPDATE listings SET price = greatest(40, price + $2) WHERE id = $1`;
/** Books a stay somewhere in the season ahead, when the listing is free. */
const book = `
  WITH held AS (SELECT hold_calendars(ARRAY[$1::int]) AS ids)
  INSERT INTO occupancies (listing_id, source, start_date, end_date)
  SELECT $1, 'internal', day, day + $3::int FROM held, (SELECT current_date + $2::int AS day) AS wanted
  WHERE NOT EXISTS (SELECT FROM occupancies WHERE listing_id = $1 AND start_date < day + $3::int AND end_date > day)`;

/** What landlords and guests do meanwhile; resolves to the number of actual changes. */
export async function changer(): Promise<{ change: () => Promise<number> }> {
  const random = new Random(34);
  const { rows } = await pool().query<{ id: number }>(
    `SELECT id FROM listings WHERE ${isOnline('listings')} ORDER BY id`,
  );
  const someListing = () => random.pick(rows).id;
  const many = PRICES_A_MINUTE + BOOKINGS_A_MINUTE;
  let turn = 0;
  return {
    async change() {
      turn += 1;
      const isPrice = turn % many < PRICES_A_MINUTE;
      const done = isPrice
        ? await pool().query(changePrice, [someListing(), random.pick([-20, -10, -5, 5, 10, 20])])
        : await pool().query(book, [someListing(), random.between(80, 300), random.between(2, 7)]);
      return done.rowCount ?? 0;
    },
  };
}

const render: Handle = async (req, res) => {
  const filters = filtersOf((req.url ?? '').split('?')[1] ?? '');
  const page = await findOverviewPage(filters);
  const shown = page.found.cards.map(idOfSent);
  declarePublicPage({ tags: [], overview: { filters, shown } });
  res.end(JSON.stringify(page));
};

/** Only the front, with what it needs to know about changes. */
async function openFront(asked: string[]) {
  const store = new PageStore(CACHE_BYTES);
  const invalidation = new Invalidation(store, { search: searchIndex() });
  await invalidation.start();
  const cache = new PageCache({
    handle: (req, res) => {
      asked.push(`${language()} ${req.url}`);
      return render(req, res);
    },
    store,
    news: invalidation,
    limit: { admits: async () => true },
    host: 'localhost',
  });
  const server = createServer((req, res) => void cache.answer(req, res, 'bench'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    await invalidation.stop();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** @param others the share of visitors who read a language other than Dutch */
export async function playHour(others = 0): Promise<HourFigures> {
  const rendered: string[] = [];
  const { origin, close } = await openFront(rendered);
  const { change } = await changer();
  const nextSearch = guests(others);
  const searches = MINUTES * SEARCHES_A_MINUTE;
  let changes = 0;
  for (let search = 1; search <= searches; search += 1) {
    const { status } = await get(origin + nextSearch(), browserHeaders);
    if (status !== 200) throw new Error(`A search of the hour answered ${status}`);
    if (search % SEARCHES_A_CHANGE === 0) changes += await change();
  }
  await close();
  const first = new Set(rendered).size;
  return {
    searches,
    fromCache: 1 - rendered.length / searches,
    first: first / searches,
    anew: (rendered.length - first) / searches,
    changes,
  };
}
