/**
 * Avoids placing markers under the preview or the buttons that lie over a map: the marker of a preview is moved beside
 * it, and markers that the buttons would cover are moved beside those. They could not be clicked there.
 */
import type { Point } from '@/lib/listings/cities';
import type { Bounds, Pixel } from '@/lib/geometry/mercator';
import { pointOfWorld, worldSize, worldX, worldY } from '@/lib/geometry/mercator';

/** Pixels from the left and top of the map. */
export interface Cover {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** At this distance from the preview its marker is completely visible. */
const CLEARANCE = 56;
/** A marker whose centre is closer to the edge than this is too hidden to be clicked. */
const EDGE = 8;
/** Half of a wide marker: at this distance from the buttons nearly all of it is visible. */
const ASIDE = 40;

/**
 * Pixels from the centre of the map to the nearest suitable visible spot: zero if the preview does not cover the
 * centre.
 */
export function freeSpot({ width, height }: Size, { left, top, right }: Cover): Pixel {
  const [x, y] = [width / 2, height / 2];
  if (x > right + CLEARANCE || y < top - CLEARANCE) return { x: 0, y: 0 };
  // A full-width preview leaves room above it, one at the side leaves room beside it.
  return right - left > x ? { x: 0, y: top / 2 - y } : { x: right / 2, y: 0 };
}

/** The map centre that shows the point at this offset in pixels from the centre. */
export function centerFor({ latitude, longitude }: Point, { x, y }: Pixel, zoom: number): Point {
  const size = worldSize(zoom);
  return pointOfWorld(worldX(longitude) - x / size, worldY(latitude) - y / size);
}

interface MapView {
  readonly bounds: Bounds;
  readonly zoom: number;
}

/** Pixels from the left and top of the map to a point. */
function pixelOn({ bounds, zoom }: MapView, { latitude, longitude }: Point): Pixel {
  const size = worldSize(zoom);
  return {
    x: (worldX(longitude) - worldX(bounds.west)) * size,
    y: (worldY(latitude) - worldY(bounds.north)) * size,
  };
}

/** Whether a marker at the point lies behind the preview. */
export function isCovered(point: Point, view: MapView, { left, top, right, bottom }: Cover): boolean {
  const { x, y } = pixelOn(view, point);
  return x > left - EDGE && x < right + EDGE && y > top - EDGE && y < bottom + EDGE;
}

/**
 * The point itself or, if the buttons in the upper right corner would cover it, a visible point to the left of them or
 * below.
 */
export function besideCover(point: Point, view: MapView, cover: Cover): Point {
  if (!isCovered(point, view, cover)) return point;
  const { x, y } = pixelOn(view, point);
  const [left, down] = [x - (cover.left - ASIDE), cover.bottom + ASIDE - y];
  const size = worldSize(view.zoom);
  return left < down
    ? pointOfWorld(worldX(point.longitude) - left / size, worldY(point.latitude))
    : pointOfWorld(worldX(point.longitude), worldY(point.latitude) + down / size);
}
