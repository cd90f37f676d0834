/**
 * Work whose answer holds for the moment it was asked for, such as "is there anything new?": callers at the same time
 * share one run, but never one that began before they asked. A run begins at the end of the event loop's turn, so that
 * everybody whose request came in that turn is in it.
 */
export class SharedRun<T> {
  readonly #work: () => Promise<T>;
  readonly #atOnce: number;
  readonly #running = new Set<Promise<unknown>>();
  #next: Promise<T> | undefined;

  /** @param atOnce so many runs go on beside each other, and one waits */
  constructor(work: () => Promise<T>, atOnce = 1) {
    this.#work = work;
    this.#atOnce = atOnce;
  }

  /** What a run says that begins after this call. */
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
