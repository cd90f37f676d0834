import { describe, expect, it } from 'vitest';
import { isComparable } from '@/lib/favorites/comparable';
import { comparedHome } from '@/lib/favorites/compared-home';
import { listingOptionId } from '@/lib/listings/options';
import { publicListing } from '@/tests/factories/public-listing';

const setting = (key: Parameters<typeof listingOptionId>[0], value: number) => ({
  listing_option_id: listingOptionId(key),
  value,
});

describe('a home in a comparison', () => {
  it('tells the beds of its rooms together', () => {
    const rooms = [
      { name: 'Slaapkamer 1', beds: [{ kind: 'double' as const, count: 1 }] },
      {
        name: 'Slaapkamer 2',
        beds: [
          { kind: 'cot' as const, count: 1 },
          { kind: 'double' as const, count: 1 },
        ],
      },
    ];
    const settings = [setting('single_beds', 9)];
    expect(comparedHome({ ...publicListing, rooms, settings })).toMatchObject({
      beds: '2 tweepersoonsbedden, 1 kinderbedje',
      house: { cots: 1 },
    });
  });

  it('tells the numbers of beds where no rooms are given, and nothing where neither is', () => {
    const settings = [setting('single_beds', 2), setting('double_beds', 1)];
    expect(comparedHome({ ...publicListing, rooms: [], settings }).beds).toBe(
      '2 eenpersoonsbedden, 1 tweepersoonsbed',
    );
    expect(comparedHome({ ...publicListing, rooms: [], settings: [] }).beds).toBeNull();
  });

  it('tells what is included, the most important first, and not what it lacks', () => {
    const settings = [setting('wifi', 1), setting('sauna', 1), setting('lift', 0), setting('floor', 3)];
    expect(comparedHome({ ...publicListing, oceanview: 'no', settings }).included).toEqual([
      'Sauna',
      'Gratis wifi',
    ]);
  });

  it('claims nothing that the landlord did not say', () => {
    const unsaid = { ...publicListing, settings: [], oceanview: null, distance_to_beach_m: null };
    expect(comparedHome({ ...unsaid, rating: null, cancellation: null, pictures: [] })).toMatchObject({
      beach: null,
      rating: null,
      cancellation: null,
      picture: null,
      included: [],
    });
  });
});

it.each([
  [1, false],
  [2, true],
  [4, true],
  [5, false],
])('%i homes are compared: %s', (homes, expected) => {
  expect(isComparable(homes)).toBe(expected);
});
