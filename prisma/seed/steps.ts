/** Progress of the seed on the screen: what is being done and how long it took. */
export class Steps {
  readonly #began = performance.now();

  constructor(private readonly say: (line: string) => void) {}

  /** Does a step and tells how long it took; `result` may add what came out. */
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
