import 'server-only';

import { slotsOf } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';

/** Up to this many slots may be picked by sorting them. */
const FEW = 2000;
/** Sorting one slot takes as long as walking past this many. */
const PASSED_MEANWHILE = 64;

type Compare = (a: number, b: number) => number;

/** The data that an order consists of, apart from `compare`. */
export interface SortedParts {
  slots: Uint32Array<ArrayBuffer>;
  length: number;
}

/** Slots in a sort order, ascending; a listing is found by binary search, in twenty steps among a million. */
export class SortedSlots {
  readonly #slots: Uint32Array<ArrayBuffer>;
  /** Compares two slots, whether or not they are in the order. */
  readonly compare: Compare;
  #length: number;

  /** @param compare never returns 0 for two different slots */
  constructor(capacity: number, compare: Compare, parts?: SortedParts) {
    this.#slots = parts?.slots ?? new Uint32Array(capacity);
    this.#length = parts?.length ?? 0;
    this.compare = compare;
  }

  get parts(): SortedParts {
    return { slots: this.#slots, length: this.#length };
  }

  get length(): number {
    return this.#length;
  }

  /** Sets all slots at once; `sorted` is in order already. */
  fill(sorted: Uint32Array): void {
    this.#slots.set(sorted);
    this.#length = sorted.length;
  }

  /** Inserts slots that are not in the order yet. However many there are, the others move only once. */
  insertAll(slots: readonly number[]): void {
    const sorted = slots.toSorted(this.compare);
    let end = this.#length;
    for (const [index, slot] of [...sorted.entries()].reverse()) {
      const place = this.search(0, end, (other) => this.compare(other, slot) < 0);
      this.#slots.copyWithin(place + index + 1, place, end);
      this.#slots[place + index] = slot;
      end = place;
    }
    this.#length += slots.length;
  }

  /** Removes slots, whose sort keys must still be those they were inserted with. */
  removeAll(slots: readonly number[]): void {
    const places = slots.map((slot) =>
      this.search(0, this.#length, (other) => this.compare(other, slot) < 0),
    );
    places.sort((a, b) => a - b);
    for (const [index, place] of places.entries()) {
      this.#slots.copyWithin(place - index, place + 1, places[index + 1] ?? this.#length);
    }
    this.#length -= places.length;
  }

  /** `take` slots of the set after the first `skip`, forward or backward. `count` is the size of the set. */
  pick({ set, count }: { set: Bits; count: number }, options: PickOptions): number[] {
    const most = count <= FEW ? Math.min(count * PASSED_MEANWHILE, this.#length) : this.#length;
    const met = this.#meet(set, options, most);
    if (met.length === options.take || most === this.#length) return met;
    return this.#pickFew(set, options);
  }

  /** The slots of the page that are found among the first `most` of the order. */
  #meet(set: Bits, { skip, take, backward }: PickOptions, most: number): number[] {
    const met: number[] = [];
    let passed = 0;
    for (let n = 0; n < most && met.length < take; n += 1) {
      const slot = this.#slots[backward ? this.#length - 1 - n : n] ?? 0;
      if ((((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 0) continue;
      if (passed >= skip) met.push(slot);
      passed += 1;
    }
    return met;
  }

  /** Sorting a few is faster than finding them far apart. */
  #pickFew(set: Bits, { skip, take, backward }: PickOptions): number[] {
    const slots = slotsOf(set).sort(this.compare);
    return (backward ? slots.reverse() : slots).slice(skip, skip + take);
  }

  /** Binary search: the first place in `[from, to)` whose slot is not `before`, given that all earlier ones are. */
  search(from: number, to: number, before: (slot: number) => boolean): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (before(this.slotAt(middle))) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** How many slots at the places `[from, to)` are in the set. */
  countIn(set: Bits, from: number, to: number): number {
    let count = 0;
    for (let place = from; place < to; place += 1) {
      const slot = this.#slots[place] ?? 0;
      // Branch-free, since which slots are in the set is unpredictable.
      count += ((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
    }
    return count;
  }

  /** The accepted ones among every `step`-th slot in `[from, to)`. */
  every(step: number, from: number, to: number, accepts: (slot: number) => boolean): number[] {
    const slots: number[] = [];
    for (let place = from; place < to; place += step) {
      if (accepts(this.slotAt(place))) slots.push(this.slotAt(place));
    }
    return slots;
  }

  slotAt(place: number): number {
    return this.#slots[place] ?? 0;
  }
}

export interface PickOptions {
  skip: number;
  take: number;
  /** From the last to the first. */
  backward: boolean;
}

/**
 * Slots 0 to `values.length - 1` by value, ties by slot. Uses the native number sort instead of a comparison function:
 * a million in a fraction of a second. Rank and slot together fit into what a double represents exactly.
 */
export function slotsByValue(values: Float64Array): Uint32Array {
  const ranks = values.every(isSmall) ? values : ranksOf(values);
  const keys = ranks.map((rank, slot) => rank * SLOTS + slot).sort();
  return Uint32Array.from(keys, (key) => key % SLOTS);
}

/** More slots than there will ever be; its square fits into 2^52. */
const SLOTS = 2 ** 26;

/** Such a value can serve as its own rank. */
function isSmall(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < SLOTS;
}

/** For each value, how many distinct smaller ones there are. */
function ranksOf(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  const distinct = sorted.filter((value, place) => value !== sorted[place - 1]);
  return values.map((value) => rankOf(distinct, value));
}

function rankOf(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
