import 'server-only';

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { readAddress } from '@/server/front/address';
import { capturePage } from '@/server/front/page-cache/capture';
import type { Captured, Handle } from '@/server/front/page-cache/capture';
import { finishPage, sendPage } from '@/server/front/page-cache/finish-page';
import type { Invalidation } from '@/server/front/page-cache/invalidation';
import { Renewals } from '@/server/front/page-cache/renewals';
import type { PageStore, StoredPage } from '@/server/front/page-cache/store';

/** Seconds after which a page is re-rendered even if no change was reported. */
const defaultMaxAge = 300;
/** Milliseconds before the current day is looked up again. */
const dayCheck = 1000;

/** A request for a public page. */
interface Asked {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  key: string;
  /** Turn in which the request was made. */
  turn: number;
}

/** Whether a page may be rendered for this request; false when the request has been answered with a refusal. */
export interface Limit {
  admits: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
}

interface PageCacheOptions {
  handle: Handle;
  store: PageStore;
  /** Whether changes are being followed, and whether the search index is up to date. */
  news: Pick<Invalidation, 'isConnected' | 'isSearchCurrent' | 'catchUp'>;
  limit: Limit;
  host: string;
  /** Called for each page that is sent, cached or not. */
  onSent?: (req: IncomingMessage, page: StoredPage) => void;
}

/** The result of a render: a page that may be cached, or one only for the requests waiting for it. */
interface Result {
  page: StoredPage;
  ownHeaders: Captured['ownHeaders'];
  /** Whether the page declared what it was made from; for any other page nobody knows which changes affect it. */
  isPublic: boolean;
  /** Time on the store's clock at which the render began reading. */
  startedAt: number;
}

/** A render in progress. */
interface Flight {
  /** Its turn in the order of requests and renders. */
  turn: number;
  result: Promise<Result>;
}

