import { describe, expect, it } from 'vitest';
import { rentalPeriodFlags } from '@/lib/listings/kinds';
import { nearestStays } from '@/lib/stays/nearest-stays';
import { findStayFault } from '@/lib/stays/judge';
import { noFurtherRules } from '@/lib/stays/terms';
import type { StayBounds, StayRules } from '@/lib/stays/terms';

const bounds = (rules: Partial<StayRules> = {}): StayBounds => ({
  rules: {
    min_stay: 2,
    max_stay: 30,
    max_days_reservation_advance: 365,
    ...rentalPeriodFlags('night'),
    ...noFurtherRules,
    ...rules,
  },
  today: '2027-06-01',
  booked: [{ start: '2027-07-08', end: '2027-07-12' }],
  blocked: [],
  seasons: [],
});

describe('nearestStays', () => {
  it('are as long as the one that was asked for, the nearest, nearest first', () => {
    const found = nearestStays(bounds(), { start: '2027-07-08', end: '2027-07-11' });
    expect(found).toEqual([
      { start: '2027-07-05', end: '2027-07-08' },
      { start: '2027-07-04', end: '2027-07-07' },
      { start: '2027-07-12', end: '2027-07-15' },
    ]);
    for (const stay of found) expect(findStayFault(bounds(), stay)).toBeNull();
  });

  it('are of another length where none of that length is let', () => {
    const weeks = bounds({ ...rentalPeriodFlags('week') });
    const found = nearestStays(weeks, { start: '2027-07-20', end: '2027-07-23' }, 2);
    expect(found).toEqual([
      { start: '2027-07-20', end: '2027-07-27' },
      { start: '2027-07-19', end: '2027-07-26' },
    ]);
  });

  it('are none where nothing is let near', () => {
    expect(nearestStays(bounds({ min_stay: 40 }), { start: '2027-07-20', end: '2027-07-23' })).toEqual([]);
  });
});
