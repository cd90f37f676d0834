/** Bounds in a query string: `bbox=west,south,east,north` in degrees. */
import type { Bounds } from '@/lib/geometry/mercator';

/** 'west,south,east,north', or null where that is no area of the world. */
export function parseBounds(text: string): Bounds | null {
  const parts = text.split(',');
  if (parts.length !== 4 || parts.some((part) => !/^-?\d{1,3}(?:\.\d{1,20})?$/.test(part))) return null;
  // Plus zero: there is no -0 degrees.
  const [west = 0, south = 0, east = 0, north = 0] = parts.map((part) => Number(part) + 0);
  const inWorld = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return inWorld && west < east && south < north ? { west, south, east, north } : null;
}

/** About a metre is exact enough to ask by. */
export function writeBounds({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',');
}
