/**
 * What makes a room lived in: rugs, pictures, lamps, curtains, books, vases.
 */
import { num, outline, type Point } from '../kit/canvas';
import { type Colour, mix, tone } from '../kit/colour';
import { drawDisc, type Stage } from '../kit/solid';
import type { Plane } from '../kit/view';
import type { Random } from '../random';
import { type Room, wallPlane, type WallSide, type WindowPlan } from './room';

/** A rug on the floor, rectangular with stripes, a border or diamonds, or round. */
export function drawRug(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  w: number,
  d: number,
  colours: readonly [Colour, Colour, Colour],
): void {
  const { c, view, paint } = stage;
  const [base, mark, third] = colours.map(paint) as [Colour, Colour, Colour];
  if (r.chance(0.22)) {
    const radius = Math.min(w, d * 1.3) / 2;
    const [mx, mz] = [x + w / 2, z + d / 2];
    drawDisc(stage, mx, 0.005, mz, radius + 0.03, '#2a2620', { opacity: 0.12 });
    for (const [k, colour] of [
      [1, base],
      [0.86, mark],
      [0.8, base],
      [0.5, third],
      [0.46, base],
    ] as const)
      drawDisc(stage, mx, 0.01, mz, radius * k, colour);
    return;
  }
  c.poly(view.floor(x - 0.03, z - 0.03, w + 0.06, d + 0.06), '#2a2620', { opacity: 0.14 });
  c.poly(
    view.floor(x, z, w, d, 0.01),
    c.linear([
      [0, tone(base, 0.06)],
      [1, tone(base, -0.07)],
    ]),
  );
  const kind = r.pick(['border', 'stripes', 'diamonds', 'berber'] as const);
  const inset = (m: number, colour: Colour): void =>
    c.poly(view.floor(x + m, z + m, w - m * 2, d - m * 2, 0.01), colour);
  if (kind === 'border') {
    inset(0.1, mark);
    inset(0.15, base);
    inset(0.24, third);
    inset(0.26, base);
  } else if (kind === 'stripes') {
    for (let k = 0.14; k < d - 0.1; k += 0.28)
      c.poly(view.floor(x, z + k, w, r.between(0.04, 0.13), 0.01), r.chance(0.7) ? mark : third, {
        opacity: 0.85,
      });
  } else {
    const n = kind === 'berber' ? 6 : 9;
    const cell = w / n;
    let data = '';
    for (let i = 0; i < n; i++) {
      for (let k = 0; k * cell < d - cell * 0.5; k++) {
        const [mx, mz] = [x + cell * (i + 0.5), z + cell * (k + 0.5)];
        const s = cell * (kind === 'berber' ? 0.5 : 0.28);
        data += outline(
          view.poly([
            [mx - s, 0.01, mz],
            [mx, 0.01, mz - s],
            [mx + s, 0.01, mz],
            [mx, 0.01, mz + s],
          ]),
        );
      }
    }
    if (kind === 'berber') c.path(data, 'none', { stroke: mark, width: 3, opacity: 0.75 });
    else c.path(data, mark, { opacity: 0.85 });
  }
  for (let i = 0; i <= 36; i++) {
    const fx = x + (w * i) / 36;
    c.line([view.point([fx, 0.01, z]), view.point([fx, 0.01, z - 0.06])], tone(base, 0.1), 2.4, {
      round: true,
    });
  }
}

