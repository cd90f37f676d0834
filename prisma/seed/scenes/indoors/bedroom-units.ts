/**
 * Bedside tables, wardrobes and bunk beds.
 */
import { tone } from '../kit/colour';
import { drawBox, drawContact, type Stage } from '../kit/solid';
import type { Random } from '../random';
import { drawTableLamp } from './lamps';
import type { Palette } from './palette';
import { drawCushion } from './seating';
import { drawVase } from './tableware';

/** A bedside table with a lamp, and a book or a flower. */
export function drawNightstand(stage: Stage, r: Random, x: number, z: number, palette: Palette): void {
  const { c, view, paint } = stage;
  const w = 0.46;
  drawContact(stage, x, z, w, 0.4, 0.8);
  drawBox(stage, { x, y: 0.12, z, w, h: 0.42, d: 0.4, colour: palette.wood, top: tone(palette.wood, 0.14) });
  for (const lx of [x + 0.03, x + w - 0.06])
    drawBox(stage, { x: lx, z: z + 0.02, w: 0.03, h: 0.12, d: 0.03, colour: palette.metal });
  const plane = view.wall([x, 0.12, z - 0.004]);
  c.poly(plane.quad(0.03, 0.21, w - 0.06, 0.18), 'none', {
    stroke: tone(paint(palette.wood), -0.25),
    width: 1.5,
  });
  drawTableLamp(stage, x + w * 0.45, 0.54, z + 0.2, palette.second, palette.linen);
  if (r.chance(0.5))
    drawBox(stage, { x: x + 0.26, y: 0.54, z: z + 0.06, w: 0.17, h: 0.04, d: 0.13, colour: palette.accent });
  else if (r.chance(0.5)) drawVase(stage, r, x + w - 0.08, 0.54, z + 0.1, palette.linen, palette.second);
}

/** A wardrobe against the left (-1) or right (1) wall, or the back (0). */
export function drawWardrobe(
  stage: Stage,
  side: -1 | 0 | 1,
  wall: number,
  z: number,
  length: number,
  h: number,
  palette: Palette,
): void {
  const { c, view, paint } = stage;
  const deep = 0.6;
  const colour = tone(palette.ceiling, -0.04);
  if (side === 0) {
    drawBox(stage, { x: wall, z, w: length, h, d: deep, colour });
    return;
  }
  const x = side < 0 ? wall : wall - deep;
  drawContact(stage, x, z, deep, length, 0.7);
  drawBox(stage, { x, z, w: deep, h, d: length, colour });
  const plane =
    side < 0
      ? view.wall([x + deep + 0.003, 0, z], Math.PI / 2)
      : view.wall([x - 0.003, 0, z + length], -Math.PI / 2);
  const doors = Math.max(2, Math.round(length / 0.5));
  const edge = tone(paint(colour), -0.26);
  for (let i = 0; i < doors; i++) {
    const u = (length / doors) * i;
    c.poly(plane.quad(u + 0.015, 0.06, length / doors - 0.03, h - 0.1), 'none', { stroke: edge, width: 1.4 });
    c.poly(
      plane.quad(u + (i % 2 === 0 ? length / doors - 0.07 : 0.04), 0.95, 0.025, 0.22),
      paint(palette.metal),
    );
  }
}

/** Bunk beds with a ladder along a side wall, seen from their foot end. */
export function drawBunks(stage: Stage, r: Random, x: number, z: number, palette: Palette): void {
  const { view, c, paint } = stage;
  const [w, length] = [1, 2];
  drawContact(stage, x, z, w, length);
  const covers = [palette.accent, palette.second];
  const rail = palette.wood;
  for (const [lx, lz] of [
    [x, z + length - 0.07],
    [x + w - 0.07, z + length - 0.07],
  ] as const)
    drawBox(stage, { x: lx, z: lz, w: 0.07, h: 1.75, d: 0.07, colour: rail });
  [0.3, 1.15].forEach((y, i) => {
    const cover = covers[i] ?? palette.accent;
    drawBox(stage, { x: x + 0.02, y, z: z + 0.03, w: w - 0.04, h: 0.14, d: length - 0.06, colour: rail });
    drawBox(stage, {
      x: x + 0.04,
      y: y + 0.13,
      z: z + 0.06,
      w: w - 0.08,
      h: 0.12,
      d: length - 0.1,
      colour: palette.linen,
      soft: 0.03,
    });
    drawBox(stage, {
      x: x + 0.16,
      y: y + 0.24,
      z: z + length - 0.5,
      w: w - 0.34,
      h: 0.13,
      d: 0.34,
      colour: palette.linen,
      soft: 0.05,
    });
    drawBox(stage, {
      x: x + 0.03,
      y: y + 0.14,
      z: z + 0.04,
      w: w - 0.06,
      h: 0.14,
      d: 1.25,
      colour: cover,
      soft: 0.04,
    });
    if (i === 0) drawCushion(stage, r, x + w * 0.5, y + 0.27, z + 1, 0.3, palette.second);
    else {
      drawBox(stage, {
        x: x + 0.01,
        y: y + 0.3,
        z: z + 0.5,
        w: 0.04,
        h: 0.09,
        d: length - 0.6,
        colour: rail,
      });
      drawBox(stage, {
        x: x + w - 0.05,
        y: y + 0.3,
        z: z + 0.5,
        w: 0.04,
        h: 0.09,
        d: length - 0.6,
        colour: rail,
      });
    }
  });
  for (const lx of [x, x + w - 0.07]) drawBox(stage, { x: lx, z, w: 0.07, h: 1.75, d: 0.07, colour: rail });
  const front = view.wall([x, 0, z - 0.02]);
  for (const u of [0.3, 0.66]) c.poly(front.quad(u, 0, 0.045, 1.72), paint(tone(rail, -0.08)));
  for (let k = 0; k < 6; k++) c.poly(front.quad(0.3, 0.22 + k * 0.26, 0.4, 0.045), paint(tone(rail, 0.06)));
}
