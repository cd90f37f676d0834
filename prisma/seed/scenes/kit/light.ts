/**
 * Light and weather of one picture: every colour on the page passes through it, so that all things in a
 * scene belong to the same hour.
 */
import type { Random } from '../random';
import { mix, tone, under, type Colour } from './colour';

export const MOODS = [
  'clear',
  'morning',
  'breezy',
  'haze',
  'silver',
  'golden',
  'sunset',
  'dusk',
  'showers',
  'winter',
] as const;
export type Mood = (typeof MOODS)[number];

export type CloudKind = 'none' | 'cumulus' | 'streaks' | 'veil' | 'bank' | 'fleece';

type Recipe = {
  /** Zenith, middle, horizon. */
  sky: readonly [Colour, Colour, Colour];
  clouds: readonly CloudKind[];
  cloudLit: Colour;
  cloudShade: Colour;
  /** Colour of direct light, of shadow, and of the air in the distance. */
  key: Colour;
  shade: Colour;
  air: Colour;
  /** Far, middle, near. */
  sea: readonly [Colour, Colour, Colour];
  sun: Colour;
  /** Height of the sun over the horizon as a part of the sky; below 0.35 it is in the picture. */
  sunHeight: readonly [number, number];
  /** How much lamps and windows glow, 0 to 1. */
  lamps: number;
  /** Strength of cast shadows. */
  contrast: number;
};

const RECIPES: Record<Mood, Recipe> = {
  clear: {
    sky: ['#3f87b9', '#84bcd9', '#dcecec'],
    clouds: ['streaks', 'cumulus', 'fleece', 'none'],
    cloudLit: '#ffffff',
    cloudShade: '#c9dbe6',
    key: '#fffaf0',
    shade: '#93a5c2',
    air: '#c4dbe4',
    sea: ['#3c7ba3', '#4b93b1', '#7fbcc0'],
    sun: '#fff6dc',
    sunHeight: [0.7, 1],
    lamps: 0,
    contrast: 0.34,
  },
  morning: {
    sky: ['#79adca', '#b5d6df', '#fbecd6'],
    clouds: ['streaks', 'veil', 'cumulus'],
    cloudLit: '#fff8ec',
    cloudShade: '#d3d9e2',
    key: '#fff1da',
    shade: '#9aa6c4',
    air: '#e6e3da',
    sea: ['#5f94ac', '#79adb8', '#acd0c9'],
    sun: '#fff0c8',
    sunHeight: [0.3, 0.6],
    lamps: 0,
    contrast: 0.28,
  },
  breezy: {
    sky: ['#2f74ab', '#6fadd3', '#d3e7ec'],
    clouds: ['cumulus'],
    cloudLit: '#ffffff',
    cloudShade: '#b4cadb',
    key: '#fffcf4',
    shade: '#8ba0c0',
    air: '#bfd6e2',
    sea: ['#2b668f', '#3f85a6', '#77b5b6'],
    sun: '#fffbe6',
    sunHeight: [0.8, 1],
    lamps: 0,
    contrast: 0.36,
  },
  haze: {
    sky: ['#9cc6cd', '#cfe0da', '#f7ecda'],
    clouds: ['veil', 'streaks', 'none'],
    cloudLit: '#fffaf0',
    cloudShade: '#d9dfdd',
    key: '#fff6e6',
    shade: '#a7b2c2',
    air: '#ece6d9',
    sea: ['#88b1b5', '#93bdba', '#b7d3c6'],
    sun: '#fff8e2',
    sunHeight: [0.45, 0.8],
    lamps: 0,
    contrast: 0.2,
  },
  silver: {
    sky: ['#94a9b8', '#bccad1', '#e9e9e3'],
    clouds: ['bank', 'veil'],
    cloudLit: '#f1f2f0',
    cloudShade: '#a3b3bf',
    key: '#f4f3ef',
    shade: '#a9b3c0',
    air: '#d5dbdb',
    sea: ['#6b8796', '#7e9aa3', '#a3b8b5'],
    sun: '#fbfaf2',
    sunHeight: [0.6, 0.9],
    lamps: 0.25,
    contrast: 0.14,
  },
  golden: {
    sky: ['#5f97bd', '#cdd0cc', '#fcdca8'],
    clouds: ['streaks', 'cumulus', 'fleece'],
    cloudLit: '#fff0d2',
    cloudShade: '#cbb4ae',
    key: '#fff0d6',
    shade: '#8f8fb4',
    air: '#efddc2',
    sea: ['#4f7f98', '#7c9c9d', '#c4b795'],
    sun: '#ffe6a8',
    sunHeight: [0.14, 0.3],
    lamps: 0.2,
    contrast: 0.36,
  },
  sunset: {
    sky: ['#486a9c', '#c294ac', '#fbbd88'],
    clouds: ['streaks', 'fleece', 'bank'],
    cloudLit: '#ffcfa3',
    cloudShade: '#8f7499',
    key: '#ffe3cf',
    shade: '#7f7aa8',
    air: '#e6bda9',
    sea: ['#5a6a93', '#93809b', '#d59f90'],
    sun: '#ffdf9e',
    sunHeight: [0.05, 0.16],
    lamps: 0.55,
    contrast: 0.3,
  },
  dusk: {
    sky: ['#1d3659', '#4c6c95', '#e2ab93'],
    clouds: ['streaks', 'bank', 'none'],
    cloudLit: '#c99a9c',
    cloudShade: '#3f527a',
    key: '#c0c4dc',
    shade: '#6a78a2',
    air: '#8d8ba8',
    sea: ['#3d5580', '#3f5a82', '#5b6f8e'],
    sun: '#ffcf98',
    sunHeight: [-0.2, -0.1],
    lamps: 1,
    contrast: 0.2,
  },
  showers: {
    sky: ['#70899c', '#a0b2bc', '#f0e5cf'],
    clouds: ['bank', 'cumulus'],
    cloudLit: '#e6e2d8',
    cloudShade: '#7d919f',
    key: '#fff5e2',
    shade: '#8896ac',
    air: '#c9ccc6',
    sea: ['#476676', '#66898e', '#a9b8a5'],
    sun: '#fff1cd',
    sunHeight: [0.5, 0.7],
    lamps: 0.3,
    contrast: 0.3,
  },
  winter: {
    sky: ['#84aacb', '#bed3e1', '#f6e5dd'],
    clouds: ['streaks', 'veil', 'none'],
    cloudLit: '#fff6f0',
    cloudShade: '#c5cbdb',
    key: '#fdf0e6',
    shade: '#97a5c6',
    air: '#e0dfe3',
    sea: ['#5f8aa5', '#7ba3b3', '#a9c5c6'],
    sun: '#fff0d8',
    sunHeight: [0.35, 0.55],
    lamps: 0.1,
    contrast: 0.26,
  },
};

