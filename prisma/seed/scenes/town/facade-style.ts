/**
 * How a front looks: colours, measures, windows and balconies, drawn from a seed.
 */
import type { Colour } from '../kit/colour';
import type { Random } from '../random';
import type { Opening } from './opening';

export type BalconyKind = 'glass' | 'bars' | 'solid' | 'none';

export type FacadeStyle = {
  wall: Colour;
  /** Bands, slabs and trims. */
  trim: Colour;
  frame: Colour;
  base: Colour;
  accent: Colour;
  storey: number;
  ground: number;
  bay: number;
  opening: Opening;
  balcony: BalconyKind;
  texture: 'plain' | 'brick' | 'bands' | 'boards';
  groundFloor: 'shop' | 'homes' | 'entrance';
  /** Upright fins between the bays. */
  fins: boolean;
  /** Solid balconies in the accent colour. */
  tinted: boolean;
  /** Every other balcony left out, as on a chessboard. */
  chequered: boolean;
};

const WALLS: readonly Colour[] = [
  '#f5f0e6',
  '#ece3d2',
  '#faf8f2',
  '#d9c3a3',
  '#e3d6c4',
  '#c9b39a',
  '#b97f63',
  '#dfe4e2',
  '#a8674f',
  '#e8cfb8',
  '#cfd6d6',
  '#f1e2c8',
];
const ACCENTS: readonly Colour[] = [
  '#b8443c',
  '#2d5878',
  '#3f7a86',
  '#d8a24a',
  '#7f9a8a',
  '#c96f51',
  '#234560',
  '#8a9aa5',
];

/** A style for an apartment building on the front. */
export function apartmentStyle(r: Random): FacadeStyle {
  const wall = r.pick(WALLS);
  const brick = ['#b97f63', '#a8674f', '#c9b39a'].includes(wall);
  const balcony = r.pick(['glass', 'glass', 'bars', 'solid', 'bars'] as const);
  return {
    wall,
    trim: r.pick(['#fbf9f4', '#f2ece0', '#e4ddcf', '#ffffff']),
    frame: r.pick(['#fbfaf6', '#43525d', '#6d5a48', '#fbfaf6', '#2f4557']),
    base: r.pick(['#d8cbb6', '#6f7a80', '#c0a688', '#49545c', '#b9a48b']),
    accent: r.pick(ACCENTS),
    storey: r.between(2.75, 3.05),
    ground: r.between(3.6, 4.2),
    bay: r.between(3.6, 5.6),
    opening: r.pick(['wide', 'wide', 'pair', 'bow', 'tall'] as const),
    balcony,
    texture: brick ? 'brick' : r.pick(['plain', 'plain', 'bands', 'boards'] as const),
    groundFloor: r.pick(['shop', 'shop', 'entrance', 'homes'] as const),
    fins: r.chance(0.3),
    tinted: r.chance(0.35),
    chequered: r.chance(0.14),
  };
}

/** A style for a tall old town house: narrow, stuccoed, decorated. */
export function mansionStyle(r: Random): FacadeStyle {
  return {
    ...apartmentStyle(r),
    wall: r.pick(['#f7ecd9', '#dfe7e4', '#f3d9c6', '#e9e0f0', '#fbf7ee', '#d8e3ea', '#f0d6a8', '#b86a55']),
    storey: r.between(3.2, 3.6),
    bay: r.between(2.1, 2.6),
    opening: r.pick(['arched', 'tall', 'bow'] as const),
    balcony: r.pick(['bars', 'none', 'bars'] as const),
    texture: r.pick(['plain', 'bands'] as const),
    groundFloor: r.pick(['homes', 'shop'] as const),
    fins: false,
    chequered: r.chance(0.5),
  };
}
