import { describe, expect, it } from 'vitest';
import type { ListingLogDto } from '@/lib/calendar/contract';
import { groupLogs } from '@/lib/calendar/log-groups';
import type { Day } from '@/lib/dates/day';

const at = '2027-01-05T10:00:00.000Z';

const rate = (id: number, valid_at: Day, until: Day, price: number | null): ListingLogDto => ({
  id,
  type: 'custom_listing_price',
  created_at: at,
  user: { name: 'Greet' },
  new_values: { valid_at, until, price },
});

const block = (id: number, disabled?: boolean): ListingLogDto => ({
  id,
  type: 'disabled_booking_period',
  created_at: at,
  user: null,
  new_values: { valid_at: '2027-07-03', until: '2027-07-05', disabled },
});

describe('groupLogs', () => {
  it('makes one deed of what changed together, in the order of its nights', () => {
    const [action, ...others] = groupLogs([
      rate(7, '2027-07-09', '2027-07-10', 130),
      rate(7, '2027-07-03', '2027-07-05', 120),
    ]);
    expect(others).toEqual([]);
    expect(action).toMatchObject({ kind: 'rate', user: 'Greet', created_at: at });
    expect(action?.changes).toEqual([
      { nights: { start: '2027-07-03', end: '2027-07-05' }, price: 120 },
      { nights: { start: '2027-07-09', end: '2027-07-10' }, price: 130 },
    ]);
  });

  it('keeps other deeds apart, and prices that were taken away in the same deed', () => {
    const night = ['2027-07-03', '2027-07-04'] as const;
    const groups = groupLogs([rate(8, ...night, 120), rate(7, ...night, 120), rate(7, ...night, null)]);
    expect(groups.map(({ kind }) => kind)).toEqual(['rate', 'rate', 'standard']);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
  });

  it('names each kind of change', () => {
    const night = ['2027-07-03', '2027-07-04'] as const;
    const entries = [
      rate(1, ...night, 120),
      rate(2, ...night, null),
      block(3, false),
      block(4),
      block(5, true),
    ];
    expect(groupLogs(entries).map(({ kind }) => kind)).toEqual([
      'rate',
      'standard',
      'freed',
      'blocked',
      'blocked',
    ]);
    expect(groupLogs([block(5, true)])[0]).toMatchObject({ kind: 'blocked', user: null });
  });
});
