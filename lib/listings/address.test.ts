import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicAddress, publicPoint, roundedPoint, streetLine } from '@/lib/listings/address';

const METRES_A_DEGREE = 111_195;

/** Metres between two points on the coast; a flat approximation is good enough for a few hundred metres. */
function distance(a: { latitude: number; longitude: number }, b: typeof a): number {
  const north = (a.latitude - b.latitude) * METRES_A_DEGREE;
  const east = (a.longitude - b.longitude) * METRES_A_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

const onTheCoast = fc.record({
  latitude: fc.double({ min: 51.08, max: 51.38, noNaN: true }),
  longitude: fc.double({ min: 2.54, max: 3.37, noNaN: true }),
});

describe('roundedPoint', () => {
  it('stays within 220 m and is a fixed point of itself', () => {
    fc.assert(
      fc.property(onTheCoast, (point) => {
        const rounded = roundedPoint(point);
        expect(distance(point, rounded)).toBeLessThan(220);
        expect(roundedPoint(rounded)).toEqual(rounded);
      }),
    );
  });

  it('gives neighbouring grid points about 300 m apart', () => {
    const here = roundedPoint({ latitude: 51.2281, longitude: 2.9178 });
    const north = roundedPoint({ latitude: here.latitude + 0.0027, longitude: here.longitude });
    const east = roundedPoint({ latitude: here.latitude, longitude: here.longitude + 0.0043 });
    for (const next of [north, east]) {
      expect(distance(here, next)).toBeGreaterThan(290);
      expect(distance(here, next)).toBeLessThan(310);
    }
  });

  it('says the same for homes that stand side by side', () => {
    const grid = roundedPoint({ latitude: 51.2281, longitude: 2.9178 });
    for (const shift of [-0.001, -0.0005, 0, 0.0005, 0.001]) {
      expect(roundedPoint({ latitude: grid.latitude + shift, longitude: grid.longitude - shift })).toEqual(
        grid,
      );
    }
  });
});

describe('publicPoint', () => {
  const point = { latitude: 51.233123, longitude: 2.911678 };

  it.each([
    [true, point],
    [false, roundedPoint(point)],
  ])('with the address shown: %s', (display_home_address, expected) => {
    expect(publicPoint({ ...point, display_home_address })).toEqual(expected);
  });

  it('is null for a listing without a point', () => {
    expect(publicPoint({ latitude: null, longitude: null, display_home_address: true })).toBeNull();
  });
});

describe('publicAddress', () => {
  const parts = { name_residence: 'Zeewind', address_house_number: '112', address_postcode: null };

  it('is the whole address where it is shown', () => {
    expect(publicAddress(true, parts)).toEqual(parts);
  });

  it('keeps no part of a hidden one', () => {
    expect(publicAddress(false, parts)).toEqual({
      name_residence: null,
      address_house_number: null,
      address_postcode: null,
    });
  });
});

describe('streetLine', () => {
  it.each([
    ['Zeedijk', '112', 'bus 3', 'Zeedijk 112 bus 3'],
    ['Zeedijk', '112', '0605', 'Zeedijk 112 bus 0605'],
    ['Zeedijk', '112', '2.1', 'Zeedijk 112 bus 2.1'],
    ['Zeedijk', '112', 'A', 'Zeedijk 112 A'],
    ['Zeedijk', '112', null, 'Zeedijk 112'],
    ['Zeedijk', null, null, 'Zeedijk'],
    [null, '112', null, null],
  ])('%s, %s, %s', (street, number, addition, line) => {
    expect(
      streetLine({
        address_street_name: street,
        address_house_number: number,
        address_house_number_addition: addition,
      }),
    ).toBe(line);
  });
});
