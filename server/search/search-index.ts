import 'server-only';

import { diffDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { sql } from '@/server/db';
import type { HomeIndex } from '@/server/search/home-index';
import { loadIndex } from '@/server/search/load-index';
import type { LoadedIndex } from '@/server/search/load-index';
import { readHomes, readLabels, readOccupied } from '@/server/search/read-homes';

/** More changes than this at once are quicker read anew. */
const MOST_CHANGES = 5000;
/** An index of fewer homes is read anew in a moment; nobody notices the wait. */
const SMALL = 50_000;
/** While a larger one is read, a search waits this long for it and then goes by the one before. */
const PATIENCE_MS = 50;
/** Well within the nights that the index keeps beyond the last that can be booked. */
const OLDEST_DAYS = 60;

interface ChangesRow {
  snapshot: string;
  last: string;
  /** Whether the log still holds the last change that was seen. */
  connected: boolean;
  /** Null when nothing changed; a null in it: anything may have. */
  changed: (number | null)[] | null;
}

const changesQuery = `
  SELECT pg_current_snapshot()::text AS snapshot,
    coalesce((SELECT max(id) FROM search_changes), 0)::text AS last,
    $2::bigint = 0 OR EXISTS (SELECT FROM search_changes WHERE id = $2::bigint) AS connected,
    (SELECT array_agg(DISTINCT listing_id) FROM search_changes
     WHERE transaction_id >= pg_snapshot_xmin($1::pg_snapshot)
       AND NOT pg_visible_in_snapshot(transaction_id, $1::pg_snapshot)) AS changed`;

/**
 * Keeps the index of this process equal to the database. Every search first asks for what was committed since the
 * last one (one indexed look at a log that triggers write), so that nobody ever searches an older state than they
 * could have seen; other processes do the same for themselves.
 */
export class SearchIndex {
  #loaded: LoadedIndex | undefined;
  #loading: Promise<LoadedIndex> | undefined;
  #loadedOn: Day | undefined;
  #running: Promise<HomeIndex> | undefined;
  #next: Promise<HomeIndex> | undefined;

  /** The index with everything that was committed before the call. */
  current(): Promise<HomeIndex> {
    // A look that began before this call may have missed what the caller knows of: the next one is shared instead.
    if (!this.#running) return this.#start();
    this.#next ??= this.#running.catch(() => undefined).then(() => this.#start());
    return this.#next;
  }

  #start(): Promise<HomeIndex> {
    this.#next = undefined;
    const running = this.#sync().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #sync(): Promise<HomeIndex> {
    const loaded = this.#loaded;
    if (!loaded) return (await this.#reload()).index;
    const [row] = await sql<ChangesRow>('search-changes', changesQuery, [loaded.snapshot, loaded.lastChange]);
    if (!row || this.#mustReload(loaded.index, row)) return this.#reloadPatiently(loaded);
    const changed = row.changed?.filter((id) => id !== null) ?? [];
    if (changed.length > 0) await apply(loaded.index, changed);
    loaded.snapshot = row.snapshot;
    loaded.lastChange = row.last;
    return loaded.index;
  }

  #mustReload(index: HomeIndex, { changed, connected }: ChangesRow): boolean {
    if (this.#loadedOn && diffDays(this.#loadedOn, todayIn()) > OLDEST_DAYS) return true;
    // This process slept for longer than the log reaches back, or the database was emptied or put back.
    if (!connected) return true;
    if (!changed) return false;
    return changed.includes(null) || changed.length > MOST_CHANGES || !index.hasRoomFor(changed.length);
  }

  async #reloadPatiently(before: LoadedIndex): Promise<HomeIndex> {
    const reloading = this.#reload();
    if (before.index.size < SMALL) return (await reloading).index;
    // Its failure is the concern of who waits for it: the next search tries again.
    reloading.catch(() => undefined);
    const { promise: patience, resolve } = Promise.withResolvers<LoadedIndex>();
    const timer = setTimeout(() => resolve(before), PATIENCE_MS);
    const { index } = await Promise.race([reloading, patience]).finally(() => clearTimeout(timer));
    return index;
  }

  /** One at a time, whoever asks. */
  #reload(): Promise<LoadedIndex> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #load(): Promise<LoadedIndex> {
    const today = todayIn();
    const loaded = await loadIndex(today);
    this.#loaded = loaded;
    this.#loadedOn = today;
    return loaded;
  }
}

async function apply(index: HomeIndex, ids: number[]): Promise<void> {
  const [homes, stays, labels] = await Promise.all([
    readHomes(ids),
    readOccupied(ids, index.firstNight),
    readLabels(ids),
  ]);
  index.replace(ids, { homes, stays, labels });
}

// The front and the pages it calls are bundled apart but run in one process: one index for both.
const key = Symbol.for('kustverblijf.search-index');
const store = globalThis as typeof globalThis & { [key]?: SearchIndex };

/** The index of this process, read from the database at its first use. */
export function searchIndex(): SearchIndex {
  return (store[key] ??= new SearchIndex());
}
