import 'server-only';

import { Worker } from 'node:worker_threads';
import type { DayRange } from '@/lib/dates/range';
import { isFeedFaultCode } from '@/lib/calendar-feeds/faults';
import type { FeedFaultCode } from '@/lib/calendar-feeds/faults';
import { FeedFault } from '@/server/calendar-feeds/feed-fault';
import type { CalendarContents } from '@/server/calendar-feeds/read-calendar';
import { threadFile } from '@/server/env';

/**
 * Reads a calendar in a thread of its own: a few hundred bytes of rules can ask for more memory and time than a
 * machine has, and then the thread ends, not the server.
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

/** @throws FeedFault; 'unreadable' for what takes too much memory or time */
export async function readApart(order: ThreadOrder): Promise<CalendarContents> {
  const worker = new Worker(threadFile('read-calendar-thread'), {
    workerData: order,
    transferList: [order.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
    // Nothing of the server's settings is needed to read a text.
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return toContents(
      await new Promise<ThreadAnswer>((resolve) => {
        timer = setTimeout(() => resolve({ fault: 'unreadable' }), TIMEOUT_MS);
        worker.once('message', resolve);
        worker.once('error', () => resolve({ fault: 'unreadable' }));
        worker.once('exit', () => resolve({ fault: 'unreadable' }));
      }),
    );
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
