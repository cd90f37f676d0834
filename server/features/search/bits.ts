import 'server-only';

/**
 * Sets of slots (small integers) as bits, 32 per word: two sets of a million intersect in 31,250 steps. Words are read
 * inline, since a helper shared by all loops makes each of them twice as slow; no element within an array is undefined,
 * which the compiler cannot see.
 */
export type Bits = Uint32Array<ArrayBuffer>;

export function emptyBits(capacity: number): Bits {
  return new Uint32Array(Math.ceil(capacity / 32));
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Keeps in `bits` what is also in `other`. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Removes from `bits` what is in `other`. */
export function takeOut(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
}

/** Adds to `bits` what is in `other`. */
export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

/** Keeps in `bits` what is also in any of the others. */
export function keepInAny(bits: Bits, others: readonly Bits[]): void {
  for (let word = 0; word < bits.length; word += 1) {
    const before = bits[word] ?? 0;
    // Most words are empty after a few filters.
    if (before === 0) continue;
    let any = 0;
    for (const other of others) any |= other[word] ?? 0;
    bits[word] = before & any;
  }
}

/** Adds to `bits` what is in both of the others. */
export function addCommon(bits: Bits, a: Bits, b: Bits): void {
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] ?? 0) | ((a[word] ?? 0) & (b[word] ?? 0));
}

/** Keeps in `bits` what is also in both of the others. */
export function keepInBoth(bits: Bits, a: Bits, b: Bits): void {
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (bits[word] ?? 0) & (a[word] ?? 0) & (b[word] ?? 0);
}

/** Removes from `bits` what is in any of the others. */
export function takeOutAny(bits: Bits, others: readonly Bits[]): void {
  // Four at a time: looping over the sets within each word costs more than the sets themselves.
  for (let at = 0; at < others.length; at += 4) {
    const [a, b = a, c = a, d = a] = others.slice(at, at + 4);
    if (a && b && c && d) takeOutFour(bits, a, b, c, d);
  }
}

function takeOutFour(bits: Bits, a: Bits, b: Bits, c: Bits, d: Bits): void {
  for (let word = 0; word < bits.length; word += 1) {
    const before = bits[word] ?? 0;
    if (before === 0) continue;
    const taken = (a[word] ?? 0) | (b[word] ?? 0) | (c[word] ?? 0) | (d[word] ?? 0);
    bits[word] = before & ~taken;
  }
}

/** Whether the set is empty. */
export function isNone(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word += 1) if ((bits[word] ?? 0) !== 0) return false;
  return true;
}

/** Whether the sets have a bit in common. */
export function haveCommon(bits: Bits, other: Bits): boolean {
  return bits.some((word, index) => (word & (other[index] ?? 0)) !== 0);
}

/** The number of slots in the set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    if (rest === 0) continue;
    rest -= (rest >>> 1) & 0x55555555;
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
    count += Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Removes from `bits` every slot whose value is outside the range, both ends included. */
export function keepInRange(bits: Bits, values: Int32Array, min: number, max: number): void {
  for (let word = 0; word < bits.length; word += 1) {
    const before = bits[word] ?? 0;
    let kept = before;
    for (let rest = before; rest !== 0; rest &= rest - 1) {
      const lowest = rest & -rest;
      const value = values[word * 32 + 31 - Math.clz32(lowest)] ?? 0;
      if (value < min || value > max) kept ^= lowest;
    }
    bits[word] = kept;
  }
}

/** The slots of the set, ascending. */
export function slotsOf(bits: Bits): number[] {
  const slots: number[] = [];
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      slots.push(word * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
  return slots;
}
