/** Progress on the terminal: one line per step with its duration, and advice when a step fails. */
import process from 'node:process';

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

export const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/** A failure whose message is all a person needs: shown without a stack trace. */
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

/** Stopped on request, which is not a failure. */
export class Stopped extends Error {}

/** Errors already reported. */
const told = new WeakSet<object>();

/** Prints what went wrong, once per error. */
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
 * Runs one step and prints its name, its duration and the remark that `work` returns. A failure is printed and
 * rethrown.
 */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  remark?: (result: T) => string,
): Promise<T> {
  const from = performance.now();
  // Names a slow step while it is running.
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
