let last = 0;

/** A number that no other row of this process has: factories never collide. */
export function nextNumber(): number {
  last += 1;
  return last;
}
