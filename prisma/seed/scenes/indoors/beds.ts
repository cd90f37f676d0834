/**
 * Beds and what stands around them.
 */
import { type Colour, tone } from '../kit/colour';
import { drawBox, drawContact, type Stage } from '../kit/solid';
import type { Random } from '../random';
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

/** Two layers of pillows and some cushions; `head` is where the bed ends. */
function drawPillows(stage: Stage, r: Random, bed: Bed, head: number): void {
  const { x, w, palette } = bed;
  const each = (w - 0.1) / bed.pillows;
  for (let i = 0; i < bed.pillows; i++) {
    drawBox(stage, {
      x: x + 0.07 + each * i,
      y: 0.5,
      z: head - 0.42,
      w: each - 0.05,
      h: 0.34,
      d: 0.16,
      colour: tone(palette.linen, -0.04),
      soft: 0.09,
    });
    drawBox(stage, {
      x: x + 0.09 + each * i,
      y: 0.5,
      z: head - 0.62,
      w: each - 0.09,
      h: 0.27,
      d: 0.16,
      colour: palette.linen,
      soft: 0.09,
    });
  }
  if (bed.pillows > 1) {
    drawCushion(stage, r, x + w * 0.42, 0.5, head - 0.74, 0.42, palette.accent);
    drawCushion(stage, r, x + w * 0.62, 0.5, head - 0.8, 0.34, palette.second);
  }
}

/** The cover, turned back under the pillows and hanging over foot and side. */
function drawCover(stage: Stage, r: Random, bed: Bed): void {
  const { c, view, paint } = stage;
  const { x, z, w, palette } = bed;
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
}

/** A bed with its head against the back, its near left corner at (x, z), 2 m long. */
export function drawBed(stage: Stage, r: Random, bed: Bed): void {
  const { paint } = stage;
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
  drawPillows(stage, r, bed, z + length);
  drawCover(stage, r, bed);
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
