/** Public pages and answers under load, each beside a bare server in the same rounds. */
import { LAST_PAGE } from '@/lib/search/parameters';
import { answers, around, compareLoad, fromMemory, renders } from '@/scripts/bench/load';
import type { Compared } from '@/scripts/bench/load';
import { browserHeaders, get } from '@/scripts/bench/latency';
import { newOverviews, randomSearches } from '@/scripts/bench/searches';
import type { BareSite } from '@/scripts/bench/site';

/** Pages out of the cache; a home of the demo world, whose address is always the same. */
export const keptPages = {
  home: '/',
  'town overview': '/aanbod?listing_city_id=11',
  'filtered overview': '/aanbod?listing_city_id=11&guests=4&price=0-250',
  'last overview page': `/aanbod?page=${LAST_PAGE}`,
  detail: '/aanbod/de-witte-golf-oostende',
  'static page': '/over-ons',
} as const;
export type KeptPage = keyof typeof keptPages;
// The keys of a literal whose type names them all.
export const keptPageNames = Object.keys(keptPages) as KeptPage[];

/** What is made anew for each request, against a bare server with one prepared query. */
export const madeAnew = ['GET /api/listings', 'overview, rendered'] as const;
export type MadeAnew = (typeof madeAnew)[number];

/** Node writes these itself. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** A page out of the cache against a bare server that sends the same bytes and headers. */
export async function compareKeptPage(origin: string, bare: BareSite, name: KeptPage): Promise<Compared> {
  const path = keptPages[name];
  // The first request renders and keeps it.
  await get(origin + path, browserHeaders);
  const { status, headers, body } = await get(origin + path, browserHeaders);
  const same = Object.entries(headers).filter(([header]) => !ownHeaders.has(header));
  await bare.serve({
    path,
    status,
    headers: Object.fromEntries(same.map(([key, value]) => [key, String(value)])),
    body,
  });
  const ask = { paths: path, headers: browserHeaders };
  return compareLoad({ origin, ...ask }, { origin: bare.origin, ...ask }, fromMemory);
}

/** Against a bare server that makes one prepared query for each request. */
export async function compareMadeAnew(origin: string, bare: BareSite, name: MadeAnew): Promise<Compared> {
  const target =
    name === 'GET /api/listings'
      ? { plan: answers, paths: around(apiPaths()) }
      : { plan: renders, paths: newOverviews(22) };
  return compareLoad(
    { origin, paths: target.paths },
    { origin: bare.origin, paths: around(['/']) },
    target.plan,
  );
}

const apiPaths = () =>
  randomSearches(400, { withStay: false, seed: 21 }).map((text) => `/api/listings?${text}`);

/** A page that is not in the cache yet, against a bare server that sends such bytes. */
export async function compareColdOverview(origin: string, bare: BareSite): Promise<Compared> {
  const path = keptPages['filtered overview'];
  const paths = newOverviews(23);
  return compareLoad(
    { origin, paths, headers: browserHeaders },
    { origin: bare.origin, paths: path, headers: browserHeaders },
    renders,
  );
}
