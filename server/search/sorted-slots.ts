import 'server-only';

import type { Bits } from '@/server/search/bits';

type Compare = (a: number, b: number) => number;

/** Slots in one order, ascending; a home is found in it by its place, in twenty steps among a million. */
export class SortedSlots {
  readonly #slots: Uint32Array<ArrayBuffer>;
  readonly #compare: Compare;
  #length = 0;

  /** `compare` never gives 0 for two slots. */
  constructor(capacity: number, compare: Compare) {
    this.#slots = new Uint32Array(capacity);
    this.#compare = compare;
  }

  get length(): number {
    return this.#length;
  }

  /** All at once: `sorted` is in the order already. */
  fill(sorted: Uint32Array): void {
    this.#slots.set(sorted);
    this.#length = sorted.length;
  }

  insert(slot: number): void {
    const place = this.#placeOf(slot);
    this.#slots.copyWithin(place + 1, place, this.#length);
    this.#slots[place] = slot;
    this.#length += 1;
  }

  /** While what the order looks at still is what it was when the slot came in. */
  remove(slot: number): void {
    const place = this.#placeOf(slot);
    if (this.#slots[place] !== slot) return;
    this.#slots.copyWithin(place, place + 1, this.#length);
    this.#length -= 1;
  }

  /** The slots that `accepts`, in the order or against it: `take` of them after the first `skip`. */
  pick(accepts: (slot: number) => boolean, { skip, take, backward }: PickOptions): number[] {
    const picked: number[] = [];
    let passed = 0;
    for (let n = 0; n < this.#length && picked.length < take; n += 1) {
      const slot = this.slotAt(backward ? this.#length - 1 - n : n);
      if (!accepts(slot)) continue;
      if (passed >= skip) picked.push(slot);
      passed += 1;
    }
    return picked;
  }

  /** The first place from `from` up to `to` whose slot is not `before`; before it all are. */
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
      // Without a branch: which slots are in the set cannot be foreseen.
      count += ((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
    }
    return count;
  }

  /** Those of the slots at every so many places of `[from, to)` that are accepted. */
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

  /** Where the slot stands, or would stand. */
  #placeOf(slot: number): number {
    return this.search(0, this.#length, (other) => this.#compare(other, slot) < 0);
  }
}

export interface PickOptions {
  skip: number;
  take: number;
  /** From the last to the first. */
  backward: boolean;
}

/**
 * Slots 0 to `values.length - 1` by value, equal ones by slot. Sorts numbers natively instead of by comparison: a
 * million in a fraction of a second. Slot and rank fit side by side into what a double holds exactly.
 */
export function slotsByValue(values: Float64Array): Uint32Array {
  const distinct = Float64Array.from(new Set(values)).sort();
  const keys = values.map((value, slot) => rankOf(distinct, value) * SLOTS + slot).sort();
  return Uint32Array.from(keys, (key) => key % SLOTS);
}

/** More slots than there will ever be; its square fits 2^52. */
const SLOTS = 2 ** 26;

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
