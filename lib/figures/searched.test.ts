import { describe, expect, it } from 'vitest';
import { aheadClass, searchedBy } from '@/lib/figures/searched';
import { readFilters } from '@/lib/search/filters';

const today = '2027-03-10';
const counted = (query: string) =>
  searchedBy(readFilters(Object.fromEntries(new URLSearchParams(query))).filters, today);

describe('what is counted of a search', () => {
  it.each([
    ['', null],
    ['sort_by=price_asc', null],
    ['listing_city_id=11&page=2', null],
    ['listing_city_id=11', { town: 11, party: 0, ahead: -1 }],
    ['listing_city_id=11,12&adults=2&children=3', { town: 0, party: 5, ahead: -1 }],
    ['pets=1', { town: 0, party: 0, ahead: -1 }],
    ['arrival=2027-03-10&departure=2027-03-12', { town: 0, party: 0, ahead: 0 }],
    ['arrival=2027-03-17&departure=2027-03-19&adults=2', { town: 0, party: 2, ahead: 7 }],
    ['month=2027-07&stay=week', { town: 0, party: 0, ahead: 60 }],
    ['month=2027-03&stay=week', { town: 0, party: 0, ahead: 0 }],
  ])('%s', (query, expected) => {
    expect(counted(query)).toEqual(expected);
  });

  it('counts days by their class', () => {
    expect([-9, 0, 6, 7, 13, 14, 29, 30, 59, 60, 119, 120, 239, 240, 900].map(aheadClass)).toEqual([
      0, 0, 0, 7, 7, 14, 14, 30, 30, 60, 60, 120, 120, 240, 240,
    ]);
  });
});
