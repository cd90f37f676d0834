/** The thread that parses calendars from other platforms (server/features/calendar-feeds/read-in-thread.ts). */
import { parentPort } from 'node:worker_threads';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import type { ThreadAnswer, ThreadOrder } from '@/server/features/calendar-feeds/read-in-thread';
import { readCalendar } from '@/server/features/calendar-feeds/read-calendar';

function answer({ bytes, charset, window }: ThreadOrder): ThreadAnswer {
  try {
    return { contents: readCalendar(bytes, charset, window) };
  } catch (error) {
    return { fault: error instanceof FeedFault ? error.code : 'unreadable' };
  }
}

parentPort?.on('message', (order: ThreadOrder) => parentPort?.postMessage(answer(order), []));
