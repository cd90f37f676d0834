import { describe, expect, it } from 'vitest';
import type { ListingLogDto } from '@/lib/calendar/contract';
import { groupLogs } from '@/lib/calendar/log-groups';
import type { Day } from '@/lib/dates/day';

let id = 0;
const at = '2027-01-05T10:00:00.000Z';

const rate = (valid_at: Day, price: number | null, created_at = at, name = 'Greet'): ListingLogDto => ({
  id: (id += 1),
  type: 'custom_listing_price',
  created_at,
  user: { name },
  new_values: { valid_at, price },
});

const block = (valid_at: Day, disabled?: boolean): ListingLogDto => ({
  id: (id += 1),
  type: 'disabled_booking_period',
  created_at: at,
  user: null,
  new_values: { valid_at, disabled },
});

describe('groupLogs', () => {
  it('makes one deed of the nights that changed together, in any order', () => {
    const [deed, ...others] = groupLogs([rate('2027-07-04', 120), rate('2027-07-03', 120)]);
    expect(others).toEqual([]);
    expect(deed).toMatchObject({
      kind: 'rate',
      user: 'Greet',
      changes: [{ nights: { start: '2027-07-03', end: '2027-07-05' }, price: 120 }],
    });
  });

  it('tells ranges with a gap, and prices that differ, one by one', () => {
    const [deed] = groupLogs([rate('2027-07-09', 130), rate('2027-07-05', 120), rate('2027-07-03', 120)]);
    expect(deed?.changes.map(({ nights, price }) => [nights.start, price])).toEqual([
      ['2027-07-03', 120],
      ['2027-07-05', 120],
      ['2027-07-09', 130],
    ]);
  });

  it('keeps apart what others did, or did at another time', () => {
    const entries = [
      rate('2027-07-03', 120),
      rate('2027-07-04', 120, at, 'Jan'),
      rate('2027-07-05', 120, '2027-01-05T10:00:01.000Z'),
    ];
    expect(groupLogs(entries)).toHaveLength(3);
  });

  it('names each kind of change', () => {
    const entries = [rate('2027-07-03', 120), rate('2027-07-03', null), block('2027-07-03', false)];
    expect(groupLogs([...entries, block('2027-07-03')]).map(({ kind }) => kind)).toEqual([
      'rate',
      'standard',
      'freed',
      'blocked',
    ]);
    expect(groupLogs([block('2027-07-03', true)])[0]).toMatchObject({ kind: 'blocked', user: null });
  });
});
