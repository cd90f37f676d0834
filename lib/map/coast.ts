/**
 * A hand-made map of the Belgian coast: sea, beach, dunes, towns, canals and main roads. It is drawn behind the
 * clusters in the page's HTML and, as the style of an interactive map, under the markers; it needs no tile server.
 * Lines are [longitude, latitude] in WGS 84.
 */
import { cities } from '@/lib/listings/cities';
import type { City, Point } from '@/lib/listings/cities';
import { borders } from '@/lib/map/borders';
import type { Bounds } from '@/lib/geometry/mercator';

export type Line = readonly (readonly [longitude: number, latitude: number])[];

/** Nothing is drawn outside. */
export const drawnBounds: Bounds = { west: 0.4, south: 50.2, east: 5.6, north: 52.4 };

/** OpenStreetMap's high-water line, simplified to about 100 m, west to east; the harbour dams are left out. */
export const waterline: Line = [
  [2.5455, 51.0889],
  [2.7665, 51.169],
  [2.8671, 51.2113],
  [2.9156, 51.2371],
  [2.9308, 51.2389],
  [2.987, 51.2609],
  [3.0565, 51.2906],
  [3.0783, 51.3027],
  [3.1053, 51.311],
  [3.113, 51.3134],
  [3.1659, 51.3281],
  [3.1777, 51.3334],
  [3.226, 51.3454],
  [3.2436, 51.3431],
  [3.3668, 51.3685],
];

const { west, south, north } = drawnBounds;

/** North Sea and Western Scheldt, with the surrounding coasts of France, the Netherlands and Kent. */
const sea: Line = [
  [west, south],
  [1.55, south],
  [1.58, 50.87],
  [1.71, 50.925],
  [1.85, 50.968],
  [2.11, 51.008],
  [2.37, 51.053],
  ...waterline,
  [3.4, 51.382],
  [3.46, 51.395],
  [3.56, 51.406],
  [3.66, 51.374],
  [3.81, 51.342],
  [3.92, 51.36],
  [3.98, 51.405],
  [4.05, 51.386],
  [4.19, 51.368],
  [4.25, 51.32],
  [4.29, 51.32],
  [4.25, 51.372],
  [4.19, 51.398],
  [4.08, 51.418],
  [4.0, 51.443],
  [3.93, 51.42],
  [3.83, 51.39],
  [3.72, 51.425],
  [3.62, 51.442],
  [3.57, 51.44],
  [3.47, 51.5],
  [3.43, 51.53],
  [3.49, 51.567],
  [3.6, 51.592],
  [3.68, 51.61],
  [3.7, 51.68],
  [3.69, 51.72],
  [3.78, 51.745],
  [3.86, 51.81],
  [4.02, 51.85],
  [4.06, 51.99],
  [4.25, 52.1],
  [4.42, north],
  [west, north],
  [west, 51.5],
  [0.75, 51.45],
  [1.1, 51.38],
  [1.44, 51.385],
  [1.38, 51.31],
  [1.405, 51.21],
  [1.34, 51.13],
  [1.18, 51.075],
  [0.98, 50.92],
  [0.75, 50.93],
  [west, 50.82],
];

const easternScheldt: Line = [
  [3.68, 51.61],
  [3.76, 51.605],
  [3.9, 51.59],
  [3.95, 51.56],
  [3.86, 51.545],
  [4.0, 51.515],
  [4.08, 51.5],
  [4.14, 51.46],
  [4.22, 51.48],
  [4.19, 51.56],
  [4.08, 51.6],
  [3.96, 51.625],
  [3.84, 51.67],
  [3.7, 51.68],
];

const METRES_A_DEGREE_NORTH = 111_250;
/** At the latitude of Oostende. */
const METRES_A_DEGREE_EAST = 69_800;

