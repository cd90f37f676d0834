import 'server-only';

import { LRUCache } from 'lru-cache';
import type { Day } from '@/lib/dates/day';
import type { Overview } from '@/server/http/request-context';
import type { EncodedBody } from '@/server/front/compress';

/** A complete, finished response. */
export interface StoredPage {
  status: number;
  /** Hash of the page; each encoding of it has its own ETag (`page-cache.ts`). */
  digest: string;
  /** Names and values alternating: Node takes them faster than an object. */
  headers: readonly string[];
  body: Pick<EncodedBody, 'as' | 'bytes'>;
  /** The page goes stale when any of these changes. */
  tags: readonly string[];
  /** The searches whose results it shows: it goes stale when a change affects one of them. */
  searches: readonly Overview[];
  /** Epoch milliseconds after which it is still served, but re-rendered. */
  staleAt: number;
  /** Epoch milliseconds after which it is no longer served. */
  endsAt: number;
  /** The day on which it was rendered: what a page says about days is only true on that day. */
  day: Day;
}

/** What decides when a page goes stale. */
export type MadeFrom = Pick<StoredPage, 'tags' | 'searches'>;

interface OverviewChange {
  at: number;
  reaches: (overview: Overview) => boolean;
}

/** Approximate size of an entry's headers and bookkeeping. */
const overhead = 2048;
/** How many changes of overviews are remembered, for the pages being rendered. */
const remembered = 100;

/** An address may be as long as a request's head, and is stored with every tag of the page as well. */
function sizeOf(page: StoredPage, key: string): number {
  return page.body.bytes + key.length + overhead;
}

/**
 * Finished pages in memory, bounded by bytes; the least recently used go first. `drop` removes pages by tag, and also
 * affects renders in progress: `put` rejects a page whose render began before the drop.
 */
export class PageStore {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #droppedAt = new Map<string, number>();
  readonly #overviewChanges: OverviewChange[] = [];
  /** Before this moment it is no longer known which overviews changed. */
  #overviewsKnownSince = 0;
  #everythingDroppedAt = 0;
  #clock = 0;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 10),
      sizeCalculation: sizeOf,
      dispose: (page, key) => this.#untag(page, key),
    });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** A moment on this store's own clock: take it before rendering and pass it to `put`. */
  now(): number {
    return this.#clock;
  }

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key);
  }

  /** Stores a page rendered since `startedAt`; false when its data changed meanwhile or it is too large. */
  put(key: string, page: StoredPage, startedAt: number): boolean {
    if (this.hasChangedSince(page, startedAt)) return false;
    this.#pages.set(key, page);
    if (this.#pages.peek(key) !== page) return false;
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    return true;
  }

  /** Whether anything that a page was made from was dropped after a moment of `now()`. */
  hasChangedSince({ tags, searches }: MadeFrom, moment: number): boolean {
    if (this.#everythingDroppedAt > moment) return true;
    if (tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > moment)) return true;
    if (searches.length === 0) return false;
    if (this.#overviewsKnownSince > moment) return true;
    return this.#overviewChanges.some(({ at, reaches }) => at > moment && searches.some(reaches));
  }

  /** Removes every page with this tag. */
  drop(tag: string): void {
    this.#droppedAt.set(tag, (this.#clock += 1));
    if (this.#droppedAt.size > 100_000) this.dropAll();
    for (const key of this.#keysByTag.get(tag) ?? []) this.#pages.delete(key);
  }

  /** Removes every overview that a change affects. */
  dropOverviews(reaches: (overview: Overview) => boolean): void {
    this.#overviewChanges.push({ at: (this.#clock += 1), reaches });
    if (this.#overviewChanges.length > remembered)
      this.#overviewsKnownSince = this.#overviewChanges.shift()?.at ?? this.#clock;
    this.#deleteOverviews(reaches);
  }

  /** Removes every overview: any of them may have changed. */
  dropAllOverviews(): void {
    this.#overviewsKnownSince = this.#clock += 1;
    this.#overviewChanges.length = 0;
    this.#deleteOverviews(() => true);
  }

  dropAll(): void {
    this.#everythingDroppedAt = this.#clock += 1;
    this.#droppedAt.clear();
    this.#overviewChanges.length = 0;
    this.#pages.clear();
  }

  #deleteOverviews(which: (overview: Overview) => boolean): void {
    // Copied first: the map must not change while it is iterated.
    for (const [key, { searches }] of [...this.#pages.entries()])
      if (searches.some(which)) this.#pages.delete(key);
  }

  #untag(page: StoredPage, key: string): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
