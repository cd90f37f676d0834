import 'server-only';

import { setTimeout } from 'node:timers/promises';
import { sql } from '@/server/db';
import { claimFeeds, Crowd, findDueFeeds } from '@/server/features/calendar-feeds/claim-due';
import type { ClaimedFeed, DueFeed } from '@/server/features/calendar-feeds/claim-due';
import { LEASE_MS } from '@/server/features/calendar-feeds/lease-reading';
import { logReading } from '@/server/features/calendar-feeds/log-reading';
import { readNow } from '@/server/features/calendar-feeds/read-feed';
import type { FeedOutcome, FeedReading } from '@/server/features/calendar-feeds/read-feed';
import { recordDayless } from '@/server/features/calendar-feeds/record-dayless';
import { EVERY_MS, recordReading } from '@/server/features/calendar-feeds/record-reading';
import { recordWhole } from '@/server/features/calendar-feeds/record-whole';
import { Together } from '@/server/features/calendar-feeds/together';
import { log } from '@/server/log';
import { Turns } from '@/server/turns';

/**
 * Reads the calendars that are due, many at once: a reading is little work and much waiting. Each worker does so beside
 * its jobs; no two take the same link (docs/decisions/2026-11-28-many-calendars.md).
 */

/** Each may need five megabytes. */
const MOST_AT_ONCE = 48;
/** Between two looks while more are due, and while none are. */
const BUSY_MS = 200;
const IDLE_MS = 2000;

/** Transactions at once: jobs need connections as well. */
const writing = new Turns(4);

const endLease = `
  UPDATE calendar_feeds SET reading_until = NULL WHERE id = $1 AND reading_until = $2::timestamptz`;
/** If recording fails now, it will also fail a moment later. */
const postpone = `
  UPDATE calendar_feeds SET reading_until = NULL, next_run_at = $3::timestamptz
  WHERE id = $1 AND reading_until = $2::timestamptz`;

/** Called after each reading, with its outcome and duration. */
export type CountReading = (outcome: FeedOutcome['kind'], seconds: number) => void;

export class DueReader {
  readonly #count: CountReading | undefined;
  readonly #crowd = new Crowd();
  readonly #dayless = new Together(recordDayless);
  readonly #whole = new Together(recordWhole);
  readonly #readings = new Set<Promise<void>>();

  constructor(count?: CountReading) {
    this.#count = count;
  }

  /**
   * Claims due links, those that wait longest first, and begins to read them: as many as the limits in total, per owner
   * and per site allow.
   * @returns whether more may be due
   */
  async take(now = new Date()): Promise<boolean> {
    const room = MOST_AT_ONCE - this.#readings.size;
    if (room === 0) return true;
    const { feeds, isMoreDue } = await findDueFeeds(now, this.#crowd, room);
    const until = new Date(now.getTime() + LEASE_MS);
    const claimed = await this.#claim(feeds, now, until);
    for (const feed of feeds) {
      const own = claimed.get(feed.id);
      if (own) this.#begin(feed, own, until);
      else this.#crowd.remove(feed);
    }
    return isMoreDue;
  }

  /** Resolves when every reading begun is recorded. */
  async settle(): Promise<void> {
    while (this.#readings.size > 0) await Promise.all(this.#readings);
  }

  async #claim(feeds: readonly DueFeed[], now: Date, until: Date): Promise<Map<number, ClaimedFeed>> {
    if (feeds.length === 0) return new Map();
    try {
      const claimed = await claimFeeds(
        feeds.map(({ id }) => id),
        now,
        until,
      );
      return new Map(claimed.map((feed) => [feed.id, feed]));
    } catch (error) {
      for (const feed of feeds) this.#crowd.remove(feed);
      throw error;
    }
  }

  #begin(due: DueFeed, feed: ClaimedFeed, until: Date): void {
    const reading = this.#read(due, feed, until).finally(() => {
      this.#readings.delete(reading);
      this.#crowd.remove(due);
    });
    this.#readings.add(reading);
  }

  #recordWithOthers(feed: ClaimedFeed, until: Date, { startedAt, outcome }: FeedReading): Promise<boolean> {
    return outcome.kind === 'read'
      ? this.#whole.record({ feed, until, startedAt, outcome })
      : this.#dayless.record({ feed, until, startedAt, outcome });
  }

  /** Never throws: no calendar may block another. */
  async #read({ ownerId }: DueFeed, feed: ClaimedFeed, until: Date): Promise<void> {
    const { id } = feed;
    try {
      const began = performance.now();
      const reading = await readNow(feed, String(ownerId));
      this.#count?.(reading.outcome.kind, (performance.now() - began) / 1000);
      logReading(feed, reading);
      if (await this.#recordWithOthers(feed, until, reading)) return;
      await writing.take(() => recordReading(id, reading));
      await sql('end-calendar-lease', endLease, [id, until]);
    } catch (error) {
      log.error({ err: error, feed: id }, 'a reading of a calendar could not be recorded');
      await sql('postpone-calendar', postpone, [id, until, new Date(Date.now() + EVERY_MS)]).catch(
        // If this fails too, the lease expires and the link is due again.
        () => undefined,
      );
    }
  }
}

/** Keeps reading what is due. Returns a stop function, which resolves once begun readings are recorded. */
export function startReadingDue(count?: CountReading): () => Promise<void> {
  const reader = new DueReader(count);
  const over = new AbortController();
  const rest = (milliseconds: number) =>
    setTimeout(milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  const run = async () => {
    while (!over.signal.aborted) {
      const isMoreDue = await reader.take().catch((error: unknown) => {
        log.warn({ err: error }, 'nobody knows which calendars are due');
        return false;
      });
      await rest(isMoreDue ? BUSY_MS : IDLE_MS);
    }
    await reader.settle();
  };
  const running = run();
  return () => {
    over.abort();
    return running;
  };
}
