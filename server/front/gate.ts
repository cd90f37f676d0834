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
 * What the front checks before anything else: whether the request is for this site, and whether its address can be
 * read. Pages and calls behind it meet no half characters, control characters or endless queries in an address.
 */

/** Where the front sends what names nothing. */
export const notFoundPath = '/niet-gevonden';

/** Operators ask by whatever address they know. */
const health = new Set(['/api/health', '/api/ready']);
/** Calls answer in their own shape. */
const isCall = (pathname: string) => /^\/(api|sanctum)(\/|$)/.test(pathname);
const queryControls = /%(?:0[0-8bcef]|1[0-9a-f]|7f|c2%[89][0-9a-f])/i;

/** The decoded path, or null where it can name nothing. */
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

/** What is there for local use alone: that depends on who asks. */
const isLocalAlone = /^\/dev(\/|$)/;

/** What the renderer would serve and the site does not: photos in other sizes, and what is for local use. */
function isClosed(path: string, isLocal: () => boolean): boolean {
  if (isLocalAlone.test(path)) return !isLocal();
  if (!/^\/_next(\/|$)/.test(path)) return false;
  // It would keep for itself photos that the site has removed.
  if (/^\/_next\/+image/.test(path)) return true;
  return nodeEnv === 'production' && !path.startsWith('/_next/static/');
}

/** Addresses that were found to be readable as they are: judging one takes as long as sending a page. */
const readable = new LRUCache<string, true>({
  max: 5000,
  maxSize: 1_000_000,
  sizeCalculation: (_found, url) => url.length + 1,
});

type Refusal = Extract<ErrorCode, 'wrong_host' | 'address_too_long' | 'not_found'>;
type Settings = Pick<Env, 'HOST' | 'APP_URL' | 'TRUST_PROXY'>;

/**
 * Refuses a request, or makes its address readable: for an unreadable page address, `req.url` then leads to the page
 * that says so.
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

/**
 * Whether what a navigation says of the page that it comes from can be read, by the renderer's own rule: it fails at
 * anything else.
 */
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
