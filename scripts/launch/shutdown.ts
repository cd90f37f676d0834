/** Graceful shutdown: what was opened last is closed first, whether because of a signal, a failure or a crash. */
import { constants } from 'node:os';
import process from 'node:process';
import { explain, say, Stopped } from '@/scripts/launch/steps';

type Close = () => unknown;

export class Shutdown {
  readonly #abort = new AbortController();
  readonly #closes: { title: string; close: Close }[] = [];
  #ending: Promise<void> | undefined;

  /** Aborted when shutting down begins, so that running work ends early. */
  readonly signal = this.#abort.signal;

  /** Ends the process with `code` after closing everything registered; a second call waits for the first. */
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

  /** Registers something to close. During a shutdown, it is closed at once. */
  async onEnd(title: string, close: Close): Promise<void> {
    if (this.#ending) {
      await close();
      throw new Stopped();
    }
    this.#closes.push({ title, close });
  }

  /** Throws if shutting down has begun. */
  check(): void {
    if (this.signal.aborted) throw new Stopped();
  }

  /**
   * Shuts down on SIGINT, SIGTERM and a closed terminal; the two signals of one Ctrl-C count once. Ends with 0, but
   * while `isBusy` with 128 and the number of the signal, as shells report it: what was cut off has not succeeded.
   */
  listen(isBusy: () => boolean): void {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        if (!this.signal.aborted) say('\n  Stopping: running requests and jobs are finished first.');
        void this.end(isBusy() ? 128 + constants.signals[name] : 0);
      });
    }
  }
}

/** Runs `main` to its end, after which a signal ends the process with 0; reports a failure that no step has reported. */
export async function runUntilEnd(shutdown: Shutdown, main: () => Promise<void>): Promise<void> {
  let isBusy = true;
  shutdown.listen(() => isBusy);
  try {
    await main();
    isBusy = false;
  } catch (error) {
    if (error instanceof Stopped || shutdown.signal.aborted) await shutdown.end(0);
    else {
      explain('Stopped', error);
      await shutdown.end(1);
    }
  }
}
