/** Map bounds in a query string: `bbox=west,south,east,north` in degrees. */
import type { Bounds } from '@/lib/geometry/mercator';

/** Parses 'west,south,east,north'; null if it is not a valid area. */
export function parseBounds(text: string): Bounds | null {
  const parts = text.split(',');
  if (parts.length !== 4 || parts.some((part) => !/^-?\d{1,3}(?:\.\d{1,20})?$/.test(part))) return null;
  // Adding zero turns -0 into 0.
  const [west = 0, south = 0, east = 0, north = 0] = parts.map((part) => Number(part) + 0);
  const inWorld = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return inWorld && west < east && south < north ? { west, south, east, north } : null;
}

/** Rounded to about a metre, which is precise enough for a query. */
export function writeBounds({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',');
}
