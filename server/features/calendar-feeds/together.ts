import 'server-only';

import { setTimeout } from 'node:timers/promises';
import { log } from '@/server/log';

/** Readings that end within this are batched. */
const TOGETHER_MS = 100;

/** Records readings that end at about the same time together. */
export class Together<Reading extends { feed: { id: number } }> {
  readonly #record: (readings: readonly Reading[]) => Promise<ReadonlySet<number>>;
  #coming: Reading[] = [];
  #recorded: Promise<ReadonlySet<number>> | undefined;

  /** @param record returns the ids of the links that it recorded */
  constructor(record: (readings: readonly Reading[]) => Promise<ReadonlySet<number>>) {
    this.#record = record;
  }

  /** @returns whether it was recorded; an error in recording fails the whole batch */
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
