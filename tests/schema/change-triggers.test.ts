/**
 * Every change to what cached pages and the search are made from is recorded in the change log. What they read is found
 * by observation: every public page is rendered, the search and the map are called, and the database explains
 * which tables their statements read.
 */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import { connectionSettings, pool, prisma } from '@/server/db';
import { renewTexts } from '@/server/edited-texts/current-texts';
import { withRequestContext } from '@/server/http/request-context';
import type { RequestContext } from '@/server/http/request-context';
import { listCoordinates } from '@/server/features/map/list-coordinates';
import { countListings } from '@/server/features/search/count-listings';
import { usualSizes } from '@/server/features/search/listing-index';
import { loadIndex } from '@/server/features/search/load-index';
import { searchListings } from '@/server/features/search/search-listings';
import { makeListing } from '@/tests/factories/listing';
import { makeReview } from '@/tests/factories/review';

/** Tables read by cached pages, although their changes do not affect what a page shows. */
const unseen: Readonly<Record<string, string>> = {
  changes: 'The log itself.',
  listing_managers: 'Says who may see a home that is hidden. The page of such a home is not kept.',
  calendar_feeds:
    'What it brings is in occupancies. When it was read a page says for minutes, and ends with them.',
  listing_logs: 'When the calendar was last changed: the same.',
  booking_requests: 'The same.',
};

interface Asked {
  params?: Record<string, string>;
  searchParams?: Record<string, string>;
}

const [today, slug, deleted] = [todayIn(), 'een-huis-aan-zee', 'een-huis-dat-weg-is'];
const stay = { arrival: addDays(today, 3), departure: addDays(today, 5) };
/** The ways in which a page is requested; every other one is requested in one way. */
const ways: Readonly<Record<string, readonly Asked[]>> = {
  'aanbod/page.tsx': [
    {},
    { searchParams: { listing_city_id: '11', listing_setting_wifi: '1' } },
    { searchParams: { ...stay, logiesdecreet: '123456', sort_by: 'price_asc' } },
  ],
  'aanbod/[slug]/page.tsx': [{ params: { slug } }, { params: { slug: deleted } }],
};

const folder = path.resolve('app/(public)');
const pages = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .filter((file) => {
    const beside = fs.readdirSync(path.dirname(path.join(folder, file)), { withFileTypes: true });
    const sources = beside
      .filter((entry) => entry.isFile())
      .map(({ name }) => path.join(folder, file, '..', name));
    return sources.some((source) => fs.readFileSync(source, 'utf8').includes('declarePublicPage('));
  });

interface PageModule {
  default(props: object): unknown;
  generateMetadata?(props: object): unknown;
}

/** Runs what a page loads before it passes it to its components, which load nothing. */
async function load(file: string, { params = {}, searchParams = {} }: Asked): Promise<RequestContext> {
  const page = (await import(path.join(folder, file))) as PageModule;
  const props = () => ({ params: Promise.resolve(params), searchParams: Promise.resolve(searchParams) });
  const context: RequestContext = { requestId: 'x' };
  await withRequestContext(context, async () => {
    await page.generateMetadata?.(props());
    await page.default(props());
  });
  return context;
}

/** The statements sent while `work` ran, on any connection. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = spy.mock.calls.map(([asked]: unknown[]) =>
    typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text')),
  );
  return [...new Set(texts)];
}

interface Plan {
  'Relation Name'?: string;
  Plans?: Plan[];
}

const relationsOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(relationsOf),
];

/** The tables a statement reads, according to the query plan. */
async function tablesOf(statement: string): Promise<string[]> {
  const query = /^\s*COPY \(([\s\S]*)\) TO STDOUT/.exec(statement)?.[1] ?? statement;
  if (!/^\s*(SELECT|WITH)\b/i.test(query)) return [];
  const { rows } = await pool().query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${query}`,
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => relationsOf(plan)));
}

async function readBy(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work);
  vi.restoreAllMocks();
  const tables = new Set<string>();
  for (const statement of statements) for (const table of await tablesOf(statement)) tables.add(table);
  return [...tables].toSorted();
}

/** The same without anything cached: everything is read anew. */
async function readAnew(work: () => Promise<unknown>): Promise<string[]> {
  await prisma().$executeRaw`INSERT INTO changes (kind) VALUES ('everything')`;
  return readBy(work);
}

/** The tables with a trigger that writes to the change log, with its events. */
async function triggers(): Promise<Map<string, string[]>> {
  const { rows } = await pool().query<{ table: string; events: string[] }>(`
    SELECT tgrelid::regclass::text AS table, array_agg(tgname::text ORDER BY tgname) AS events
    FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE proname = 'log_changes' AND tgenabled = 'O' GROUP BY 1`);
  return new Map(rows.map(({ table, events }) => [table, events]));
}

async function expectTold(tables: readonly string[]): Promise<void> {
  const told = await triggers();
  for (const table of tables.filter((name) => !(name in unseen))) {
    expect([table, told.get(table)]).toEqual([
      table,
      ['log_delete', 'log_insert', 'log_truncate', 'log_update'],
    ]);
  }
}

beforeAll(async () => {
  const listing = await makeListing({ slug, logiesdecreet: '123456' });
  await makeReview({ listingId: listing.id });
  const { id } = await makeListing({ slug: deleted });
  await prisma().listing.delete({ where: { id } });
});
afterEach(() => vi.restoreAllMocks());

describe('what a cached page reads is logged when it changes', () => {
  it('covers all cached pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(9);
    expect(pages).toEqual(expect.arrayContaining(Object.keys(ways)));
  });

  it.each(pages.flatMap((file) => (ways[file] ?? [{}]).map((asked) => ({ file, asked }))))(
    '$file $asked',
    async ({ file, asked }) => {
      const contexts: RequestContext[] = [];
      const tables = await readAnew(async () => contexts.push(await load(file, asked)));
      const { tags = [], overview, searches = [] } = contexts[0]?.publicPage ?? {};
      // A page that declares no dependencies stays cached whatever changes.
      if (tags.length === 0 && !overview && searches.length === 0) expect(tables).toEqual([]);
      await expectTold(tables);
    },
  );

  // Otherwise a trigger could get lost unnoticed: pages do not read what a listing does not have.
  it('reads every table that has a trigger', async () => {
    const read = await readAnew(async () => {
      await load('aanbod/page.tsx', { searchParams: stay });
      await load('aanbod/[slug]/page.tsx', { params: { slug } });
      await load('aanbod/[slug]/page.tsx', { params: { slug: deleted } });
      await load('disclaimer/page.tsx', {});
      // The front does this before a page is rendered.
      await renewTexts();
    });
    // Only read by an API call that is not cached.
    const asked = [...(await triggers()).keys()].filter((table) => table !== 'listing_options');
    expect(read).toEqual(expect.arrayContaining(asked));
  });
});

describe('what the search index is made from', () => {
  it('is logged when it changes', async () => {
    const client = new pg.Client(connectionSettings());
    await client.connect();
    // Normally read by a separate thread.
    const everything = await readBy(() => loadIndex(client, todayIn(), usualSizes));
    await client.end();
    await searchListings({});
    expect(everything).toEqual(expect.arrayContaining(['listings', 'listing_settings', 'occupancies']));
    await expectTold(everything);
    await makeListing();
    const changed = await readBy(() => searchListings(stay));
    expect(changed).toEqual(expect.arrayContaining(['listing_settings', 'occupancies']));
    await expectTold(changed);
    await expectTold(await readBy(() => listCoordinates({ filters: {}, bounds: null, zoom: 12 })));
    await expectTold(await readBy(countListings));
  });
});
