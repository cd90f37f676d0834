/**
 * Tables, sideboards, shelves.
 */
import { type Colour, tone } from '../kit/colour';
import { drawBox, drawContact, drawDisc, drawDrum, drawPool, type Stage } from '../kit/solid';
import type { Random } from '../random';
import { drawBooks } from './decor';
import { drawTableLamp } from './lamps';
import type { Palette } from './palette';
import { drawTableThings, drawVase } from './tableware';

export function drawCoffeeTable(stage: Stage, r: Random, x: number, z: number, palette: Palette): void {
  const kind = r.pick(['round', 'slab', 'nest', 'box'] as const);
  const tints = [palette.accent, palette.second, palette.linen];
  if (kind === 'round' || kind === 'nest') {
    drawPool(stage, x, z, 0.5, 0.9);
    if (kind === 'nest') {
      drawDrum(stage, {
        x: x + 0.5,
        z: z + 0.25,
        low: 0.22,
        high: 0.24,
        h: 0.46,
        colour: tone(palette.wood, -0.15),
        top: tone(palette.wood, 0.1),
      });
    }
    drawDrum(stage, { x, z, low: 0.3, high: 0.33, h: 0.34, colour: tone(palette.wood, -0.1) });
    drawDrum(stage, {
      x,
      y: 0.33,
      z,
      low: 0.48,
      high: 0.48,
      h: 0.04,
      colour: palette.wood,
      top: tone(palette.wood, 0.16),
    });
    drawTableThings(stage, r, x, 0.38, z, tints);
    return;
  }
  const [w, d] = [1.1, 0.6];
  drawContact(stage, x - w / 2, z - d / 2, w, d, 0.9);
  if (kind === 'box')
    drawBox(stage, {
      x: x - w / 2,
      z: z - d / 2,
      w,
      h: 0.34,
      d,
      colour: palette.wood,
      top: tone(palette.wood, 0.15),
      soft: 0.015,
    });
  else {
    for (const lx of [x - w / 2 + 0.06, x + w / 2 - 0.1])
      for (const lz of [z + d / 2 - 0.1, z - d / 2 + 0.05])
        drawBox(stage, { x: lx, z: lz, w: 0.04, h: 0.34, d: 0.04, colour: palette.metal });
    drawBox(stage, {
      x: x - w / 2,
      y: 0.34,
      z: z - d / 2,
      w,
      h: 0.045,
      d,
      colour: palette.wood,
      top: tone(palette.wood, 0.14),
    });
  }
  const top = kind === 'box' ? 0.34 : 0.385;
  drawTableThings(stage, r, x - 0.2, top, z, tints);
  drawVase(stage, r, x + 0.32, top, z + 0.05, palette.linen, palette.second);
}

/** A low cabinet against the back wall with lamp, vase and books on it. */
export function drawSideboard(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  w: number,
  palette: Palette,
): void {
  const { c, view, paint } = stage;
  drawContact(stage, x, z, w, 0.42);
  const colour = r.pick([palette.wood, palette.linen, palette.feature]);
  for (const lx of [x + 0.08, x + w - 0.12])
    drawBox(stage, { x: lx, z: z + 0.03, w: 0.04, h: 0.16, d: 0.04, colour: palette.metal });
  drawBox(stage, { x, y: 0.15, z, w, h: 0.56, d: 0.42, colour, top: tone(palette.wood, 0.14) });
  const doors = Math.max(2, Math.round(w / 0.5));
  const plane = view.wall([x, 0.15, z - 0.005]);
  const edge = tone(paint(colour), -0.22);
  const slats = r.chance(0.4);
  for (let i = 0; i < doors; i++) {
    const u = (w / doors) * i;
    c.poly(plane.quad(u + 0.02, 0.03, w / doors - 0.04, 0.5), 'none', { stroke: edge, width: 1.5 });
    if (slats)
      for (let k = 1; k < 9; k++)
        c.line(
          [
            plane.at(u + 0.03 + ((w / doors - 0.06) * k) / 9, 0.04),
            plane.at(u + 0.03 + ((w / doors - 0.06) * k) / 9, 0.52),
          ],
          edge,
          1.6,
          { opacity: 0.5 },
        );
    else {
      const [kx, ky] = plane.at(u + w / doors - 0.07, 0.3);
      c.ellipse(kx, ky, 3, 3, paint(palette.metal));
    }
  }
  drawTableLamp(stage, x + 0.22, 0.71, z + 0.2, palette.second, palette.linen);
  drawVase(
    stage,
    r,
    x + w - 0.25,
    0.71,
    z + 0.2,
    palette.accent,
    r.pick([palette.second, '#e6d9b8', '#d98c8a']),
  );
  if (w > 1.3)
    drawBooks(stage, r, view.wall([x, 0.71, z + 0.22]), w * 0.4, 0, w * 0.28, 0.24, [
      palette.accent,
      palette.second,
    ]);
}

