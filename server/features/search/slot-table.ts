import 'server-only';

/** The data that a table consists of. */
export interface SlotParts {
  ids: Int32Array;
  later: Map<number, number>;
  sorted: number;
  used: number;
}

/**
 * The slot of each listing, by id. A Map with a million entries takes more memory than the index itself, so the
 * initially loaded listings, which have ascending ids, are found by binary search; only later ones are in a Map.
 */
export class SlotTable {
  readonly #ids: Int32Array;
  readonly #later: Map<number, number>;
  #sorted: number;
  #used: number;

  constructor(capacity: number, parts?: SlotParts) {
    this.#ids = parts?.ids ?? new Int32Array(capacity);
    this.#later = parts?.later ?? new Map();
    this.#sorted = parts?.sorted ?? 0;
    this.#used = parts?.used ?? 0;
  }

  get parts(): SlotParts {
    return { ids: this.#ids, later: this.#later, sorted: this.#sorted, used: this.#used };
  }

  /** Number of slots in use. */
  get used(): number {
    return this.#used;
  }

  /** Assigns a slot to a listing that has none yet. */
  add(id: number): number {
    const slot = this.#used;
    const isNext = this.#sorted === slot && (slot === 0 || id > this.idOf(slot - 1));
    if (isNext) this.#sorted += 1;
    else this.#later.set(id, slot);
    this.#ids[slot] = id;
    this.#used += 1;
    return slot;
  }

  idOf(slot: number): number {
    return this.#ids[slot] ?? 0;
  }

  slotOf(id: number): number | undefined {
    let low = 0;
    let high = this.#sorted;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.idOf(middle) < id) low = middle + 1;
      else high = middle;
    }
    return low < this.#sorted && this.idOf(low) === id ? low : this.#later.get(id);
  }
}
