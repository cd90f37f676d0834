/**
 * Sofas, chairs, stools and cushions, indoors and on terraces.
 */
import { num, type Point } from '../kit/canvas';
import { mix, tone, type Colour } from '../kit/colour';
import { drawBox, drawContact, drawDrum, drawPool, type Stage } from '../kit/solid';
import type { Random } from '../random';

/** A scatter cushion leaning upright at (x, y, z), `size` metres wide. */
export function drawCushion(
  stage: Stage,
  r: Random,
  x: number,
  y: number,
  z: number,
  size: number,
  colour: Colour,
): void {
  const { c, view, paint } = stage;
  const px = view.scale([x, y, z]);
  const [cx, cy] = view.point([x, y + size * 0.46, z]);
  const s = (size * px) / 2;
  const turn = r.between(-0.22, 0.22);
  const spin = ([dx, dy]: Point): Point => [
    cx + (dx * Math.cos(turn) - dy * Math.sin(turn)) * s,
    cy + (dx * Math.sin(turn) + dy * Math.cos(turn)) * s,
  ];
  const [a, b, d, e] = (
    [
      [-1, -0.92],
      [1, -0.92],
      [1, 0.92],
      [-1, 0.92],
    ] as const
  ).map(spin);
  const [ab, bd, de, ea] = (
    [
      [0, -0.74],
      [0.84, 0],
      [0, 0.8],
      [-0.84, 0],
    ] as const
  ).map(spin);
  if (!a || !b || !d || !e || !ab || !bd || !de || !ea) return;
  const p = ([px1, py1]: Point): string => `${num(px1)} ${num(py1)}`;
  const data = `M${p(a)}Q${p(ab)} ${p(b)}Q${p(bd)} ${p(d)}Q${p(de)} ${p(e)}Q${p(ea)} ${p(a)}Z`;
  const cloth = paint(colour);
  c.path(
    data,
    c.linear(
      [
        [0, tone(cloth, 0.12)],
        [1, tone(cloth, -0.16)],
      ],
      stage.from > 0 ? [1, 0, 0, 1] : [0, 0, 1, 1],
    ),
    { stroke: tone(cloth, -0.08), width: 1.5, round: true },
  );
  const pattern = r.pick(['none', 'stripes', 'none', 'cross', 'band'] as const);
  const mark = tone(cloth, 0.45);
  const seam = (from: Point, to: Point, width: number): void =>
    c.line([spin(from), spin(to)], mark, width, { opacity: 0.7 });
  if (pattern === 'stripes') for (const t of [-0.5, -0.17, 0.17, 0.5]) seam([t, -0.66], [t, 0.68], s * 0.09);
  if (pattern === 'band') for (const t of [-0.1, 0.16]) seam([-0.78, t], [0.78, t], s * 0.1);
  if (pattern === 'cross') {
    seam([-0.6, -0.6], [0.6, 0.6], s * 0.06);
    seam([0.6, -0.6], [-0.6, 0.6], s * 0.06);
  }
}

export type Sofa = {
  x: number;
  z: number;
  w: number;
  colour: Colour;
  cushions: readonly Colour[];
  throwOver?: Colour | undefined;
  legs: Colour;
};