/**
 * The cache of whole public pages, in front of the renderer. A burst of requests for one page renders it once. A page
 * that is only past its maximum age is still served while it is re-rendered, but never on another day or after its own
 * end. Nobody gets a page, cached or being rendered, that misses anything committed before they asked
 * (docs/decisions/2026-11-22-fresh-pages.md).
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #running = new Map<string, Flight>();
  readonly #renewals = new Renewals((key) => this.#flightFor(key).result);
  #turns = 0;
  #today: Day = todayIn();
  #dayAskedAt = 0;
  /** Number of cache hits, and of requests that had to render a page or wait for one. */
  readonly requests = { hits: 0, misses: 0 };

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /**
   * Answers a GET or HEAD of a public page; false if it is not one and must be handled elsewhere. Nearly every request
   * is answered synchronously, without a promise.
   * @param requestId sent along with the page's own headers: setting it before makes Node validate and copy them all
   */
  answer(req: IncomingMessage, res: ServerResponse, requestId: string): boolean | Promise<boolean> {
    const key = isForPage(req) ? readAddress(req.url ?? '/').page : null;
    if (key === null) return false;
    const asked = { req, res, requestId, key, turn: this.#nextTurn() };
    const found = this.#findFresh(key);
    if (found instanceof Promise) return found.then((stored) => this.#answerWith(stored, asked));
    return this.#answerWith(found, asked);
  }

  #answerWith(stored: StoredPage | undefined, asked: Asked): boolean | Promise<boolean> {
    const { req, res, requestId, key } = asked;
    this.requests[stored ? 'hits' : 'misses'] += 1;
    if (!stored) return this.#answerAnew(asked);
    if (isMissing(stored) && hasSession(req)) return false;
    this.#options.onSent?.(req, stored);
    const sent = sendPage(req, res, stored, ['X-Request-Id', requestId]);
    if (stored.staleAt < Date.now()) this.#renewals.add(key);
    return sent ? sent.then(() => true) : true;
  }

  async #answerAnew({ req, res, requestId, key, turn }: Asked): Promise<boolean> {
    // Joining a render that another request started is free.
    if (!this.#running.has(key) && !(await this.#options.limit.admits(req, res))) return true;
    const { page, ownHeaders } = await this.#render(key, turn);
    // A page that is missing for the public may exist for a signed-in user: it is then rendered for them alone.
    if (isMissing(page) && hasSession(req)) return false;
    this.#options.onSent?.(req, page);
    await sendPage(req, res, page, ['X-Request-Id', requestId, ...ownHeaders]);
    return true;
  }

  #nextTurn(): number {
    return (this.#turns += 1);
  }

  /** The cached page, if it shows everything committed until now. */
  #findFresh(key: string): StoredPage | undefined | Promise<StoredPage | undefined> {
    const { news } = this.#options;
    const cached = news.isConnected ? this.#find(key) : undefined;
    const isRunning = this.#running.has(key);
    // The render checks the change log itself.
    if (!cached && !isRunning) return undefined;
    // The search index may have much to reload: a page that shows none of it does not wait for that.
    const caughtUp = news.catchUp(cached?.searches.length || isRunning ? 'all' : 'tags');
    if (!caughtUp) return cached;
    return caughtUp.then(() => (news.isConnected ? this.#find(key) : undefined));
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

  /**
   * Renders a page for a request made at `turn`. Shares the render with requests made at the same time, but never one
   * that started from an older state.
   */
  async #render(key: string, turn: number): Promise<Result> {
    for (;;) {
      const flight = this.#flightFor(key);
      const result = await flight.result;
      // At most two rounds: the next render starts after this one ended.
      if (flight.turn > turn || this.#isStillTrue(result)) return result;
    }
  }

  /** Whether a render shows everything that is known by now to have been committed. */
  #isStillTrue({ page, isPublic, startedAt }: Result): boolean {
    const { store, news } = this.#options;
    if (!news.isConnected) return false;
    return isPublic ? !store.hasChangedSince(page, startedAt) : store.now() === startedAt;
  }

  /** At most one render per page at a time. */
  #flightFor(key: string): Flight {
    const running = this.#running.get(key);
    if (running) return running;
    const flight = {
      turn: this.#nextTurn(),
      result: this.#renderOnce(key).finally(() => this.#running.delete(key)),
    };
    this.#running.set(key, flight);
    return flight;
  }

  async #renderOnce(key: string): Promise<Result> {
    const { handle, store, host, news } = this.#options;
    const { search } = readAddress(key);
    // The only check of the change log: an overview's search need not repeat it.
    await news.catchUp(search ? 'all' : 'tags');
    const startedAt = store.now();
    const day = todayIn();
    const context = { requestId: randomUUID(), search, isSearchCurrent: news.isSearchCurrent };
    const captured = await capturePage(handle, key, host, context);
    const page = finish(captured, day);
    const isPublic = captured.context.publicPage !== undefined;
    if (isPublic && news.isConnected) store.put(key, page, startedAt);
    return { page, ownHeaders: captured.ownHeaders, isPublic, startedAt };
  }
}

/** Missing for everyone, or visible only to its owner and admins: for signed-in users that has to be checked. */
const isMissing = ({ status }: StoredPage): boolean => [404, 410, 451].includes(status);

function finish({ status, html, contentType, nonce, context }: Captured, day: Day): StoredPage {
  const {
    tags = [],
    overview,
    searches = [],
    maxAge = defaultMaxAge,
    goodFor = Infinity,
    onlyScript,
  } = context.publicPage ?? {};
  const { scriptsWait } = context;
  const rendered = { status, html, contentType, nonce, tags, overview, searches, day, maxAge, goodFor };
  return finishPage({ ...rendered, scriptsWait, onlyScript });
}

/** Whether a request is for a full page; client-side navigation asks for data, which passes through. */
export function isForPage({ method, headers }: IncomingMessage): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && headers.rsc === undefined && headers['next-router-state-tree'] === undefined;
}

function hasSession(req: IncomingMessage): boolean {
  return /(?:^|;\s*)(?:__Host-)?next-auth\.session-token/.test(req.headers.cookie ?? '');
}