/** A small painting: sea and sun, a boat, waves, leaves or plain shapes. */
export function drawArt(
  stage: Stage,
  r: Random,
  plane: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  frame: Colour,
  tints: readonly Colour[],
): void {
  const { c, paint } = stage;
  c.poly(plane.quad(u - stage.from * 0.05, v - 0.06, w, h), '#2a2620', { opacity: 0.16 });
  c.poly(plane.quad(u, v, w, h, 0.02), paint(frame));
  const m = 0.03;
  const paper = paint('#f8f4ea');
  c.poly(plane.quad(u + m, v + m, w - m * 2, h - m * 2, 0.02), paper);
  const p = Math.min(w, h) * 0.14;
  const [pu, pv, pw, ph] = [u + p, v + p, w - p * 2, h - p * 2];
  const at = (x: number, y: number): Point => plane.at(pu + pw * x, pv + ph * y, 0.02);
  const px = plane.scale(u, v);
  const tint = (i: number): Colour => paint(tints[i % tints.length] ?? '#33587b');
  const kind = r.pick(['sea', 'sea', 'boat', 'leaf', 'shapes'] as const);
  c.clip(outline(plane.quad(pu, pv, pw, ph, 0.02)), () => {
    c.poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], mix(tint(2), '#fbf3e2', 0.72));
    if (kind === 'leaf') {
      for (let i = 0; i < 7; i++) {
        const [x0, y0] = at(0.5, 0.08 + i * 0.09);
        const [x1, y1] = at(0.5 + (i % 2 ? 0.34 : -0.34), 0.32 + i * 0.1);
        c.path(
          `M${num(x0)} ${num(y0)}Q${num(x0)} ${num(y1)} ${num(x1)} ${num(y1)}Q${num(x1)} ${num(y0)} ${num(x0)} ${num(y0)}Z`,
          tint(i),
        );
      }
      return;
    }
    const [sx, sy] = at(r.between(0.3, 0.7), r.between(0.55, 0.75));
    c.ellipse(sx, sy, pw * px * 0.17, pw * px * 0.17, tint(1));
    for (let i = 0; i < 3; i++) {
      const y = 0.5 - i * 0.17;
      const bend = kind === 'shapes' ? 0.16 : 0.04;
      c.poly(
        [
          at(0, y + r.between(-bend, bend)),
          at(0.35, y + r.between(-bend, bend)),
          at(0.7, y + r.between(-bend, bend)),
          at(1, y + r.between(-bend, bend)),
          at(1, 0),
          at(0, 0),
        ],
        mix(tint(0), tint(2), i * 0.3),
      );
    }
    if (kind === 'boat') {
      c.poly([at(0.45, 0.42), at(0.45, 0.85), at(0.72, 0.42)], '#fdfaf2');
      c.poly([at(0.3, 0.4), at(0.78, 0.4), at(0.68, 0.32), at(0.38, 0.32)], tint(1));
    }
  });
}

/** One to three pictures in a row on a wall. */
export function drawGallery(
  room: Room,
  r: Random,
  side: WallSide,
  u: number,
  v: number,
  width: number,
): void {
  const plane = wallPlane(room, side);
  const tints = [room.palette.accent, room.palette.second, room.palette.feature];
  const frame = r.pick([room.palette.wood, '#fbfaf6', room.palette.metal]);
  const n = width > 1.5 ? r.int(1, 3) : 1;
  const gap = 0.12;
  const w = (width - gap * (n - 1)) / n;
  const h = n === 1 ? Math.min(0.85, w * 0.66) : Math.min(0.85, w * 1.3);
  for (let i = 0; i < n; i++) drawArt(room, r, plane, u + (w + gap) * i, v, w, h, frame, tints);
}

/** Curtains at both ends of a window: long folds from rail to floor. */
export function drawCurtains(room: Room, win: WindowPlan, colour: Colour, share = 0.14): void {
  const { c, paint, h } = room;
  const plane = wallPlane(room, win.side);
  const cloth = paint(colour);
  const top = Math.min(h - 0.12, win.v + win.h + 0.16);
  const w = Math.max(0.32, win.w * share);
  c.poly(plane.quad(win.u - w * 0.7, top, win.w + w * 1.4, 0.035, 0.09), paint(room.palette.metal));
  for (const start of [win.u - w * 0.62, win.u + win.w - w * 0.38]) {
    const folds = 6;
    for (let i = 0; i < folds; i++) {
      const u = start + (w * i) / folds;
      const shade = i % 2 === 0 ? tone(cloth, -0.02) : tone(cloth, -0.13);
      c.poly(
        plane.quad(u, 0.02, w / folds + 0.01, top - 0.02, 0.08),
        c.linear(
          [
            [0, tone(shade, 0.08)],
            [0.5, shade],
            [1, tone(shade, -0.08)],
          ],
          [0, 0, 1, 0],
        ),
        { opacity: 0.96 },
      );
    }
  }
}

/** A standing row of books and small things, from u to u + w on a plane at height v. */
export function drawBooks(
  stage: Stage,
  r: Random,
  plane: Plane,
  u: number,
  v: number,
  w: number,
  tall: number,
  tints: readonly Colour[],
): void {
  const { c, paint } = stage;
  let x = u;
  while (x < u + w - 0.05) {
    if (r.chance(0.16)) {
      x += r.between(0.06, 0.16);
      continue;
    }
    const thick = r.between(0.025, 0.055);
    const h = tall * r.between(0.62, 0.96);
    const spine = paint(r.pick([...tints, '#e9dfca', '#8f9aa0', '#f6f1e4', '#b9a88b']));
    c.poly(plane.quad(x, v, thick, h, 0.01), spine);
    c.poly(plane.quad(x, v + h * 0.7, thick, h * 0.06, 0.01), tone(spine, 0.4));
    x += thick + 0.004;
  }
}