/** A sofa facing the viewer, its near left corner at (x, z). */
export function drawSofa(stage: Stage, r: Random, sofa: Sofa): void {
  const { x, z, w, colour } = sofa;
  const seats = w > 2.1 ? 3 : 2;
  const arm = r.pick([0.14, 0.2, 0.26]);
  const inner = (w - arm * 2) / seats;
  drawContact(stage, x, z, w, 0.95);
  for (const lx of [x + 0.08, x + w - 0.14])
    drawBox(stage, { x: lx, z: z + 0.06, w: 0.06, h: 0.14, d: 0.06, colour: sofa.legs });
  drawBox(stage, {
    x: x + 0.04,
    y: 0.14,
    z: z + 0.7,
    w: w - 0.08,
    h: 0.66,
    d: 0.22,
    colour: tone(colour, -0.08),
    soft: 0.06,
  });
  for (let i = 0; i < seats; i++) {
    drawBox(stage, {
      x: x + arm + inner * i + 0.015,
      y: 0.42,
      z: z + 0.56,
      w: inner - 0.03,
      h: 0.44,
      d: 0.18,
      colour,
      soft: 0.07,
    });
  }
  drawBox(stage, {
    x: x + arm * 0.5,
    y: 0.13,
    z: z + 0.03,
    w: w - arm,
    h: 0.17,
    d: 0.7,
    colour: tone(colour, -0.12),
    soft: 0.03,
  });
  for (let i = 0; i < seats; i++) {
    drawBox(stage, {
      x: x + arm + inner * i + 0.01,
      y: 0.28,
      z,
      w: inner - 0.02,
      h: 0.17,
      d: 0.62,
      colour: tone(colour, 0.05),
      soft: 0.05,
    });
  }
  sofa.cushions.forEach((cushion, i) => {
    const n = sofa.cushions.length;
    const t = n === 1 ? 0.2 : i / (n - 1);
    const spot = t < 0.5 ? t * 0.7 : 1 - (1 - t) * 0.7;
    drawCushion(
      stage,
      r,
      x + arm + 0.24 + spot * (w - arm * 2 - 0.48),
      0.44,
      z + 0.48,
      r.between(0.38, 0.48),
      cushion,
    );
  });
  for (const ax of [x, x + w - arm]) {
    drawBox(stage, {
      x: ax,
      y: 0.12,
      z: z + 0.01,
      w: arm,
      h: 0.48,
      d: 0.88,
      colour: tone(colour, -0.02),
      soft: 0.06,
    });
  }
  if (sofa.throwOver) drawThrow(stage, x + w - arm - inner * 0.82, z, inner * 0.5, sofa.throwOver);
}

/** A blanket hanging over the front of a seat. */
function drawThrow(stage: Stage, x: number, z: number, w: number, colour: Colour): void {
  const { c, view, paint } = stage;
  const cloth = paint(colour);
  c.poly(
    view.poly([
      [x, 0.46, z + 0.5],
      [x + w, 0.46, z + 0.5],
      [x + w, 0.46, z],
      [x, 0.46, z],
    ]),
    tone(cloth, 0.12),
  );
  const front = view.wall([x, 0, z - 0.01]);
  c.poly(
    front.quad(0, 0.16, w, 0.3),
    c.linear([
      [0, cloth],
      [1, tone(cloth, -0.14)],
    ]),
  );
  const n = 14;
  for (let i = 0; i <= n; i++)
    c.line([front.at((w * i) / n, 0.16), front.at((w * i) / n, 0.1)], tone(cloth, -0.05), 2);
  for (const v of [0.22, 0.26])
    c.line([front.at(0, v), front.at(w, v)], tone(cloth, 0.4), 3, { opacity: 0.7 });
}

/** A sofa along the left (side -1) or right (1) wall, facing inwards. */
export function drawSideSofa(
  stage: Stage,
  r: Random,
  side: -1 | 1,
  wall: number,
  z: number,
  length: number,
  sofa: Pick<Sofa, 'colour' | 'cushions'>,
): void {
  const { colour } = sofa;
  const at = (out: number, width: number): number => (side < 0 ? wall + out : wall - out - width);
  drawContact(stage, at(0, 0.95), z, 0.95, length);
  drawBox(stage, {
    x: at(0.02, 0.24),
    y: 0.1,
    z,
    w: 0.24,
    h: 0.7,
    d: length,
    colour: tone(colour, -0.06),
    soft: 0.04,
  });
  drawBox(stage, {
    x: at(0.2, 0.72),
    y: 0.1,
    z: z + length - 0.2,
    w: 0.72,
    h: 0.48,
    d: 0.2,
    colour,
    soft: 0.04,
  });
  const seats = Math.max(2, Math.round(length / 0.85));
  const each = (length - 0.4) / seats;
  for (let i = seats - 1; i >= 0; i--) {
    const sz = z + 0.2 + each * i;
    drawBox(stage, {
      x: at(0.24, 0.18),
      y: 0.42,
      z: sz,
      w: 0.18,
      h: 0.42,
      d: each - 0.03,
      colour: tone(colour, 0.02),
      soft: 0.05,
    });
    drawBox(stage, {
      x: at(0.24, 0.7),
      y: 0.12,
      z: sz,
      w: 0.7,
      h: 0.32,
      d: each - 0.02,
      colour: tone(colour, 0.04),
      soft: 0.04,
    });
    const cushion = sofa.cushions[i % Math.max(1, sofa.cushions.length)];
    if (cushion) drawCushion(stage, r, at(0.56, 0), 0.44, sz + each * 0.5, 0.42, cushion);
  }
  drawBox(stage, { x: at(0.02, 0.9), y: 0.1, z, w: 0.9, h: 0.48, d: 0.2, colour, soft: 0.05 });
}

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
