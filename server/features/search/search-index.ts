import 'server-only';

import { SharedRun } from '@/lib/async/shared-run';
import { diffDays, todayIn } from '@/lib/dates/day';
import { readNews } from '@/server/changes/change-log';
import type { Ask, Change, ChangeKind } from '@/server/changes/change-log';
import { sql } from '@/server/db';
import { requestContext } from '@/server/http/request-context';
import { log } from '@/server/log';
import { ListingChanges } from '@/server/features/search/listing-changes';
import type { ChangedListings } from '@/server/features/search/listing-changes';
import { usualSizes } from '@/server/features/search/listing-index';
import type { ListingIndex, IndexSizes } from '@/server/features/search/listing-index';
import { loadInThread } from '@/server/features/search/load-in-thread';
import type { LoadedIndex } from '@/server/features/search/load-in-thread';
import {
  readLabels,
  readListings,
  readOccupied,
  readPriceTerms,
  readSeasons,
} from '@/server/features/search/read-listings';

export interface SearchLimits {
  /** Above this many changes a full reload is faster, unless the index holds many times as many listings. */
  mostChanges: number;
  /** One changed listing costs about as much as loading this many. */
  costOfChange: number;
  /** How many changed listings are read together. */
  changesAtATime: number;
  /** Above this many changed listings, all overviews count as affected. */
  mostJudged: number;
  /** Age in days at which the index is reloaded; well within the spare nights it holds beyond the last bookable one. */
  oldestDays: number;
  sizes: IndexSizes;
}

const usualLimits: SearchLimits = {
  mostChanges: 5000,
  costOfChange: 10,
  changesAtATime: 5000,
  mostJudged: 1000,
  oldestDays: 60,
  sizes: usualSizes,
};

/** Called with null when anything may have changed. */
type OnChange = (changes: ListingChanges | null) => void;

const ask: Ask = ({ name, text, values }) => sql(name, text, values);

/**
 * Keeps this process's index equal to the database. Every search first asks for what was committed since the last one
 * (one indexed query on a log that triggers write), so that nobody searches a state older than they could have seen;
 * other processes do the same for themselves. When the log does not tell which listings changed, a search waits until
 * all have been reloaded.
 */
export class SearchIndex {
  #loaded: LoadedIndex | undefined;
  #loading: Promise<void> | undefined;
  readonly #look = new SharedRun(() => this.#sync());
  readonly #followers: OnChange[] = [];
  readonly #limits: SearchLimits;
  #version = 0;

  constructor(limits: Partial<SearchLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /** The index, including everything committed before the call. */
  current(): Promise<ListingIndex> {
    return this.#look.ask();
  }

  /** The index as of the last check; undefined before the first. */
  get latest(): ListingIndex | undefined {
    if (this.#loaded) this.#renewIfOld(this.#loaded);
    return this.#loaded?.index;
  }

  /** Calls `onChange` after every change from now on, once the index includes it. */
  follow(onChange: OnChange): void {
    this.#followers.push(onChange);
  }

  /** Number of listings in the index, without checking for changes. */
  get size(): number {
    return this.#loaded?.index.size ?? 0;
  }

  /** Different after every change. */
  get version(): number {
    return this.#version;
  }

  async #sync(): Promise<ListingIndex> {
    for (;;) {
      // Runs one at a time, shared by all callers; later commits are picked up by the next run.
      if (!this.#loaded) await this.#reload();
      const loaded = this.#loaded;
      if (loaded && (await this.#catchUp(loaded))) return loaded.index;
      if (loaded === this.#loaded) await this.#reload();
    }
  }

  /** Brings the index up to date with what has been committed; false if that takes a full reload. */
  async #catchUp(loaded: LoadedIndex): Promise<boolean> {
    const { position, changes } = await readNews(ask, loaded.position);
    // The log names every listing that changed since, and there is room for them.
    const changed = changes && listingsOf(changes);
    if (!changed || this.#areTooMany(changed.size, loaded.index)) return false;
    if (changed.size > 0) await this.#apply(loaded.index, changed);
    loaded.position = position;
    this.#renewIfOld(loaded);
    return true;
  }

  /** Reloads the index long before its nights run out; until then it keeps following the log. */
  #renewIfOld({ day }: LoadedIndex): void {
    if (diffDays(day, todayIn()) > this.#limits.oldestDays) this.#reload().catch(logFailure);
  }

  /** Whether a full reload is faster than applying these changes, or the only way. */
  #areTooMany(changes: number, index: ListingIndex): boolean {
    const { mostChanges, costOfChange } = this.#limits;
    return changes > Math.max(mostChanges, index.size / costOfChange) || !index.hasRoomFor(changes);
  }

  async #apply(index: ListingIndex, changed: ChangedListings): Promise<void> {
    const { mostJudged, changesAtATime } = this.#limits;
    const changes = changed.size > mostJudged ? null : new ListingChanges(index, changed, todayIn());
    const ids = [...changed.keys()];
    for (let at = 0; at < ids.length; at += changesAtATime)
      await replace(index, ids.slice(at, at + changesAtATime));
    changes?.seeAfter();
    this.#tell(changes);
  }

  #tell(changes: ListingChanges | null): void {
    this.#version += 1;
    for (const onChange of this.#followers) onChange(changes);
  }

  #reload(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    this.#loaded = await loadInThread(todayIn(), this.#limits.sizes);
    this.#tell(null);
  }
}

const logFailure = (error: unknown) => log.error({ err: error }, 'the search could not be read anew');

/** What changed, per listing; null if any may have changed. */
function listingsOf(changes: readonly Change[]): ChangedListings | null {
  const listings = new Map<number, Set<ChangeKind>>();
  for (const { kind, id } of changes) {
    if (kind !== 'home' && kind !== 'nights' && kind !== 'rates') continue;
    if (id === null) return null;
    listings.set(id, (listings.get(id) ?? new Set()).add(kind));
  }
  return listings;
}

async function replace(index: ListingIndex, ids: number[]): Promise<void> {
  const { firstNight } = index.shape;
  const [listings, stays, seasons, priceTerms, labels] = await Promise.all([
    readListings(ask, ids),
    readOccupied(ask, ids, firstNight),
    readSeasons(ask, ids, firstNight),
    readPriceTerms(ask, ids, firstNight),
    readLabels(ask, ids),
  ]);
  index.replace(ids, { listings, stays, seasons, priceTerms, labels });
}

// The front and the pages it calls are bundled separately but run in one process: one index for both.
const key = Symbol.for('kustverblijf.search-index');
const store = globalThis as typeof globalThis & { [key]?: SearchIndex };

/** The index of this process, loaded from the database at its first use. */
export function searchIndex(): SearchIndex {
  return (store[key] ??= new SearchIndex());
}

/** The index, including everything committed before the current request was made. */
export async function currentIndex(): Promise<ListingIndex> {
  const index = searchIndex();
  // The front has already checked, for a page that it may cache.
  return (requestContext()?.isSearchCurrent && index.latest) || index.current();
}
