import 'server-only';

import type pg from 'pg';
import { wirePhotoUrl } from '@/lib/listings/photos';
import { route } from '@/lib/paths';
import type { RouteName, RouteQuery } from '@/lib/paths';
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
 * overviews, every page that has listings.
 */

/** With up to ten photos each, a file stays well below the 50 MB limit for a sitemap. */
const listingsPerShard = 10_000;
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
] as const satisfies RouteName[];

const absolute = (path: string) => env.APP_URL + path;

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
function overviewUrls(online: number, lastmod: Date | undefined, query: RouteQuery = {}): SitemapUrl[] {
  const pages = Math.max(1, Math.ceil(Math.min(online, MAX_RESULTS) / PER_PAGE));
  return Array.from({ length: pages }, (_, index) => ({
    loc: absolute(route('listing.index', {}, { ...query, ...(index > 0 && { page: index + 1 }) })),
    lastmod,
  }));
}

async function pageUrls(): Promise<SitemapUrl[]> {
  const towns = await readTowns();
  const online = towns.reduce((sum, town) => sum + town.online, 0);
  return [
    ...fixedPages.map((name) => ({ loc: absolute(route(name)) })),
    ...overviewUrls(online, newestOf(towns)),
    ...towns.flatMap((row) =>
      row.online === 0 ? [] : overviewUrls(row.online, row.changed, { listing_city_id: row.town }),
    ),
  ];
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

function listingElement({ slug, changed, pictures }: ListingRow): string {
  return urlElement({
    loc: absolute(route('listing.show', { slug })),
    lastmod: changed,
    images: (pictures ?? []).map(({ id, rotate }) => absolute(wirePhotoUrl(id, rotate))),
  });
}

/** Reads the next chunk when the client has taken the previous one. */
function streamShard(shard: number, first: ListingRow[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const end = shard * listingsPerShard;
  let rows = first;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(urlsetStart)),
    async pull(controller) {
      const last = rows.at(-1);
      if (last) {
        controller.enqueue(encoder.encode(rows.map(listingElement).join('')));
        rows = await readListings(last.id, end);
        return;
      }
      controller.enqueue(encoder.encode(urlsetEnd));
      controller.close();
    },
  });
}

/**
 * GET /sitemaps/{pages|listings-N}.xml
 * @throws DomainError not_found for a file that is not in the index
 */
export async function writeSitemap({ params }: { params: { file: string } }): Promise<Reply> {
  if (params.file === 'pages.xml') {
    const elements = (await pageUrls()).map(urlElement);
    return fileReply(urlsetStart + elements.join('') + urlsetEnd, xml);
  }
  const shard = Number(/^listings-([1-9]\d{0,5})\.xml$/.exec(params.file)?.[1]);
  const first =
    shard && shard <= lastShard
      ? await readListings((shard - 1) * listingsPerShard, shard * listingsPerShard)
      : [];
  if (first.length === 0) throw new DomainError('not_found');
  return fileReply(streamShard(shard, first), xml);
}
