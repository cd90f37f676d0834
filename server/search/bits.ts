import 'server-only';

/** Sets of slots (small whole numbers) as bits, 32 in a word: two sets of a million meet in 31,250 steps. */
export type Bits = Uint32Array<ArrayBuffer>;

export function emptyBits(capacity: number): Bits {
  return new Uint32Array(Math.ceil(capacity / 32));
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((wordOf(bits, slot >>> 5) >>> (slot & 31)) & 1) === 1;
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = wordOf(bits, slot >>> 5) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = wordOf(bits, slot >>> 5) & ~(1 << (slot & 31));
}

/** Keeps in `bits` what is also in `other`. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = wordOf(bits, word) & wordOf(other, word);
}

/** Takes out of `bits` what is in `other`. */
export function takeOut(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = wordOf(bits, word) & ~wordOf(other, word);
}

/** Adds to `bits` what is in `other`. */
export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = wordOf(bits, word) | wordOf(other, word);
}

/** Keeps in `bits` what is also in any of the others. */
export function keepInAny(bits: Bits, others: readonly Bits[]): void {
  for (let word = 0; word < bits.length; word += 1) {
    const before = wordOf(bits, word);
    // Most words are empty after a few filters.
    if (before === 0) continue;
    let any = 0;
    for (const other of others) any |= wordOf(other, word);
    bits[word] = before & any;
  }
}

/** Takes out of `bits` what is in any of the others. */
export function takeOutAny(bits: Bits, others: readonly Bits[]): void {
  let at = 0;
  // Four at once: a loop over the sets in each word costs more than the sets.
  for (; at + 4 <= others.length; at += 4) {
    const [a, b, c, d] = others.slice(at, at + 4);
    if (a && b && c && d) takeOutFour(bits, a, b, c, d);
  }
  for (const other of others.slice(at)) takeOut(bits, other);
}

function takeOutFour(bits: Bits, a: Bits, b: Bits, c: Bits, d: Bits): void {
  for (let word = 0; word < bits.length; word += 1) {
    const before = wordOf(bits, word);
    if (before === 0) continue;
    const taken = wordOf(a, word) | wordOf(b, word) | wordOf(c, word) | wordOf(d, word);
    bits[word] = before & ~taken;
  }
}

/** Whether there is nothing in the set. */
export function isNone(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word += 1) if (wordOf(bits, word) !== 0) return false;
  return true;
}

/** Whether any bit is in both. */
export function haveCommon(bits: Bits, other: Bits): boolean {
  return bits.some((word, index) => (word & (other[index] ?? 0)) !== 0);
}

/** How many slots are in the set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = wordOf(bits, word);
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
    const before = wordOf(bits, word);
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
    for (let rest = wordOf(bits, word); rest !== 0; rest &= rest - 1) {
      slots.push(word * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
  return slots;
}

/** Within the array this is never undefined, which the compiler cannot see; 0 keeps it a number. */
function wordOf(bits: Bits, word: number): number {
  return bits[word] ?? 0;
}
