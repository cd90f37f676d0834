import 'server-only';

import {
  clearBit,
  emptyBits,
  hasBit,
  keepCommon,
  keepInAny,
  keepInBoth,
  setBit,
  takeOutAny,
} from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';

/** The slots of each value. */
export type ValueSets = Map<number, Bits>;

/** An inverted index of one property of the listings: for each value, the slots that have it. */
export class ValueBits {
  readonly #capacity: number;
  readonly #sets: ValueSets;

  constructor(capacity: number, sets: ValueSets = new Map()) {
    this.#capacity = capacity;
    this.#sets = sets;
  }

  get parts(): ValueSets {
    return this.#sets;
  }

  add(slot: number, value: number): void {
    let set = this.#sets.get(value);
    if (!set) this.#sets.set(value, (set = emptyBits(this.#capacity)));
    setBit(set, slot);
  }

  drop(slot: number, value: number): void {
    const set = this.#sets.get(value);
    if (set) clearBit(set, slot);
  }

  has(slot: number, value: number): boolean {
    const set = this.#sets.get(value);
    return set !== undefined && hasBit(set, slot);
  }

  /** For a property with at most one value per slot. */
  firstOf(slot: number): number | undefined {
    for (const [value, set] of this.#sets) if (hasBit(set, slot)) return value;
    return undefined;
  }

  valuesOf(slot: number): number[] {
    return [...this.#sets].filter(([, set]) => hasBit(set, slot)).map(([value]) => value);
  }

  /** Removes all values of the slot. */
  forget(slot: number): void {
    for (const set of this.#sets.values()) clearBit(set, slot);
  }

  /** Keeps the slots with a matching value. */
  keepWhere(bits: Bits, fits: (value: number) => boolean): void {
    const [only, ...others] = this.#fitting(fits);
    if (only && others.length === 0) keepCommon(bits, only);
    else keepInAny(bits, only ? [only, ...others] : []);
  }

  /** Keeps the slots with this value. */
  keepValue(bits: Bits, value: number): void {
    const set = this.#sets.get(value);
    if (set) keepCommon(bits, set);
    else bits.fill(0);
  }

  /** Keeps the slots with both values. */
  keepBoth(bits: Bits, value: number, other: number): void {
    const [set, otherSet] = [this.#sets.get(value), this.#sets.get(other)];
    if (set && otherSet) keepInBoth(bits, set, otherSet);
    else bits.fill(0);
  }

  /** Like `keepWhere`, for properties with one value per slot: then the sets that match need not be looked at. */
  keepOnly(bits: Bits, fits: (value: number) => boolean): void {
    const others = this.#fitting((value) => !fits(value));
    if (2 * others.length > this.#sets.size) this.keepWhere(bits, fits);
    else if (others.length > 0) takeOutAny(bits, others);
  }

  /** The sets of the integers `[first, end)`, in addition to `others`. */
  setsBetween(first: number, end: number, others: readonly Bits[] = []): Bits[] {
    const sets = [...others];
    for (let value = first; value < end; value += 1) {
      const set = this.#sets.get(value);
      if (set) sets.push(set);
    }
    return sets;
  }

  #fitting(fits: (value: number) => boolean): Bits[] {
    const fitting: Bits[] = [];
    this.#sets.forEach((set, value) => {
      if (fits(value)) fitting.push(set);
    });
    return fitting;
  }
}
