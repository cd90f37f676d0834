import 'server-only';

interface Cached {
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
export class CachedValues {
  readonly #cached = new Map<string, Cached>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The value under this name, made once for all simultaneous callers; failures are not cached. */
  async get<T>(name: string, { seconds, version }: Terms, make: () => Promise<T>): Promise<T> {
    const cached = this.#cached.get(name);
    // A name always has the same type of value.
    if (cached && cached.version === version && this.#now() < cached.until) return cached.value as Promise<T>;
    const value = make();
    this.#cached.set(name, { version, until: this.#now() + seconds * 1000, value });
    value.catch(() => {
      if (this.#cached.get(name)?.value === value) this.#cached.delete(name);
    });
    return value;
  }
}

const values = new CachedValues();

/** The cache of this process. */
export const cachedValues = (): CachedValues => values;
