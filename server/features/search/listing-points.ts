import 'server-only';

import type { Point } from '@/lib/listings/cities';
import { worldX, worldY } from '@/lib/geometry/mercator';
import { SortedSlots, slotsByValue } from '@/server/features/search/sorted-slots';
import type { SortedParts } from '@/server/features/search/sorted-slots';

/** How often the world is halved in each direction: the smallest square is 60 cm wide. */
export const LEVELS = 26;
export const WORLD_UNITS = 2 ** LEVELS;
/** Sorts before every square of the world. */
const NOWHERE = -1;

/** The data that the points consist of. */
export interface PointParts {
  x: Int32Array;
  y: Int32Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  keys: Float64Array;
  order: SortedParts;
}

/**
 * The public location of each listing, in web map coordinates (lib/geometry/mercator) as integer units, and the
 * listings in quadtree order: those in any square of it are adjacent.
 */
export class ListingPoints {
  /** By slot, like `latitudes` and `longitudes`, which hold the point itself in degrees; NaN without one. */
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly order: SortedSlots;
  readonly #keys: Float64Array;

  constructor(capacity: number, parts?: PointParts) {
    this.x = parts?.x ?? new Int32Array(capacity).fill(NOWHERE);
    this.y = parts?.y ?? new Int32Array(capacity).fill(NOWHERE);
    this.latitudes = parts?.latitudes ?? new Float64Array(capacity).fill(Number.NaN);
    this.longitudes = parts?.longitudes ?? new Float64Array(capacity).fill(Number.NaN);
    this.#keys = parts?.keys ?? new Float64Array(capacity).fill(NOWHERE);
    const compare = (a: number, b: number) => this.keyOf(a) - this.keyOf(b) || a - b;
    this.order = new SortedSlots(capacity, compare, parts?.order);
  }

  get parts(): PointParts {
    const { x, y, latitudes, longitudes, order } = this;
    return { x, y, latitudes, longitudes, keys: this.#keys, order: order.parts };
  }

  /** Only while the slot is not in the order. */
  set(slot: number, point: Point | null): void {
    const x = point ? Math.floor(worldX(point.longitude) * WORLD_UNITS) : NOWHERE;
    const y = point ? Math.floor(worldY(point.latitude) * WORLD_UNITS) : NOWHERE;
    this.x[slot] = x;
    this.y[slot] = y;
    this.latitudes[slot] = point?.latitude ?? Number.NaN;
    this.longitudes[slot] = point?.longitude ?? Number.NaN;
    this.#keys[slot] = point ? squareKey(x, y) : NOWHERE;
  }

  /** The public location of the listing in a slot. */
  pointOf(slot: number): Point | null {
    const [latitude, longitude] = [this.latitudes[slot] ?? Number.NaN, this.longitudes[slot] ?? Number.NaN];
    return Number.isNaN(latitude) ? null : { latitude, longitude };
  }

  /** Sorts all slots below `used` at once. */
  arrange(used: number): void {
    this.order.fill(slotsByValue(this.#keys.slice(0, used)));
  }

  /** The slots nearest to a point, nearest first; ties go to the lowest slot. */
  nearest(slots: readonly number[], point: Point, take: number): number[] {
    const [x, y] = [worldX(point.longitude) * WORLD_UNITS, worldY(point.latitude) * WORLD_UNITS];
    const best: { slot: number; distance: number }[] = [];
    for (const slot of slots) {
      const distance = Math.hypot((this.x[slot] ?? NOWHERE) - x, (this.y[slot] ?? NOWHERE) - y);
      if (best.length === take && distance >= (best.at(-1)?.distance ?? 0)) continue;
      const place = best.findIndex((other) => other.distance > distance);
      best.splice(place < 0 ? best.length : place, 0, { slot, distance });
      if (best.length > take) best.pop();
    }
    return best.map(({ slot }) => slot);
  }

  /** The listing's position along the quadtree, with quarters in the order NW, NE, SW, SE; negative without a point. */
  readonly keyOf = (slot: number): number => this.#keys[slot] ?? NOWHERE;
}

const HALF = LEVELS / 2;

/** Interleaves the bits of both numbers, so that each pair halves the previous square: 52 bits, exact in a double. */
export function squareKey(x: number, y: number): number {
  const low = 2 ** HALF - 1;
  return interleave(x >> HALF, y >> HALF) * 4 ** HALF + interleave(x & low, y & low);
}

function interleave(x: number, y: number): number {
  return spread(x) | (spread(y) << 1);
}

/** Puts a zero before every bit of a number of up to 16 bits. */
function spread(value: number): number {
  let bits = value;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}
