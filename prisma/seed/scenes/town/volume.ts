/**
 * A detached house as boxes with roofs: the shapes that walls and roofs share.
 */
import type { Canvas } from '../kit/canvas';
import type { Colour } from '../kit/colour';
import type { Light } from '../kit/light';
import { facing, type Plane, type View } from '../kit/view';

export type Roof = {
  kind: 'flat' | 'hip' | 'side' | 'front';
  rise: number;
  colour: Colour;
  over: number;
  thick?: number;
};

/** A box of a house in metres, its near left corner at (x, y, z). */
export type Volume = {
  x: number;
  y?: number;
  z: number;
  w: number;
  d: number;
  h: number;
  wall: Colour;
  trim: Colour;
  frame: Colour;
  accent: Colour;
  roof: Roof;
  texture?: 'brick' | 'boards' | 'plain';
};

/** Where houses are painted. */
export type Site = { c: Canvas; light: Light; view: View };

/** How deep a wall lies in shade: -1 is the left side, 1 the right, 0 the front. */
export const wallShade = (light: Light, side: number): number =>
  side === 0 ? 0 : side === light.sunSide ? 0.08 : 0.8;

/** The visible walls of a volume: front and, where seen, a side. */
export function wallsOf(view: View, v: Volume): { plane: Plane; length: number; side: number }[] {
  const y = v.y ?? 0;
  const all = [
    { plane: view.wall([v.x, y, v.z + v.d], -Math.PI / 2), length: v.d, side: -1 },
    { plane: view.wall([v.x + v.w, y, v.z], Math.PI / 2), length: v.d, side: 1 },
    { plane: view.wall([v.x, y, v.z]), length: v.w, side: 0 },
  ];
  return all.filter(({ plane, length }) => facing(plane.quad(0, 0, length, v.h)));
}
