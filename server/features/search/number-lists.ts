import 'server-only';

type Numbers = Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** The data that lists consist of. */
export interface ListParts<Pool extends Numbers> {
  pool: Pool;
  /** Number of items stored, and how many of those no longer belong to a slot. */
  used: number;
  wasted: number;
  /** By slot: the position of its first item, and how many there are. */
  firsts: Uint32Array<ArrayBuffer>;
  counts: Uint16Array<ArrayBuffer>;
}

interface ListKind<Pool extends Numbers> {
  /** Numbers per item. */
  size: number;
  make: (length: number) => Pool;
}

export const bytes: ListKind<Uint8Array<ArrayBuffer>> = { size: 1, make: (length) => new Uint8Array(length) };
/** @param size numbers per item */
export const integers = (size: number): ListKind<Int32Array<ArrayBuffer>> => ({
  size,
  make: (length) => new Int32Array(length),
});

const FIRST_ROOM = 64;

/**
 * A list of items per slot, each item a fixed number of numbers: all adjacent in one array, instead of a million
 * objects. `pool`, `firsts` and `counts` are read directly where every slot is looked at.
 */
export class NumberLists<Pool extends Numbers> {
  readonly #kind: ListKind<Pool>;
  #pool: Pool;
  #used: number;
  #wasted: number;
  readonly firsts: Uint32Array<ArrayBuffer>;
  readonly counts: Uint16Array<ArrayBuffer>;

  constructor(capacity: number, kind: ListKind<Pool>, parts?: ListParts<Pool>) {
    this.#kind = kind;
    this.#pool = parts?.pool ?? kind.make(FIRST_ROOM * kind.size);
    this.#used = parts?.used ?? 0;
    this.#wasted = parts?.wasted ?? 0;
    this.firsts = parts?.firsts ?? new Uint32Array(capacity);
    this.counts = parts?.counts ?? new Uint16Array(capacity);
  }

  get parts(): ListParts<Pool> {
    const { firsts, counts } = this;
    return { pool: this.#pool, used: this.#used, wasted: this.#wasted, firsts, counts };
  }

  /** The numbers of all items; another array after `add`. */
  get pool(): Pool {
    return this.#pool;
  }

  /** Appends items to the list of a slot; cheapest if all of a slot are added consecutively. */
  add(slot: number, numbers: ArrayLike<number>): void {
    const { size } = this.#kind;
    const items = numbers.length / size;
    const count = this.#countOf(slot);
    this.#makeRoom(count + items);
    const first = this.#firstOf(slot);
    if (count === 0) {
      this.firsts[slot] = this.#used;
    } else if (first + count !== this.#used) {
      this.#pool.copyWithin(this.#used * size, first * size, (first + count) * size);
      this.firsts[slot] = this.#used;
      this.#used += count;
      this.#wasted += count;
    }
    this.#pool.set(numbers, this.#used * size);
    this.#used += items;
    this.counts[slot] = count + items;
  }

  forget(slot: number): void {
    this.#wasted += this.#countOf(slot);
    this.counts[slot] = 0;
  }

  /** The numbers of a slot's items, item after item. */
  numbersOf(slot: number): number[] {
    const { size } = this.#kind;
    const first = this.#firstOf(slot);
    return [...this.#pool.subarray(first * size, (first + this.#countOf(slot)) * size)];
  }

  #makeRoom(items: number): void {
    const { size, make } = this.#kind;
    if ((this.#used + items) * size <= this.#pool.length) return;
    if (this.#wasted * 2 > this.#used) this.#compact();
    if ((this.#used + items) * size <= this.#pool.length) return;
    const larger = make(2 * (this.#pool.length + items * size));
    larger.set(this.#pool);
    this.#pool = larger;
  }

  /** Removes items that no longer belong to a slot. */
  #compact(): void {
    const { size } = this.#kind;
    const former = this.#pool.slice();
    let used = 0;
    for (const [slot, count] of this.counts.entries()) {
      if (count === 0) continue;
      const first = this.#firstOf(slot);
      this.#pool.set(former.subarray(first * size, (first + count) * size), used * size);
      this.firsts[slot] = used;
      used += count;
    }
    this.#used = used;
    this.#wasted = 0;
  }

  /** Slots are always within the arrays, which the compiler cannot see. */
  #firstOf(slot: number): number {
    return this.firsts[slot] ?? 0;
  }

  #countOf(slot: number): number {
    return this.counts[slot] ?? 0;
  }
}
