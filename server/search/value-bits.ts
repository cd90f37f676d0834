import 'server-only';

import { addAll, clearBit, emptyBits, keepCommon, setBit, takeOut } from '@/server/search/bits';
import type { Bits } from '@/server/search/bits';

/** One property of the homes, the other way round: for each value the slots that have it. */
export class ValueBits {
  readonly #capacity: number;
  readonly #sets = new Map<number, Bits>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  add(slot: number, value: number): void {
    let set = this.#sets.get(value);
    if (!set) this.#sets.set(value, (set = emptyBits(this.#capacity)));
    setBit(set, slot);
  }

  /** The slot has no value any more. */
  forget(slot: number): void {
    for (const set of this.#sets.values()) clearBit(set, slot);
  }

  /** Keeps the slots with a value that fits. */
  keepWhere(bits: Bits, fits: (value: number) => boolean): void {
    const fitting = this.#fitting(fits);
    const [only] = fitting;
    if (only && fitting.length === 1) keepCommon(bits, only);
    else keepCommon(bits, this.#union(fitting));
  }

  /** Takes out the slots with a value that fits. */
  takeOutWhere(bits: Bits, fits: (value: number) => boolean): void {
    for (const set of this.#fitting(fits)) takeOut(bits, set);
  }

  #fitting(fits: (value: number) => boolean): Bits[] {
    return [...this.#sets].filter(([value]) => fits(value)).map(([, set]) => set);
  }

  #union(sets: Bits[]): Bits {
    const union = emptyBits(this.#capacity);
    for (const set of sets) addAll(union, set);
    return union;
  }
}
