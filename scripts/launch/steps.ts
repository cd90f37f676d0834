/** Progress on the terminal: one line a step with its time, and what to do when a step fails. */
import process from 'node:process';

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

export const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/** A failure whose message says everything a person needs: no stack is shown. */
export class StepError extends Error {
  constructor(
    message: string,
    readonly advice = '',
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'StepError';
  }
}

/** Stopped on request, which is no failure. */
export class Stopped extends Error {}

/** What a person was told of already. */
const told = new WeakSet<object>();

/** Says of a failure what went wrong, once. */
export function explain(title: string, error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`  ✗ ${title}\n\n${message.replaceAll(/^/gm, '    ')}\n`);
  if (error instanceof StepError && error.advice) process.stderr.write(`\n    → ${error.advice}\n`);
}

/**
 * Runs one step and prints its name, its time and the remark that `work` returns. A failure is explained and rethrown.
 */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  remark?: (result: T) => string,
): Promise<T> {
  const from = performance.now();
  // Whoever waits for a slow step sees which one it is.
  const slow = setTimeout(() => say(`  … ${title}`), 1500);
  try {
    const result = await work();
    const about = remark?.(result);
    say(`  ✓ ${title.padEnd(22)} ${seconds(from).padStart(7)}${about ? `   ${about}` : ''}`);
    return result;
  } catch (error) {
    if (!(error instanceof Stopped)) explain(title, error);
    throw error;
  } finally {
    clearTimeout(slow);
  }
}
