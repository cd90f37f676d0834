import 'server-only';

import type pg from 'pg';
import { wirePhotoUrl } from '@/lib/listings/photos';
import { route } from '@/lib/paths';
import type { RouteName } from '@/lib/paths';
import { sitemapIndex, urlElement, urlsetEnd, urlsetStart } from '@/lib/sitemap/xml';
import type { SitemapUrl } from '@/lib/sitemap/xml';
import { sql } from '@/server/db';
import { env } from '@/server/env';
import { DomainError } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/**
 * The sitemaps: an index, one file of fixed pages and towns, and shards of listings by id, each written as it is read,
 * so that a million listings need no memory. Only what search engines may index stands in them.
 */

/** With up to ten photos each, a file stays well under the 50 MB that a sitemap may have. */
const listingsPerShard = 10_000;
/** Ids are 32 bits wide. */
const lastShard = Math.floor(2 ** 31 / listingsPerShard);
const rowsPerRead = 500;
const visible = 'approved_at IS NOT NULL AND disabled_at IS NULL';
const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' };

const fixedPages = [
  'home',
  'about',
  'contact',
  'disclaimer',
  'terms-of-service',
] as const satisfies RouteName[];

const absolute = (path: string) => env.APP_URL + path;

interface ShardRow extends pg.QueryResultRow {
  shard: number;
  changed: Date;
}

/** GET /sitemap.xml */
export async function writeSitemapIndex(): Promise<Reply> {
  const shards = await sql<ShardRow>(
    'sitemap-shards',
    `SELECT (id - 1) / ${listingsPerShard} AS shard, max(updated_at) AS changed FROM listings WHERE ${visible} GROUP BY 1 ORDER BY 1`,
    [],
  );
  const changed = shards.map((row) => row.changed).sort((a, b) => a.getTime() - b.getTime());
  return fileReply(
    sitemapIndex([
      { loc: absolute('/sitemaps/pages.xml'), lastmod: changed.at(-1) },
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
  changed: Date;
}

async function pageUrls(): Promise<SitemapUrl[]> {
  const towns = await sql<TownRow>(
    'sitemap-towns',
    `SELECT listing_city_id AS town, max(updated_at) AS changed FROM listings WHERE ${visible} GROUP BY 1 ORDER BY 1`,
    [],
  );
  const newest = towns.reduce<Date | undefined>(
    (latest, { changed }) => (latest && latest > changed ? latest : changed),
    undefined,
  );
  return [
    ...fixedPages.map((name) => ({ loc: absolute(route(name)) })),
    { loc: absolute(route('listing.index')), lastmod: newest },
    ...towns.map(({ town, changed }) => ({
      loc: absolute(route('listing.index', {}, { listing_city_id: town })),
      lastmod: changed,
    })),
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
     FROM listings l WHERE ${visible} AND l.id > $1 AND l.id <= $2 ORDER BY l.id LIMIT ${rowsPerRead}`,
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

/** Reads a piece when the client has taken the one before. */
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
 * @throws DomainError not_found for a file that the index does not name
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
