import { describe, expect, it } from 'vitest';
import { distanceToCentre } from '@/lib/listings/distance';

const city = { id: 11, name: 'Oostende', latitude: 51.23, longitude: 2.92 };
const at = (north: number, east: number, isExact = true) =>
  distanceToCentre({
    city,
    latitude: city.latitude + north / 111_195,
    longitude: city.longitude + east / (111_195 * Math.cos((51.23 * Math.PI) / 180)),
    display_home_address: isExact,
  });

describe('distanceToCentre', () => {
  it.each([
    [10, 0, '50 m'],
    [300, 400, '500 m'],
    [0, 960, '950 m'],
    [0, 990, '1 km'],
    [1180, 0, '1,2 km'],
  ])('%s m north and %s m east is %s', (north, east, words) => {
    expect(at(north, east)).toBe(words);
  });

  it('is rough where the address is hidden', () => {
    expect(at(1180, 0, false)).toBe('1 km');
    expect(at(100, 0, false)).toBe('500 m');
  });

  it('is not told without a place', () => {
    expect(
      distanceToCentre({ city, latitude: null, longitude: null, display_home_address: true }),
    ).toBeNull();
  });
});
