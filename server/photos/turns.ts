import 'server-only';

import os from 'node:os';

/** Pieces of work on photos that run at once: more than cores only makes each of them later. */
const mostAtOnce = os.availableParallelism();
let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when it is its turn. */
export async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The turn goes to whoever waits longest; only without one does it end.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