/** Open shelves against the back wall. */
export function drawShelf(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  w: number,
  h: number,
  palette: Palette,
): void {
  const { c, view, paint } = stage;
  drawContact(stage, x, z, w, 0.32);
  drawBox(stage, { x, z, w, h, d: 0.32, colour: palette.wood });
  const plane = view.wall([x, 0, z - 0.005]);
  const inner = tone(paint(palette.wood), -0.3);
  const rows = Math.round(h / 0.36);
  for (let i = 0; i < rows; i++) {
    const v = 0.05 + ((h - 0.06) / rows) * i;
    const tall = (h - 0.06) / rows - 0.04;
    c.poly(
      plane.quad(0.04, v, w - 0.08, tall),
      c.linear([
        [0, tone(inner, -0.2)],
        [1, inner],
      ]),
    );
    if (r.chance(0.72))
      drawBooks(stage, r, plane, 0.06, v, (w - 0.12) * r.between(0.5, 1), tall * 0.9, [
        palette.accent,
        palette.second,
        palette.feature,
      ]);
    if (r.chance(0.55))
      drawDrum(stage, {
        x: x + w * r.between(0.6, 0.85),
        y: v,
        z: z + 0.12,
        low: 0.05,
        high: r.between(0.03, 0.08),
        h: tall * 0.5,
        colour: r.pick([palette.linen, palette.second]),
      });
  }
}

export function drawDiningTable(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  palette: Palette,
  round: boolean,
): void {
  if (round) {
    drawPool(stage, x, z, 0.6, 0.9);
    drawDrum(stage, { x, z, low: 0.3, high: 0.07, h: 0.1, colour: palette.metal });
    drawDrum(stage, { x, y: 0.08, z, low: 0.06, high: 0.06, h: 0.62, colour: palette.metal });
    drawDrum(stage, {
      x,
      y: 0.71,
      z,
      low: w / 2,
      high: w / 2,
      h: 0.04,
      colour: palette.wood,
      top: tone(palette.wood, 0.16),
    });
    return;
  }
  for (const lx of [x - w / 2 + 0.05, x + w / 2 - 0.12])
    for (const lz of [z + d / 2 - 0.12, z - d / 2 + 0.05])
      drawBox(stage, { x: lx, z: lz, w: 0.07, h: 0.71, d: 0.07, colour: tone(palette.wood, -0.1) });
  drawBox(stage, {
    x: x - w / 2,
    y: 0.71,
    z: z - d / 2,
    w,
    h: 0.05,
    d,
    colour: palette.wood,
    top: tone(palette.wood, 0.15),
    soft: 0.008,
  });
}

/** Plates, glasses and something in the middle. */
export function drawSetting(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  w: number,
  d: number,
  palette: Palette,
): void {
  const y = 0.765;
  const spots = [
    [-0.28, 0.3],
    [0.28, 0.3],
    [-0.28, -0.3],
    [0.28, -0.3],
  ] as const;
  drawVase(stage, r, x, y, z + 0.05, palette.accent, palette.second);
  for (const [dx, dz] of spots) {
    drawDisc(stage, x + dx * w, y, z + dz * d, 0.15, stage.paint(tone(palette.second, 0.5)));
    drawDisc(stage, x + dx * w, y + 0.01, z + dz * d, 0.115, stage.paint('#fdfbf5'));
    drawDrum(stage, {
      x: x + dx * w + 0.18,
      y,
      z: z + dz * d + 0.06,
      low: 0.02,
      high: 0.032,
      h: 0.1,
      colour: '#dbe6e6',
    });
  }
  drawTableThings(stage, r, x + w * 0.1, y, z - 0.04, [
    palette.accent,
    palette.second,
    palette.linen,
  ] as readonly Colour[]);
}
