import 'server-only';

import { LRUCache } from 'lru-cache';
import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { searchedBy } from '@/lib/figures/searched';
import type { Searched } from '@/lib/figures/searched';
import type { SearchFilters } from '@/lib/search/parameters';
import { sql } from '@/server/db';
import { log } from '@/server/log';

/** A page of results that a person was sent. */
export interface SeenSearch {
  filters: SearchFilters;
  isFound: boolean;
  /** Only kept in memory, for the limit per address. */
  address: string;
}

interface Count extends Searched {
  day: Day;
  searches: number;
  withoutResult: number;
}

/** Sorted, so that two instances never deadlock. */
const addCounts = `
  INSERT INTO search_days AS s (day, town_id, party, days_ahead, searches, without_result)
  SELECT * FROM unnest($1::date[], $2::smallint[], $3::smallint[], $4::smallint[], $5::int[], $6::int[])
    AS n (day, town_id, party, days_ahead, searches, without_result)
  ORDER BY day, town_id, party, days_ahead
  ON CONFLICT (day, town_id, party, days_ahead) DO UPDATE
    SET searches = s.searches + excluded.searches, without_result = s.without_result + excluded.without_result`;

const WAIT_MS = 1000;
/** Searches per address and day that count: more than a family makes, fewer than a program. */
const MOST_FROM_ADDRESS = 200;
/** Characters of the addresses that are remembered for that. */
const MOST_REMEMBERED = 2_000_000;

/**
 * Counts visitors' searches by day, town, party and days ahead, and how many of them found nothing
 * (docs/rules/operator-figures.md#searches). Nothing is stored about who searched, and no response waits for it.
 */
export class SearchCounter {
  readonly #waiting = new Map<string, Count>();
  readonly #searchesOf = new LRUCache<string, number>({
    maxSize: MOST_REMEMBERED,
    sizeCalculation: (_searches, address) => address.length + 20,
  });
  #day: Day | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** Registers a search whose results were sent. */
  notice({ filters, isFound, address }: SeenSearch, now: Date = new Date()): void {
    const day = todayIn(undefined, now);
    const searched = searchedBy(filters, day);
    if (!searched || !this.#admits(address, day)) return;
    const key = [day, searched.town, searched.party, searched.ahead].join(' ');
    const count = this.#waiting.get(key) ?? { ...searched, day, searches: 0, withoutResult: 0 };
    count.searches += 1;
    count.withoutResult += isFound ? 0 : 1;
    this.#waiting.set(key, count);
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  #admits(address: string, day: Day): boolean {
    if (day !== this.#day) this.#searchesOf.clear();
    this.#day = day;
    const searches = (this.#searchesOf.get(address) ?? 0) + 1;
    this.#searchesOf.set(address, searches);
    return searches <= MOST_FROM_ADDRESS;
  }

  /** Writes the registered searches; also called at the end of the process. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#waiting.values()];
    this.#waiting.clear();
    if (counts.length === 0) return;
    try {
      await sql('count-searches', addCounts, [
        counts.map(({ day }) => day),
        counts.map(({ town }) => town),
        counts.map(({ party }) => party),
        counts.map(({ ahead }) => ahead),
        counts.map(({ searches }) => searches),
        counts.map(({ withoutResult }) => withoutResult),
      ]);
    } catch (error) {
      log.error({ err: error }, 'searches could not be counted');
    }
  }
}
