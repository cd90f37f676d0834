import { describe, expect, it } from 'vitest';
import { firstMonthShown, lastMonthShown, lastNightToChange, turnLeaf } from '@/lib/calendar/calendar-leaves';

const today = '2027-02-28';

describe('the leaves of a calendar', () => {
  it('reach over whole years, two back and two ahead', () => {
    expect(firstMonthShown(today)).toBe('2025-01-01');
    expect(lastMonthShown(today)).toBe('2029-12-01');
    expect(lastNightToChange(today)).toBe('2029-02-28');
  });

  it.each([
    ['month', '2027-12-01', 1, '2028-01-01'],
    ['month', '2027-01-01', -1, '2026-12-01'],
    ['month', '2025-01-01', -1, '2025-01-01'],
    ['month', '2029-12-01', 1, '2029-12-01'],
    ['year', '2027-07-01', 0, '2027-01-01'],
    ['year', '2027-07-01', 1, '2028-01-01'],
    ['year', '2025-07-01', -1, '2025-01-01'],
    ['year', '2029-07-01', 1, '2029-01-01'],
  ] as const)('turn a %s from %s by %d to %s', (view, month, leaves, next) => {
    expect(turnLeaf(view, month, leaves, today)).toBe(next);
  });
});
