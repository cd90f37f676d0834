import 'server-only';

import type { DayRange } from '@/lib/dates/range';
import { isFeedFaultCode } from '@/lib/calendar-feeds/faults';
import type { FeedFaultCode } from '@/lib/calendar-feeds/faults';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import type { CalendarContents } from '@/server/features/calendar-feeds/read-calendar';
import { Thread } from '@/server/threads';
import { sharedNamedTurns, sharedTurns } from '@/server/turns';

/**
 * Parses calendars in worker threads: a few hundred bytes of recurrence rules can demand more memory and time than a
 * machine has, and then only the thread dies, not the server.
 */

const HEAP_MB = 96;
const TIMEOUT_MS = 5000;
/** Calendars arrive in quick succession, or not for minutes. */
const IDLE_MS = 10_000;

export interface ThreadOrder {
  bytes: Uint8Array<ArrayBuffer>;
  charset: string | null;
  window: DayRange;
}

export type ThreadAnswer = { contents: CalendarContents } | { fault: FeedFaultCode };

const unreadable: ThreadAnswer = { fault: 'unreadable' };

function toContents(answer: ThreadAnswer): CalendarContents {
  if ('contents' in answer) return answer.contents;
  throw new FeedFault(isFeedFaultCode(answer.fault) ? answer.fault : 'unreadable');
}

/**
 * Each thread may take a hundred megabytes, so only this many run at once in a process, however many calendars arrive.
 */
const turns = sharedTurns('calendar-threads', 2);
/** And one per owner, so that calendars which use all the time they get hold up nobody else. */
const ofOwner = sharedNamedTurns('calendar-threads-of-owner', 1);

const newThread = () =>
  new Thread<ThreadOrder, ThreadAnswer>('read-calendar-thread', {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
    // Parsing needs none of the server's settings.
    env: {},
    patienceMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
  });
const idle: Thread<ThreadOrder, ThreadAnswer>[] = [];

async function readInThread(order: ThreadOrder): Promise<CalendarContents> {
  const thread = idle.pop() ?? newThread();
  try {
    return toContents(await thread.ask(order, [order.bytes.buffer]).catch(() => unreadable));
  } finally {
    idle.push(thread);
  }
}

/**
 * @param owner the owner of the calendar
 * @throws FeedFault; 'unreadable' for one that takes too much memory or time
 */
export function readCalendarInThread(order: ThreadOrder, owner: string): Promise<CalendarContents> {
  return ofOwner.take(owner, () => turns.take(() => readInThread(order)));
}
