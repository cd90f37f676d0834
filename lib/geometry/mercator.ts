/**
 * Web Mercator, as every web map draws it. Zooms count tiles of 256 pixels, as Google does: at zoom 0 the world is 256
 * pixels wide, and each further zoom doubles it.
 */
import type { Point } from '@/lib/listings/cities';

const TILE = 256;
/** Nothing of the world is drawn beyond. */
const MOST_LATITUDE = 85.05113;

/** Degrees; `west` is always less than `east`: no map here crosses the date line. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Where the map looks: its middle, and how close. */
export interface MapView {
  readonly center: Point;
  readonly zoom: number;
}

/** 0 at the west of the world, 1 at its east. */
export function worldX(longitude: number): number {
  return longitude / 360 + 0.5;
}

/** 0 at the north of the world, 1 at its south. */
export function worldY(latitude: number): number {
  const sine = Math.sin((Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export function pointOfWorld(x: number, y: number): Point {
  return {
    latitude: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
    longitude: (x - 0.5) * 360,
  };
}

/** Width of the whole world in pixels at a zoom. */
export function worldSize(zoom: number): number {
  return TILE * 2 ** zoom;
}

/** Pixels from the middle of a view to a point, east and south. */
export function pixelIn({ center, zoom }: MapView, { latitude, longitude }: Point): Pixel {
  const size = worldSize(zoom);
  return {
    x: (worldX(longitude) - worldX(center.longitude)) * size,
    y: (worldY(latitude) - worldY(center.latitude)) * size,
  };
}

export function isWithin(inner: Bounds, outer: Bounds): boolean {
  return (
    inner.west >= outer.west &&
    inner.south >= outer.south &&
    inner.east <= outer.east &&
    inner.north <= outer.north
  );
}

/** The bounds enlarged by a share of their own size on every side, within the world. */
export function widened({ west, south, east, north }: Bounds, share: number): Bounds {
  const [width, height] = [(east - west) * share, (north - south) * share];
  return {
    west: Math.max(-180, west - width),
    south: Math.max(-90, south - height),
    east: Math.min(180, east + width),
    north: Math.min(90, north + height),
  };
}

/** Whether a point lies within, edges included. */
export function holdsPoint({ west, south, east, north }: Bounds, { latitude, longitude }: Point): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** The nearest view that holds the bounds in a frame of so many pixels. */
export function viewOfBounds(
  { west, south, east, north }: Bounds,
  { width, height }: { width: number; height: number },
): MapView {
  const [left, right, top, bottom] = [worldX(west), worldX(east), worldY(north), worldY(south)];
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const center = pointOfWorld((left + right) / 2, (top + bottom) / 2);
  return { center, zoom: Math.log2(Math.max(1, scale / TILE)) };
}
