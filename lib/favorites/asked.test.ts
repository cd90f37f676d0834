import { describe, expect, it } from 'vitest';
import { readAsked, suits } from '@/lib/favorites/asked';

const house = { max_capacity: 4, cots: 0, pets_allowed: false };
const read = (query: string) => {
  const given = new URLSearchParams(query);
  return readAsked((name) => given.get(name));
};

describe('what is asked of favourites', () => {
  it.each([
    ['', '', null],
    ['arrival=2027-07-03', '', null],
    ['arrival=2027-07-10&departure=2027-07-03', '', null],
    ['arrival=2027-07-03&departure=<script>&adults=2', 'adults=2', null],
    [
      'babies=1&departure=2027-07-10&adults=2&arrival=2027-07-03',
      'arrival=2027-07-03&departure=2027-07-10&adults=2&babies=1',
      { start: '2027-07-03', end: '2027-07-10' },
    ],
    ['guests=5&children=2', 'adults=3&children=2', null],
  ])('of %s is %s', (given, query, stay) => {
    expect(read(given)).toMatchObject({ query, stay });
  });

  it('is judged for each home only if somebody is named', () => {
    expect(suits(read(''), { ...house, max_capacity: 1 })).toBe(true);
    expect(suits(read('adults=4'), house)).toBe(true);
    expect(suits(read('adults=4&babies=1'), house)).toBe(false);
    expect(suits(read('adults=5&pets=1'), house)).toBe(false);
    expect(suits(read('pets=1'), house)).toBe(false);
  });
});
