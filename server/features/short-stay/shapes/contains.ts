import 'server-only';

import pointInPolygon from 'point-in-polygon-hao';
import type { Position, ShapeRecord } from '@/server/features/short-stay/shapes/parse-shapes';

/**
 * Whether a position lies in an area: in any of its records, each of which is the inside of an odd number of its rings.
 * Neither order nor winding matters, and the border is inside.
 */
export function contains(records: readonly ShapeRecord[], position: Position): boolean {
  return records.some((rings) => pointInPolygon(position, rings) !== false);
}
