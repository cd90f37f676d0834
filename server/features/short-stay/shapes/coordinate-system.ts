import 'server-only';

import proj4 from 'proj4';
import type { Position } from '@/server/features/short-stay/shapes/parse-shapes';
import { ShapeFault } from '@/server/features/short-stay/shapes/shape-fault';

export interface CoordinateSystem {
  /** As the .prj names it. */
  name: string;
  /** How long one unit is, in metres; null for degrees, whose lines are straight in degrees. */
  metres: number | null;
  /** To longitude and latitude in WGS 84. */
  toWgs84: (position: Position) => Position;
}

const wgs84: CoordinateSystem = { name: 'WGS 84', metres: null, toWgs84: (position) => position };

/**
 * The shift of a datum to WGS 84: three values in metres, three in arc seconds (position vector), one in parts per
 * million. Esri's text only names the datum; newer texts (WKT 2) yield the EPSG code of the system in degrees. Values
 * of the EPSG registry, transformations 4833 and 15929; proj4's own for Belge 1972 have all signs reversed.
 */
const shifts: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^wgs_?(19)?84$|^world_geodetic_system_1984|^epsg_4326$/, [0, 0, 0]],
  // The same to within a metre.
  [/^etrs_?(19)?89$|^european_terrestrial_reference_system_1989|^epsg_4258$/, [0, 0, 0]],
  [/^amersfoort$|^epsg_4289$/, [565.4171, 50.3319, 465.5524, -0.398957, 0.343988, -1.877402, 4.0725]],
  [
    /^rnb72$|^bd_?72$|^belge_1972$|^reseau_national_belge_1972$|^epsg_4313$/,
    [-106.8686, 52.2978, -103.7239, 0.3366, -0.457, 1.8422, -1.2747],
  ],
];

/** The name under which proj4 keeps the text that is being read. */
const READ = 'short-stay-area';

function findShift(datum: string | undefined, given: string | number[] | undefined): number[] {
  const name = (datum ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  // The text may contain the shift itself.
  if (Array.isArray(given) && given.length > 0) return given.map(Number);
  const shift = shifts.find(([pattern]) => pattern.test(name))?.[1];
  if (!shift) throw new ShapeFault('unknown_datum', datum ?? null);
  return [...shift];
}

function parse(text: string): CoordinateSystem {
  proj4.defs(READ, text);
  const { datumCode, datum_params: given, ...definition } = proj4.defs(READ);
  const shift = findShift(datumCode, given);
  const name = 'name' in definition && typeof definition.name === 'string' ? definition.name : READ;
  if (definition.projName === 'longlat' && shift.every((part) => part === 0)) return { ...wgs84, name };
  // Without a code proj4 does not look for a shift of its own.
  const converter = proj4(new proj4.Proj({ ...definition, datum_params: shift }), 'WGS84');
  return {
    name,
    metres: definition.projName === 'longlat' ? null : (definition.to_meter ?? 1),
    toWgs84: (position) => converter.forward(position),
  };
}

/**
 * Reads a .prj; without one, coordinates are taken for degrees in WGS 84, and metres turn out to be out of bounds.
 * @throws ShapeFault
 */
export function readCoordinateSystem(text: string | null): CoordinateSystem {
  if (text === null) return wgs84;
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof ShapeFault) throw error;
    throw new ShapeFault('unknown_system', null, error);
  }
}
