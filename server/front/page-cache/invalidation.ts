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
/** The next query may be sent while the previous one is still being answered. */
const POLLS_AT_ONCE = 2;
/** Above this many changes, dropping everything is faster than dropping by tag. */
const mostChanges = 1000;

interface Settings {
  connectionString?: string;
  /** Milliseconds between two heartbeats. */
  heartbeatMs?: number;
  /** Milliseconds without an answer after which a connection counts as dead, however open it looks. */
  silenceMs?: number;
  /** Milliseconds for which the result of a check stays valid, unless `pollAnew` is called. */
  pollHoldsMs?: number;
  /** Renews the operator's texts, before pages made with the old ones are dropped. */
  renewTexts?: () => Promise<void>;
  /** The search, which reports the overviews that a change affects once its index has followed the log. */
  search?: Search;
}

/** What the front needs from the search: it tells which cached overviews a change affects. */
export interface Search {
  /** Resolves once the index includes everything committed before the call. */
  current(): Promise<unknown>;
  /** Calls `onChange` for each change, in order; with null when anything may have changed. */
  follow(onChange: (changes: { reaches(overview: Overview): boolean } | null) => void): void;
}

/**
 * Follows the change log on its own connection and drops the pages made from what changed. While the log cannot be
 * read, nothing is known to be fresh and `isConnected` is false; after reconnecting, the log tells what was missed.
 *
 * The log is checked before a cached page is served: that shows both what is new and whether the database still answers
 * (docs/decisions/2026-11-23-held-looks.md).
 */
export class Invalidation {
  readonly #store: PageStore;
  readonly #settings: Settings;
  readonly #holdsMs: number;
  readonly #hearing = new SharedRun(() => this.#hear(), POLLS_AT_ONCE);
  readonly #searching = new SharedRun(() => this.#letSearchFollow());
  /** Counts news about listings, and how much of it the search index includes by now. */
  #listingNews = 0;
  #listingNewsFollowed = 0;
  /** In `performance.now()` time: when the last check was sent, and when the last answered one had been sent. */
  readonly #lastPoll = { asked: Number.NEGATIVE_INFINITY, began: Number.NEGATIVE_INFINITY };
  /** Checks sent before this moment are no longer valid. */
  #pollsCountSince = Number.NEGATIVE_INFINITY;
  #client: pg.Client | undefined;
  #position: Position | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #stopped = false;
  isConnected = false;

  constructor(store: PageStore, settings: Settings = {}) {
    this.#store = store;
    this.#settings = settings;
    this.#holdsMs = settings.pollHoldsMs ?? 0;
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
      // Pipelined queries are answered in order, so no answer undoes what a later one found.
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
    // A dead connection never confirms the end.
    const timer = setTimeout(() => client.connection.stream.destroy(), 1000);
    await client.end().catch(() => {});
    clearTimeout(timer);
  }

  /** Whether the search index includes everything that the last check reported. */
  get isSearchCurrent(): boolean {
    if (!this.#settings.search) return false;
    return this.isConnected && this.#listingNewsFollowed >= this.#listingNews;
  }

  /**
   * Resolves once the store knows of everything committed before the call; if that cannot be found out, `isConnected`
   * is false afterwards. Undefined while the last check is still valid: then there is nothing to wait for.
   * @param of 'tags' does not wait for the search index, which may have much to reload
   */
  catchUp(of: 'all' | 'tags' = 'all'): Promise<void> | undefined {
    const isAwaited = of === 'all' && this.#listingNewsFollowed < this.#listingNews;
    if (isAwaited || !this.#pollHolds()) return this.#catchUp(of);
    this.#pollAhead();
    return undefined;
  }

  /** Invalidates earlier checks, since something may just have been committed. */
  pollAnew(): void {
    this.#pollsCountSince = performance.now();
  }

  #pollHolds(): boolean {
    const { began } = this.#lastPoll;
    if (!this.isConnected || began <= this.#pollsCountSince) return false;
    return performance.now() - began < this.#holdsMs;
  }

  /** Under load the next check is answered before the last one expires, so nobody waits. */
  #pollAhead(): void {
    if (performance.now() - this.#lastPoll.asked >= this.#holdsMs / 2) void this.#hearing.ask();
  }

  async #catchUp(of: 'all' | 'tags'): Promise<void> {
    if (!this.#pollHolds()) await this.#hearing.ask();
    if (of === 'all' && this.#listingNewsFollowed < this.#listingNews) await this.#searching.ask();
  }

  async #letSearchFollow(): Promise<void> {
    const news = this.#listingNews;
    try {
      await this.#settings.search?.current();
    } catch (error) {
      log.warn({ err: error }, 'the search does not follow: no overview is known to be fresh');
      this.#store.dropAllOverviews();
      return;
    }
    this.#listingNewsFollowed = news;
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
    this.#lastPoll.asked = began;
    if (!this.#position) {
      const position = await currentPosition(ask);
      await this.#settings.renewTexts?.();
      this.#position = position;
      // Changes before this moment were missed, and the index may not include them.
      this.#listingNews += 1;
      this.#store.dropAll();
      return;
    }
    const { position, changes } = newsIn(await ask<NewsRow>(questionSince(this.#position)), this.#position);
    if (changes === null || changes.some(isOfListings)) this.#listingNews += 1;
    if (changes === null || changes.some(({ kind }) => kind === 'text')) await this.#settings.renewTexts?.();
    this.#drop(changes);
    this.#position = position;
    this.#lastPoll.began = began;
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

  /** Detects a silently dead connection even when nobody asks for a page. */
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
    // The other end may be gone, so no orderly close.
    client.connection.stream.destroy();
    if (!this.#stopped) this.#retry = setTimeout(() => void this.start(), retryMs);
  }
}

/** Whether the search index follows this change. */
const isOfListings = ({ kind }: Change) => kind === 'home' || kind === 'nights' || kind === 'rates';

/** The tags of the pages that show what changed; null for all of them. */
function tagsOf({ kind, id }: Change): string[] | null {
  if (kind === 'setting') return ['settings'];
  if (kind === 'deleted_home') return ['listings'];
  if (kind === 'text') return null;
  if (id === null) return null;
  if (kind === 'landlord') return [`landlord:${id}`];
  // `listings` tags cards shown without a stay: neither availability nor nightly prices appear on them.
  return kind === 'home' ? [`listing:${id}`, 'listings'] : [`listing:${id}`];
}