/** A parallel line `metres` to the right: inland for the coast from west to east. */
export function beside(line: Line, metres: number): Line {
  return line.map(([longitude, latitude], index) => {
    const before = line[index - 1] ?? line[index] ?? [0, 0];
    const after = line[index + 1] ?? line[index] ?? [0, 0];
    const run = (after[0] - before[0]) * METRES_A_DEGREE_EAST;
    const rise = (after[1] - before[1]) * METRES_A_DEGREE_NORTH;
    const length = Math.hypot(run, rise) || 1;
    return [
      round(longitude + ((rise / length) * metres) / METRES_A_DEGREE_EAST),
      round(latitude - ((run / length) * metres) / METRES_A_DEGREE_NORTH),
    ] as const;
  });
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The strip between two lines parallel to the waterline. */
const strip = (from: number, to: number): Line => [
  ...beside(waterline, from),
  ...beside(waterline, to).toReversed(),
];

/** A town's extent along the coast and inland, in kilometres. */
const townSizes: Record<City['name'], readonly [length: number, depth: number]> = {
  Blankenberge: [3, 1.7],
  Bredene: [2.6, 2],
  'De Haan': [2.2, 1.1],
  'De Panne': [3, 2.2],
  Knokke: [4, 2.4],
  Koksijde: [3, 2.2],
  Middelkerke: [3, 1.6],
  Heist: [2.2, 1.6],
  Nieuwpoort: [2.2, 2.2],
  Oostduinkerke: [2.4, 2],
  Oostende: [5, 3.4],
  Wenduine: [1.8, 1.1],
  Westende: [2.4, 1.5],
  Zeebrugge: [1.8, 1.5],
};

/** The angle of the coast north of east. */
const SLOPE = Math.atan2(METRES_A_DEGREE_NORTH * 0.2796, METRES_A_DEGREE_EAST * 0.8213);
const CORNERS = 20;

/** The outline of a town: an ellipse along the coast; the sea is drawn over the excess. */
function townShape({ longitude, latitude, name }: City): Line {
  const [length, depth] = townSizes[name];
  return Array.from({ length: CORNERS }, (_, corner) => {
    const turn = (2 * Math.PI * corner) / CORNERS;
    const [along, across] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * depth) / 2];
    const right = along * Math.cos(SLOPE) - across * Math.sin(SLOPE);
    const up = along * Math.sin(SLOPE) + across * Math.cos(SLOPE);
    return [
      round(longitude + (right * 1000) / METRES_A_DEGREE_EAST),
      round(latitude + (up * 1000) / METRES_A_DEGREE_NORTH),
    ] as const;
  });
}

const motorways: Line[] = [
  [
    [1.9, 50.93],
    [2.2, 50.985],
    [2.45, 51.03],
    [2.6, 51.065],
    [2.72, 51.085],
    [2.83, 51.115],
    [2.96, 51.163],
    [3.075, 51.177],
    [3.19, 51.155],
    [3.45, 51.105],
    [3.72, 51.01],
    [4.3, 50.88],
  ],
  [
    [3.075, 51.177],
    [3.0, 51.197],
    [2.94, 51.21],
  ],
  [
    [3.19, 51.06],
    [3.19, 51.155],
    [3.175, 51.2],
    [3.195, 51.255],
    [3.19, 51.305],
  ],
  [
    [3.22, 51.325],
    [3.3, 51.3],
    [3.44, 51.215],
    [3.7, 51.2],
    [4.2, 51.23],
  ],
];

const canals: Line[] = [
  // The Yser, from the sea past Nieuwpoort and Diksmuide.
  [
    [2.722, 51.158],
    [2.735, 51.147],
    [2.757, 51.133],
    [2.81, 51.1],
    [2.862, 51.035],
    [2.77, 50.98],
    [2.65, 50.94],
  ],
  [
    [2.757, 51.133],
    [2.85, 51.147],
    [2.985, 51.204],
    [3.1, 51.213],
    [3.215, 51.215],
  ],
  [
    [2.925, 51.235],
    [2.935, 51.22],
    [2.985, 51.204],
  ],
  [
    [3.205, 51.342],
    [3.205, 51.315],
    [3.215, 51.27],
    [3.222, 51.225],
  ],
  [
    [3.235, 51.218],
    [3.283, 51.252],
    [3.385, 51.306],
  ],
  [
    [2.4, 51.035],
    [2.55, 51.075],
    [2.66, 51.075],
    [2.757, 51.133],
  ],
];

const dams: Line[] = [
  [
    [3.165, 51.328],
    [3.17, 51.348],
    [3.188, 51.361],
    [3.197, 51.362],
  ],
  [
    [3.222, 51.344],
    [3.224, 51.356],
    [3.21, 51.364],
    [3.203, 51.364],
  ],
  [
    [2.919, 51.237],
    [2.913, 51.243],
  ],
  [
    [2.93, 51.239],
    [2.924, 51.246],
  ],
  [
    [2.727, 51.155],
    [2.72, 51.161],
  ],
];

