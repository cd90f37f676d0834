import { describe, expect, it } from 'vitest';
import { Random } from '@/scripts/synthetic/random';
import { judgeLatency, judgeMemory, judgeQueue, lineThrough, lowest } from '@/tools/soak/judge';
import type { Point } from '@/tools/soak/judge';

/** A sample each half minute. */
const series = (minutes: number, valueAt: (minute: number) => number): Point[] =>
  Array.from({ length: minutes * 2 }, (_, at) => ({ at: at / 2, value: valueAt(at / 2) }));

/** Memory that grows by this share of 100 MB in `minutes`, then drops again. */
const sawtooth = (share: number, minutes: number) => (minute: number) =>
  100 + 100 * share * ((minute % minutes) / minutes);
const outcomeOf = (minutes: number, valueAt: (minute: number) => number) =>
  judgeMemory(series(minutes, valueAt)).outcome;

describe('memory', () => {
  it.each([40, 100, 220])('that leaks is caught in %i minutes', (minutes) => {
    expect(outcomeOf(minutes, (minute) => 100 + minute * 0.1)).toBe('fails');
  });

  it('that leaks below a sawtooth is caught', () => {
    const teeth = sawtooth(0.3, 7);
    expect(outcomeOf(100, (minute) => teeth(minute) + minute * 0.15)).toBe('fails');
  });

  it('that leaks in noise is caught', () => {
    const random = new Random(1);
    expect(outcomeOf(220, (minute) => 100 + random.next() * 8 + minute * 0.1)).toBe('fails');
  });

  it.each([1, 3, 7, 11, 13])('with teeth of %i minutes and no trend is steady', (length) => {
    for (const minutes of [40, 100, 220]) expect(outcomeOf(minutes, sawtooth(0.3, length))).toBe('steady');
  });

  it('with noise and no trend is steady', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = new Random(seed);
      expect(outcomeOf(40, () => 100 + random.next() * 10)).toBe('steady');
    }
  });

  it('that grows by less than a tenth in four hours is steady, and so is one that shrinks', () => {
    expect(outcomeOf(100, (minute) => 100 + minute * 0.04)).toBe('steady');
    expect(outcomeOf(100, (minute) => 100 - minute * 0.2)).toBe('steady');
  });

  it('is not judged by less than half an hour', () => {
    for (const minutes of [0, 10, 30]) expect(outcomeOf(minutes, (minute) => 100 + minute)).toBe('too short');
  });

  it('is judged by the lows of whole windows', () => {
    const points = [3, 1, 2, 4, 9, 8, 7, 9, 5].map((value, at) => ({ at, value }));
    expect(lowest(points, 4)).toEqual([
      { at: 0, value: 1, samples: 4 },
      { at: 4, value: 7, samples: 4 },
    ]);
    expect(lowest(points, 3)).toEqual([]);
  });
});

it('a line has its slope and what that might be by chance', () => {
  expect(lineThrough([0, 1, 2, 3].map((at) => ({ at, value: 5 + 2 * at })))).toEqual({ slope: 2, error: 0 });
  const { slope, error } = lineThrough([1, 3, 2, 4].map((value, at) => ({ at, value })));
  expect(slope).toBeCloseTo(0.8);
  expect(error).toBeCloseTo(0.424, 3);
});

describe('a queue', () => {
  it('that grows is caught', () => {
    expect(judgeQueue(series(40, (minute) => minute)).outcome).toBe('fails');
  });
  it('that fills and empties is steady, as is one with a few jobs', () => {
    expect(judgeQueue(series(40, (minute) => (minute % 5) * 50)).outcome).toBe('steady');
    expect(judgeQueue(series(40, (minute) => minute / 8)).outcome).toBe('steady');
  });
  it('is not judged by a few samples', () => {
    expect(judgeQueue(series(7, (minute) => minute * 100)).outcome).toBe('too short');
  });
});

describe('answers', () => {
  /** The time of one request in fifty, by sample; the others take 2 ms. */
  const times = (slow: (sample: number) => number) =>
    Array.from({ length: 40 }, (_, sample) =>
      Array.from({ length: 300 }, (_each, request) => (request % 50 === 0 ? slow(sample) : 2)),
    );
  it('of which the slowest become slower are caught', () => {
    expect(judgeLatency(times((sample) => 20 + sample / 4)).outcome).toBe('fails');
  });
  it('that stay as they are, or become faster, are steady', () => {
    expect(judgeLatency(times((sample) => 20 + (sample % 3))).outcome).toBe('steady');
    expect(judgeLatency(times((sample) => 40 - sample / 4)).outcome).toBe('steady');
  });
  it('are not judged by a few', () => {
    expect(judgeLatency(times((sample) => sample).slice(0, 4)).outcome).toBe('too short');
  });
});
