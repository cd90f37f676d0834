import 'server-only';

/**
 * The slot of each home, by its id. A million entries of a Map weigh more than the index itself, so the first filling,
 * which comes by ascending id, is searched by halving; only later ones are in a Map.
 */
export class SlotTable {
  readonly #ids: Int32Array;
  readonly #later = new Map<number, number>();
  #sorted = 0;
  #used = 0;

  constructor(capacity: number) {
    this.#ids = new Int32Array(capacity);
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
