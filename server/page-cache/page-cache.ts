import 'server-only';

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nodeEnv } from '@/server/env';
import { acceptedEncoding } from '@/server/http/accepted-encoding';
import { capturePage } from '@/server/page-cache/capture';
import type { Captured, Handle } from '@/server/page-cache/capture';
import { finishPage } from '@/server/page-cache/finish-page';
import { publicPageOf } from '@/server/page-cache/public-pages';
import { Renewals } from '@/server/page-cache/renewals';
import type { PageStore, StoredPage } from '@/server/page-cache/store';

/** Seconds after which a page is renewed although nothing was told to change. */
const defaultMaxAge = 300;
/** Milliseconds for which the day is not asked again. */
const dayCheck = 1000;

interface PageCacheOptions {
  handle: Handle;
  store: PageStore;
  /** False while changes cannot be heard of. */
  isFresh: () => boolean;
  host: string;
}

/** What a render gave: a page that may be kept, or an answer for those who wait for it alone. */
interface Result {
  page: StoredPage;
  location: string | undefined;
}

/**
 * The one cache of whole public pages, in front of the renderer (decisions, 'Public pages'). A burst on one page
 * renders it once; a page that got old by time alone is still served while it is renewed, but not on another day nor
 * beyond its own end.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #running = new Map<string, Promise<Result>>();
  readonly #renewals = new Renewals((key) => this.#render(key));
  #today: Day = todayIn();
  #dayAskedAt = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /**
   * Answers a GET or HEAD of a public page; false when the request is not one and must go on.
   * @param requestId sent with the page's own headers: one that is set before makes Node check and copy them all
   */
  async answer(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<boolean> {
    const key = keyOf(req);
    if (key === null) return false;
    const stored = this.#options.isFresh() ? this.#find(key) : undefined;
    if (stored?.status === 404 && hasSession(req)) return false;
    if (!stored) {
      const { page, location } = await this.#render(key);
      // What the public cannot see may be there for who is signed in: that page is rendered for them alone.
      if (page.status === 404 && hasSession(req)) return false;
      send(req, res, page, { 'X-Request-Id': requestId, ...(location && { Location: location }) });
      return true;
    }
    send(req, res, stored, { 'X-Request-Id': requestId });
    if (stored.staleAt < Date.now()) this.#renewals.add(key);
    return true;
  }

  #find(key: string): StoredPage | undefined {
    const stored = this.#options.store.get(key);
    return stored?.day === this.#day() && Date.now() < stored.endsAt ? stored : undefined;
  }

  #day(): Day {
    const now = Date.now();
    if (Math.abs(now - this.#dayAskedAt) >= dayCheck) {
      this.#today = todayIn();
      this.#dayAskedAt = now;
    }
    return this.#today;
  }

  /** Single flight per page. */
  #render(key: string): Promise<Result> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = this.#renderOnce(key).finally(() => {
      if (this.#running.get(key) === started) this.#running.delete(key);
    });
    this.#running.set(key, started);
    return started;
  }

  async #renderOnce(key: string): Promise<Result> {
    const { handle, store, host, isFresh } = this.#options;
    const startedAt = store.now();
    const day = todayIn();
    const captured = await capturePage(handle, key, host, { requestId: randomUUID() });
    const page = await finish(captured, day);
    if (captured.context.publicPage && captured.status < 500 && isFresh()) store.put(key, page, startedAt);
    return { page, location: captured.location };
  }
}

function finish({ status, body, contentType, context }: Captured, day: Day): Promise<StoredPage> {
  const {
    tags = [],
    maxAge = defaultMaxAge,
    goodFor = Infinity,
    scriptsWait = false,
  } = context.publicPage ?? {};
  // Development's own scripts reload the page by themselves.
  const waits = scriptsWait && nodeEnv === 'production';
  return finishPage({ status, body, contentType, tags, day, maxAge, goodFor, scriptsWait: waits });
}

/** The page's address with its known query in one order, or null when the request is not for a public page. */
function keyOf(req: IncomingMessage): string | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null;
  // Navigation inside the application asks for data, not for the page: it goes through.
  if (req.headers.rsc !== undefined || req.headers['next-router-state-tree'] !== undefined) return null;
  return publicPageOf(req.url ?? '/');
}

function hasSession(req: IncomingMessage): boolean {
  return /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token/.test(req.headers.cookie ?? '');
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  page: StoredPage,
  ofThisAnswer: Record<string, string>,
): void {
  const encoding = acceptedEncoding(req);
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.identity;
  const etag = `"${page.digest}${encoding ? `-${encoding}` : ''}"`;
  const headers = { ...page.headers, ETag: etag, ...ofThisAnswer };
  // Who has the page in any encoding has the page.
  if (page.status === 200 && req.headers['if-none-match']?.includes(`"${page.digest}`)) {
    res.writeHead(304, headers).end();
    return;
  }
  res.writeHead(page.status, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
