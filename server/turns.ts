import 'server-only';

/** Runs only so many pieces of work at once; the others wait, first come first served. */
export class Turns {
  readonly #most: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** How many wait for their turn. */
  get queued(): number {
    return this.#waiting.length;
  }

  /** Nothing runs, and so nothing waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Runs `work` when it is its turn. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The turn goes to the one waiting longest; without one it ends.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** One at a time for each name; different names do not wait for each other. */
export class NamedTurns {
  readonly #turns = new Map<string, Turns>();

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turns = this.#turns.get(name) ?? new Turns(1);
    this.#turns.set(name, turns);
    try {
      return await turns.take(work);
    } finally {
      if (turns.isIdle) this.#turns.delete(name);
    }
  }
}

/**
 * One set of turns for the whole process, although its parts are bundled apart: bounds on memory or threads have to
 * count all of them.
 */
export function sharedTurns(name: string, most: number): Turns {
  const store = globalThis as typeof globalThis & { kustTurns?: Map<string, Turns> };
  const all = (store.kustTurns ??= new Map());
  const known = all.get(name) ?? new Turns(most);
  all.set(name, known);
  return known;
}
