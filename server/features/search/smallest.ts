import 'server-only';

/**
 * The slots at the places `[from, to)` of the order by value, ties by id, in that order: without sorting the others,
 * since among a million that takes a second.
 *
 * @param values by slot
 */
export function smallest(
  slots: readonly number[],
  values: Float64Array,
  { from, to }: { from: number; to: number },
  idOf: (slot: number) => number,
): number[] {
  const valueOf = (slot: number) => values[slot] ?? 0;
  const compare = (a: number, b: number) => valueOf(a) - valueOf(b) || idOf(a) - idOf(b);
  if (from >= to || from >= slots.length) return [];
  const parted = Float64Array.from(slots, valueOf);
  const last = Math.min(to, slots.length) - 1;
  const most = select(parted, last, parted.length);
  const least = select(parted, from, last + 1);
  const within = slots.filter((slot) => valueOf(slot) >= least && valueOf(slot) <= most);
  const before = slots.reduce((count, slot) => count + Number(valueOf(slot) < least), 0);
  return within.sort(compare).slice(from - before, last + 1 - before);
}

/** The value that would be at `place` if the first `length` were sorted; moves smaller ones before it, larger ones after. */
function select(values: Float64Array, place: number, length: number): number {
  let [low, high] = [0, length - 1];
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const other = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = other;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place] ?? 0;
}
