import 'server-only';

import { setTimeout } from 'node:timers/promises';
import { log } from '@/server/log';

/** What ends within so long is recorded in one go. */
const TOGETHER_MS = 100;

/** Records readings of links that end about the same time together. */
export class Together<Reading extends { feed: { id: number } }> {
  readonly #record: (readings: readonly Reading[]) => Promise<ReadonlySet<number>>;
  #coming: Reading[] = [];
  #recorded: Promise<ReadonlySet<number>> | undefined;

  /** @param record answers the ids of the links of which it was recorded */
  constructor(record: (readings: readonly Reading[]) => Promise<ReadonlySet<number>>) {
    this.#record = record;
  }

  /** @returns whether it was recorded; where that fails for one it does for all who came with it */
  async record(reading: Reading): Promise<boolean> {
    this.#coming.push(reading);
    this.#recorded ??= this.#afterAWhile();
    return (await this.#recorded).has(reading.feed.id);
  }

  async #afterAWhile(): Promise<ReadonlySet<number>> {
    await setTimeout(TOGETHER_MS);
    const readings = this.#coming;
    this.#coming = [];
    this.#recorded = undefined;
    try {
      return await this.#record(readings);
    } catch (error) {
      log.warn({ err: error, readings: readings.length }, 'calendars could not be recorded together');
      return new Set();
    }
  }
}
