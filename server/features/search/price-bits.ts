import 'server-only';

import { addAll, emptyBits, keepInRange } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import { ValueBits } from '@/server/features/search/value-bits';
import type { ValueSets } from '@/server/features/search/value-bits';
import type { NumberRange } from '@/lib/search/number-range';

/** Euros per step; the last step contains everything more expensive. */
const STEP = 64;
const LAST_STEP = 40;

const stepOf = (price: number) => Math.min(Math.floor(price / STEP), LAST_STEP);

/** The data that the prices consist of. */
export interface PriceParts {
  prices: Int32Array;
  steps: ValueSets;
}

/**
 * The listings by price per night, in steps: only listings in the steps at the ends of a range are looked at one by
 * one.
 */
export class PriceBits {
  readonly #prices: Int32Array;
  readonly #steps: ValueBits;
  readonly #atEnds: Bits;

  constructor(capacity: number, parts?: PriceParts) {
    this.#prices = parts?.prices ?? new Int32Array(capacity);
    this.#steps = new ValueBits(capacity, parts?.steps);
    this.#atEnds = emptyBits(capacity);
  }

  get parts(): PriceParts {
    return { prices: this.#prices, steps: this.#steps.parts };
  }

  /** Whole euros by slot; of slots without a listing they mean nothing. */
  get prices(): Int32Array {
    return this.#prices;
  }

  add(slot: number, price: number): void {
    this.#prices[slot] = price;
    this.#steps.add(slot, stepOf(price));
  }

  /** Only for a slot that has a price. */
  priceOf(slot: number): number {
    return this.#prices[slot] ?? 0;
  }

  forget(slot: number): void {
    this.#steps.forget(slot);
  }

  keepWithin(listings: Bits, { min, max }: NumberRange): void {
    const isWhole = (step: number) => step * STEP >= min && (step + 1) * STEP - 1 <= max && step < LAST_STEP;
    const isAtEnd = (step: number) => !isWhole(step) && step >= stepOf(min) && step <= stepOf(max);
    this.#atEnds.set(listings);
    this.#steps.keepWhere(this.#atEnds, isAtEnd);
    keepInRange(this.#atEnds, this.#prices, min, max);
    this.#steps.keepWhere(listings, isWhole);
    addAll(listings, this.#atEnds);
  }
}
