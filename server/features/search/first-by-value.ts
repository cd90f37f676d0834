import 'server-only';

import type { Bits } from '@/server/features/search/bits';

interface Wanted {
  /** The size of the set. */
  count: number;
  /** The places `[skip, skip + take)` of the order. */
  skip: number;
  take: number;
  /** From the largest value to the smallest, and with equal values from the largest id. */
  backward: boolean;
  /** By slot. */
  values: Float64Array;
  idOf: (slot: number) => number;
}

/** One value in this many is sampled. */
const STEP = 64;

/**
 * Some slots of a set by value, ties by id. Sorting a million takes a second, so only the slots up to a bound are
 * sorted; a sample of the values tells about where the last of them lies.
 */
export function firstByValue(set: Bits, wanted: Wanted): number[] {
  const { count, skip, take, backward, values, idOf } = wanted;
  const sign = backward ? -1 : 1;
  const least = Math.min(count, skip + take);
  const compare = (a: number, b: number) => sign * ((values[a] ?? 0) - (values[b] ?? 0) || idOf(a) - idOf(b));
  const sample = sampleOf(set, values, sign).sort();
  // Twice as many as should be needed, and more if those were too few.
  for (let rank = 2 * Math.ceil(least / STEP); ; rank *= 2) {
    const slots = slotsUpTo(sample[rank] ?? Infinity, set, values, sign);
    if (slots.length >= least) return slots.sort(compare).slice(skip, skip + take);
  }
}

function sampleOf(set: Bits, values: Float64Array, sign: number): Float64Array {
  const sample: number[] = [];
  let met = 0;
  for (let word = 0; word < set.length; word += 1) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) {
      met += 1;
      if (met % STEP === 0) sample.push(sign * (values[word * 32 + 31 - Math.clz32(rest & -rest)] ?? 0));
    }
  }
  return Float64Array.from(sample);
}

function slotsUpTo(bound: number, set: Bits, values: Float64Array, sign: number): number[] {
  const slots: number[] = [];
  for (let word = 0; word < set.length; word += 1) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const slot = word * 32 + 31 - Math.clz32(rest & -rest);
      if (sign * (values[slot] ?? 0) <= bound) slots.push(slot);
    }
  }
  return slots;
}
