import type * as WorkerThreads from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { readApart } from '@/server/calendar-feeds/read-apart';
import { daysFromToday } from '@/tests/factories/occupancy';
import { calendarOf } from '@/tests/support/calendar-server';

const threads = vi.hoisted(() => ({ now: 0, most: 0, all: 0 }));

/** Every thread is real, and counted from its start to its end. */
vi.mock('node:worker_threads', async (importOriginal) => {
  const original = await importOriginal<typeof WorkerThreads>();
  class Worker extends original.Worker {
    constructor(...args: ConstructorParameters<typeof original.Worker>) {
      super(...args);
      threads.all += 1;
      threads.now += 1;
      threads.most = Math.max(threads.most, threads.now);
      this.once('exit', () => (threads.now -= 1));
    }
  }
  return { ...original, Worker };
});

describe('calendars that come all at once', () => {
  it('are read a few at a time, each of them in the end', async () => {
    const window = daysFromToday(0, 700);
    const range = daysFromToday(3, 6);
    const readings = await Promise.all(
      Array.from({ length: 20 }, () => {
        const bytes = new Uint8Array(Buffer.from(calendarOf(range)));
        return readApart({ bytes, charset: null, window });
      }),
    );
    expect(readings.map(({ ranges }) => ranges.length)).toEqual(Array.from({ length: 20 }, () => 1));
    expect(threads.all).toBe(20);
    expect(threads.most).toBeLessThanOrEqual(2);
  });
});
