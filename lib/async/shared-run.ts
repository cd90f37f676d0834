/**
 * Work whose result must be at least as recent as the call, such as "is there anything new?". Concurrent callers share
 * one run, but never one that started before they asked. A run starts at the end of the event loop's turn, so that it
 * serves all requests that arrived in that turn.
 */
export class SharedRun<T> {
  readonly #work: () => Promise<T>;
  readonly #atOnce: number;
  readonly #running = new Set<Promise<unknown>>();
  #next: Promise<T> | undefined;

  /** @param atOnce how many runs may be active at the same time; one more waits */
  constructor(work: () => Promise<T>, atOnce = 1) {
    this.#work = work;
    this.#atOnce = atOnce;
  }

  /** The result of a run that starts after this call. */
  ask(): Promise<T> {
    this.#next ??= this.#begin();
    return this.#next;
  }

  async #begin(): Promise<T> {
    while (this.#running.size >= this.#atOnce) await Promise.race(this.#running);
    await endOfTurn();
    this.#next = undefined;
    const run = this.#work();
    const ended: Promise<unknown> = run
      .catch(() => undefined)
      .finally(() => {
        this.#running.delete(ended);
      });
    this.#running.add(ended);
    return run;
  }
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
