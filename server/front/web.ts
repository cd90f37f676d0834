import 'server-only';

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import next from 'next';
import onHeaders from 'on-headers';
import { errorStatus } from '@/lib/api/error-codes';
import type { ErrorCode } from '@/lib/api/error-codes';
import type { SearchFilters } from '@/lib/search/parameters';
import { errorTexts } from '@/lib/texts/errors';
import { env, keepsPages, nodeEnv, staticFolder } from '@/server/env';
import { boundStatements, closeDatabase, webPatience } from '@/server/db';
import {
  choosePage,
  isServedByNext,
  isShownElsewhere,
  pathnameOf,
  readAddress,
  redirectToOwnAddress,
  routeOf,
} from '@/server/front/address';
import { clientAddress } from '@/server/front/client-address';
import { compressAnswer } from '@/server/front/compress';
import { isNavigationReadable, passGate } from '@/server/front/gate';
import { findFrontCall, makeCall } from '@/server/front/front-calls';
import type { FrontCall } from '@/server/front/front-calls';
import { drain, onStopSignal } from '@/server/front/graceful-stop';
import { RETRY_AFTER, toDomainError } from '@/server/http/errors';
import { isLocalUse, isOwnHost } from '@/server/http/local-use';
import { freshNonce, securityHeaders } from '@/server/front/security-headers';
import { StaticFiles } from '@/server/front/static-files';
import { retryOf, statusOfPage, withRequestContext } from '@/server/http/request-context';
import type { Overview, RequestContext, TextDraft } from '@/server/http/request-context';
import { log, logRequest } from '@/server/log';
import { serveMetrics } from '@/server/metrics/serve-metrics';
import { watchWeb } from '@/server/front/watch-web';
import type { CountRequest } from '@/server/front/watch-web';
import { missedMethods } from '@/server/front/wrong-method';
import type { Handle } from '@/server/front/page-cache/capture';
import { Invalidation } from '@/server/front/page-cache/invalidation';
import type { Search } from '@/server/front/page-cache/invalidation';
import { answerOwnPage } from '@/server/front/page-cache/own-pages';
import { isForPage, PageCache } from '@/server/front/page-cache/page-cache';
import { PageFailed, withholdFailure } from '@/server/front/page-cache/page-failed';
import type { Limit } from '@/server/front/page-cache/page-cache';
import { PageLimit } from '@/server/front/page-cache/page-limit';
import { PageStore } from '@/server/front/page-cache/store';
import { StandIns } from '@/server/front/page-cache/stand-ins';
import type { StoredPage } from '@/server/front/page-cache/store';

/**
 * The front: a small server around Next's request handler, in the same process (docs/rules/pages.md#public-pages). It
 * gives every request an id and a trustworthy client address, adds security headers and compression to every response,
 * chooses the page and status for addresses that do not exist, and shuts down without cutting off requests.
 */

/** Photos are uploaded at most ten at a time; a larger body is refused unread (docs/rules/photos.md#uploads). */
const maxUploadBytes = 250 * 1024 * 1024;
/** Memory for cached public pages, in bytes. */
const pageCacheBytes = 32 * 1024 * 1024;
/**
 * How long a cached page may still be served after another process committed a change to it
 * (docs/rules/pages.md#public-pages).
 */
const pollHoldsMs = 20;
/** Only the front sets these headers; whatever a client sends under these names is dropped. */
const ownHeaders = [
  'x-client-address',
  'x-request-id',
  'x-nonce',
  'content-security-policy',
  'x-middleware-subrequest',
];

/**
 * A client-side navigation starts streaming before the page has finished rendering, too late to change the status, so
 * whether a listing is gone has to be known beforehand. On a 410 or 451 the browser then requests the full
 * page.
 */
async function markGone(
  { goneStatus }: Features,
  req: IncomingMessage,
  context: RequestContext,
): Promise<void> {
  if (req.headers.rsc === undefined) return;
  const route = routeOf(req);
  const slug = route?.name.startsWith('listing.') ? route.params.slug : undefined;
  const status = slug ? await goneStatus(slug) : null;
  if (status !== null) context.pageStatus = status;
}

/** A response that does not say it may be cached is never stored; Next's own default header is longer. */
function keepPrivate(res: ServerResponse): void {
  const control = String(res.getHeader('Cache-Control') ?? 'no-store');
  if (/\bno-store\b/.test(control)) res.setHeader('Cache-Control', 'private, no-store');
}

