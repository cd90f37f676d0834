import { describe, expect, it } from 'vitest';
import { median, spreadOf } from '@/tools/bench/statistics';

describe('the spread of many times', () => {
  it('is what so many of them do not exceed, in whatever order they come', () => {
    const times = Array.from({ length: 200 }, (_, index) => ((index * 77) % 200) + 1);
    expect(spreadOf(times)).toEqual({ count: 200, p50: 100, p95: 190, p99: 198, worst: 200 });
  });

  it('of one is that one', () => {
    expect(spreadOf([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7, worst: 7 });
  });
});

describe('the median', () => {
  it('is the one in the middle, or between the two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 9])).toBe(3);
  });
});
