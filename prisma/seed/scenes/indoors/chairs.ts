/**
 * Chairs and stools.
 */
import { type Colour, mix, tone } from '../kit/colour';
import { drawBox, drawContact, drawDrum, drawPool, type Stage } from '../kit/solid';
import type { Random } from '../random';
import { drawCushion } from './seating';

/** A deep easy chair; `kind` changes its look. */
export function drawArmchair(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  colour: Colour,
  wood: Colour,
  cushion?: Colour,
): void {
  const w = 0.82;
  drawContact(stage, x, z, w, 0.8);
  const framed = r.chance(0.5);
  for (const lx of [x + 0.04, x + w - 0.09]) {
    for (const lz of [z + 0.68, z + 0.05])
      drawBox(stage, { x: lx, z: lz, w: 0.05, h: 0.3, d: 0.05, colour: wood });
  }
  drawBox(stage, {
    x: x + 0.06,
    y: 0.3,
    z: z + 0.58,
    w: w - 0.12,
    h: 0.58,
    d: 0.18,
    colour: tone(colour, -0.04),
    soft: 0.08,
  });
  drawBox(stage, { x: x + 0.06, y: 0.26, z, w: w - 0.12, h: 0.18, d: 0.62, colour, soft: 0.07 });
  if (cushion) drawCushion(stage, r, x + w / 2, 0.44, z + 0.46, 0.42, cushion);
  for (const ax of [x, x + w - (framed ? 0.06 : 0.14)]) {
    if (framed) {
      drawBox(stage, { x: ax, y: 0.56, z, w: 0.06, h: 0.05, d: 0.72, colour: wood });
      drawBox(stage, { x: ax, y: 0, z, w: 0.06, h: 0.58, d: 0.05, colour: wood });
    } else
      drawBox(stage, {
        x: ax,
        y: 0.22,
        z,
        w: 0.14,
        h: 0.4,
        d: 0.74,
        colour: tone(colour, -0.02),
        soft: 0.06,
      });
  }
}

export type ChairLook = { wood: Colour; seat: Colour; back: 'spindle' | 'shell' | 'ladder' };

/** A dining chair; `turn` 1 faces the viewer, -1 shows its back. */
export function drawChair(stage: Stage, x: number, z: number, turn: 1 | -1, look: ChairLook): void {
  const { c, view, paint } = stage;
  const w = 0.44;
  drawPool(stage, x + w / 2, z + 0.22, 0.34, 0.7);
  const backZ = turn > 0 ? z + 0.4 : z;
  const back = (): void => {
    if (look.back === 'shell') {
      drawBox(stage, {
        x: x + 0.01,
        y: 0.5,
        z: backZ,
        w: w - 0.02,
        h: 0.4,
        d: 0.04,
        colour: look.seat,
        soft: 0.09,
      });
      return;
    }
    for (const px of [x, x + w - 0.04])
      drawBox(stage, { x: px, y: 0.44, z: backZ, w: 0.04, h: 0.46, d: 0.04, colour: look.wood });
    drawBox(stage, { x, y: 0.8, z: backZ, w, h: 0.09, d: 0.04, colour: look.wood });
    const plane = view.wall([x, 0, backZ]);
    const line = paint(look.wood);
    if (look.back === 'ladder')
      for (const v of [0.58, 0.7]) c.poly(plane.quad(0.03, v, w - 0.06, 0.06), tone(line, -0.08));
    else
      for (let i = 1; i < 5; i++) c.poly(plane.quad((w * i) / 5 - 0.01, 0.46, 0.02, 0.36), tone(line, -0.06));
  };
  for (const [lx, lz] of [
    [x, z + 0.4],
    [x + w - 0.04, z + 0.4],
    [x, z],
    [x + w - 0.04, z],
  ] as const) {
    drawBox(stage, { x: lx, z: lz, w: 0.035, h: 0.44, d: 0.035, colour: look.wood });
  }
  if (turn > 0) back();
  drawBox(stage, {
    x: x - 0.01,
    y: 0.42,
    z: z - 0.01,
    w: w + 0.02,
    h: 0.05,
    d: 0.45,
    colour: look.seat,
    soft: 0.02,
  });
  if (turn < 0) back();
}

/** A chair at the end of a table, seen from the side; it looks right for side -1. */
export function drawSideChair(stage: Stage, x: number, z: number, side: -1 | 1, look: ChairLook): void {
  const w = 0.44;
  drawPool(stage, x + w / 2, z + 0.22, 0.34, 0.7);
  for (const [lx, lz] of [
    [x, z + 0.4],
    [x + w - 0.04, z + 0.4],
    [x, z],
    [x + w - 0.04, z],
  ] as const) {
    drawBox(stage, { x: lx, z: lz, w: 0.035, h: 0.44, d: 0.035, colour: look.wood });
  }
  const bx = side < 0 ? x : x + w - 0.04;
  const back = (): void =>
    drawBox(stage, {
      x: bx,
      y: 0.5,
      z: z + 0.01,
      w: 0.04,
      h: 0.38,
      d: 0.4,
      colour: look.back === 'shell' ? look.seat : look.wood,
      soft: 0.04,
    });
  if (side < 0 === stage.view.eye[0] > x) back();
  drawBox(stage, {
    x: x - 0.01,
    y: 0.42,
    z: z - 0.01,
    w: w + 0.02,
    h: 0.05,
    d: 0.45,
    colour: look.seat,
    soft: 0.02,
  });
  if (side < 0 !== stage.view.eye[0] > x) back();
}

export function drawStool(stage: Stage, x: number, z: number, h: number, wood: Colour, seat: Colour): void {
  const { c, view, paint } = stage;
  drawPool(stage, x, z, 0.26, 0.7);
  const px = view.scale([x, 0, z]);
  const [tx, ty] = view.point([x, h, z]);
  const [, by] = view.point([x, 0, z]);
  const legs = paint(wood);
  for (const s of [-1, -0.35, 0.35, 1]) {
    c.line(
      [
        [tx + s * 0.11 * px, ty],
        [tx + s * 0.19 * px, by - (Math.abs(s) < 0.5 ? 0.05 * px : -0.03 * px)],
      ],
      tone(legs, s * stage.from > 0 ? 0.05 : -0.12),
      0.035 * px,
      { round: true },
    );
  }
  c.line(
    [
      [tx - 0.16 * px, ty + 0.42 * h * px],
      [tx + 0.16 * px, ty + 0.42 * h * px],
    ],
    tone(legs, -0.08),
    0.025 * px,
  );
  drawDrum(stage, {
    x,
    y: h - 0.03,
    z,
    low: 0.18,
    high: 0.19,
    h: 0.06,
    colour: seat,
    top: mix(seat, '#ffffff', 0.12),
  });
}
