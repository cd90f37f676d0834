import 'server-only';

import pg from 'pg';
import { SharedRun } from '@/lib/async/shared-run';
import { currentPosition, newsIn, questionSince } from '@/server/changes/change-log';
import type { Ask, Change, NewsRow, Position } from '@/server/changes/change-log';
import { env } from '@/server/env';
import { log } from '@/server/log';
import type { PageStore } from '@/server/front/page-cache/store';
import type { Overview } from '@/server/http/request-context';

const retryMs = 500;
/** The answer to one look is under way while the next is asked for. */
const LOOKS_AT_ONCE = 2;
/** Dropping everything is quicker than dropping by so many names. */
const mostChanges = 1000;

interface Settings {
  connectionString?: string;
  /** Milliseconds between two signs of life. */
  heartbeatMs?: number;
  /** Milliseconds after which a connection that says nothing is dead, however open it looks. */
  silenceMs?: number;
  /** Milliseconds for which what a look at the log found out holds, unless somebody says `lookAnew`. */
  lookHoldsMs?: number;
  /** Which overviews a change reaches the search finds out, when it follows the log. */
  search?: Search;
}

/** What the front has to know of the search: it tells which kept overviews a change reaches. */
export interface Search {
  /** Resolves once it followed everything that was committed before the call. */
  current(): Promise<unknown>;
  /** Tells of each change, in their order; null where anything may have changed. */
  follow(onChange: (changes: { reaches(overview: Overview): boolean } | null) => void): void;
}

/**
 * Follows the log of changes on a connection of its own and drops the pages that were made from what changed. While it
 * cannot ask nothing is known to be fresh and `isConnected` is false; once it can again, the log tells what it missed.
 *
 * Who asks for a page has the log asked first: that finds out both what is new, and whether there is still somebody at
 * the other end (docs/decisions/2026-11-23-held-looks.md).
 */
export class Invalidation {
  readonly #store: PageStore;
  readonly #settings: Settings;
  readonly #holdsMs: number;
  readonly #hearing = new SharedRun(() => this.#hear(), LOOKS_AT_ONCE);
  readonly #searching = new SharedRun(() => this.#letSearchFollow());
  /** How often there was news of homes, and how much of that the search followed. */
  #homeNews = 0;
  #homeNewsFollowed = 0;
  /** By `performance.now()`: when the last look was asked for, and when the last that was answered had been. */
  readonly #lastLook = { asked: Number.NEGATIVE_INFINITY, began: Number.NEGATIVE_INFINITY };
  /** Looks that began before do not hold. */
  #looksCountSince = Number.NEGATIVE_INFINITY;
  #client: pg.Client | undefined;
  #position: Position | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #stopped = false;
  isConnected = false;

