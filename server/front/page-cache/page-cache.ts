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

/** Seconds after which a page is renewed although nothing was told to change. */
const defaultMaxAge = 300;
/** Milliseconds for which the day is not asked again. */
const dayCheck = 1000;

/** A request for a public page. */
interface Asked {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  key: string;
  /** When it was asked. */
  turn: number;
}

/** Says whether a page may be rendered for who asks; false when the request has been answered with a refusal. */
export interface Limit {
  admits: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
}

interface PageCacheOptions {
  handle: Handle;
  store: PageStore;
  /** What is known of changes, and the search's being up with them. */
  news: Pick<Invalidation, 'isConnected' | 'isSearchCurrent' | 'catchUp'>;
  limit: Limit;
  host: string;
}

/** What a render gave: a page that may be kept, or an answer for those who wait for it alone. */
interface Result {
  page: StoredPage;
  location: string | undefined;
  /** Whether it says what it was made from; of any other page nobody knows what changes it. */
  isPublic: boolean;
  /** The store's moment at which it began to read. */
  startedAt: number;
}

/** A render under way. */
interface Flight {
  /** Its place among all that happened here. */
  turn: number;
  result: Promise<Result>;
}

/**
 * The one cache of whole public pages, in front of the renderer. A burst on one page renders it once; a page that got
 * old by time alone is still served while it is renewed, but not on another day nor beyond its own end. Nobody gets a
 * page that shows less than what was committed before they asked, be it kept or being rendered
 * (docs/decisions/2026-11-22-fresh-pages.md).
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #running = new Map<string, Flight>();
  readonly #renewals = new Renewals((key) => this.#flightFor(key).result);
  #turns = 0;
  #today: Day = todayIn();
  #dayAskedAt = 0;
  /** How often a page was there, and how often it had to be rendered or waited for. */
  readonly looks = { hits: 0, misses: 0 };

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /**
   * Answers a GET or HEAD of a public page; false when the request is not one and must go on. Nearly every request is
   * answered within its own turn: then nothing is promised.
   * @param requestId sent with the page's own headers: one that is set before makes Node check and copy them all
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
    this.looks[stored ? 'hits' : 'misses'] += 1;
    if (!stored) return this.#answerAnew(asked);
    if (isMissing(stored) && hasSession(req)) return false;
    const sent = sendPage(req, res, stored, ['X-Request-Id', requestId]);
    if (stored.staleAt < Date.now()) this.#renewals.add(key);
    return sent ? sent.then(() => true) : true;
  }

  async #answerAnew({ req, res, requestId, key, turn }: Asked): Promise<boolean> {
    // Who waits for what another one asked for costs nothing.
    if (!this.#running.has(key) && !(await this.#options.limit.admits(req, res))) return true;
    const { page, location } = await this.#render(key, turn);
    // What the public cannot see may be there for who is signed in: that page is rendered for them alone.
    if (isMissing(page) && hasSession(req)) return false;
    await sendPage(req, res, page, [
      'X-Request-Id',
      requestId,
      ...(location === undefined ? [] : ['Location', location]),
    ]);
    return true;
  }

  #nextTurn(): number {
    return (this.#turns += 1);
  }

  /** The kept page, if it shows everything that was committed until now. */
  #findFresh(key: string): StoredPage | undefined | Promise<StoredPage | undefined> {
    const { news } = this.#options;
    const kept = news.isConnected ? this.#find(key) : undefined;
    // What was made from nothing that changes needs no word from the database.
    if (kept && kept.tags.length === 0 && kept.searches.length === 0) return kept;
    const isRunning = this.#running.has(key);
    // A rendering looks at the log itself.
    if (!kept && !isRunning) return undefined;
    // The search may have much to read again: a page that shows nothing of it does not wait for that.
    const look = news.catchUp(kept?.searches.length || isRunning ? 'all' : 'tags');
    if (!look) return kept;
    return look.then(() => (news.isConnected ? this.#find(key) : undefined));
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

  /** Renders a page for who asked at `turn`: together with who asks at the same time, but not from an older state. */
  async #render(key: string, turn: number): Promise<Result> {
    for (;;) {
      const flight = this.#flightFor(key);
      const result = await flight.result;
      // Two rounds at most: the next flight begins after this one ended.
      if (flight.turn > turn || this.#isStillTrue(result)) return result;
    }
  }

  /** Whether a render shows everything that is known by now to have been committed. */
  #isStillTrue({ page, isPublic, startedAt }: Result): boolean {
    const { store, news } = this.#options;
    if (!news.isConnected) return false;
    return isPublic ? !store.hasChangedSince(page, startedAt) : store.now() === startedAt;
  }

  /** Single flight per page. */
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
    // The one look at the log: the search of an overview need not ask again.
    await news.catchUp(search ? 'all' : 'tags');
    const startedAt = store.now();
    const day = todayIn();
    const context = { requestId: randomUUID(), search, isSearchCurrent: news.isSearchCurrent };
    const captured = await capturePage(handle, key, host, context);
    const page = finish(captured, day);
    const isPublic = captured.context.publicPage !== undefined;
    if (isPublic && captured.status < 500 && news.isConnected) store.put(key, page, startedAt);
    return { page, location: captured.location, isPublic, startedAt };
  }
}

/** There for nobody, or for its owner and admins alone: who is signed in is asked for. */
const isMissing = ({ status }: StoredPage): boolean => status === 404 || status === 410;

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

/** Whether somebody asks for a page: navigation inside the application asks for data, which goes through. */
export function isForPage({ method, headers }: IncomingMessage): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && headers.rsc === undefined && headers['next-router-state-tree'] === undefined;
}

function hasSession(req: IncomingMessage): boolean {
  return /(?:^|;\s*)(?:__Host-)?next-auth\.session-token/.test(req.headers.cookie ?? '');
}
