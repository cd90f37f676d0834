import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPartyFaults, fitsIn, partyBounds, partyText, personsOf } from '@/lib/stays/party';
import type { Comer } from '@/lib/stays/party';

const of = (who: Comer) => fc.integer(partyBounds[who]);
const party = fc.record({
  adults: of('adults'),
  children: of('children'),
  babies: of('babies'),
  pets: of('pets'),
});

describe('a party in words', () => {
  it.each([
    [{ adults: 1, children: 1, babies: 1, pets: 1 }, '1 volwassene, 1 kind, 1 baby, 1 hond'],
    [{ adults: 2, children: 2, babies: 2, pets: 2 }, '2 volwassenen, 2 kinderen, 2 baby’s, 2 honden'],
    [{ adults: 2, children: 0, babies: 0, pets: 0 }, '2 volwassenen'],
    [{ pets: 1 }, '1 hond'],
    [{}, ''],
  ])('%j is %s', (given, text) => {
    expect(partyText(given)).toBe(text);
  });
});

describe('who fits in a home for four with one cot', () => {
  const house = { max_capacity: 4, cots: 1, pets_allowed: false };

  it.each([
    [{ adults: 2, children: 2, babies: 1, pets: 0 }, []],
    [{ adults: 2, children: 1, babies: 2, pets: 0 }, []],
    [{ adults: 2, children: 2, babies: 2, pets: 0 }, ['babies']],
    [{ adults: 3, children: 2, babies: 0, pets: 0 }, ['adults']],
    [{ adults: 3, children: 2, babies: 2, pets: 1 }, ['adults', 'pets']],
    [{ adults: 2, children: 0, babies: 0, pets: 1 }, ['pets']],
  ])('of %j all but %j', (given, faults) => {
    expect(Object.keys(findPartyFaults(house, given))).toEqual(faults);
    expect(fitsIn(house, given)).toBe(faults.length === 0);
  });

  it('depends on the number of persons who need a place, each in one way', () => {
    fc.assert(
      fc.property(party, fc.integer({ min: 1, max: 20 }), fc.nat(5), (given, most, cots) => {
        const { adults = [], babies = [] } = findPartyFaults(
          { max_capacity: most, cots, pets_allowed: true },
          given,
        );
        expect(adults.length + babies.length).toBe(personsOf(given, cots) > most ? 1 : 0);
      }),
    );
  });
});
