/**
 * Work whose answer holds for the moment it was asked for, such as "is there anything new?": callers at the same time
 * share one run, but never one that began before they asked. At most one runs and one waits. A run begins at the end of
 * the event loop's turn, so that everybody whose request came in that turn is in it.
 */
export class SharedRun<T> {
  readonly #work: () => Promise<T>;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<T> | undefined;

  constructor(work: () => Promise<T>) {
    this.#work = work;
  }

  /** What a run says that begins after this call. */
  ask(): Promise<T> {
    this.#next ??= this.#begin();
    return this.#next;
  }

  async #begin(): Promise<T> {
    await this.#running;
    await endOfTurn();
    this.#next = undefined;
    const run = this.#work();
    this.#running = run.catch(() => undefined);
    return run;
  }
}

const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
