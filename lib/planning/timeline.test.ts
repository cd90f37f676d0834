import { describe, expect, it } from 'vitest';
import { addDays, diffDays, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { PLANNING_DAYS } from '@/lib/planning/contract';
import type { PlanningListing, PlanningStay } from '@/lib/planning/contract';
import {
  isMovable,
  mergeWindows,
  obstacleOf,
  TIMELINE_WEEKS,
  timelineMonths,
  timelineStart,
  windowOfWeek,
  windowRange,
} from '@/lib/planning/timeline';

const today = '2026-12-09';
const start = timelineStart(today);

const stay = (from: number, to: number, more: Partial<PlanningStay> = {}): PlanningStay => ({
  id: from,
  source: 'internal',
  name: null,
  guest_name: 'Jan',
  manual: false,
  open_cents: null,
  closed: false,
  ...block(from, to),
  ...more,
});
const day = (n: number): Day => addDays('2026-12-31', n);
const block = (from: number, to: number) => ({ start_date: day(from), end_date: day(to) });
const listing = (more: Partial<PlanningListing> = {}): PlanningListing => ({
  listing: { id: 1, slug: 'a-1', name: 'A' },
  is_own: true,
  is_hosted: false,
  stays: [],
  requests: [],
  blocks: [],
  prices: [],
  ...more,
});
const only = (...windows: PlanningListing[][]) => {
  const [merged] = mergeWindows(windows);
  if (!merged) throw new Error('no home');
  return merged;
};

describe('the days of the timeline', () => {
  it('begin on a Monday and reach a year and a half ahead', () => {
    expect([weekday(start), windowOfWeek(0)]).toEqual([1, 0]);
    const days = TIMELINE_WEEKS * 7 - diffDays(start, today);
    expect(days).toBeGreaterThanOrEqual(540);
    expect(timelineMonths(start).at(0)).toBe('2026-09-01');
  });

  it('come in windows that touch, each of one call', () => {
    const windows = Array.from({ length: windowOfWeek(TIMELINE_WEEKS - 1) + 1 }, (_, n) =>
      windowRange(start, n),
    );
    expect(windows[0]?.start).toBe(start);
    for (const [n, range] of windows.entries()) {
      expect(diffDays(range.start, range.end)).toBeLessThanOrEqual(PLANNING_DAYS);
      if (n > 0) expect(range.start).toBe(windows[n - 1]?.end);
    }
    // Today's week is the first of its window, so that one call is enough to show it.
    expect(windowRange(start, 1).start).toBe('2026-12-07');
  });
});

describe('what several windows say of a home', () => {
  it('is said once', () => {
    const merged = only(
      [listing({ stays: [stay(3, 9)], blocks: [block(20, 22)], prices: [{ date: day(1), price: 90 }] })],
      [listing({ stays: [stay(3, 9)], blocks: [block(22, 24)], prices: [{ date: day(2), price: 95 }] })],
    );
    expect(merged.bars.map(({ key, end }) => [key, end])).toEqual([
      ['stay 3', day(9)],
      [`block ${day(20)}`, day(24)],
    ]);
    expect(merged.prices.size).toBe(2);
    expect([merged.barOn.get(day(8))?.kind, merged.barOn.get(day(9))]).toEqual(['stay', undefined]);
  });

  it('puts what shares a night below: requests below all, imported stays below ours', () => {
    const imported = stay(4, 6, { id: null, source: 'airbnb', guest_name: null });
    const merged = only([listing({ stays: [imported, stay(5, 8)], requests: [stay(7, 9, { id: 70 })] })]);
    expect(merged.bars.map(({ kind, isUnder }) => [kind, isUnder])).toEqual([
      ['imported', true],
      ['stay', false],
      ['request', true],
    ]);
    expect([4, 5, 7, 8].map((n) => merged.barOn.get(day(n))?.kind)).toEqual([
      'imported',
      'stay',
      'stay',
      'request',
    ]);
  });

  it('keeps the order of the server', () => {
    const other = listing({ listing: { id: 2, slug: 'b-2', name: 'B' } });
    expect(
      mergeWindows([
        [listing(), other],
        [listing(), other],
      ]).map(({ name }) => name),
    ).toEqual(['A', 'B']);
  });
});

describe('moving an end', () => {
  it('is of what was written down or blocked here', () => {
    const merged = only([
      listing({
        stays: [
          stay(1, 2),
          stay(3, 4, { manual: true }),
          stay(5, 6, { manual: true, id: null }),
          stay(7, 8, { id: null, source: 'airbnb' }),
        ],
        requests: [stay(9, 10)],
        blocks: [block(11, 12)],
      }),
    ]);
    expect(merged.bars.filter(isMovable).map(({ kind }) => kind)).toEqual(['own', 'block']);
  });

  it('finds what is in the way: neither itself nor a request', () => {
    const merged = only([
      listing({ stays: [stay(3, 4, { manual: true }), stay(8, 9)], requests: [stay(5, 6)] }),
    ]);
    const [own] = merged.bars;
    if (!own) throw new Error('no bar');
    expect(obstacleOf(merged, own, { start: day(3), end: day(8) })).toBeNull();
    expect(obstacleOf(merged, own, { start: day(3), end: day(9) })?.key).toBe('stay 8');
  });
});
