/** Stopping in good order: what was opened last is closed first, whether a signal, a failure or a crash asks. */
import process from 'node:process';
import { explain, say, Stopped } from '@/scripts/launch/steps';

type Close = () => unknown;

export class Shutdown {
  readonly #abort = new AbortController();
  readonly #closes: { title: string; close: Close }[] = [];
  #ending: Promise<void> | undefined;

  /** Aborted when the stop begins: running pieces of work then end early. */
  readonly signal = this.#abort.signal;

  /** Ends the process with `code` after everything registered was closed; a second call waits for the first. */
  end(code: number): Promise<void> {
    this.#abort.abort();
    return (this.#ending ??= this.#closeAll().finally(() => process.exit(code)));
  }

  async #closeAll(): Promise<void> {
    for (const { title, close } of this.#closes.toReversed()) {
      try {
        await close();
      } catch (error) {
        process.stderr.write(
          `  ✗ ${title} could not be stopped: ${error instanceof Error ? error.message : error}\n`,
        );
      }
    }
  }

  /** Registers something to close. Opened while a stop is under way, it is closed at once. */
  async onEnd(title: string, close: Close): Promise<void> {
    if (this.#ending) {
      await close();
      throw new Stopped();
    }
    this.#closes.push({ title, close });
  }

  /** Throws when the stop has begun. */
  check(): void {
    if (this.signal.aborted) throw new Stopped();
  }

  /** SIGINT, SIGTERM and a closed terminal stop everything; what Ctrl-C sends twice counts once. */
  listen(): void {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        if (!this.signal.aborted) say('\n  Stopping: running requests and jobs are finished first.');
        void this.end(0);
      });
    }
  }
}

/** Runs `main` to its end; a failure that no step has explained is explained here. */
export async function runUntilEnd(shutdown: Shutdown, main: () => Promise<void>): Promise<void> {
  shutdown.listen();
  try {
    await main();
  } catch (error) {
    if (error instanceof Stopped || shutdown.signal.aborted) await shutdown.end(0);
    else {
      explain('Stopped', error);
      await shutdown.end(1);
    }
  }
}
