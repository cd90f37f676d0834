/** The smallest feed that still fails: whole lines are dropped, in halves first, until none can be. */
export function shrinkLines(
  lines: readonly string[],
  fails: (lines: readonly string[]) => boolean,
): string[] {
  let least = [...lines];
  for (let size = Math.ceil(least.length / 2); size > 0; size = Math.floor(size / 2)) {
    for (let from = 0; from < least.length;) {
      const fewer = [...least.slice(0, from), ...least.slice(from + size)];
      if (fails(fewer)) least = fewer;
      else from += size;
    }
  }
  return least;
}
