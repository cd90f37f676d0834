import 'server-only';

import type { Day } from '@/lib/dates/day';

/** A whole finished answer, ready to go out in each encoding. */
export interface StoredPage {
  status: number;
  /** Of the page; each encoding of it has a tag of its own (`page-cache.ts`). */
  digest: string;
  headers: Readonly<Record<string, string>>;
  identity: Buffer;
  gzip: Buffer;
  brotli: Buffer;
  /** Goes stale when one of these changes. */
  tags: readonly string[];
  /** Epoch milliseconds from which on a visitor still gets it while it is renewed. */
  staleAt: number;
  /** Epoch milliseconds from which on nobody gets it. */
  endsAt: number;
  /** The day on which it was rendered: what a page says of days is true on that day alone. */
  day: Day;
}

/** Headers and bookkeeping of an entry, roughly. */
const overhead = 2048;

function sizeOf(page: StoredPage): number {
  return page.identity.length + page.gzip.length + page.brotli.length + overhead;
}

/**
 * Finished pages in bounded memory, by bytes; the longest unused leave first. `drop` forgets pages by tag, and also
 * what is being rendered from data of before the change: `put` refuses a page whose rendering began earlier.
 */
export class PageStore {
  readonly #maxBytes: number;
  readonly #pages = new Map<string, StoredPage>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #droppedAt = new Map<string, number>();
  #everythingDroppedAt = 0;
  #bytes = 0;
  #clock = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** A moment in this store's own time: give it to `put` with what was rendered since. */
  now(): number {
    return this.#clock;
  }

  get(key: string): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    // Last in the map is last to leave.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Stores a page rendered since `startedAt`; false when its data changed meanwhile or it is too large. */
  put(key: string, page: StoredPage, startedAt: number): boolean {
    if (this.#everythingDroppedAt > startedAt) return false;
    if (page.tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > startedAt)) return false;
    if (sizeOf(page) > this.#maxBytes / 10) return false;
    this.#forget(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#forget(oldest);
    }
    return true;
  }

  /** Forgets every page with this tag. */
  drop(tag: string): void {
    this.#droppedAt.set(tag, (this.#clock += 1));
    if (this.#droppedAt.size > 100_000) this.dropAll();
    for (const key of this.#keysByTag.get(tag) ?? []) this.#forget(key);
  }

  dropAll(): void {
    this.#everythingDroppedAt = this.#clock += 1;
    this.#droppedAt.clear();
    this.#pages.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
