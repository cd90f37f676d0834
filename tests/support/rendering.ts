/** Replaces React's `cache` where pages are called as functions: repeated look-ups during one render happen once. */
let rendering = {};

/** Starts a new render: forgets results. */
export function startRendering(): void {
  rendering = {};
}

export function rememberWithin<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  let from = {};
  let found = new Map<string, R>();
  return (...args) => {
    if (from !== rendering) [from, found] = [rendering, new Map()];
    const key = JSON.stringify(args);
    const known = found.get(key);
    if (known !== undefined) return known;
    const made = work(...args);
    found.set(key, made);
    return made;
  };
}
