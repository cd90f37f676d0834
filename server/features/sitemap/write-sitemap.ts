import 'server-only';

import type pg from 'pg';
import { alternatesOf } from '@/lib/languages/address-in';
import { wirePhotoUrl } from '@/lib/listings/photos';
import { route } from '@/lib/desk-paths';
import type { RouteName } from '@/lib/desk-paths';
import type { RouteQuery } from '@/lib/paths';
import { MAX_RESULTS, PER_PAGE } from '@/lib/search/parameters';
import { sitemapIndex, urlElement, urlsetEnd, urlsetStart } from '@/lib/sitemap/xml';
import type { SitemapUrl } from '@/lib/sitemap/xml';
import { sql } from '@/server/db';
import { env } from '@/server/env';
import { DomainError } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { isOnline } from '@/server/features/listings/conditions';

/**
 * The sitemaps: an index, one file of fixed pages and overviews, and shards of listings by id, each streamed while it
 * is read, so that a million listings take no memory. They contain exactly what search engines may index: for
 * overviews, every page that has listings. A page is an entry in each language, and each names all of them.
 */

/** With up to ten photos and four languages each, a file stays well below the limits of 50 MB and 50,000 addresses. */
const listingsPerShard = 2500;
/** Ids are 32-bit integers. */
const lastShard = Math.floor(2 ** 31 / listingsPerShard);
const rowsPerRead = 500;
const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' };

const fixedPages = [
  'front-page',
  'about',
  'contact',
  'disclaimer',
  'terms-of-service',
  'ranking',
  'accessibility',
  'privacy',
] as const satisfies RouteName[];

const absolute = (path: string) => env.APP_URL + path;

interface Page extends Omit<SitemapUrl, 'loc' | 'alternates'> {
  /** Its Dutch address. */
  path: string;
}

/** Each page in every language that it exists in. */
function writePages(pages: readonly Page[]): string {
  const elements = pages.flatMap(({ path, ...rest }) => {
    const paths = Object.entries(alternatesOf(path));
    const alternates = Object.fromEntries(paths.map(([tag, own]) => [tag, absolute(own)]));
    const addresses = new Set(Object.values(alternates));
    return Array.from(addresses, (loc) => urlElement({ loc, ...rest, alternates }));
  });
  return elements.join('');
}

interface ShardRow extends pg.QueryResultRow {
  shard: number;
  /** When a listing last changed, appeared or disappeared. */
  changed: Date;
}

/** The shards that contain listings. */
function readShards(): Promise<ShardRow[]> {
  const shardOf = (id: string) => `(${id} - 1) / ${listingsPerShard}`;
  return sql<ShardRow>(
    'sitemap-shards',
    // A listing that went offline changes its shard too.
    `SELECT shard, max(changed) AS changed FROM (
       SELECT ${shardOf('id')} AS shard, bool_or(${isOnline('listings')}) AS is_listed, max(updated_at) AS changed
       FROM listings WHERE first_published_at IS NOT NULL GROUP BY 1
       UNION ALL
       SELECT ${shardOf('listing_id')}, false, max(deleted_at)
       FROM deleted_listings WHERE listing_id IS NOT NULL GROUP BY 1
     ) AS parts GROUP BY 1 HAVING bool_or(is_listed) ORDER BY 1`,
    [],
  );
}

/** GET /sitemap.xml */
export async function writeSitemapIndex(): Promise<Reply> {
  const shards = await readShards();
  return fileReply(
    sitemapIndex([
      { loc: absolute('/sitemaps/pages.xml'), lastmod: newestOf(await readTowns()) },
      ...shards.map((row) => ({
        loc: absolute(`/sitemaps/listings-${row.shard + 1}.xml`),
        lastmod: row.changed,
      })),
    ]),
    xml,
  );
}

interface TownRow extends pg.QueryResultRow {
  town: number;
  /** Number of public listings. */
  online: number;
  /** When a listing last changed, appeared or disappeared. */
  changed: Date;
}

