import 'server-only';

import { worldX, worldY } from '@/lib/geometry/mercator';
import type { Bounds } from '@/lib/geometry/mercator';
import { LEVELS, WORLD_UNITS } from '@/server/features/search/listing-points';

/** A rectangle on the map's plane in its units, both ends included. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A square of the quadtree: its listings are at the places `[from, to)` of the order. */
export interface Square {
  /** How often the world has been halved. */
  level: number;
  left: number;
  top: number;
  /** The key of its first unit; the keys of its quarters are consecutive. */
  key: number;
  from: number;
  to: number;
}

export const sideAt = (level: number) => 2 ** (LEVELS - level);

const units = (share: number) => Math.min(WORLD_UNITS - 1, Math.floor(share * WORLD_UNITS));

/** The area of these bounds, or of the whole world. */
export function areaOf(bounds: Bounds | null): Area {
  if (!bounds) return { left: 0, top: 0, right: WORLD_UNITS - 1, bottom: WORLD_UNITS - 1 };
  return {
    left: units(worldX(bounds.west)),
    top: units(worldY(bounds.north)),
    right: units(worldX(bounds.east)),
    bottom: units(worldY(bounds.south)),
  };
}

export function holds({ left, top, right, bottom }: Area, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** How much of a square lies within the area. */
export function overlapOf(area: Area, { level, left, top }: Square): 'none' | 'part' | 'whole' {
  const [right, bottom] = [left + sideAt(level) - 1, top + sideAt(level) - 1];
  if (right < area.left || left > area.right || bottom < area.top || top > area.bottom) return 'none';
  return holds(area, left, top) && holds(area, right, bottom) ? 'whole' : 'part';
}
