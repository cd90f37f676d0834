import 'server-only';

import { addAll, emptyBits, keepInRange } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import { ValueBits } from '@/server/features/search/value-bits';
import type { ValueSets } from '@/server/features/search/value-bits';
import type { NumberRange } from '@/lib/search/number-range';

/** Euros in a step; the last step has all that is dearer. */
const STEP = 64;
const LAST_STEP = 40;

const stepOf = (price: number) => Math.min(Math.floor(price / STEP), LAST_STEP);

/** What the prices are made of. */
export interface PriceParts {
  prices: Int32Array;
  steps: ValueSets;
}

/** The homes by the price of a night, in steps: only the homes of the steps at a range's ends are looked at one by one. */
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

  add(slot: number, price: number): void {
    this.#prices[slot] = price;
    this.#steps.add(slot, stepOf(price));
  }

  /** Of a slot that has one. */
  priceOf(slot: number): number {
    return this.#prices[slot] ?? 0;
  }

  forget(slot: number): void {
    this.#steps.forget(slot);
  }

  keepWithin(homes: Bits, { min, max }: NumberRange): void {
    const isWhole = (step: number) => step * STEP >= min && (step + 1) * STEP - 1 <= max && step < LAST_STEP;
    const isAtEnd = (step: number) => !isWhole(step) && step >= stepOf(min) && step <= stepOf(max);
    this.#atEnds.set(homes);
    this.#steps.keepWhere(this.#atEnds, isAtEnd);
    keepInRange(this.#atEnds, this.#prices, min, max);
    this.#steps.keepWhere(homes, isWhole);
    addAll(homes, this.#atEnds);
  }
}
