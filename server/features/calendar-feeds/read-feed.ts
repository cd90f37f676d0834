import 'server-only';

import crypto from 'node:crypto';
import { addMonths, todayIn } from '@/lib/dates/day';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import { fetchFeed } from '@/server/features/calendar-feeds/fetch-feed';
import type { FeedAnswer } from '@/server/features/calendar-feeds/fetch-feed';
import { readCalendarInThread } from '@/server/features/calendar-feeds/read-in-thread';
import type { CalendarContents } from '@/server/features/calendar-feeds/read-calendar';
import { DomainError } from '@/server/http/errors';
import { log } from '@/server/log';
import { OutOfPatience, sharedNamedTurns, sharedTurns } from '@/server/turns';

/** Days are imported this far ahead. */
const HORIZON_MONTHS = 24;
/** The import window moves on by a day, so a 'not modified' is accepted for at most that long. */
const BELIEVED_MS = 24 * 3600 * 1000;

/** The part of a link needed to read it. */
export interface ReadableFeed {
  url: string;
  etag: string | null;
  lastModified: string | null;
  contentHash: string | null;
  lastReadAt: Date | null;
  emptyCount: number;
}

export type FeedOutcome =
  | { kind: 'same' }
  | {
      kind: 'read';
      contents: CalendarContents;
      contentHash: string;
      etag: string | null;
      lastModified: string | null;
    }
  | { kind: 'failed'; fault: FeedFault };

/** The result of reading an address, and when the reading began. */
export interface FeedReading {
  url: string;
  startedAt: Date;
  outcome: FeedOutcome;
}

/** Whether a 'not modified' is believed. A calendar whose emptiness is doubted is read each time. */
const isBelieved = ({ lastReadAt, emptyCount }: ReadableFeed, now: Date) =>
  lastReadAt !== null && now.getTime() - lastReadAt.getTime() < BELIEVED_MS && emptyCount === 0;

/**
 * A hash of what a reading brought; it includes the moment, so that it only matches that reading. The same bytes in
 * another charset are another calendar.
 */
const hashOf = ({ bytes, charset }: Extract<FeedAnswer, { kind: 'calendar' }>, at: Date) =>
  crypto.createHash('sha256').update(`${at.toISOString()} ${charset}\n`).update(bytes).digest('hex');

async function read(feed: ReadableFeed, owner: string, now: Date): Promise<FeedOutcome> {
  const known = isBelieved(feed, now) ? feed : newFeed(feed.url);
  const answer = await fetchFeed(known);
  if (answer.kind === 'same') return answer;
  if (known.lastReadAt && known.contentHash === hashOf(answer, known.lastReadAt)) return { kind: 'same' };
  const contentHash = hashOf(answer, now);
  const { bytes, charset, etag, lastModified } = answer;
  const today = todayIn();
  const window = { start: today, end: addMonths(today, HORIZON_MONTHS) };
  const contents = await readCalendarInThread({ bytes, charset, window }, owner);
  return { kind: 'read', contents, contentHash, etag, lastModified };
}

/** Calendars of one owner, and of one site, that are fetched or read at once in this process. */
export const mostAtOnce = { ofOwner: 6, ofSite: 12 };
const ofOwner = sharedNamedTurns('calendar-readings-of-owner', mostAtOnce.ofOwner);
const ofSite = sharedNamedTurns('calendar-readings-of-site', mostAtOnce.ofSite);

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
export async function readFeed(feed: ReadableFeed, { ownerId, lane }: Reader): Promise<FeedReading> {
  const turns = lanes[lane];
  if (turns.queued >= MOST_WAITING) throw new DomainError('unavailable', { retryAfter: 10 });
  const patience = lane === 'decision' ? DECISION_PATIENCE_MS : undefined;
  const owner = String(ownerId);
  const inLane = () => turns.take(() => readNow(feed, owner), patience);
  const atSite = () => ofSite.take(hostOf(feed.url), inLane, patience);
  try {
    return await ofOwner.take(owner, atSite, patience);
  } catch (error) {
    throw error instanceof OutOfPatience ? new DomainError('unavailable', { retryAfter: 10 }) : error;
  }
}

/** Links without a recognisable site count as one site. */
const hostOf = (url: string) => URL.parse(url)?.host ?? '';

/**
 * The same without waiting: the caller keeps to `mostAtOnce`.
 * @param owner the account that the home belongs to
 */
export async function readNow(feed: ReadableFeed, owner: string): Promise<FeedReading> {
  const startedAt = new Date();
  try {
    return { url: feed.url, startedAt, outcome: await read(feed, owner, startedAt) };
  } catch (error) {
    if (!(error instanceof FeedFault)) log.error({ err: error }, 'reading a calendar failed');
    const fault = error instanceof FeedFault ? error : new FeedFault('unreadable');
    return { url: feed.url, startedAt, outcome: { kind: 'failed', fault } };
  }
}

/** A link that has never been read. */
export const newFeed = (url: string): ReadableFeed => ({
  url,
  etag: null,
  lastModified: null,
  contentHash: null,
  lastReadAt: null,
  emptyCount: 0,
});