/** A colour of the theme (`--color-…` in app/globals.css). */
export type DrawingColor =
  | 'sand'
  | 'sand-deep'
  | 'surface'
  | 'ci-blue-100'
  | 'ci-blue-200'
  | 'ci-gray-50'
  | 'ci-gray-200'
  | 'ci-gray-300'
  | 'ci-gray-400';

interface LayerBase {
  id: string;
  color: DrawingColor;
  /** Minimum zoom. */
  minZoom?: number;
  lines: readonly Line[];
}
export type DrawingLayer =
  | (LayerBase & { kind: 'area' })
  /** `width` in pixels. */
  | (LayerBase & { kind: 'line'; width: number; dashed?: boolean });

export const landColor: DrawingColor = 'ci-gray-50';

/** From bottom to top, over `landColor`. */
export const drawingLayers: readonly DrawingLayer[] = [
  { id: 'dunes', kind: 'area', color: 'sand', lines: [strip(0, 900)] },
  { id: 'towns', kind: 'area', color: 'ci-gray-200', lines: cities.map(townShape) },
  { id: 'canals', kind: 'line', color: 'ci-blue-200', width: 1.5, lines: canals },
  { id: 'borders', kind: 'line', color: 'ci-gray-400', width: 1, dashed: true, lines: borders },
  { id: 'motorway-edges', kind: 'line', color: 'ci-gray-300', width: 4, lines: motorways },
  { id: 'motorways', kind: 'line', color: 'surface', width: 2.5, lines: motorways },
  {
    id: 'coast-road-edge',
    kind: 'line',
    color: 'ci-gray-300',
    width: 3.5,
    minZoom: 11,
    lines: [beside(waterline, 550)],
  },
  {
    id: 'coast-road',
    kind: 'line',
    color: 'surface',
    width: 2,
    minZoom: 11,
    lines: [beside(waterline, 550)],
  },
  { id: 'dike', kind: 'line', color: 'ci-gray-300', width: 2, minZoom: 14, lines: [beside(waterline, 95)] },
  { id: 'sea', kind: 'area', color: 'ci-blue-100', lines: [sea, easternScheldt] },
  { id: 'beach', kind: 'area', color: 'sand-deep', lines: [strip(-60, 90)] },
  { id: 'dams', kind: 'line', color: 'ci-gray-300', width: 2.5, minZoom: 10, lines: dams },
];

/** Offset in pixels of town names from the shore, clear of the circles on it. */
export const LABEL_OFFSET = { x: -24, y: -12 } as const;

/** A name on the map, and the zoom from which there is room for it. */
export interface Label extends Point {
  name: string;
  minZoom: number;
  /** Placed in the water beside the town, so that markers do not cover it. */
  atSea: boolean;
}

const townLabelZooms: Partial<Record<City['name'], number>> = {
  'De Panne': 8,
  Nieuwpoort: 9,
  Oostende: 8,
  'De Haan': 9,
  Blankenberge: 9,
  Knokke: 8,
  Koksijde: 10,
  Middelkerke: 10,
  Bredene: 10,
  Zeebrugge: 10,
};
const OTHERS_FROM = 11;

/** The shore due north of a town. */
function shoreAt(longitude: number): Point {
  const next = waterline.findIndex(([of]) => of >= longitude);
  const [from, to] = [waterline[Math.max(0, next - 1)], waterline[Math.max(0, next)]];
  if (!from || !to || to[0] === from[0]) return { longitude, latitude: to?.[1] ?? 0 };
  const share = (longitude - from[0]) / (to[0] - from[0]);
  return { longitude, latitude: round(from[1] + share * (to[1] - from[1])) };
}

export const labels: readonly Label[] = [
  ...cities.map((city) => ({
    name: city.name,
    minZoom: townLabelZooms[city.name] ?? OTHERS_FROM,
    atSea: true,
    ...shoreAt(city.longitude),
  })),
  ...(
    [
      ['Brugge', 3.2247, 51.2093, 9],
      ['Veurne', 2.6622, 51.0722, 10],
      ['Diksmuide', 2.8636, 51.0333, 10],
      ['Torhout', 3.1, 51.066, 10],
      ['Gistel', 2.968, 51.156, 11],
      ['Damme', 3.2817, 51.2515, 11],
      ['Sluis', 3.387, 51.3085, 10],
      ['Duinkerke', 2.377, 51.034, 9],
      ['Vlissingen', 3.573, 51.4425, 9],
    ] as const
  ).map(([name, longitude, latitude, minZoom]) => ({ name, longitude, latitude, minZoom, atSea: false })),
];