  constructor(store: PageStore, settings: Settings = {}) {
    this.#store = store;
    this.#settings = settings;
    this.#holdsMs = settings.lookHoldsMs ?? 0;
    settings.search?.follow((changes) => {
      if (changes) store.dropOverviews((overview) => changes.reaches(overview));
      else store.dropAllOverviews();
    });
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#settings.connectionString ?? env.DATABASE_URL,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      // Looks are answered in the order in which they were asked: none takes back what a later one found.
      pipeline: true,
    });
    this.#client = client;
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    try {
      await client.connect();
      await this.#read(client);
      this.isConnected = true;
      this.#beat();
    } catch {
      this.#lose(client);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#heartbeat);
    const client = this.#client;
    if (!client) return;
    // A line that is dead says no goodbye.
    const timer = setTimeout(() => client.connection.stream.destroy(), 1000);
    await client.end().catch(() => {});
    clearTimeout(timer);
  }

  /** Whether the search has followed everything that the last look at the log told of. */
  get isSearchCurrent(): boolean {
    if (!this.#settings.search) return false;
    return this.isConnected && this.#homeNewsFollowed >= this.#homeNews;
  }

  /**
   * Resolves once the store has heard of everything that was committed before the call; when that cannot be found
   * out, `isConnected` is false then. Undefined where the last look at the log still holds: then nobody need wait.
   * @param of what goes stale by tags is known sooner, while the search has much to read again
   */
  catchUp(of: 'all' | 'tags' = 'all'): Promise<void> | undefined {
    const isAwaited = of === 'all' && this.#homeNewsFollowed < this.#homeNews;
    if (isAwaited || !this.#lookHolds()) return this.#catchUp(of);
    this.#lookAhead();
    return undefined;
  }

  /** Something may have been committed just now: the next to ask does not rely on a look of before. */
  lookAnew(): void {
    this.#looksCountSince = performance.now();
  }

  #lookHolds(): boolean {
    const { began } = this.#lastLook;
    if (!this.isConnected || began <= this.#looksCountSince) return false;
    return performance.now() - began < this.#holdsMs;
  }

  /** Under load the next look is there before the last one ceases to hold, and nobody waits. */
  #lookAhead(): void {
    if (performance.now() - this.#lastLook.asked >= this.#holdsMs / 2) void this.#hearing.ask();
  }

  async #catchUp(of: 'all' | 'tags'): Promise<void> {
    if (!this.#lookHolds()) await this.#hearing.ask();
    if (of === 'all' && this.#homeNewsFollowed < this.#homeNews) await this.#searching.ask();
  }

  async #letSearchFollow(): Promise<void> {
    const news = this.#homeNews;
    try {
      await this.#settings.search?.current();
    } catch (error) {
      log.warn({ err: error }, 'the search does not follow: no overview is known to be fresh');
      this.#store.dropAllOverviews();
      return;
    }
    this.#homeNewsFollowed = news;
  }

  async #hear(): Promise<void> {
    const client = this.#client;
    if (!client || !this.isConnected) return;
    await this.#read(client).catch(() => this.#lose(client));
  }

  /** @throws Error when no answer comes in time */
  async #read(client: pg.Client): Promise<void> {
    const ask = this.#asking(client);
    const began = performance.now();
    this.#lastLook.asked = began;
    if (!this.#position) {
      this.#position = await currentPosition(ask);
      // What changed before this moment was not heard, and may not have been followed.
      this.#homeNews += 1;
      this.#store.dropAll();
      return;
    }
    const { position, changes } = newsIn(await ask<NewsRow>(questionSince(this.#position)), this.#position);
    if (changes === null || changes.some(isOfHomes)) this.#homeNews += 1;
    this.#drop(changes);
    this.#position = position;
    this.#lastLook.began = began;
  }

  #drop(changes: readonly Change[] | null): void {
    const tags = changes && changes.length <= mostChanges ? changes.map(tagsOf) : [null];
    if (tags.includes(null)) this.#store.dropAll();
    else for (const tag of new Set(tags.flatMap((some) => some ?? []))) this.#store.drop(tag);
  }

  #asking(client: pg.Client): Ask {
    const { silenceMs = 3000 } = this.#settings;
    return async (question) => {
      const { promise: silence, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error('the database says nothing')), silenceMs);
      const answer = await Promise.race([client.query(question), silence]).finally(() => clearTimeout(timer));
      return answer.rows;
    };
  }

  /** A connection that died without a word is found out although nobody asks for a page. */
  #beat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => {
      void this.#catchUp('all').then(() => this.isConnected && !this.#stopped && this.#beat());
    }, this.#settings.heartbeatMs ?? 5000).unref();
  }

  #lose(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    if (this.isConnected)
      log.warn('the page cache lost its connection: nothing is served from it until it is back');
    this.isConnected = false;
    clearTimeout(this.#heartbeat);
    // Nobody may be there to say goodbye to.
    client.connection.stream.destroy();
    if (!this.#stopped) this.#retry = setTimeout(() => void this.start(), retryMs);
  }
}

/** What the search follows. */
const isOfHomes = ({ kind }: Change) => kind === 'home' || kind === 'nights' || kind === 'rates';

/** The tags of the pages that show what changed; null for all of them. */
function tagsOf({ kind, id }: Change): string[] | null {
  if (kind === 'setting') return ['settings'];
  if (kind === 'deleted_home') return ['listings'];
  if (id === null) return null;
  if (kind === 'landlord') return [`landlord:${id}`];
  // `listings` are homes without a stay: when they are free, and what single nights cost, is not shown of them.
  return kind === 'home' ? [`listing:${id}`, 'listings'] : [`listing:${id}`];
}
