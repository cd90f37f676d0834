/** Prints the progress of the seed: the current step and how long it took. */
export class Steps {
  readonly #began = performance.now();

  constructor(private readonly say: (line: string) => void) {}

  /** Runs a step and prints how long it took; `result` may add a summary of its result. */
  async run<T>(name: string, work: () => T | Promise<T>, result?: (value: T) => string): Promise<T> {
    const began = performance.now();
    const value = await work();
    const outcome = result ? `: ${result(value)}` : '';
    this.say(`  ${name}${outcome} (${seconds(began)} s)`);
    return value;
  }

  end(message: string): void {
    this.say(`${message} (${seconds(this.#began)} s)`);
  }
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