/** Replaces Next's status by what was set while rendering; sets Cache-Control last. */
function decideHead(res: ServerResponse, context: RequestContext): void {
  onHeaders(res, () => {
    res.statusCode = statusOfPage(res.statusCode, context);
    for (const [name, value] of retryOf(res.statusCode, context)) res.setHeader(name, value);
    keepPrivate(res);
  });
}

function prepare(req: IncomingMessage, res: ServerResponse, context: RequestContext): void {
  const address = clientAddress(req, env.TRUST_PROXY);
  for (const name of ownHeaders) delete req.headers[name];
  const shown = isShownElsewhere(pathnameOf(req)) ? 'elsewhere' : 'here';
  const nonce = freshNonce();
  context.nonce = nonce;
  const headers = securityHeaders([`'nonce-${nonce}'`], shown);
  req.headers['x-request-id'] = context.requestId;
  req.headers['x-client-address'] = address;
  // Next takes the nonce for its own scripts from the CSP header on the request.
  req.headers['content-security-policy'] = headers['Content-Security-Policy'];
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (routeOf(req)?.name === 'guest-stay') hideAddress(res);
}

/** For a page whose address is a secret: no Referer to other sites, no indexing. */
function hideAddress(res: ServerResponse): void {
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
}

/**
 * Headers that the site does not support: every response is sent whole, and no write is conditional. Next's renderer
 * throws when one of these conditions fails.
 */
const unusedHeaders = ['if-match', 'if-unmodified-since', 'if-range', 'range'];

/**
 * Refuses a request in the front itself, as an API error. Closes the connection rather than wait for the rest of the
 * body.
 */
function refuse(res: ServerResponse, code: ErrorCode, more: Record<string, string> = {}): void {
  const type = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  res.writeHead(errorStatus[code], { ...securityHeaders([]), ...type, ...more });
  res.end(JSON.stringify({ message: errorTexts[code] }));
}

/** A visit to a listing page, as it is counted. */
interface PageView {
  slug: string;
  address: string;
  agent: string;
  cookie: string | undefined;
}

/** A page of search results that was sent. */
interface SearchSent {
  filters: SearchFilters;
  isFound: boolean;
  address: string;
}

/** What the front needs from features. It imports none of them: the entry point passes them in (scripts/web.ts). */
export interface Features {
  /** Calls that the front handles itself, without Next. */
  calls: readonly FrontCall[];
  search: Search & { readonly size: number };
  /** Loads the search index before the first visitor arrives. */
  warmSearch(): Promise<void>;
  /** The status of the page of a listing that is gone for good, or offline by order; null for any other. */
  goneStatus(slug: string): Promise<410 | 451 | null>;
  /** The slug of the listing that a request views; null if it is not a page view by a person. */
  visitedSlug(req: IncomingMessage): string | null;
  views: { notice(read: PageView): void; flush(): Promise<void> };
  /** Whether a person opened the page that is requested. */
  isOpenedByPerson(req: IncomingMessage): boolean;
  searches: { notice(sent: SearchSent): void; flush(): Promise<void> };
  /** The texts that the operator edited. */
  texts: {
    /** Resolves once everything committed before the call is shown. */
    renew(): Promise<void>;
    /** The draft that an admin's request asks to see. */
    findDraft(req: IncomingMessage): Promise<TextDraft | null>;
  };
}

interface OpenCache {
  store: PageStore;
  pages: PageCache;
  invalidation: Invalidation;
}

interface Front {
  handle: Handle;
  /** Host of APP_URL. */
  host: string;
  standIns: StandIns;
  limit: PageLimit;
  /** Absent in development, unless DEV_PAGE_CACHE turns it on. */
  cache?: OpenCache;
  features: Features;
  files: StaticFiles;
  /** Absent where metrics are off. */
  count?: CountRequest;
  /** Number of requests in progress. */
  open: number;
}

/** Counts a view of a listing once its page has been sent, cached or not; nothing waits for it. */
function countView({ views, visitedSlug }: Features, req: IncomingMessage, res: ServerResponse): void {
  const slug = visitedSlug(req);
  if (slug === null) return;
  const { 'user-agent': agent = '', cookie } = req.headers;
  const visit = { slug, agent, cookie, address: clientAddress(req, env.TRUST_PROXY) };
  res.once('finish', () => {
    if (res.statusCode === 200 || res.statusCode === 304) views.notice(visit);
  });
}

