import 'server-only';

interface Kept {
  version: unknown;
  /** Milliseconds since 1970. */
  until: number;
  value: Promise<unknown>;
}

interface Terms {
  /** How long it stays valid. */
  seconds: number;
  /** What it was made from: if this changes, it is made again. */
  version?: unknown;
}

/** A cache for small values that seldom change, in this process, each under a name. */
export class KeptValues {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The value under this name, made once for all simultaneous callers; failures are not cached. */
  async get<T>(name: string, { seconds, version }: Terms, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(name);
    // A name always has the same type of value.
    if (kept && kept.version === version && this.#now() < kept.until) return kept.value as Promise<T>;
    const value = make();
    this.#kept.set(name, { version, until: this.#now() + seconds * 1000, value });
    value.catch(() => {
      if (this.#kept.get(name)?.value === value) this.#kept.delete(name);
    });
    return value;
  }
}

const values = new KeptValues();

/** The cache of this process. */
export const keptValues = (): KeptValues => values;
