import 'server-only';

import { plainName } from '@/lib/search/plain-name';
import { labelFields } from '@/server/features/search/listing-labels';
import type { Bits } from '@/server/features/search/bits';
import { bytes, NumberLists } from '@/server/features/search/number-lists';
import type { ListParts } from '@/server/features/search/number-lists';

/** The data that the names consist of. */
export type NameParts = ListParts<Uint8Array<ArrayBuffer>>;

const fields = (['name', 'residence'] as const).map((field) => labelFields.indexOf(field));
/** Not in any name that is searched for. */
const BETWEEN = '\n';

/** The names of a listing that the public reads, plainly written as bytes, from the JSON of its label. */
export function namesIn(label: Uint8Array): Uint8Array {
  // Written by the database, field by field.
  const values = JSON.parse(
    Buffer.from(label.buffer, label.byteOffset, label.length).toString(),
  ) as unknown[];
  const names = fields.map((field) => values[field]).filter((value) => typeof value === 'string');
  return Buffer.from(plainName(names.join(BETWEEN)));
}

/** The names of listings and their buildings, to be searched by part without looking at a million strings. */
export class ListingNames {
  readonly #lists: NumberLists<Uint8Array<ArrayBuffer>>;

  constructor(capacity: number, parts?: NameParts) {
    this.#lists = new NumberLists(capacity, bytes, parts);
  }

  get parts(): NameParts {
    return this.#lists.parts;
  }

  /** @param names as `namesIn` returns them */
  set(slot: number, names: Uint8Array): void {
    this.#lists.forget(slot);
    this.#lists.add(slot, names);
  }

  forget(slot: number): void {
    this.#lists.forget(slot);
  }

  copyTo(others: ListingNames, slot: number, toSlot: number): void {
    others.#lists.add(toSlot, this.#lists.numbersOf(slot));
  }

  /** Keeps the listings with `part` in one of their names. */
  keepNamed(listings: Bits, part: string): void {
    const wanted = Buffer.from(plainName(part));
    const { pool, firsts, counts } = this.#lists;
    for (let word = 0; word < listings.length; word += 1) {
      const before = listings[word] ?? 0;
      let kept = before;
      for (let rest = before; rest !== 0; rest &= rest - 1) {
        const lowest = rest & -rest;
        const slot = word * 32 + 31 - Math.clz32(lowest);
        const from = firsts[slot] ?? 0;
        if (!isIn(pool, from, from + (counts[slot] ?? 0), wanted)) kept ^= lowest;
      }
      listings[word] = kept;
    }
  }
}

/** Whether `wanted` is somewhere within `[from, to)`. Names are too short for the native search to be faster. */
function isIn(pool: Uint8Array, from: number, to: number, wanted: Uint8Array): boolean {
  const { length } = wanted;
  for (let at = from; at <= to - length; at += 1) {
    let same = 0;
    while (same < length && pool[at + same] === wanted[same]) same += 1;
    if (same === length) return true;
  }
  return false;
}
