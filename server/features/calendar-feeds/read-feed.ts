import 'server-only';

import { addMonths, todayIn } from '@/lib/dates/day';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import { fetchFeed } from '@/server/features/calendar-feeds/fetch-feed';
import { readApart } from '@/server/features/calendar-feeds/read-apart';
import type { CalendarContents } from '@/server/features/calendar-feeds/read-calendar';
import { DomainError } from '@/server/http/errors';
import { log } from '@/server/log';
import { OutOfPatience, sharedNamedTurns, sharedTurns } from '@/server/turns';

/** Days are imported this far ahead. */
const HORIZON_MONTHS = 24;
/** The import window moves on by a day, so a 'not modified' is accepted for at most that long. */
const BELIEVED_MS = 24 * 3600 * 1000;

/** The part of a link needed to read it. */
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

/** The result of reading an address, and when the reading began. */
export interface FeedReading {
  url: string;
  startedAt: Date;
  outcome: FeedOutcome;
}

function toRequest({ url, etag, lastModified, lastReadAt, emptyCount }: FeedLink, now: Date) {
  const isRecent = lastReadAt !== null && now.getTime() - lastReadAt.getTime() < BELIEVED_MS;
  // A suspiciously empty calendar is fetched in full each time.
  return isRecent && emptyCount === 0 ? { url, etag, lastModified } : { url };
}

async function read(link: FeedLink, owner: string, now: Date): Promise<FeedOutcome> {
  const answer = await fetchFeed(toRequest(link, now));
  if (answer.kind === 'same') return answer;
  const { bytes, charset, etag, lastModified } = answer;
  const today = todayIn();
  const window = { start: today, end: addMonths(today, HORIZON_MONTHS) };
  return { kind: 'read', contents: await readApart({ bytes, charset, window }, owner), etag, lastModified };
}

/** How many calendars of one owner, and of one site, this process fetches or parses at once. */
const ofOwner = sharedNamedTurns('calendar-readings-of-owner', 6);
const ofSite = sharedNamedTurns('calendar-readings-of-site', 12);

/**
 * How many at once in total. Readings that a decision waits for have a lane of their own, so that links which landlords
 * add and refresh do not hold them up.
 */
const lanes = {
  leisure: sharedTurns('calendar-readings', 24),
  decision: sharedTurns('calendar-readings-for-decisions', 24),
};
export type ReadingLane = keyof typeof lanes;
/** How many more may wait in each lane. */
const MOST_WAITING = 200;
/** Rather than wait longer for a reading to begin, a decision uses what is known. */
const DECISION_PATIENCE_MS = 3000;

/** On whose behalf a calendar is read. */
export interface Reader {
  /** The account that owns the listing. */
  ownerId: number;
  lane: ReadingLane;
}

/**
 * Reads a linked calendar; a fault is a result too. Writes nothing.
 * @throws DomainError unavailable (503) while more calendars wait than can be read in time
 */
export async function readFeed(link: FeedLink, { ownerId, lane }: Reader): Promise<FeedReading> {
  const turns = lanes[lane];
  if (turns.queued >= MOST_WAITING) throw new DomainError('unavailable', { retryAfter: 10 });
  const patience = lane === 'decision' ? DECISION_PATIENCE_MS : undefined;
  const owner = String(ownerId);
  const inLane = () => turns.take(() => readNow(link, owner), patience);
  const atSite = () => ofSite.take(hostOf(link.url), inLane, patience);
  try {
    return await ofOwner.take(owner, atSite, patience);
  } catch (error) {
    throw error instanceof OutOfPatience ? new DomainError('unavailable', { retryAfter: 10 }) : error;
  }
}

/** Links without a recognisable site count as one site. */
const hostOf = (url: string) => URL.parse(url)?.host ?? '';

async function readNow(link: FeedLink, owner: string): Promise<FeedReading> {
  const startedAt = new Date();
  try {
    return { url: link.url, startedAt, outcome: await read(link, owner, startedAt) };
  } catch (error) {
    if (!(error instanceof FeedFault)) log.error({ err: error }, 'reading a calendar failed');
    const fault = error instanceof FeedFault ? error : new FeedFault('unreadable');
    return { url: link.url, startedAt, outcome: { kind: 'failed', fault } };
  }
}

/** A link that has never been read. */
export const newLink = (url: string): FeedLink => ({
  url,
  etag: null,
  lastModified: null,
  lastReadAt: null,
  emptyCount: 0,
});
