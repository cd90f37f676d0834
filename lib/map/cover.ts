/**
 * What lies over a map: the marker of a preview stands beside it and none behind it, and what the buttons would cover
 * stands beside those. Nobody could press it there.
 */
import type { Point } from '@/lib/listings/cities';
import type { Bounds, Pixel } from '@/lib/geometry/mercator';
import { pointOfWorld, worldSize, worldX, worldY } from '@/lib/geometry/mercator';

/** Pixels from the left and the top of the map. */
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

/** So far from the preview the whole of the marker that it is about can be seen. */
const CLEARANCE = 56;
/** A marker whose middle is nearer to the edge shows too little of itself to be pressed. */
const EDGE = 8;
/** Half of a wide marker: so far from the buttons nearly all of it can be seen. */
const ASIDE = 40;

/** Pixels from the middle of the map to where a point can be seen: the middle itself, where the preview leaves it free. */
export function freeSpot({ width, height }: Size, { left, top, right }: Cover): Pixel {
  const [x, y] = [width / 2, height / 2];
  if (x > right + CLEARANCE || y < top - CLEARANCE) return { x: 0, y: 0 };
  // A preview from side to side leaves room above, one at the side beside it.
  return right - left > x ? { x: 0, y: top / 2 - y } : { x: right / 2, y: 0 };
}

/** Where a map looks when the point is to stand so many pixels from its middle. */
export function centerFor({ latitude, longitude }: Point, { x, y }: Pixel, zoom: number): Point {
  const size = worldSize(zoom);
  return pointOfWorld(worldX(longitude) - x / size, worldY(latitude) - y / size);
}

interface Look {
  readonly bounds: Bounds;
  readonly zoom: number;
}

/** Pixels from the left and the top of the map to a point. */
function pixelOn({ bounds, zoom }: Look, { latitude, longitude }: Point): Pixel {
  const size = worldSize(zoom);
  return {
    x: (worldX(longitude) - worldX(bounds.west)) * size,
    y: (worldY(latitude) - worldY(bounds.north)) * size,
  };
}

/** Whether what stands at the point lies behind the preview. */
export function isCovered(point: Point, look: Look, { left, top, right, bottom }: Cover): boolean {
  const { x, y } = pixelOn(look, point);
  return x > left - EDGE && x < right + EDGE && y > top - EDGE && y < bottom + EDGE;
}

/** The point, or where it can be seen where buttons in the upper right corner would cover it: left of them or below. */
export function besideCover(point: Point, look: Look, cover: Cover): Point {
  if (!isCovered(point, look, cover)) return point;
  const { x, y } = pixelOn(look, point);
  const [left, down] = [x - (cover.left - ASIDE), cover.bottom + ASIDE - y];
  const size = worldSize(look.zoom);
  return left < down
    ? pointOfWorld(worldX(point.longitude) - left / size, worldY(point.latitude))
    : pointOfWorld(worldX(point.longitude), worldY(point.latitude) + down / size);
}
