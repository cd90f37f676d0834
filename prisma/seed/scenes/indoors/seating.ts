/**
 * Sofas, chairs, stools and cushions, indoors and on terraces.
 */
import { num, type Point } from '../kit/canvas';
import { type Colour, tone } from '../kit/colour';
import { drawBox, drawContact, type Stage } from '../kit/solid';
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
