/** Public pages and API responses under load, each compared with a bare server in the same rounds. */
import { LAST_PAGE } from '@/lib/search/parameters';
import { answers, around, compareLoad, fromMemory } from '@/tools/bench/load';
import type { Compared } from '@/tools/bench/load';
import type { LoadClient } from '@/tools/bench/load-client';
import { browserHeaders, get } from '@/tools/bench/latency';
import { randomSearches } from '@/tools/bench/searches';
import type { BareSite, Served } from '@/tools/bench/site';

export interface Servers {
  site: Served;
  bare: BareSite;
}

/** Cached pages; the detail page is a listing of the demo world, whose URL is always the same. */
export const cachedPages = {
  home: '/',
  'town overview': '/aanbod?listing_city_id=11',
  'filtered overview': '/aanbod?listing_city_id=11&adults=4&price=0-250',
  'last overview page': `/aanbod?page=${LAST_PAGE}`,
  detail: '/aanbod/de-witte-golf-oostende',
  'static page': '/over-ons',
} as const;
export type CachedPage = keyof typeof cachedPages;
// The keys of a literal whose type contains all of them.
export const cachedPageNames = Object.keys(cachedPages) as CachedPage[];

/** Headers that Node adds itself. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** A cached page compared with a bare server that sends the same bytes and headers. */
export const compareCachedPage = (
  client: LoadClient,
  servers: Servers,
  name: CachedPage,
): Promise<Compared> => compareSameBytes(client, servers, cachedPages[name]);

/** The same for a listing's photo whose sizes have been generated. */
export async function comparePhoto(client: LoadClient, servers: Servers): Promise<Compared> {
  const { body } = await get(servers.site.origin + cachedPages.detail);
  const [path] = /\/fotos\/[\w-]+\/640\.webp[^"' ,]*/.exec(body.toString()) ?? [];
  if (!path) throw new Error('The page of a home shows no photo');
  return compareSameBytes(client, servers, path);
}

async function compareSameBytes(
  client: LoadClient,
  { site, bare }: Servers,
  path: string,
): Promise<Compared> {
  // The first request renders and caches it.
  await get(site.origin + path, browserHeaders);
  const { status, headers, body } = await get(site.origin + path, browserHeaders);
  const same = Object.entries(headers).filter(([header]) => !ownHeaders.has(header));
  await bare.serve({
    path,
    status,
    headers: Object.fromEntries(same.map(([key, value]) => [key, String(value)])),
    body,
  });
  const ask = { paths: [path], headers: browserHeaders };
  const plan = fromMemory;
  return compareLoad(client, { target: { server: site, ...ask }, bare: { server: bare, ...ask }, plan });
}

/** GET /api/listings compared with a bare server that runs one prepared query per request. */
export function compareApi(client: LoadClient, { site, bare }: Servers): Promise<Compared> {
  const paths = around(
    randomSearches(400, { withStay: false, seed: 21 }).map((text) => `/api/listings?${text}`),
  );
  // Not a path of a page, which the bare server would answer from memory.
  const bareQuery = { server: bare, paths: ['/query'] };
  return compareLoad(client, { target: { server: site, paths }, bare: bareQuery, plan: answers });
}
