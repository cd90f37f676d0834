import 'server-only';

/** No turn came in time. */
export class OutOfPatience extends Error {}

/** Limits how much work runs at once; the rest waits, first come first served. */
export class Turns {
  readonly #most: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** How many are waiting for their turn. */
  get queued(): number {
    return this.#waiting.length;
  }

  /** Nothing is running, and therefore nothing is waiting. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /**
   * Runs `work` when it is its turn.
   * @throws OutOfPatience after waiting `patienceMs` milliseconds; without that it waits as long as it takes
   */
  async take<T>(work: () => Promise<T>, patienceMs?: number): Promise<T> {
    if (this.#running >= this.#most) await this.#wait(patienceMs);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The turn passes to whoever has waited longest; if there is nobody it ends.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #wait(patienceMs?: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (patienceMs === undefined) return promise;
    const leave = () => {
      const place = this.#waiting.indexOf(resolve);
      if (place === -1) return;
      this.#waiting.splice(place, 1);
      reject(new OutOfPatience());
    };
    const timer = setTimeout(leave, patienceMs);
    return promise.finally(() => clearTimeout(timer));
  }
}

/** A limit per name, one at a time by default; different names do not wait for each other. */
export class NamedTurns {
  readonly #most: number;
  readonly #turns = new Map<string, Turns>();

  constructor(most = 1) {
    this.#most = most;
  }

  /** How many are waiting for a turn under this name. */
  queued(name: string): number {
    return this.#turns.get(name)?.queued ?? 0;
  }

  async take<T>(name: string, work: () => Promise<T>, patienceMs?: number): Promise<T> {
    const turns = this.#turns.get(name) ?? new Turns(this.#most);
    this.#turns.set(name, turns);
    try {
      return await turns.take(work, patienceMs);
    } finally {
      if (turns.isIdle) this.#turns.delete(name);
    }
  }
}

interface Shared {
  turns: Map<string, Turns>;
  named: Map<string, NamedTurns>;
}

const store = globalThis as typeof globalThis & { kustTurns?: Shared };
const all = (store.kustTurns ??= { turns: new Map(), named: new Map() });

/**
 * One limit for the whole process, although its parts are bundled separately: limits on memory or threads have to count
 * all of them.
 */
export function sharedTurns(name: string, most: number): Turns {
  const known = all.turns.get(name) ?? new Turns(most);
  all.turns.set(name, known);
  return known;
}

/** The same with a limit per name. */
export function sharedNamedTurns(name: string, most: number): NamedTurns {
  const known = all.named.get(name) ?? new NamedTurns(most);
  all.named.set(name, known);
  return known;
}
