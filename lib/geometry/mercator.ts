/**
 * The Web Mercator projection used by web maps. Zoom levels assume tiles of 256 pixels, as Google's do: at zoom 0 the
 * world is 256 pixels wide, and each further level doubles it.
 */
import type { Point } from '@/lib/listings/cities';

const TILE = 256;
/** The edge of the projection. */
const MOST_LATITUDE = 85.05113;

/** Degrees; `west` is always less than `east`, because no map here crosses the date line. */
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

/** The part of the map being shown: its centre and zoom level. */
export interface MapView {
  readonly center: Point;
  readonly zoom: number;
}

/** 0 at the western edge of the world, 1 at the eastern edge. */
export function worldX(longitude: number): number {
  return longitude / 360 + 0.5;
}

/** 0 at the northern edge of the world, 1 at the southern edge. */
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

/** Pixels east and south from the centre of a view to a point. */
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

/** The bounds enlarged on every side by a fraction of their own size, clipped to the world. */
export function widened({ west, south, east, north }: Bounds, share: number): Bounds {
  const [width, height] = [(east - west) * share, (north - south) * share];
  return {
    west: Math.max(-180, west - width),
    south: Math.max(-90, south - height),
    east: Math.min(180, east + width),
    north: Math.min(90, north + height),
  };
}

/** Whether a point lies inside, edges included. */
export function holdsPoint({ west, south, east, north }: Bounds, { latitude, longitude }: Point): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** The closest view in which the bounds fit into a frame of the given size in pixels. */
export function viewOfBounds(
  { west, south, east, north }: Bounds,
  { width, height }: { width: number; height: number },
): MapView {
  const [left, right, top, bottom] = [worldX(west), worldX(east), worldY(north), worldY(south)];
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const center = pointOfWorld((left + right) / 2, (top + bottom) / 2);
  return { center, zoom: Math.log2(Math.max(1, scale / TILE)) };
}
