import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import { readCalendar } from '@/server/features/calendar-feeds/read-calendar';
import { judgeDamaged } from '@/tools/calendar-fuzz/judge-damaged';
import { days, judgeFeed, rowsOf } from '@/tools/calendar-fuzz/judge-feed';
import type { Reader } from '@/tools/calendar-fuzz/judge-feed';
import { sampleFeeds } from '@/tools/calendar-fuzz/sample-feeds';
import { shrinkLines } from '@/tools/calendar-fuzz/shrink';

const samples = sampleFeeds();
const SEED = 20_261_129;

/** A reader that ignores lines of this kind. */
const blindTo =
  (pattern: RegExp): Reader =>
  (bytes, charset, window) => {
    const text = new TextDecoder('latin1').decode(bytes);
    return readCalendar(Buffer.from(text.replace(pattern, ''), 'latin1'), charset, window);
  };

const broken: Record<string, Reader> = {
  'ignores EXDATE': blindTo(/^EXDATE[;:].*$/gim),
  'forgets STATUS:CANCELLED': blindTo(/^STATUS:CANCELLED\s*$/gim),
  'takes a replacement for an event of its own': blindTo(/^RECURRENCE-ID[;:].*$/gim),
  'is a day off at the end': (bytes, charset, window) => {
    const contents = readCalendar(bytes, charset, window);
    return { ...contents, ranges: contents.ranges.map((one) => ({ ...one, end: addDays(one.end, 1) })) };
  },
  'takes an unreadable feed for an empty one': (bytes, charset, window) => {
    try {
      return readCalendar(bytes, charset, window);
    } catch (error) {
      if (error instanceof FeedFault)
        return readCalendar(
          Buffer.from('BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261130\nEND:VEVENT\nEND:VCALENDAR'),
          null,
          window,
        );
      throw error;
    }
  },
  'throws what is no fault': () => {
    throw new RangeError('Out of days');
  },
};

describe('damaged feeds', () => {
  it.each([0, 1000, 2000, 3000, 4000])('are read as a second reader reads them, from feed %i on', (first) => {
    const outcomes = { read: 0, refused: 0, unclear: 0 };
    const wrong: string[] = [];
    for (let index = first; index < first + 1000; index += 1) {
      const judged = judgeDamaged(samples, [SEED, index]);
      outcomes[judged.outcome] += 1;
      if (judged.wrong !== null) wrong.push(`feed ${index}: ${judged.wrong}`);
    }
    expect(wrong).toEqual([]);
    expect(outcomes.read).toBeGreaterThan(500);
    expect(outcomes.refused).toBeGreaterThan(200);
    expect(outcomes.unclear).toBeLessThan(20);
  });

  it('are the same for the same seed and number', () => {
    const judged = () => [0, 1, 2, 300].map((index) => judgeDamaged(samples, [SEED, index]));
    expect(judged()).toEqual(judged());
  });

  it.each(Object.entries(broken))('give away a reader that %s', (_what, read) => {
    const wrong = Array.from(
      { length: 400 },
      (_, index) => judgeDamaged(samples, [SEED, index], { read }).wrong,
    );
    expect(wrong.filter((one) => one !== null).length).toBeGreaterThan(0);
  });
});

describe('samples', () => {
  it.each(samples.map((sample) => [sample.name, sample] as const))('%s is read alike', (_name, sample) => {
    for (const today of days) {
      const reading = { bytes: sample.bytes, charset: null, today };
      expect(judgeFeed(reading, rowsOf(sample, today)).wrong).toBeNull();
    }
  });
});

describe('shrinkLines', () => {
  it('leaves the lines that matter, in their order', () => {
    const lines = Array.from({ length: 40 }, (_, at) => `${at}`);
    const fails = (some: readonly string[]) => some.includes('3') && some.includes('31');
    expect(shrinkLines(lines, fails)).toEqual(['3', '31']);
  });
});
