/**
 * Beds and what stands around them.
 */
import { tone, type Colour } from '../kit/colour';
import { drawBox, drawContact, type Stage } from '../kit/solid';
import type { Random } from '../random';
import { drawTableLamp, drawVase } from './decor';
import type { Palette } from './palette';
import { drawCushion } from './seating';

export type Bed = {
  x: number;
  z: number;
  w: number;
  palette: Palette;
  head: 'panel' | 'slats' | 'rattan' | 'cushion';
  pillows: number;
};

function drawHeadboard(stage: Stage, bed: Bed, back: number): void {
  const { c, view, paint } = stage;
  const { x, w, palette, head } = bed;
  const colour = head === 'cushion' ? palette.accent : head === 'rattan' ? '#d3ac7a' : palette.wood;
  const h = head === 'cushion' ? 1.12 : 1.02;
  if (head === 'cushion') {
    const n = 4;
    for (let i = 0; i < n; i++)
      drawBox(stage, {
        x: x - 0.08 + ((w + 0.16) / n) * i,
        y: 0.2,
        z: back,
        w: (w + 0.16) / n - 0.012,
        h: h - 0.2,
        d: 0.1,
        colour,
        soft: 0.05,
      });
    return;
  }
  drawBox(stage, {
    x: x - 0.06,
    z: back,
    w: w + 0.12,
    h,
    d: 0.06,
    colour,
    soft: head === 'rattan' ? 0.12 : 0.02,
  });
  const plane = view.wall([x - 0.06, 0, back - 0.005]);
  const line = tone(paint(colour), -0.2);
  if (head === 'slats')
    for (let i = 1; i < 22; i++)
      c.line([plane.at(((w + 0.12) * i) / 22, 0.4), plane.at(((w + 0.12) * i) / 22, h - 0.04)], line, 2, {
        opacity: 0.55,
      });
  if (head === 'rattan') {
    for (let i = 1; i < 16; i++) {
      c.line(
        [plane.at(((w + 0.12) * i) / 16, 0.4), plane.at(((w + 0.12) * Math.min(16, i + 2)) / 16, h - 0.06)],
        line,
        1.4,
        { opacity: 0.5 },
      );
      c.line(
        [plane.at(((w + 0.12) * i) / 16, 0.4), plane.at(((w + 0.12) * Math.max(0, i - 2)) / 16, h - 0.06)],
        line,
        1.4,
        { opacity: 0.5 },
      );
    }
  }
}

/** A bed with its head against the back, its near left corner at (x, z), 2 m long. */
export function drawBed(stage: Stage, r: Random, bed: Bed): void {
  const { c, view, paint } = stage;
  const { x, z, w, palette } = bed;
  const length = 2.02;
  drawContact(stage, x - 0.04, z, w + 0.08, length);
  drawHeadboard(stage, bed, z + length);
  drawBox(stage, { x, y: 0.1, z: z + 0.02, w, h: 0.2, d: length - 0.04, colour: palette.wood });
  drawBox(stage, {
    x: x + 0.01,
    y: 0.28,
    z: z + 0.01,
    w: w - 0.02,
    h: 0.24,
    d: length - 0.03,
    colour: palette.linen,
    soft: 0.05,
  });
  const each = (w - 0.1) / bed.pillows;
  for (let i = 0; i < bed.pillows; i++) {
    drawBox(stage, {
      x: x + 0.07 + each * i,
      y: 0.5,
      z: z + length - 0.42,
      w: each - 0.05,
      h: 0.34,
      d: 0.16,
      colour: tone(palette.linen, -0.04),
      soft: 0.09,
    });
    drawBox(stage, {
      x: x + 0.09 + each * i,
      y: 0.5,
      z: z + length - 0.62,
      w: each - 0.09,
      h: 0.27,
      d: 0.16,
      colour: palette.linen,
      soft: 0.09,
    });
  }
  if (bed.pillows > 1) {
    drawCushion(stage, r, x + w * 0.42, 0.5, z + length - 0.74, 0.42, palette.accent);
    drawCushion(stage, r, x + w * 0.62, 0.5, z + length - 0.8, 0.34, palette.second);
  }
  const cover = paint(r.pick([palette.linen, palette.sofa, palette.second, palette.accent]));
  const top = 0.535;
  const end = z + 1.1;
  const drape = (side: number): void => {
    const points = view.poly([
      [side, top, z],
      [side, top, end],
      [side, 0.26, end],
      [side, 0.2, z],
    ]);
    c.poly(points, tone(cover, -0.14));
  };
  if (view.eye[0] < x) drape(x - 0.03);
  if (view.eye[0] > x + w) drape(x + w + 0.03);
  c.poly(
    view.poly([
      [x - 0.03, top, z - 0.02],
      [x + w + 0.03, top, z - 0.02],
      [x + w + 0.03, top, end],
      [x - 0.03, top, end],
    ]),
    c.linear([
      [0, tone(cover, 0.1)],
      [1, tone(cover, 0.02)],
    ]),
  );
  c.poly(
    view.poly([
      [x - 0.03, top + 0.02, end - 0.16],
      [x + w + 0.03, top + 0.02, end - 0.16],
      [x + w + 0.03, top + 0.02, end + 0.06],
      [x - 0.03, top + 0.02, end + 0.06],
    ]),
    tone(cover, 0.42),
  );
  const front = view.wall([x - 0.03, 0, z - 0.025]);
  c.poly(
    front.quad(0, 0.16, w + 0.06, top - 0.16),
    c.linear([
      [0, tone(cover, 0.02)],
      [1, tone(cover, -0.2)],
    ]),
  );
  for (let i = 1; i < 6; i++) {
    const u = (w * i) / 6 + r.between(-0.08, 0.08);
    c.line([front.at(u, top), front.at(u + r.between(-0.03, 0.03), 0.17)], tone(cover, -0.28), 2, {
      opacity: 0.35,
    });
  }
  if (r.chance(0.75)) drawFootThrow(stage, r, bed, paint(palette.accent));
}

/** A blanket across the foot of the bed. */
function drawFootThrow(stage: Stage, r: Random, bed: Bed, cloth: Colour): void {
  const { c, view } = stage;
  const { x, z, w } = bed;
  const y = 0.55;
  const [from, to] = [z + 0.16, z + 0.62];
  c.poly(
    view.poly([
      [x - 0.05, y, from],
      [x + w + 0.05, y, from],
      [x + w + 0.05, y, to],
      [x - 0.05, y, to],
    ]),
    c.linear([
      [0, tone(cloth, 0.12)],
      [1, cloth],
    ]),
  );
  const stripes = r.int(0, 3);
  for (let i = 0; i < stripes; i++) {
    const sz = from + 0.06 + i * 0.12;
    c.poly(
      view.poly([
        [x - 0.05, y, sz],
        [x + w + 0.05, y, sz],
        [x + w + 0.05, y, sz + 0.04],
        [x - 0.05, y, sz + 0.04],
      ]),
      tone(cloth, 0.5),
    );
  }
  for (const side of [-1, 1]) {
    const sx = side < 0 ? x - 0.05 : x + w + 0.05;
    if (side < 0 === view.eye[0] < sx)
      c.poly(
        view.poly([
          [sx, y, from],
          [sx, y, to],
          [sx, 0.24, to],
          [sx, 0.24, from],
        ]),
        tone(cloth, -0.14),
      );
  }
}

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
