import 'server-only';

import { takeOutAny } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import { ValueBits } from '@/server/features/search/value-bits';
import type { ValueSets } from '@/server/features/search/value-bits';

/**
 * Nights per block. A stay of a month checks two or three blocks and the nights at its ends instead of thirty nights.
 */
const BLOCK = 8;

/** The data that the nights consist of. */
export interface OccupiedParts {
  nights: ValueSets;
  blocks: ValueSets;
}

/** Which listings are not free, night by night (day numbers of lib/dates/day) and block by block. */
export class OccupiedNights {
  readonly #nights: ValueBits;
  /** A block contains every listing that is occupied on any of its nights. */
  readonly #blocks: ValueBits;

  constructor(capacity: number, parts?: OccupiedParts) {
    this.#nights = new ValueBits(capacity, parts?.nights);
    this.#blocks = new ValueBits(capacity, parts?.blocks);
  }

  get parts(): OccupiedParts {
    return { nights: this.#nights.parts, blocks: this.#blocks.parts };
  }

  /** Marks the nights `[first, end)` of a listing as occupied. */
  add(slot: number, first: number, end: number): void {
    for (let night = first; night < end; night += 1) this.#nights.add(slot, night);
    for (let block = blockOf(first); block <= blockOf(end - 1); block += 1) this.#blocks.add(slot, block);
  }

  /** Frees all nights of a listing. */
  forget(slot: number): void {
    for (const night of this.#nightsInBlocksOf(slot)) this.#nights.drop(slot, night);
    this.#blocks.forget(slot);
  }

  /** The nights on which the listing is not free. */
  nightsOf(slot: number): number[] {
    return this.#nightsInBlocksOf(slot).filter((night) => this.#nights.has(slot, night));
  }

  #nightsInBlocksOf(slot: number): number[] {
    return this.#blocks
      .valuesOf(slot)
      .flatMap((block) => Array.from({ length: BLOCK }, (_, place) => block * BLOCK + place));
  }

  /** Keeps the listings that are occupied on both nights. */
  keepOccupied(listings: Bits, night: number, other: number): void {
    this.#nights.keepBoth(listings, night, other);
  }

  /** Removes the listings that are occupied on any of the nights `[first, end)`. */
  takeOut(listings: Bits, first: number, end: number): void {
    const firstWhole = Math.ceil(first / BLOCK);
    const afterWhole = Math.floor(end / BLOCK);
    if (firstWhole >= afterWhole) {
      takeOutAny(listings, this.#nights.setsBetween(first, end));
      return;
    }
    const blocks = this.#blocks.setsBetween(firstWhole, afterWhole);
    const before = this.#nights.setsBetween(first, firstWhole * BLOCK, blocks);
    takeOutAny(listings, this.#nights.setsBetween(afterWhole * BLOCK, end, before));
  }
}

function blockOf(night: number): number {
  return Math.floor(night / BLOCK);
}
