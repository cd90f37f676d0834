import 'server-only';

import type { IncomingMessage } from 'node:http';
import { matchRoute } from '@/lib/paths';

/**
 * Whether a request is somebody's look at a listing's page (docs/rules/statistics.md#looks-at-a-home). Decided from its
 * head alone, so that it costs the page nothing and needs no script, cookie or beacon.
 */

/** Programs that say what they are: crawlers, previews, monitors, libraries. A phone by Cubot is none. */
const program =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|preview|monitor|uptime|lighthouse|pagespeed|archiv|validator|fetch|http[-_ ]?client|python|curl|wget|axios|libwww/i;

/** Every browser since 1994 starts with this word. */
const isBrowser = (agent: string) => agent.startsWith('Mozilla/') && !program.test(agent);

type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** What a browser loads beforehand was not looked at yet. */
function isLoadedBeforehand({ headers }: Head): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? '');
  return headers['next-router-prefetch'] !== undefined || /prefetch|prerender/i.test(purpose);
}

/** The page itself, or its data while the application navigates to it. Browsers say so; an old one says nothing. */
function isNavigation({ headers }: Head): boolean {
  const mode = headers['sec-fetch-mode'];
  return headers.rsc !== undefined || mode === undefined || mode === 'navigate';
}

/** The slug of the listing that the request looks at, or null. */
export function visitedSlug(req: Head): string | null {
  const { method, url = '/', headers } = req;
  if (method !== 'GET' || !url.startsWith('/aanbod/')) return null;
  if (!isBrowser(headers['user-agent'] ?? '') || isLoadedBeforehand(req) || !isNavigation(req)) return null;
  const match = matchRoute(url.split(/[?#]/, 1)[0] ?? '/');
  return match?.name === 'listing.show' ? (match.params.slug ?? null) : null;
}
