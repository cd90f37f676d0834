import { describe, expect, it } from 'vitest';
import { nights } from '@/lib/dates/range';
import { weekday } from '@/lib/dates/day';
import { askedStays, isFlexible } from '@/lib/search/asked-stays';
import type { SearchFilters } from '@/lib/search/parameters';

const textsOf = (filters: SearchFilters) => askedStays(filters).map(({ start, end }) => `${start}/${end}`);
const days = { arrival: '2027-07-03', departure: '2027-07-10' } as const;

describe('the stays that a search asks for', () => {
  it.each<[string, SearchFilters, string[]]>([
    ['none without days', {}, []],
    ['the days themselves', days, ['2027-07-03/2027-07-10']],
    [
      'as long ones a day off, the earliest first',
      { ...days, flex: 1 },
      ['2027-07-02/2027-07-09', '2027-07-03/2027-07-10', '2027-07-04/2027-07-11'],
    ],
    [
      'midweeks from the Mondays of the month, the last of which ends in the next',
      { month: ['2027-08'], stay: 'midweek' },
      [2, 9, 16, 23, 30].map((day) => {
        const [start, end] = [`2027-08-${String(day).padStart(2, '0')}`, String(day + 4).padStart(2, '0')];
        return `${start}/${day === 30 ? '2027-09-03' : `2027-08-${end}`}`;
      }),
    ],
    [
      'those of every month',
      { month: ['2027-02', '2027-08'], stay: 'midweek' },
      [
        ...[
          '2027-02-01/2027-02-05',
          '2027-02-08/2027-02-12',
          '2027-02-15/2027-02-19',
          '2027-02-22/2027-02-26',
        ],
        ...[
          '2027-08-02/2027-08-06',
          '2027-08-09/2027-08-13',
          '2027-08-16/2027-08-20',
          '2027-08-23/2027-08-27',
        ],
        '2027-08-30/2027-09-03',
      ],
    ],
    [
      'none before the first day there is',
      { arrival: '1900-01-01', departure: '1900-01-02', flex: 1 },
      ['1900-01-01/1900-01-02', '1900-01-02/1900-01-03'],
    ],
    [
      'none after the last',
      { month: ['2199-12'], stay: 'midweek' },
      ['2199-12-02/2199-12-06', '2199-12-09/2199-12-13', '2199-12-16/2199-12-20', '2199-12-23/2199-12-27'],
    ],
  ])('are %s', (_which, filters, expected) => {
    expect(textsOf(filters)).toEqual(expected);
  });

  it('of weekends are of two or three nights from each Friday, the shorter first', () => {
    const stays = askedStays({ month: ['2027-07'], stay: 'weekend' });
    expect(stays.map(nights)).toEqual([2, 3, 2, 3, 2, 3, 2, 3, 2, 3]);
    expect(stays.every(({ start }) => weekday(start) === 5)).toBe(true);
  });

  it.each([['week', 31, 7] as const, ['two_weeks', 31, 14] as const])(
    'of a month begin on any day: %s',
    (stay, count, length) => {
      const stays = askedStays({ month: ['2027-07'], stay });
      expect([stays.length, new Set(stays.map(nights))]).toEqual([count, new Set([length])]);
    },
  );

  it('of a number of nights begin on any day of the month', () => {
    const stays = askedStays({ month: ['2027-02'], nights: 5 });
    expect([stays.length, new Set(stays.map(nights))]).toEqual([28, new Set([5])]);
  });

  it('leave a choice where they may be several', () => {
    const searches: SearchFilters[] = [{}, days, { ...days, flex: 1 }, { month: ['2027-07'] }];
    expect(searches.map(isFlexible)).toEqual([false, false, true, true]);
  });
});