/** Counts a person's search by the page of results that they are sent; nothing waits for it. */
function countSearch(features: Features, req: IncomingMessage, shown: readonly Overview[]): void {
  const { search: filters } = readAddress(req.url ?? '/');
  const [overview] = shown;
  if (!filters || !overview || !features.isOpenedByPerson(req)) return;
  const address = clientAddress(req, env.TRUST_PROXY);
  features.searches.notice({ filters, isFound: overview.shown.length > 0, address });
}

const isReading = ({ method = '' }: IncomingMessage) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Answers requests that nothing behind the front can handle; returns false if the request may go on. */
function refuses(req: IncomingMessage, res: ServerResponse): boolean {
  const isTooLarge = Number(req.headers['content-length'] ?? 0) > maxUploadBytes;
  const refusal = isTooLarge ? 'payload_too_large' : passGate(req, env);
  const methods = refusal ? null : missedMethods(req);
  if (refusal) refuse(res, refusal);
  else if (methods) refuse(res, 'method_not_allowed', { Allow: methods.join(', ') });
  else if (!isNavigationReadable(req)) refuse(res, 'malformed_navigation');
  return res.headersSent;
}

interface Asked {
  req: IncomingMessage;
  res: ServerResponse;
  context: RequestContext;
  /** The address as it was asked for: `req` is given the renderer's own. */
  url: string;
}

/** Answers synchronously where possible, without creating a promise. */
function answer(front: Front, asked: Asked): Promise<void> | undefined {
  const { cache, features, files } = front;
  const { req, res, context } = asked;
  const started = performance.now();
  const [path = '/'] = (req.url ?? '/').split('?', 1);
  front.open += 1;
  res.on('close', () => {
    const took = performance.now() - started;
    front.open -= 1;
    front.count?.(path, res.statusCode, took / 1000);
    // Log the path only: a query string can contain a token.
    const { requestId: id } = context;
    const { method } = req;
    logRequest({ id, method, path, status: res.statusCode, ms: Math.round(took) });
  });
  for (const name of unusedHeaders) delete req.headers[name];
  if (refuses(req, res)) return undefined;
  if (files.answer(req, res) || redirectToOwnAddress(req, res)) return undefined;
  countView(features, req, res);
  const answered = cache?.pages.answer(req, res, context.requestId) ?? false;
  return answered === true ? undefined : goOn(front, { ...asked, answered });
}

interface Unanswered extends Asked {
  /** Resolves to whether the page cache has answered after all. */
  answered: false | Promise<boolean>;
}

/** Makes sure that a page shows the operator's texts as they are now, or as an admin's draft has them. */
async function prepareTexts(
  { cache, features: { texts } }: Front,
  { req, res, context }: Unanswered,
): Promise<void> {
  await (cache ? cache.invalidation.catchUp('tags') : texts.renew());
  const draft = await texts.findDraft(req);
  if (!draft) return;
  context.draft = draft;
  hideAddress(res);
}

/** Handles everything that the page cache did not answer. */
async function goOn(front: Front, unanswered: Unanswered): Promise<void> {
  const { req, res, context, answered } = unanswered;
  const { handle, host, limit, cache, features } = front;
  if (await answered) return;
  const isPage = !isServedByNext(pathnameOf(req));
  if (isPage && !(await limit.admits(req, res))) return;
  // So that people see the result of what they just did. Pages count as well: links in mails and the return from
  // payment write too.
  if (isPage || !isReading(req)) onHeaders(res, () => cache?.invalidation.pollAnew());
  if (cache && (await answerOwnPage(req, res, context.requestId, { handle, host }))) return;
  context.isLocal = isLocalUse(req, env);
  res.setHeader('X-Request-Id', context.requestId);
  prepare(req, res, context);
  if (isPage) {
    context.search = readAddress(req.url ?? '/').search;
    await prepareTexts(front, unanswered);
  }
  choosePage(req, context);
  await markGone(features, req, context);
  decideHead(res, context);
  compressAnswer(req, res);
  // In development Next shows what went wrong, in the browser.
  if (isPage && isForPage(req) && nodeEnv === 'production')
    withholdFailure(res, () => void answerFailure(front, unanswered, new PageFailed(context)));
  // Registered before the compression listener decides whether to compress.
  onHeaders(res, () => {
    if (context.contentEncoding) res.setHeader('Content-Encoding', context.contentEncoding);
  });
  const call = findFrontCall(features.calls, req);
  await withRequestContext(context, () => (call ? makeCall(call, req, res) : handle(req, res)));
  const { overview } = context.publicPage ?? {};
  if (overview) countSearch(features, req, [overview]);
}

