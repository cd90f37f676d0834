import { describe, expect, it } from 'vitest';
import { readApart } from '@/server/calendar-feeds/read-apart';
import { daysFromToday } from '@/tests/factories/occupancy';
import { calendarOf } from '@/tests/support/calendar-server';
import { countThreads } from '@/tests/support/threads';

describe('calendars that come all at once', () => {
  it('are read a few at a time, each of them in the end', async () => {
    const threads = countThreads();
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
