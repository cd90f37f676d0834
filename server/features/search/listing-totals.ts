import 'server-only';

import { LRUCache } from 'lru-cache';
import type { Day } from '@/lib/dates/day';
import { dayNumber } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { Party } from '@/lib/stays/party';
import { emptyBits, isNone } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import { firstByValue } from '@/server/features/search/first-by-value';
import { pricedStay } from '@/server/features/search/listing-tariffs';
import type { ListingTariffs } from '@/server/features/search/listing-tariffs';
import type { AllowedStays } from '@/server/features/search/narrow-by-stays';

/** The stays whose totals are wanted: if several, the cheapest that a listing allows. */
export interface AskedTotals {
  /** At least one. */
  stays: readonly DayRange[];
  party: Party;
  today: Day;
}

/** Which of the stays each of the listings allows. */
export type AllowedBy = (listings: Bits, stays: readonly DayRange[]) => Iterable<AllowedStays>;

/** By slot, plus one; 0 if not calculated yet. */
type Totals = Float64Array<ArrayBuffer>;

/** Bytes of totals in memory: those of the last seven questions about a million listings. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The total of each listing for the stays of a search, calculated when a search first needs it. Kept for the searches
 * that ask the same (the list, the number of results and the map; its next pages), and forgotten per listing as soon as
 * anything about that listing changes.
 */
export class ListingTotals {
  readonly #capacity: number;
  readonly #tariffs: ListingTariffs;
  readonly #kept = new LRUCache<string, Totals>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    dispose: (totals) => {
      this.#spare = totals;
    },
  });
  /** Dropped totals, to be reused: allocating that much memory takes as long as the calculation. */
  #spare: Totals | undefined;

  constructor(capacity: number, tariffs: ListingTariffs) {
    this.#capacity = capacity;
    this.#tariffs = tariffs;
  }

  forget(slot: number): void {
    for (const totals of this.#kept.values()) totals[slot] = 0;
  }

  /** Removes the listings whose total is above `most` cents. All of them allow one of the stays. */
  keepUpTo(listings: Bits, most: number, asked: AskedTotals, allowedBy: AllowedBy): void {
    const totals = this.#totalsOf(listings, asked, allowedBy);
    for (let word = 0; word < listings.length; word += 1) {
      const before = listings[word] ?? 0;
      let kept = before;
      for (let rest = before; rest !== 0; rest &= rest - 1) {
        const lowest = rest & -rest;
        if ((totals[word * 32 + 31 - Math.clz32(lowest)] ?? 0) - 1 > most) kept ^= lowest;
      }
      listings[word] = kept;
    }
  }

  /** In cents, of a listing that allows one of the stays. */
  totalOf(slot: number, asked: AskedTotals, allowedBy: AllowedBy): number {
    const alone = emptyBits(this.#capacity);
    alone[slot >>> 5] = 1 << (slot & 31);
    return (this.#totalsOf(alone, asked, allowedBy)[slot] ?? 0) - 1;
  }

  /** `take` slots after the first `skip`, by total; all of the listings allow one of the stays. */
  pick(
    { set, count }: { set: Bits; count: number },
    page: { skip: number; take: number; backward: boolean },
    asked: AskedTotals & { idOf: (slot: number) => number },
    allowedBy: AllowedBy,
  ): number[] {
    const values = this.#totalsOf(set, asked, allowedBy);
    return firstByValue(set, { ...page, count, values, idOf: asked.idOf });
  }

  #totalsOf(listings: Bits, asked: AskedTotals, allowedBy: AllowedBy): Totals {
    const key = JSON.stringify([asked.today, asked.party, asked.stays.map(({ start, end }) => [start, end])]);
    let totals = this.#kept.get(key);
    if (!totals) this.#kept.set(key, (totals = this.#emptyTotals()));
    const [only, ...others] = asked.stays;
    if (only && others.length === 0) {
      this.#tariffs.addTotals(totals, listings, pricedStay(dayNumber(only.start), nights(only), asked));
      return totals;
    }
    const missing = missingIn(totals, listings);
    if (isNone(missing)) return totals;
    for (const some of allowedBy(missing, asked.stays)) this.#lower(totals, missing, some, asked);
    return totals;
  }

  #emptyTotals(): Totals {
    const totals = this.#spare?.fill(0) ?? new Float64Array(this.#capacity);
    this.#spare = undefined;
    return totals;
  }

  /** Lowers the totals of the listings to that of the cheapest of these stays that they allow. */
  #lower(totals: Totals, listings: Bits, some: AllowedStays, { party, today }: AskedTotals): void {
    const priced = pricedStay(some.firstArrival, some.nights, { party, today });
    for (let word = 0; word < listings.length; word += 1) {
      for (let rest = listings[word] ?? 0; rest !== 0; rest &= rest - 1) {
        const slot = word * 32 + 31 - Math.clz32(rest & -rest);
        const allowed = some.allowed[slot] ?? 0;
        if (allowed === 0) continue;
        const total = this.#tariffs.lowestTotalOf(slot, priced, allowed) + 1;
        const known = totals[slot] ?? 0;
        if (known === 0 || total < known) totals[slot] = total;
      }
    }
  }
}

/** The listings whose total is not known yet. */
function missingIn(totals: Totals, listings: Bits): Bits {
  const missing = listings.slice();
  for (let word = 0; word < missing.length; word += 1) {
    for (let rest = missing[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const lowest = rest & -rest;
      if ((totals[word * 32 + 31 - Math.clz32(lowest)] ?? 0) !== 0)
        missing[word] = (missing[word] ?? 0) ^ lowest;
    }
  }
  return missing;
}
