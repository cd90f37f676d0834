import 'server-only';

import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import type { ErrorCode } from '@/lib/api/error-codes';
import { nodeEnv } from '@/server/env';
import type { Env } from '@/server/env';
import { isQueryBounded } from '@/server/http/bounds';
import { cleanText } from '@/server/clean-text';
import { isLocalUse, isOwnHost } from '@/server/http/local-use';

/**
 * What the front checks first: whether the request is for this site and whether its address is readable. Pages and API
 * calls behind it never see incomplete characters, control characters or endless query strings in an address.
 */

/** Where the front rewrites addresses that do not exist. */
export const notFoundPath = '/niet-gevonden';

/** Health checks may use any host name or address. */
const health = new Set(['/api/health', '/api/ready']);
/** API calls answer with an API error, not with a page. */
const isCall = (pathname: string) => /^\/(api|sanctum)(\/|$)/.test(pathname);
const queryControls = /%(?:0[0-8bcef]|1[0-9a-f]|7f|c2%[89][0-9a-f])/i;

/** The decoded path, or null if it cannot be a valid one. */
function readPath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    const climbs = decoded.split(/[/\\]/).some((part) => part === '.' || part === '..');
    return climbs || /\p{Cc}/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

function cleanQuery(query: string): string {
  if (!queryControls.test(query)) return query;
  const cleaned = [...new URLSearchParams(query)].map(([name, value]) => [cleanText(name), cleanText(value)]);
  return new URLSearchParams(cleaned).toString();
}

/** Pages for local use only: whether they exist depends on who asks. */
const isLocalAlone = /^\/dev(\/|$)/;

/** Paths that Next would serve and the site does not: resized images, and pages for local use only. */
function isClosed(path: string, isLocal: () => boolean): boolean {
  if (isLocalAlone.test(path)) return !isLocal();
  if (!/^\/_next(\/|$)/.test(path)) return false;
  // The image optimizer would keep its own copies of photos that the site has deleted.
  if (/^\/_next\/+image/.test(path)) return true;
  return nodeEnv === 'production' && !path.startsWith('/_next/static/');
}

/** Addresses already checked and left unchanged: checking one takes as long as sending a page. */
const readable = new LRUCache<string, true>({
  max: 5000,
  maxSize: 1_000_000,
  sizeCalculation: (_found, url) => url.length + 1,
});

type Refusal = Extract<ErrorCode, 'wrong_host' | 'address_too_long' | 'not_found'>;
type Settings = Pick<Env, 'HOST' | 'APP_URL' | 'TRUST_PROXY'>;

/**
 * Refuses a request, or makes its address readable: an unreadable page address is rewritten in `req.url` to the
 * not-found page.
 */
export function passGate(req: IncomingMessage, settings: Settings): Refusal | null {
  const { url = '/' } = req;
  if (readable.has(url) && isOwnHost(req, settings)) return null;
  const [, pathname = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
  if (!health.has(pathname) && !isOwnHost(req, settings)) return 'wrong_host';
  if (!url.startsWith('/')) return 'not_found';
  if (!isQueryBounded(search)) return 'address_too_long';
  const path = readPath(pathname);
  if (path === null && isCall(pathname)) return 'not_found';
  if (path === null || isClosed(path, () => isLocalUse(req, settings))) req.url = notFoundPath;
  else if (search) req.url = `${pathname}?${cleanQuery(search)}`;
  if (req.url === url && path !== null && !isLocalAlone.test(path)) readable.set(url, true);
  return null;
}

/** Whether Next can parse the router state that a client-side navigation sends; the renderer fails on anything else. */
export function isNavigationReadable({ headers }: IncomingMessage): boolean {
  const state = headers['next-router-state-tree'];
  if (state === undefined) return true;
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}