function readTowns(): Promise<TownRow[]> {
  return sql<TownRow>(
    'sitemap-towns',
    `SELECT town, sum(online)::int AS online, max(changed) AS changed FROM (
       SELECT listing_city_id AS town, count(*) FILTER (WHERE ${isOnline('listings')}) AS online, max(updated_at) AS changed
       FROM listings WHERE first_published_at IS NOT NULL GROUP BY 1
       UNION ALL
       SELECT listing_city_id, 0, max(deleted_at) FROM deleted_listings GROUP BY 1
     ) AS parts WHERE town IS NOT NULL GROUP BY 1 ORDER BY 1`,
    [],
  );
}

function newestOf(towns: readonly TownRow[]): Date | undefined {
  return towns.reduce<Date | undefined>(
    (latest, { changed }) => (latest && latest > changed ? latest : changed),
    undefined,
  );
}

/** Every page of an overview with this many listings; the first page is included even without any. */
function overviews(online: number, lastmod: Date | undefined, query: RouteQuery = {}): Page[] {
  const pages = Math.max(1, Math.ceil(Math.min(online, MAX_RESULTS) / PER_PAGE));
  return Array.from({ length: pages }, (_, index) => ({
    path: route('listing.index', {}, { ...query, ...(index > 0 && { page: index + 1 }) }),
    lastmod,
  }));
}

/** The fixed pages and the overviews, a town at a time. */
function* pagesOf(towns: readonly TownRow[]): Generator<string> {
  const online = towns.reduce((sum, town) => sum + town.online, 0);
  yield writePages(fixedPages.map((name) => ({ path: route(name) })));
  yield writePages(overviews(online, newestOf(towns)));
  for (const row of towns)
    if (row.online > 0) yield writePages(overviews(row.online, row.changed, { listing_city_id: row.town }));
}

interface ListingRow extends pg.QueryResultRow {
  id: number;
  slug: string;
  changed: Date;
  pictures: { id: string; rotate: number }[] | null;
}

function readListings(after: number, end: number): Promise<ListingRow[]> {
  return sql<ListingRow>(
    'sitemap-listings',
    `SELECT l.id, l.slug, l.updated_at AS changed,
       (SELECT json_agg(json_build_object('id', p.id, 'rotate', p.rotate) ORDER BY p.order_number)
        FROM listing_pictures p WHERE p.listing_id = l.id) AS pictures
     FROM listings l WHERE ${isOnline('l')} AND l.id > $1 AND l.id <= $2 ORDER BY l.id LIMIT ${rowsPerRead}`,
    [after, end],
  );
}

const pageOf = ({ slug, changed, pictures }: ListingRow): Page => ({
  path: route('listing.show', { slug }),
  lastmod: changed,
  images: (pictures ?? []).map(({ id, rotate }) => absolute(wirePhotoUrl(id, rotate))),
});

async function* listingsOf(shard: number, first: ListingRow[]): AsyncGenerator<string> {
  let rows = first;
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield writePages(rows.map(pageOf));
    rows = await readListings(last.id, shard * listingsPerShard);
  }
}

/** Asks for the next elements when the client has taken the previous ones. */
function streamUrlset(parts: Iterator<string> | AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(urlsetStart)),
    async pull(controller) {
      const { done, value } = await parts.next();
      controller.enqueue(encoder.encode(done ? urlsetEnd : value));
      if (done) controller.close();
    },
  });
}

/**
 * GET /sitemaps/{pages|listings-N}.xml
 * @throws DomainError not_found for a file that is not in the index
 */
export async function writeSitemap({ params }: { params: { file: string } }): Promise<Reply> {
  if (params.file === 'pages.xml') {
    return fileReply(streamUrlset(pagesOf(await readTowns())), xml);
  }
  const shard = Number(/^listings-([1-9]\d{0,5})\.xml$/.exec(params.file)?.[1]);
  const first =
    shard && shard <= lastShard
      ? await readListings((shard - 1) * listingsPerShard, shard * listingsPerShard)
      : [];
  if (first.length === 0) throw new DomainError('not_found');
  return fileReply(streamUrlset(listingsOf(shard, first)), xml);
}
