import 'server-only';

import { SharedRun } from '@/lib/async/shared-run';
import { diffDays, todayIn } from '@/lib/dates/day';
import { readNews } from '@/server/changes/change-log';
import type { Ask, Change, ChangeKind } from '@/server/changes/change-log';
import { sql } from '@/server/db';
import { requestContext } from '@/server/http/request-context';
import { log } from '@/server/log';
import { HomeChanges } from '@/server/features/search/home-changes';
import type { ChangedHomes } from '@/server/features/search/home-changes';
import { usualSizes } from '@/server/features/search/home-index';
import type { HomeIndex, IndexSizes } from '@/server/features/search/home-index';
import { loadApart } from '@/server/features/search/load-apart';
import type { LoadedIndex } from '@/server/features/search/load-apart';
import { readHomes, readLabels, readOccupied, readSeasons } from '@/server/features/search/read-homes';

export interface SearchLimits {
  /** More changes than this at once are quicker read anew, unless the index holds many times as many homes. */
  mostChanges: number;
  /** A change of a home costs about as much as reading so many. */
  costOfChange: number;
  /** Changes that are read together. */
  changesAtATime: number;
  /** Of more homes at once nobody finds out which overviews they reach. */
  mostJudged: number;
  /** Well within the nights that the index keeps beyond the last that can be booked. */
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

/** Null where anything may have changed. */
type OnChange = (changes: HomeChanges | null) => void;

const ask: Ask = ({ name, text, values }) => sql(name, text, values);

/**
 * Keeps the index of this process equal to the database. Every search first asks for what was committed since the
 * last one (one indexed look at a log that triggers write), so that nobody ever searches an older state than they
 * could have seen; other processes do the same for themselves. Where the log does not tell which homes changed, a
 * search waits until all were read anew.
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

  /** The index with everything that was committed before the call. */
  current(): Promise<HomeIndex> {
    return this.#look.ask();
  }

  /** The index as the last look left it; undefined before the first. */
  get latest(): HomeIndex | undefined {
    if (this.#loaded) this.#renewIfOld(this.#loaded);
    return this.#loaded?.index;
  }

  /** From now on `onChange` hears of every change, once the index has followed it. */
  follow(onChange: OnChange): void {
    this.#followers.push(onChange);
  }

  /** How many homes it holds as it is, without a look at what is new. */
  get size(): number {
    return this.#loaded?.index.size ?? 0;
  }

  /** Another number after every change. */
  get version(): number {
    return this.#version;
  }

  async #sync(): Promise<HomeIndex> {
    for (;;) {
      // One at a time, whoever asks; what is committed meanwhile is asked for afterwards.
      if (!this.#loaded) await this.#reload();
      const loaded = this.#loaded;
      if (loaded && (await this.#catchUp(loaded))) return loaded.index;
      if (loaded === this.#loaded) await this.#reload();
    }
  }

  /** Brings the index up to what is committed now; false where only reading everything anew can do that. */
  async #catchUp(loaded: LoadedIndex): Promise<boolean> {
    const { position, changes } = await readNews(ask, loaded.position);
    // The log names every home that changed since, and there is room for them.
    const changed = changes && homesOf(changes);
    if (!changed || this.#areTooMany(changed.size, loaded.index)) return false;
    if (changed.size > 0) await this.#apply(loaded.index, changed);
    loaded.position = position;
    this.#renewIfOld(loaded);
    return true;
  }

  /** Long before its nights run out it is read anew; until that is done it goes on following the log. */
  #renewIfOld({ day }: LoadedIndex): void {
    if (diffDays(day, todayIn()) > this.#limits.oldestDays) this.#reload().catch(logFailure);
  }

  /** Whether reading all homes anew is quicker than following these changes, or the only way. */
  #areTooMany(changes: number, index: HomeIndex): boolean {
    const { mostChanges, costOfChange } = this.#limits;
    return changes > Math.max(mostChanges, index.size / costOfChange) || !index.hasRoomFor(changes);
  }

  async #apply(index: HomeIndex, changed: ChangedHomes): Promise<void> {
    const { mostJudged, changesAtATime } = this.#limits;
    const changes = changed.size > mostJudged ? null : new HomeChanges(index, changed, todayIn());
    // Special rates are no part of the index.
    const ids = [...changed]
      .filter(([, kinds]) => kinds.has('home') || kinds.has('nights'))
      .map(([id]) => id);
    for (let at = 0; at < ids.length; at += changesAtATime)
      await replace(index, ids.slice(at, at + changesAtATime));
    changes?.seeAfter();
    this.#tell(changes);
  }

  #tell(changes: HomeChanges | null): void {
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
    this.#loaded = await loadApart(todayIn(), this.#limits.sizes);
    this.#tell(null);
  }
}

const logFailure = (error: unknown) => log.error({ err: error }, 'the search could not be read anew');

/** What changed of which homes; null where any may have changed. */
function homesOf(changes: readonly Change[]): ChangedHomes | null {
  const homes = new Map<number, Set<ChangeKind>>();
  for (const { kind, id } of changes) {
    if (kind !== 'home' && kind !== 'nights' && kind !== 'rates') continue;
    if (id === null) return null;
    homes.set(id, (homes.get(id) ?? new Set()).add(kind));
  }
  return homes;
}

async function replace(index: HomeIndex, ids: number[]): Promise<void> {
  const { firstNight } = index.shape;
  const [homes, stays, seasons, labels] = await Promise.all([
    readHomes(ask, ids),
    readOccupied(ask, ids, firstNight),
    readSeasons(ask, ids, firstNight),
    readLabels(ask, ids),
  ]);
  index.replace(ids, { homes, stays, seasons, labels });
}

// The front and the pages it calls are bundled apart but run in one process: one index for both.
const key = Symbol.for('kustverblijf.search-index');
const store = globalThis as typeof globalThis & { [key]?: SearchIndex };

/** The index of this process, read from the database at its first use. */
export function searchIndex(): SearchIndex {
  return (store[key] ??= new SearchIndex());
}

/** The index with everything that was committed before what is being answered was asked for. */
export async function currentIndex(): Promise<HomeIndex> {
  const index = searchIndex();
  // The front has looked for a page that it may keep.
  return (requestContext()?.isSearchCurrent && index.latest) || index.current();
}
