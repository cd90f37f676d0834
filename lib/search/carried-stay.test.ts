import { describe, expect, it } from 'vitest';
import { carriedParty } from '@/lib/search/carried-range';
import { carriedStay, carriesDays } from '@/lib/search/carried-stay';

describe('carriedStay', () => {
  it.each([
    ['', ''],
    ['?price=0-200&page=2', ''],
    [
      'guests=4&departure=2027-07-10&price=0-200&arrival=2027-07-03',
      '?arrival=2027-07-03&departure=2027-07-10&guests=4',
    ],
    ['?guests=4', '?guests=4'],
    ['?pets=1&children=2&price=0-200&guests=5', '?guests=5&children=2&pets=1'],
    ['?arrival=&guests=', ''],
    ['?arrival="><script>', '?arrival=%22%3E%3Cscript%3E'],
  ])('of %s is %s', (query, kept) => {
    expect(carriedStay(query)).toBe(kept);
  });
});

describe('carriedParty', () => {
  it.each([
    ['', 1, 0, 0],
    ['?guests=4', 4, 0, 0],
    ['?guests=5&children=2&pets=1', 3, 2, 1],
    ['?guests=2&children=2', 2, 0, 0],
    ['?guests=x&children=-1&pets=1e3', 1, 0, 0],
    ['?children=2', 1, 0, 0],
  ])('of %s', (query, adults, children, pets) => {
    expect(carriedParty(query)).toEqual({ adults, children, pets });
  });
});

describe('carriesDays', () => {
  it.each([
    ['', false],
    ['?arrival=2027-07-03', false],
    ['?arrival=2027-07-03&departure=', false],
    ['?guests=2&departure=2027-07-10&arrival=2027-07-03', true],
  ])('of %s is %s', (query, does) => {
    expect(carriesDays(query)).toBe(does);
  });
});
