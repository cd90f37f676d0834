import 'server-only';

import { parseShp } from 'shpjs';
import { ShapeFault } from '@/server/features/short-stay/shapes/shape-fault';

/** x and y, or longitude and latitude. */
export type Position = [number, number];
/** Closed: the last position is the first. */
export type Ring = Position[];
/** A record of a shapefile: all its rings, whatever their order and winding. */
export type ShapeRecord = Ring[];

const HEADER_BYTES = 100;
const MAGIC = 9994;
/** Polygons: plain, with heights, with measures. */
const polygonTypes = new Set([5, 15, 25]);
/** The type of lines: shpjs sorts a polygon's rings by winding and drops some, but leaves those of a line alone. */
const LINES = 3;
const FEWEST_POSITIONS = 4;

/** The number of parts of each record, null for one without a shape; every byte has to belong to a record. */
function countParts(bytes: Buffer): (number | null)[] {
  const type = bytes.readInt32LE(32);
  if (bytes.readInt32BE(0) !== MAGIC) throw new ShapeFault('damaged');
  if (!polygonTypes.has(type)) throw new ShapeFault('other_type', String(type));
  const parts: (number | null)[] = [];
  for (let at = HEADER_BYTES; at < bytes.length;) {
    const length = bytes.readInt32BE(at + 4) * 2;
    if (length < 4 || at + 8 + length > bytes.length)
      throw new ShapeFault('damaged', `nr. ${parts.length + 1}`);
    const ofRecord = bytes.readInt32LE(at + 8);
    if (ofRecord !== 0 && ofRecord !== type) throw new ShapeFault('other_type', String(ofRecord));
    parts.push(ofRecord === 0 ? null : bytes.readInt32LE(at + 8 + 36));
    at += 8 + length;
  }
  return parts;
}

const isSame = (one: Position, other: Position) => one[0] === other[0] && one[1] === other[1];

function toRing(positions: readonly (readonly number[])[]): Ring {
  const ring = positions.map(([x = Number.NaN, y = Number.NaN]): Position => [x, y]);
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || ring.length < FEWEST_POSITIONS) throw new ShapeFault('short_ring');
  return isSame(first, last) ? ring : [...ring, first];
}

function toRecord(geometry: GeoJSON.Geometry | null, parts: number | null): ShapeRecord {
  const lines =
    geometry?.type === 'LineString'
      ? [geometry.coordinates]
      : geometry?.type === 'MultiLineString'
        ? geometry.coordinates
        : [];
  const rings = lines.map(toRing);
  // shpjs leaves out parts without a position.
  if (parts !== null && rings.length !== parts) throw new ShapeFault('short_ring');
  return rings;
}

/**
 * The records of a .shp that have a shape, in the coordinates of the file.
 * @throws ShapeFault
 */
export function parseShapes(bytes: Buffer): ShapeRecord[] {
  try {
    const parts = countParts(bytes);
    const asLines = Buffer.from(bytes);
    asLines.writeInt32LE(LINES, 32);
    const geometries: (GeoJSON.Geometry | null)[] = parseShp(asLines);
    const records = geometries.map((geometry, at) => toRecord(geometry, parts[at] ?? null));
    const shown = records.filter((rings) => rings.length > 0);
    if (shown.length === 0) throw new ShapeFault('no_shape');
    return shown;
  } catch (error) {
    if (error instanceof ShapeFault) throw error;
    throw new ShapeFault('damaged', null, error);
  }
}
