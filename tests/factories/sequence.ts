let last = 0;

/** A number unique within this process, so that factories never collide. */
export function nextNumber(): number {
  last += 1;
  return last;
}
