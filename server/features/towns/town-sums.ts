import 'server-only';

import { SharedRun } from '@/lib/async/shared-run';
import type { Day } from '@/lib/dates/day';
import type { CityId } from '@/lib/listings/cities';
import { comingMonths } from '@/lib/towns/months';
import type { MonthNights } from '@/lib/towns/months';
import type { SearchIndex } from '@/server/features/search/search-index';
import { partOf, readSums } from '@/server/features/towns/read-sums';
import { addUp, noTotals, totalsOf } from '@/server/features/towns/totals';
import type { Totals } from '@/server/features/towns/totals';

/** If more parts than this changed, reading the whole town is quicker. */
const MOST_PARTS = 40;

/** The sums of one town, by part; a changed home makes its part stale. */
class TownSum {
  readonly day: Day;
  readonly months: readonly MonthNights[];
  readonly #town: CityId;
  readonly #parts = new Map<number, Totals>();
  #totals = noTotals();
  #stale = new Set<number>();
  #isRead = false;
  readonly #reading = new SharedRun(() => this.#read());

  constructor(town: CityId, day: Day) {
    this.#town = town;
    this.day = day;
    this.months = comingMonths(day);
  }

  drop(listingIds: readonly number[]): void {
    for (const id of listingIds) this.#stale.add(partOf(id));
  }

  /** All sums, including every change that was reported before the call. */
  async totals(): Promise<Totals> {
    if (!this.#isRead || this.#stale.size > 0) await this.#reading.ask();
    return this.#totals;
  }

  async #read(): Promise<void> {
    const stale = this.#stale;
    // What changes from now on may not be in what is read.
    this.#stale = new Set();
    const asked = this.#isRead && stale.size <= MOST_PARTS ? [...stale] : null;
    if (asked?.length === 0) return;
    try {
      const rows = await readSums(this.#town, this.months, asked);
      for (const part of asked ?? this.#parts.keys()) this.#parts.delete(part);
      for (const [part, ofPart] of Map.groupBy(rows, (row) => row.part))
        this.#parts.set(part, totalsOf(ofPart));
      this.#totals = addUp(this.#parts.values());
      this.#isRead = true;
    } catch (error) {
      for (const part of stale) this.#stale.add(part);
      throw error;
    }
  }
}

/**
 * What the homes of each town add up to, read once and then only where homes changed. Ask only after the search index
 * has caught up (`SearchIndex.current`): it reports every change committed before. At a million homes a whole town is a
 * query of hundreds of milliseconds, a part of it a few.
 */
export class TownSums {
  readonly #towns = new Map<CityId, TownSum>();

  constructor(index: Pick<SearchIndex, 'follow'>) {
    index.follow((changes) => {
      if (changes) for (const sum of this.#towns.values()) sum.drop(changes.ids);
      else this.#towns.clear();
    });
  }

  async of(town: CityId, today: Day): Promise<{ months: readonly MonthNights[]; totals: Totals }> {
    const kept = this.#towns.get(town);
    const sum = kept?.day === today ? kept : new TownSum(town, today);
    this.#towns.set(town, sum);
    return { months: sum.months, totals: await sum.totals() };
  }
}
