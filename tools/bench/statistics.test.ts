import { describe, expect, it } from 'vitest';
import { median, spreadOf } from '@/tools/bench/statistics';

describe('the spread of many times', () => {
  it('consists of quantiles, whatever the order of the times', () => {
    const times = Array.from({ length: 200 }, (_, index) => ((index * 77) % 200) + 1);
    expect(spreadOf(times)).toEqual({ count: 200, p50: 100, p95: 190, p99: 198, worst: 200 });
  });

  it('of a single time is that time', () => {
    expect(spreadOf([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7, worst: 7 });
  });
});

describe('the median', () => {
  it('is the middle one, or between the middle two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 9])).toBe(3);
  });
});