/**
 * Answers a request that failed: a page by one that says so, anything else by an API error. If even that page fails, by
 * an API error too.
 */
async function answerFailure({ standIns }: Front, asked: Asked, error: unknown): Promise<void> {
  const { req, res, context, url } = asked;
  const isPassing =
    error instanceof PageFailed ? error.status === 503 : toDomainError(error)?.code === 'unavailable';
  if (!isPassing && !(error instanceof PageFailed)) log.error({ err: error }, 'the front failed');
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const retry: Record<string, string> = isPassing ? { 'Retry-After': String(RETRY_AFTER) } : {};
  const [pathname = '/'] = url.split(/[?#]/, 1);
  if (isForPage(req) && !isServedByNext(pathname)) {
    const { language } = readAddress(url);
    const ofThisAnswer = Object.entries({ 'X-Request-Id': context.requestId, ...retry }).flat();
    const standIn = { name: 'failed', language, status: isPassing ? 503 : 500, ofThisAnswer } as const;
    const isSent = await standIns.send(req, res, standIn).then(
      () => true,
      () => false,
    );
    if (isSent) return;
  }
  refuse(res, isPassing ? 'unavailable' : 'internal', retry);
}

async function openPageCache(
  handle: Handle,
  limit: Limit,
  host: string,
  features: Features,
): Promise<OpenCache> {
  const store = new PageStore(pageCacheBytes);
  const { search, texts } = features;
  const invalidation = new Invalidation(store, { search, renewTexts: texts.renew, pollHoldsMs });
  await invalidation.start();
  const onSent = (req: IncomingMessage, { searches }: StoredPage) => countSearch(features, req, searches);
  return {
    store,
    invalidation,
    pages: new PageCache({ handle, store, news: invalidation, limit, host, onSent }),
  };
}

/** Serves the metrics of this front at /metrics. */
async function openMetrics(front: Front): Promise<() => Promise<void>> {
  const { cache, features } = front;
  const read = () => ({
    pages: cache && { ...cache.pages.requests, count: cache.store.size, bytes: cache.store.bytes },
    listings: features.search.size,
  });
  return serveMetrics((registry) => {
    front.count = watchWeb(registry, read);
  });
}

/** Starts the web server on HOST and PORT; resolves once it is listening. */
export async function startWeb(features: Features): Promise<Server> {
  boundStatements(webPatience);
  const dev = nodeEnv !== 'production';
  const app = next({ dev, hostname: env.HOST, port: env.PORT });
  await Promise.all([app.prepare(), features.warmSearch()]);
  const handle: Handle = app.getRequestHandler();
  const { host } = new URL(env.APP_URL);
  const standIns = new StandIns(handle, host);
  const limit = new PageLimit(standIns);
  const cache = keepsPages() ? await openPageCache(handle, limit, host, features) : undefined;
  const files = new StaticFiles(staticFolder());
  const front: Front = { handle, host, standIns, limit, cache, features, files, open: 0 };
  const closeMetrics = await openMetrics(front);
  const server = createServer((req, res) => {
    const asked = { req, res, context: { requestId: randomUUID() }, url: req.url ?? '/' };
    const fail = (error: unknown) => void answerFailure(front, asked, error);
    try {
      answer(front, asked)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 70_000;
  if (dev) {
    const upgrade = app.getUpgradeHandler();
    server.on('upgrade', (req, socket, head) => {
      if (isOwnHost(req, env)) void upgrade(req, socket, head);
      else socket.destroy();
    });
  }
  onStopSignal(async (signal) => {
    log.info({ signal, open: front.open }, 'web server stops');
    // A proxy that keeps the connection open would send its next request just as the server closes.
    server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    await setTimeout(env.STOP_DELAY * 1000);
    await drain(server);
    await Promise.all([features.views.flush(), features.searches.flush()]);
    await closeMetrics();
    await cache?.invalidation.stop();
    await closeDatabase();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  log.info({ port: env.PORT }, 'web server ready');
  return server;
}
