import 'server-only';

import { readCoordinateSystem } from '@/server/features/short-stay/shapes/coordinate-system';
import type { CoordinateSystem } from '@/server/features/short-stay/shapes/coordinate-system';
import { openZip } from '@/server/features/short-stay/shapes/open-zip';
import { parseShapes } from '@/server/features/short-stay/shapes/parse-shapes';
import type { Position, Ring, ShapeRecord } from '@/server/features/short-stay/shapes/parse-shapes';
import { ShapeFault } from '@/server/features/short-stay/shapes/shape-fault';

/** Belgium, with a margin: a point elsewhere means that the coordinates were misread. In degrees. */
const box = { west: 2.2, east: 6.5, south: 49.4, north: 51.7 };

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface AreaShape {
  /** The coordinate system of the file. */
  crs: string;
  /** In WGS 84. */
  records: ShapeRecord[];
  bounds: Bounds;
}

/**
 * A line that is straight in metres is not straight in degrees: over ten kilometres it is off by two metres. In steps
 * of half a kilometre it stays within a centimetre.
 */
const STEP_METRES = 500;
/** The most positions that steps may add to a file. */
const MOST_STEPS = 200_000;

const lengthOf = (ring: Ring) =>
  ring.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = ring[Math.max(0, at - 1)] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

function* inSteps(ring: Ring, step: number): Generator<Position> {
  let before: Position | undefined;
  for (const position of ring) {
    if (before) {
      const [fromX, fromY] = before;
      const [x, y] = position;
      const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) / step);
      for (let at = 1; at < steps; at += 1)
        yield [fromX + ((x - fromX) * at) / steps, fromY + ((y - fromY) * at) / steps];
    }
    yield position;
    before = position;
  }
}

function project(records: ShapeRecord[], { metres, toWgs84 }: CoordinateSystem): ShapeRecord[] {
  if (metres === null) return records.map((rings) => rings.map((ring) => ring.map(toWgs84)));
  const length = records.flat().reduce((sum, ring) => sum + lengthOf(ring), 0);
  const step = Math.max(STEP_METRES / metres, length / MOST_STEPS);
  return records.map((rings) => rings.map((ring) => Array.from(inSteps(ring, step), toWgs84)));
}

function findBounds(records: ShapeRecord[]): Bounds {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const ring of records.flat())
    for (const [longitude, latitude] of ring) {
      const isInside =
        longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north;
      if (!isInside) throw new ShapeFault('outside', `${longitude}, ${latitude}`);
      bounds.west = Math.min(bounds.west, longitude);
      bounds.east = Math.max(bounds.east, longitude);
      bounds.south = Math.min(bounds.south, latitude);
      bounds.north = Math.max(bounds.north, latitude);
    }
  return bounds;
}

/**
 * Reads the shapefile of an area (docs/rules/short-stay-reports.md#what-is-read).
 * @throws ShapeFault
 */
export async function readShapefile(zip: Buffer): Promise<AreaShape> {
  const { shapes, projection } = await openZip(zip);
  const raw = parseShapes(shapes);
  const system = readCoordinateSystem(projection);
  const records = project(raw, system);
  return { crs: system.name, records, bounds: findBounds(records) };
}
