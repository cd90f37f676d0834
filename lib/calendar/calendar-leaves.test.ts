import { describe, expect, it } from 'vitest';
import {
  firstMonthShown,
  lastMonthShown,
  lastNightToChange,
  leafQuery,
  readLeaf,
  turnLeaf,
} from '@/lib/calendar/calendar-leaves';

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

describe('the leaf in an address', () => {
  it.each([
    ['', { view: 'month', month: '2027-02-01' }],
    ['month=2027-11', { view: 'month', month: '2027-11-01' }],
    ['view=year&month=2028-03', { view: 'year', month: '2028-03-01' }],
    ['view=week&month=2027-13', { view: 'month', month: '2027-02-01' }],
    ['month=0000-01', { view: 'month', month: '2027-02-01' }],
    ['month=2190-05', { view: 'month', month: '2029-12-01' }],
    ['month=1990-05', { view: 'month', month: '2025-01-01' }],
  ] as const)('%s opens %j', (query, leaf) => {
    expect(readLeaf(new URLSearchParams(query), today)).toEqual(leaf);
  });

  it('says only what differs from how a calendar opens', () => {
    expect(leafQuery({ view: 'month', month: '2027-02-01' }, today)).toEqual({ view: null, month: null });
    expect(leafQuery({ view: 'year', month: '2028-03-01' }, today)).toEqual({
      view: 'year',
      month: '2028-03',
    });
  });
});
