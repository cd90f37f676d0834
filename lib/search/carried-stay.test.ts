import { describe, expect, it } from 'vitest';
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
    ['?arrival=&guests=', ''],
    ['?arrival="><script>', '?arrival=%22%3E%3Cscript%3E'],
  ])('of %s is %s', (query, kept) => {
    expect(carriedStay(query)).toBe(kept);
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
