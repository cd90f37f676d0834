import 'server-only';

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import next from 'next';
import { errorStatus } from '@/lib/api/error-codes';
import { matchRoute } from '@/lib/paths';
import { errorTexts } from '@/lib/texts/errors';
import { getBilling } from '@/server/billing/get-billing';
import { env, nodeEnv, staticFolder } from '@/server/env';
import { closeDatabase } from '@/server/db';
import { clientAddress } from '@/server/http/client-address';
import { compressAnswer } from '@/server/http/compress';
import { drain, onStopSignal } from '@/server/http/graceful-stop';
import { freshNonce, securityHeaders } from '@/server/http/security-headers';
import { StaticFiles } from '@/server/http/static-files';
import { withRequestContext } from '@/server/http/request-context';
import type { RequestContext } from '@/server/http/request-context';
import { findDeletedListing } from '@/server/listings/find-deleted-listing';
import { log } from '@/server/log';
import { warmSearch } from '@/server/search/warm-search';
import { ViewCounter } from '@/server/statistics/count-views';
import { visitedSlug } from '@/server/statistics/visit';
import { explainWrongMethod } from '@/server/http/wrong-method';
import type { Handle } from '@/server/page-cache/capture';
import { Invalidation } from '@/server/page-cache/invalidation';
import { PageCache } from '@/server/page-cache/page-cache';
import { PageStore } from '@/server/page-cache/store';

/**
 * The front: a small server around Next's request handler, in one process (decisions, 'Public pages'). It gives
 * every request an id and a trustworthy client address, every answer its security headers and compression, chooses
 * the page and status of what does not exist, and stops without cutting a request.
 */

/** Photos come ten at a time; nothing larger is read at all (decisions, 'photos'). */
const maxUploadBytes = 250 * 1024 * 1024;
/** Room for finished public pages. */
const pageCacheBytes = 128 * 1024 * 1024;
const notFoundPath = '/niet-gevonden';
/** Set by the front alone; what a client sends under these names is dropped. */
const ownHeaders = [
  'x-client-address',
  'x-request-id',
  'x-nonce',
  'content-security-policy',
  'x-middleware-subrequest',
];

/** Files and calls that Next answers itself; everything else must be a named route. */
const isServedByNext = (pathname: string) =>
  /^\/(_next|api|sanctum|fotos|dev|sitemaps)(\/|$)/.test(pathname) ||
  /^\/(login|register|logout|forgot-password|reset-password)$/.test(pathname) ||
  /\.(ico|svg|png|webp|jpg|txt|xml|webmanifest|woff2)$/.test(pathname);

