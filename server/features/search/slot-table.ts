import 'server-only';

/** What a table is made of. */
export interface SlotParts {
  ids: Int32Array;
  later: Map<number, number>;
  sorted: number;
  used: number;
}

/**
 * The slot of each home, by its id. A million entries of a Map weigh more than the index itself, so the first filling,
 * which comes by ascending id, is searched by halving; only later ones are in a Map.
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

  /** How many slots were given out. */
  get used(): number {
    return this.#used;
  }

  /** A slot for a home that has none yet. */
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