const WEIGHTED: readonly Mood[] = [
  ...MOODS,
  ...([
    'clear',
    'morning',
    'breezy',
    'clear',
    'morning',
    'breezy',
    'clear',
    'breezy',
    'golden',
    'haze',
  ] as const),
];

/** A mood as often as the coast shows it, or one of those allowed. */
export function pickMood(r: Random, allowed: readonly Mood[] = WEIGHTED): Mood {
  return r.pick(allowed);
}

export class Light {
  readonly mood: Mood;
  readonly recipe: Recipe;
  readonly clouds: CloudKind;
  /** Page x of the sun as a part of the width, and its height over the horizon. */
  readonly sunX: number;
  readonly sunHeight: number;
  readonly lamps: number;
  readonly contrast: number;
  readonly sky: readonly [Colour, Colour, Colour];
  readonly sea: readonly [Colour, Colour, Colour];

  constructor(r: Random, mood: Mood = pickMood(r)) {
    const recipe = RECIPES[mood];
    const drift = r.between(-0.07, 0.07);
    this.mood = mood;
    this.recipe = recipe;
    this.clouds = r.pick(recipe.clouds);
    this.sunX = r.chance(0.5) ? r.between(0.1, 0.36) : r.between(0.64, 0.9);
    this.sunHeight = r.between(recipe.sunHeight[0], recipe.sunHeight[1]);
    this.lamps = recipe.lamps;
    this.contrast = recipe.contrast;
    this.sky = [
      tone(recipe.sky[0], drift),
      tone(recipe.sky[1], drift * 0.6),
      mix(recipe.sky[2], recipe.sky[1], r.between(0, 0.2)),
    ];
    const teal = r.between(0, 0.28);
    this.sea = [
      mix(recipe.sea[0], '#2f7d8c', teal * 0.7),
      mix(recipe.sea[1], '#58a5a0', teal),
      recipe.sea[2],
    ];
  }

  /** -1 when the sun stands to the left. */
  get sunSide(): number {
    return this.sunX < 0.5 ? -1 : 1;
  }

  /** The colour in full light. */
  lit(colour: Colour): Colour {
    return under(colour, this.recipe.key);
  }

  /** The colour turned away from the light; `depth` 0 is lit, 1 is full shade. */
  shaded(colour: Colour, depth = 1): Colour {
    return mix(this.lit(colour), under(colour, this.recipe.shade), depth);
  }

  /** The colour seen through air; `distance` 0 is near, 1 is gone. */
  far(colour: Colour, distance: number): Colour {
    return mix(this.lit(colour), this.recipe.air, distance);
  }

  /** The colour of a cast shadow, painted with `contrast` as its opacity. */
  get shadow(): Colour {
    return mix(this.recipe.shade, '#26324f', 0.62);
  }

  /** What a window pane shows: the sky by day, lamplight by night. */
  glass(inside: number): Colour {
    const day = mix(this.sky[1], '#49637a', 0.42 + inside * 0.25);
    return inside < this.lamps * 0.75 ? mix(day, '#ffd28a', 0.45 + this.lamps * 0.45) : day;
  }
}
