/**
 * What a home is furnished in: one palette a room, so that its things belong together.
 */
import type { Colour } from '../kit/colour';
import type { Random } from '../random';

export type Palette = {
  wall: Colour;
  /** One wall or panel in a stronger colour. */
  feature: Colour;
  ceiling: Colour;
  floor: Colour;
  wood: Colour;
  sofa: Colour;
  accent: Colour;
  second: Colour;
  linen: Colour;
  metal: Colour;
};

const PALETTES: readonly Palette[] = [
  {
    wall: '#f6f1e7',
    feature: '#33587b',
    ceiling: '#fdfbf6',
    floor: '#d9bc93',
    wood: '#c79f6c',
    sofa: '#e9e1d2',
    accent: '#33587b',
    second: '#b8443c',
    linen: '#fbf8f0',
    metal: '#3b4248',
  },
  {
    wall: '#eef0ec',
    feature: '#8fa79b',
    ceiling: '#fbfcfa',
    floor: '#cdb08a',
    wood: '#b88d5e',
    sofa: '#8fa79b',
    accent: '#d9a35a',
    second: '#5f7f76',
    linen: '#f9f6ee',
    metal: '#a98f5c',
  },
  {
    wall: '#f7ebdd',
    feature: '#c9785a',
    ceiling: '#fdf8f0',
    floor: '#b98b62',
    wood: '#9a6c45',
    sofa: '#c9785a',
    accent: '#2f5d74',
    second: '#e7c28f',
    linen: '#fbf4e6',
    metal: '#4a3d34',
  },
  {
    wall: '#e4ebee',
    feature: '#26425c',
    ceiling: '#fafcfc',
    floor: '#b9a48a',
    wood: '#8a6a4c',
    sofa: '#26425c',
    accent: '#d7b15e',
    second: '#c7d5db',
    linen: '#f4f6f5',
    metal: '#c2a56a',
  },
  {
    wall: '#f3e7e0',
    feature: '#d3a493',
    ceiling: '#fdf9f5',
    floor: '#dcc4a2',
    wood: '#c9a479',
    sofa: '#e8d3c6',
    accent: '#a85a54',
    second: '#7c8f8a',
    linen: '#fcf6f0',
    metal: '#b98d6a',
  },
  {
    wall: '#faf8f3',
    feature: '#d8d2c4',
    ceiling: '#ffffff',
    floor: '#e2cda9',
    wood: '#d8b98a',
    sofa: '#d8d2c4',
    accent: '#6d8f9c',
    second: '#b9a07c',
    linen: '#ffffff',
    metal: '#2f3437',
  },
  {
    wall: '#f4ecd4',
    feature: '#e0b45a',
    ceiling: '#fdfaf0',
    floor: '#c79c69',
    wood: '#a97b4c',
    sofa: '#6f8b97',
    accent: '#e0b45a',
    second: '#34536a',
    linen: '#fdf8ea',
    metal: '#3c4247',
  },
  {
    wall: '#dfe7e2',
    feature: '#47675f',
    ceiling: '#f9fbf9',
    floor: '#a98560',
    wood: '#80603f',
    sofa: '#f0e8d8',
    accent: '#47675f',
    second: '#cf8a5b',
    linen: '#f7f4ea',
    metal: '#a58a54',
  },
  {
    wall: '#f0eeea',
    feature: '#6d7b86',
    ceiling: '#fcfcfb',
    floor: '#c9bfb0',
    wood: '#a8937a',
    sofa: '#6d7b86',
    accent: '#c4574b',
    second: '#dcd5c9',
    linen: '#f8f7f4',
    metal: '#2d3338',
  },
  {
    wall: '#e9f1f2',
    feature: '#6ba3ad',
    ceiling: '#fcfefe',
    floor: '#e0cba8',
    wood: '#cfae80',
    sofa: '#f6f0e4',
    accent: '#3f8290',
    second: '#e9a273',
    linen: '#fdfcf7',
    metal: '#c9ced0',
  },
];

export const pickPalette = (r: Random): Palette => r.pick(PALETTES);
