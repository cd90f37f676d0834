/**
 * The Belgian coast as a line, used to place the demo world's listings on land and as far from the sea as their text
 * says; it is the waterline of the map.
 */
import type { Point } from '@/lib/listings/cities';
import { waterline } from '@/lib/map/coast';
import type { Line } from '@/lib/map/coast';

const METRES_A_DEGREE_NORTH = 111_250;
/** At the latitude of Oostende. */
const METRES_A_DEGREE_EAST = 69_800;

type Stretch = readonly [west: Line[number], east: Line[number]];

function stretchAt(longitude: number): Stretch {
  for (let i = 1; i < waterline.length; i += 1) {
    const [west, east] = [waterline[i - 1], waterline[i]];
    if (west && east && longitude >= west[0] && longitude <= east[0]) return [west, east];
  }
  throw new RangeError(`The Belgian coast does not reach longitude ${longitude}`);
}

/** The point `metres` inland from where the waterline crosses a longitude, at a right angle to the coast. */
export function inland(longitude: number, metres: number): Point {
  const [west, east] = stretchAt(longitude);
  const run = (east[0] - west[0]) * METRES_A_DEGREE_EAST;
  const rise = (east[1] - west[1]) * METRES_A_DEGREE_NORTH;
  const length = Math.hypot(run, rise);
  const onLine = west[1] + ((longitude - west[0]) / (east[0] - west[0])) * (east[1] - west[1]);
  // Walking east the sea is on the left, so inland is the direction turned to the right.
  return {
    latitude: round(onLine - ((run / length) * metres) / METRES_A_DEGREE_NORTH),
    longitude: round(longitude + ((rise / length) * metres) / METRES_A_DEGREE_EAST),
  };
}

/** Metres from a point to the waterline due north of it; negative at sea. @internal for the tests */
export function metresSouthOfSea({ latitude, longitude }: Point): number {
  const [west, east] = stretchAt(longitude);
  const onLine = west[1] + ((longitude - west[0]) / (east[0] - west[0])) * (east[1] - west[1]);
  return (onLine - latitude) * METRES_A_DEGREE_NORTH;
}

/** Metres between two points on the coast, accurate to one per cent over a few kilometres. @internal for the tests */
export function metresBetween(a: Point, b: Point): number {
  return Math.hypot(
    (a.latitude - b.latitude) * METRES_A_DEGREE_NORTH,
    (a.longitude - b.longitude) * METRES_A_DEGREE_EAST,
  );
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
