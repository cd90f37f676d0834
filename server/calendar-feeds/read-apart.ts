import 'server-only';

import type { DayRange } from '@/lib/dates/range';
import { isFeedFaultCode } from '@/lib/calendar-feeds/faults';
import type { FeedFaultCode } from '@/lib/calendar-feeds/faults';
import { FeedFault } from '@/server/calendar-feeds/feed-fault';
import type { CalendarContents } from '@/server/calendar-feeds/read-calendar';
import { askThread } from '@/server/threads';
import { sharedTurns } from '@/server/turns';

/**
 * Reads a calendar in its own thread: a few hundred bytes of rules can ask for more memory and time than a machine has,
 * and then the thread ends, not the server.
 */

const HEAP_MB = 96;
const TIMEOUT_MS = 5000;

export interface ThreadOrder {
  bytes: Uint8Array<ArrayBuffer>;
  charset: string | null;
  window: DayRange;
}

export type ThreadAnswer = { contents: CalendarContents } | { fault: FeedFaultCode };

function toContents(answer: ThreadAnswer): CalendarContents {
  if ('contents' in answer) return answer.contents;
  throw new FeedFault(isFeedFaultCode(answer.fault) ? answer.fault : 'unreadable');
}

/** A hundred megabytes each: only so many at once in a process, however many calendars come. */
const threads = sharedTurns('calendar-threads', 2);

/**
 * @throws FeedFault; 'unreadable' for what takes too much memory or time
 */
export function readApart(order: ThreadOrder): Promise<CalendarContents> {
  return threads.take(() => readInThread(order));
}

async function readInThread(order: ThreadOrder): Promise<CalendarContents> {
  const asked = askThread<ThreadAnswer>('read-calendar-thread', {
    workerData: order,
    transferList: [order.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
    // Reading a text needs none of the server's settings.
    env: {},
    patienceMs: TIMEOUT_MS,
  });
  return toContents(await asked.catch(() => ({ fault: 'unreadable' as const })));
}
