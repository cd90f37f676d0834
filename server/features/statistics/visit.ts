import 'server-only';

import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { routeOf } from '@/server/front/address';

/**
 * Whether a request is a person's view of a listing's page (docs/rules/statistics.md#looks-at-a-home). Decided from its
 * headers alone, so that it costs the page nothing and needs no script, cookie or beacon.
 */

/** Programs that identify themselves: crawlers, previews, monitors, libraries. A phone by Cubot is not one. */
const program =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|preview|monitor|uptime|lighthouse|pagespeed|archiv|validator|fetch|http[-_ ]?client|python|curl|wget|axios|libwww/i;

/** Most visitors use the same few browsers, so the result is cached. */
const agents = new LRUCache<string, { isBrowser: boolean }>({
  max: 2000,
  maxSize: 500_000,
  sizeCalculation: (_found, text) => text.length + 1,
});

/** Every browser's user agent has started with this word since 1994. */
function isBrowser(agent: string): boolean {
  const known = agents.get(agent);
  if (known) return known.isBrowser;
  const found = { isBrowser: agent.startsWith('Mozilla/') && !program.test(agent) };
  agents.set(agent, found);
  return found.isBrowser;
}

type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A page that is prefetched or prerendered has not been viewed yet. */
function isLoadedBeforehand({ headers }: Head): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? '');
  return headers['next-router-prefetch'] !== undefined || /prefetch|prerender/i.test(purpose);
}

/** The page itself, or its data during client-side navigation. Browsers say so; old ones send nothing. */
function isNavigation({ headers }: Head): boolean {
  const mode = headers['sec-fetch-mode'];
  return headers.rsc !== undefined || mode === undefined || mode === 'navigate';
}

/** Whether a person opened the page that is requested. */
export const isOpenedByPerson = (req: Head): boolean =>
  req.method === 'GET' &&
  isBrowser(req.headers['user-agent'] ?? '') &&
  !isLoadedBeforehand(req) &&
  isNavigation(req);

/** The slug of the listing that the request views, or null. */
export function visitedSlug(req: Head): string | null {
  if (!isOpenedByPerson(req)) return null;
  const route = routeOf(req);
  return route?.name === 'listing.show' ? (route.params.slug ?? null) : null;
}
