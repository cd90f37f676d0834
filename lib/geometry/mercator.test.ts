import { describe, expect, it } from 'vitest';
import { cities } from '@/lib/listings/cities';
import {
  holdsPoint,
  isWithin,
  pixelIn,
  pointOfWorld,
  viewOfBounds,
  widened,
  worldSize,
  worldX,
  worldY,
} from './mercator';

const oostende = { latitude: 51.2284, longitude: 2.9262 };

describe('Web Mercator', () => {
  it.each([
    [0, 0, 0.5, 0.5],
    [180, 85.05113, 1, 0],
    [-180, -85.05113, 0, 1],
    [0, 89.9, 0.5, 0],
  ])('places %d, %d at %d, %d of the world', (longitude, latitude, x, y) => {
    expect(worldX(longitude)).toBeCloseTo(x, 6);
    expect(worldY(latitude)).toBeCloseTo(y, 6);
  });

  it.each(cities.map((city) => [city.name, city] as const))('gives %s back as it was', (_name, city) => {
    const { latitude, longitude } = pointOfWorld(worldX(city.longitude), worldY(city.latitude));
    expect(latitude).toBeCloseTo(city.latitude, 9);
    expect(longitude).toBeCloseTo(city.longitude, 9);
  });

  it('is as wide as tiles of 256 pixels make it', () => {
    expect([0, 1, 10].map(worldSize)).toEqual([256, 512, 262_144]);
  });

  it('agrees with the tile that other maps show Oostende on at zoom 10', () => {
    const size = worldSize(10) / 256;
    const tile = [worldX(oostende.longitude) * size, worldY(oostende.latitude) * size].map(Math.floor);
    expect(tile).toEqual([520, 341]);
  });
});

describe('a view', () => {
  const view = { center: oostende, zoom: 10 };

  it('has its centre in the middle, north above and east to the right', () => {
    expect(pixelIn(view, oostende)).toEqual({ x: 0, y: 0 });
    const knokke = pixelIn(view, { latitude: 51.34671, longitude: 3.28932 });
    expect(knokke.x).toBeCloseTo(264.4, 1);
    expect(knokke.y).toBeCloseTo(-137.8, 0);
  });

  it('holds what lies within', () => {
    const bounds = { west: 2.7, south: 51.1, east: 3.1, north: 51.3 };
    expect(isWithin(bounds, widened(bounds, 0.5))).toBe(true);
    expect(isWithin(widened(bounds, 0.5), bounds)).toBe(false);
  });

  it('never reaches beyond the world', () => {
    expect(widened({ west: -170, south: -80, east: 170, north: 80 }, 1)).toEqual({
      west: -180,
      south: -90,
      east: 180,
      north: 90,
    });
  });
});

describe('a view of some bounds', () => {
  it('holds them, and no more than it must', () => {
    const bounds = { west: 2.8, south: 51.2, east: 3, north: 51.25 };
    const view = viewOfBounds(bounds, { width: 600, height: 400 });
    const corner = pixelIn(view, { latitude: bounds.north, longitude: bounds.west });
    expect(corner.x).toBeCloseTo(-300, 0);
    expect(Math.abs(corner.y)).toBeLessThanOrEqual(200);
    expect(holdsPoint(bounds, view.center)).toBe(true);
    expect(holdsPoint(bounds, { ...view.center, longitude: 3.1 })).toBe(false);
  });
});
