import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { reviewableDepartures, reviewDays, reviewMoment } from '@/lib/reviews/period';

describe('when a stay can be reviewed', () => {
  it.each([
    ['2026-07-10', 'early'],
    ['2026-07-11', 'open'],
    ['2026-09-08', 'open'],
    ['2026-09-09', 'late'],
  ] as const)('of one that ended on 10 July, on %s: %s', (today, expected) => {
    expect(reviewMoment('2026-07-10', today)).toBe(expected);
  });

  it('is open for sixty days', () => {
    expect(reviewDays('2026-07-10')).toEqual({ start: '2026-07-11', end: '2026-09-09' });
  });

  it('finds just the departures that are open', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 70 }), (ago) => {
        const today = '2026-11-20';
        const departure = addDays(today, -ago);
        const { start, end } = reviewableDepartures(today);
        expect(departure >= start && departure < end).toBe(reviewMoment(departure, today) === 'open');
      }),
    );
  });
});
