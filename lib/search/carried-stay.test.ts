import { describe, expect, it } from 'vitest';
import { carriedParty, carriedQuery, partyIn } from '@/lib/search/carried-range';
import { carriedStay, carriesDays } from '@/lib/search/carried-stay';

describe('carriedStay', () => {
  it.each([
    ['', ''],
    ['?price=0-200&page=2', ''],
    [
      'adults=4&departure=2027-07-10&price=0-200&arrival=2027-07-03',
      '?arrival=2027-07-03&departure=2027-07-10&adults=4',
    ],
    ['?adults=4', '?adults=4'],
    ['?pets=1&children=2&price=0-200&adults=3', '?adults=3&children=2&pets=1'],
    ['?arrival=&adults=', ''],
    ['?guests=5&children=2', '?adults=3&children=2'],
    ['?adults=2&babies=1', '?adults=2&babies=1'],
    ['?arrival="><script>', '?arrival=%22%3E%3Cscript%3E'],
  ])('of %s is %s', (query, kept) => {
    expect(carriedStay(query)).toBe(kept);
  });
});

describe('carriedParty', () => {
  it.each([
    ['', 1, 0, 0, 0],
    ['?adults=4', 4, 0, 0, 0],
    ['?adults=3&children=2&babies=1&pets=1', 3, 2, 1, 1],
    ['?guests=5&children=2', 3, 2, 0, 0],
    ['?guests=2&children=2', 1, 0, 0, 0],
    ['?adults=x&children=-1&pets=1e3', 1, 0, 0, 0],
    ['?children=2', 1, 0, 0, 0],
    ['?pets=2', 1, 0, 0, 2],
  ])('of %s', (query, adults, children, babies, pets) => {
    expect(carriedParty(query)).toEqual({ adults, children, babies, pets });
  });
});

describe('the party in a home', () => {
  const house = { max_capacity: 4, cots: 0, pets_allowed: false };

  it.each([
    ['', 4, 2],
    ['', 1, 1],
    ['adults=6', 4, 6],
  ])('of %s with room for %i is %i adults', (query, max_capacity, adults) => {
    expect(partyIn(query, { ...house, max_capacity })).toMatchObject({ adults });
  });
});

describe('carriedQuery', () => {
  const of = (query: string) => {
    const given = new URLSearchParams(query);
    return carriedQuery((name) => given.get(name));
  };

  it.each([
    ['x=1', ''],
    ['adults=2&departure=2027-07-10&arrival=2027-07-03', 'arrival=2027-07-03&departure=2027-07-10&adults=2'],
    ['arrival=2027-07-10&departure=2027-07-03&adults=2&pets=11', 'adults=2'],
    ['guests=4&children=1', 'adults=3&children=1'],
    ['pets=1&babies=2', 'pets=1'],
  ])('of %s is %s', (query, kept) => {
    expect(of(query)).toBe(kept);
    expect(of(kept)).toBe(kept);
  });
});

describe('carriesDays', () => {
  it.each([
    ['', false],
    ['?arrival=2027-07-03', false],
    ['?arrival=2027-07-03&departure=', false],
    ['?adults=2&departure=2027-07-10&arrival=2027-07-03', true],
  ])('of %s is %s', (query, does) => {
    expect(carriesDays(query)).toBe(does);
  });
});