/** A path that names no page is answered by the 404 page, complete in its HTML. */
function choosePage(req: IncomingMessage, context: RequestContext): void {
  const pathname = (req.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  if (isServedByNext(pathname) || (matchRoute(trimmed) && !pathname.startsWith('//'))) return;
  context.pageStatus = 404;
  req.url = notFoundPath;
  if (req.method !== 'HEAD') req.method = 'GET';
}

/** A page has one address, without a slash at its end. */
function redirectToOwnAddress(req: IncomingMessage, res: ServerResponse): boolean {
  const { url = '/', method } = req;
  const [, pathname = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(url) ?? [];
  const trimmed = pathname.replace(/\/+$/, '');
  if ((method !== 'GET' && method !== 'HEAD') || trimmed === pathname || trimmed === '') return false;
  // '//' at the start would lead to another site.
  if (pathname.startsWith('//') || !matchRoute(trimmed)) return false;
  res.writeHead(308, { ...securityHeaders([]), Location: `${trimmed}${query}` }).end();
  return true;
}

/**
 * The data of a navigation begins to leave before its page is through, too late for a status: that a home is gone has
 * to be known before. The browser then asks for the page itself.
 */
async function markGone(req: IncomingMessage, context: RequestContext): Promise<void> {
  if (req.headers.rsc === undefined) return;
  const match = matchRoute((req.url ?? '/').split('?', 1)[0] ?? '/');
  const slug = match?.name.startsWith('listing.') ? match.params.slug : undefined;
  if (slug && (await findDeletedListing(slug))) context.pageStatus = 410;
}

/** Nobody keeps what does not say that it may be kept; Next's own word for that is longer. */
function keepPrivate(res: ServerResponse): void {
  const control = String(res.getHeader('Cache-Control') ?? 'no-store');
  if (/\bno-store\b/.test(control)) res.setHeader('Cache-Control', 'private, no-store');
}

/** The status that a page declared while it rendered replaces Next's 200; who may keep the answer is said last. */
function decideHead(res: ServerResponse, context: RequestContext): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  const declare = (status: number) => (context.pageStatus && status === 200 ? context.pageStatus : status);
  res.writeHead = ((status: number, ...rest: unknown[]) => {
    res.statusCode = declare(status);
    keepPrivate(res);
    return writeHead(res.statusCode, ...rest);
  }) as typeof res.writeHead;
}

function prepare(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  const address = clientAddress(req, env.TRUST_PROXY);
  for (const name of ownHeaders) delete req.headers[name];
  const headers = securityHeaders([freshNonce()]);
  req.headers['x-request-id'] = requestId;
  req.headers['x-client-address'] = address;
  // Next reads the nonce for its own scripts from the request's policy.
  req.headers['content-security-policy'] = headers['Content-Security-Policy'];
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** What the front itself has to refuse, in the API's own shape; what was not read of the request is not waited for. */
function refuse(res: ServerResponse, code: 'payload_too_large' | 'internal'): void {
  const type = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  res.writeHead(errorStatus[code], { ...securityHeaders([]), ...type });
  res.end(JSON.stringify({ message: errorTexts[code] }));
}

interface Front {
  handle: Handle;
  /** Absent in development, where pages change under one's hands. */
  pages?: PageCache;
  views: ViewCounter;
  files: StaticFiles;
}

/** Counts a look at a listing once its page has gone out, from memory or not; nothing waits for it. */
function countView(views: ViewCounter, req: IncomingMessage, res: ServerResponse): void {
  const slug = visitedSlug(req);
  if (slug === null) return;
  const { 'user-agent': agent = '', cookie } = req.headers;
  const visit = { slug, agent, cookie, address: clientAddress(req, env.TRUST_PROXY) };
  res.once('finish', () => {
    if (res.statusCode === 200 || res.statusCode === 304) views.notice(visit);
  });
}

async function answer(front: Front, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { handle, pages, views, files } = front;
  const started = performance.now();
  const context: RequestContext = { requestId: randomUUID() };
  const path = (req.url ?? '/').split('?', 1)[0];
  res.once('close', () => {
    const ms = Math.round(performance.now() - started);
    const { requestId: request_id } = context;
    // Paths alone: a query string can hold a token. Without a logger of its own: there is one such line a request.
    log.info({ request_id, method: req.method, path, status: res.statusCode, ms }, 'request');
  });
  if (Number(req.headers['content-length'] ?? 0) > maxUploadBytes) {
    refuse(res, 'payload_too_large');
    return;
  }
  if (files.answer(req, res) || redirectToOwnAddress(req, res)) return;
  countView(views, req, res);
  if (await pages?.answer(req, res, context.requestId)) return;
  res.setHeader('X-Request-Id', context.requestId);
  prepare(req, res, context.requestId);
  choosePage(req, context);
  await markGone(req, context);
  decideHead(res, context);
  compressAnswer(req, res);
  explainWrongMethod(req, res);
  await withRequestContext(context, () => handle(req, res));
}

async function openPageCache(handle: Handle): Promise<{ pages: PageCache; invalidation: Invalidation }> {
  const store = new PageStore(pageCacheBytes);
  const invalidation = new Invalidation(store);
  await invalidation.start();
  const isFresh = () => invalidation.isConnected;
  return { invalidation, pages: new PageCache({ handle, store, isFresh, host: new URL(env.APP_URL).host }) };
}

/** Starts the web server on HOST and PORT; resolves when it listens. */
export async function startWeb(): Promise<Server> {
  // A setting that this version cannot keep fails here, not at the first listing.
  getBilling();
  const dev = nodeEnv !== 'production';
  const app = next({ dev, hostname: env.HOST, port: env.PORT });
  await Promise.all([app.prepare(), warmSearch()]);
  const handle: Handle = app.getRequestHandler();
  const cache = dev ? undefined : await openPageCache(handle);
  const views = new ViewCounter();
  const front: Front = { handle, pages: cache?.pages, views, files: new StaticFiles(staticFolder()) };
  const counts = { open: 0 };
  const server = createServer((req, res) => {
    counts.open += 1;
    res.once('close', () => (counts.open -= 1));
    answer(front, req, res).catch((error: unknown) => {
      log.error({ err: error }, 'the front failed');
      if (res.headersSent) res.destroy();
      else refuse(res, 'internal');
    });
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 70_000;
  if (dev) server.on('upgrade', app.getUpgradeHandler());
  onStopSignal(async (signal) => {
    log.info({ signal, open: counts.open }, 'web server stops');
    await drain(server);
    await views.flush();
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
