import 'server-only';

import { addMonths, todayIn } from '@/lib/dates/day';
import { FeedFault } from '@/server/calendar-feeds/feed-fault';
import { fetchFeed } from '@/server/calendar-feeds/fetch-feed';
import { readApart } from '@/server/calendar-feeds/read-apart';
import type { CalendarContents } from '@/server/calendar-feeds/read-calendar';
import { DomainError } from '@/server/http/errors';
import { log } from '@/server/log';
import { sharedTurns } from '@/server/turns';

/** So far ahead days are imported. */
const HORIZON_MONTHS = 24;
/** The window moves on by a day, so word that a calendar is unchanged is believed no longer than that. */
const BELIEVED_MS = 24 * 3600 * 1000;

/** A link as far as reading it goes. */
export interface FeedLink {
  url: string;
  etag: string | null;
  lastModified: string | null;
  lastReadAt: Date | null;
  emptyCount: number;
}

export type FeedOutcome =
  | { kind: 'same' }
  | { kind: 'read'; contents: CalendarContents; etag: string | null; lastModified: string | null }
  | { kind: 'failed'; fault: FeedFault };

/** What reading an address gave, and when it began. */
export interface FeedReading {
  url: string;
  startedAt: Date;
  outcome: FeedOutcome;
}

function toRequest({ url, etag, lastModified, lastReadAt, emptyCount }: FeedLink, now: Date) {
  const isRecent = lastReadAt !== null && now.getTime() - lastReadAt.getTime() < BELIEVED_MS;
  // A doubted emptiness is looked at each time.
  return isRecent && emptyCount === 0 ? { url, etag, lastModified } : { url };
}

async function read(link: FeedLink, now: Date): Promise<FeedOutcome> {
  const answer = await fetchFeed(toRequest(link, now));
  if (answer.kind === 'same') return answer;
  const { bytes, charset, etag, lastModified } = answer;
  const today = todayIn();
  const window = { start: today, end: addMonths(today, HORIZON_MONTHS) };
  return { kind: 'read', contents: await readApart({ bytes, charset, window }), etag, lastModified };
}

/** Calendars fetched or read at once in this process, and how many more may wait. */
const readings = sharedTurns('calendar-readings', 24);
const MOST_WAITING = 200;

/**
 * Reads a linked calendar; faults are outcomes too. Writes nothing.
 * @throws DomainError unavailable (503) while more calendars wait than can be read in time
 */
export function readFeed(link: FeedLink): Promise<FeedReading> {
  if (readings.queued >= MOST_WAITING) throw new DomainError('unavailable', { retryAfter: 10 });
  return readings.take(() => readNow(link));
}

async function readNow(link: FeedLink): Promise<FeedReading> {
  const startedAt = new Date();
  try {
    return { url: link.url, startedAt, outcome: await read(link, startedAt) };
  } catch (error) {
    if (!(error instanceof FeedFault)) log.error({ err: error }, 'reading a calendar failed');
    const fault = error instanceof FeedFault ? error : new FeedFault('unreadable');
    return { url: link.url, startedAt, outcome: { kind: 'failed', fault } };
  }
}

/** A link that was never read. */
export const newLink = (url: string): FeedLink => ({
  url,
  etag: null,
  lastModified: null,
  lastReadAt: null,
  emptyCount: 0,
});
