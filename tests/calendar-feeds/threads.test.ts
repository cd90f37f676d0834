import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readCalendarInThread } from '@/server/features/calendar-feeds/read-in-thread';
import { threadFile } from '@/server/env';
import { Thread } from '@/server/threads';
import { daysFromToday } from '@/tests/factories/occupancy';
import { calendarOf } from '@/tests/support/calendar-server';
import { countThreads } from '@/tests/support/threads';

const window = daysFromToday(0, 700);
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const calendar = () => ({ bytes: bytesOf(calendarOf(daysFromToday(3, 6))), charset: null, window });

/** A thread that handles messages like this, in place of one of ours. */
function standIn(name: string, onMessage: string): string {
  const file = threadFile(`${name}-thread-${process.pid}`);
  onTestFinished(() => fs.rmSync(file));
  const program = `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', ${onMessage});`;
  fs.writeFileSync(file, program);
  return path.parse(file).name;
}

describe('calendars that arrive all at once', () => {
  it('are parsed by two persistent threads, each of them eventually', async () => {
    const threads = countThreads();
    const readings = await Promise.all(
      Array.from({ length: 20 }, (_, n) => readCalendarInThread(calendar(), `eigenaar ${n}`)),
    );
    expect(readings.map(({ ranges }) => ranges.length)).toEqual(Array.from({ length: 20 }, () => 1));
    // Threads left from earlier tests are not counted.
    expect(threads.all).toBeLessThanOrEqual(2);
  });

  it('of one landlord leave the other thread to others', async () => {
    const order: string[] = [];
    const read = async (owner: string) => {
      await readCalendarInThread(calendar(), owner);
      order.push(owner);
    };
    await Promise.all([...Array.from({ length: 6 }, () => read('veel')), read('een')]);
    expect(order.indexOf('een')).toBeLessThan(5);
  });
});

describe('a persistent thread', () => {
  const settings = { env: {}, patienceMs: 5000 };

  it('is terminated if it never answers, while the server continues', async () => {
    const threads = countThreads();
    const thread = new Thread(standIn('deaf', '() => { for (;;); }'), { env: {}, patienceMs: 300 });
    for (const all of [1, 2]) {
      await expect(thread.ask('Is daar iemand?')).rejects.toMatchObject({ name: 'AbortError' });
      expect([threads.now, threads.all]).toEqual([0, all]);
    }
  });

  it('is reused, and replaced after it had to be terminated', async () => {
    const threads = countThreads();
    const overeats = `(word) => {
      const all = [];
      while (word === 'veel') all.push(Array.from({ length: 10_000 }, Math.random));
      parentPort.postMessage(word);
    }`;
    const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
    const thread = new Thread(standIn('overeats', overeats), { ...settings, resourceLimits, idleMs: 50 });
    expect([await thread.ask('een'), await thread.ask('twee')]).toEqual(['een', 'twee']);
    expect(threads.all).toBe(1);
    await expect(thread.ask('veel')).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect(threads.now).toBe(0);
    expect(await thread.ask('drie')).toBe('drie');
    expect(threads.all).toBe(2);
    await vi.waitFor(() => expect(threads.now).toBe(0), { timeout: 5000 });
  });

  it('ends when it has been idle for a while, but not while it works', async () => {
    const threads = countThreads();
    const thread = new Thread('read-calendar-thread', { ...settings, idleMs: 1 });
    for (let n = 0; n < 3; n += 1) {
      expect(await thread.ask(calendar())).toMatchObject({ contents: { events: 1 } });
      await sleep(n);
    }
    await vi.waitFor(() => expect(threads.now).toBe(0), { timeout: 5000 });
  });
});
