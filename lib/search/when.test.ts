import { describe, expect, it } from 'vitest';
import { readFilters } from '@/lib/search/filters';
import { anyTime, inMonths, onDays, whenFields, whenOf } from '@/lib/search/when';

const week = { start: '2027-07-03', end: '2027-07-10' } as const;
const none = { arrival: '', departure: '', flex: '', month: '', stay: '', nights: '' };
const given = (query: string) => whenOf(readFilters(Object.fromEntries(new URLSearchParams(query))).filters);

describe('the stay in the search bar', () => {
  it('is any time until something is chosen, and again once all of it is taken away', () => {
    expect(whenFields(anyTime)).toEqual(none);
    expect(onDays(null, 2)).toEqual(anyTime);
    expect(inMonths([], { stay: 'week', nights: null })).toEqual(anyTime);
  });

  it('has days or months, never both', () => {
    expect(whenFields(onDays(week, 2))).toEqual({
      ...none,
      arrival: '2027-07-03',
      departure: '2027-07-10',
      flex: '2',
    });
    expect(whenFields(inMonths(['2027-08', '2027-07'], { stay: null, nights: 7 }))).toEqual({
      ...none,
      month: '2027-07,2027-08',
      nights: '7',
    });
  });

  it.each([
    'arrival=2027-07-03&departure=2027-07-10',
    'arrival=2027-07-03&departure=2027-07-10&flex=7',
    'month=2027-07,2027-08&stay=midweek',
    'month=2027-07&nights=28',
  ])('is the one of the search %s', (query) => {
    const fields = Object.entries(whenFields(given(query))).filter(([, value]) => value !== '');
    expect(decodeURIComponent(new URLSearchParams(fields).toString())).toBe(query);
  });
});
