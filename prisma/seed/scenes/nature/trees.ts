/**
 * Trees, hedges and lawns around houses.
 */
import { num, type Canvas } from '../kit/canvas';
import { tone, type Colour } from '../kit/colour';
import type { Light } from '../kit/light';
import { blade, crown, lens } from '../kit/shapes';
import type { Random } from '../random';

const LEAVES: readonly Colour[] = ['#7c9a66', '#68885c', '#8fa96c', '#5f8266', '#98a86a'];

/** A round-headed tree; (x, y) is the foot, `h` its height in pixels. */
export function drawTree(
  c: Canvas,
  light: Light,
  r: Random,
  x: number,
  y: number,
  h: number,
  distance = 0,
): void {
  const green = r.pick(LEAVES);
  const lean = r.between(-0.06, 0.06) * h;
  c.path(lens(x - light.sunSide * h * 0.2, y, h * 0.8, h * 0.06), light.shadow, {
    opacity: light.contrast * (1 - distance),
  });
  c.path(
    `M${num(x - h * 0.025)} ${num(y)}L${num(x + lean - h * 0.012)} ${num(y - h * 0.6)}L${num(x + lean + h * 0.012)} ${num(y - h * 0.6)}L${num(x + h * 0.025)} ${num(y)}Z`,
    light.far('#7d6650', distance),
  );
  const cx = x + lean;
  for (const [amount, spread, lift] of [
    [-0.24, 1, 0],
    [-0.08, 0.8, 0.05],
    [0.08, 0.56, 0.11],
    [0.24, 0.32, 0.16],
  ] as const) {
    let data = '';
    const lobes = 6;
    for (let i = 0; i < lobes; i++) {
      const a = (i / lobes) * 6.28 + amount;
      const s = h * 0.17 * (0.5 + spread * 0.5) * r.between(0.85, 1.2);
      data += crown(
        r,
        cx + Math.cos(a) * h * 0.17 * spread + light.sunSide * lift * h * 0.5,
        y - h * (0.68 + lift * 0.7) + Math.sin(a) * h * 0.14 * spread,
        s,
        s * 0.9,
        8,
      );
    }
    c.path(data, light.far(tone(green, amount), distance));
  }
  drawLeaves(c, light, r, cx, y - h * 0.72, h * 0.34, green, distance);
}

/** Loose leaves over a crown, light towards the sun and dark away from it. */
function drawLeaves(
  c: Canvas,
  light: Light,
  r: Random,
  cx: number,
  cy: number,
  reach: number,
  green: Colour,
  distance: number,
): void {
  if (reach < 30) return;
  for (const [amount, side] of [
    [0.34, 1],
    [-0.3, -1],
  ] as const) {
    let data = '';
    for (let i = 0; i < 46; i++) {
      const a = r.between(0, 6.28);
      const d = Math.sqrt(r.next()) * reach;
      const x = cx + Math.cos(a) * d * 0.85 + side * light.sunSide * reach * 0.22;
      const y = cy + Math.sin(a) * d * 0.78 - side * reach * 0.14;
      data += lens(x, y, reach * r.between(0.05, 0.1), reach * r.between(0.03, 0.06));
    }
    c.path(data, light.far(tone(green, amount), distance), { opacity: 0.5 });
  }
}

/** A wind-blown pine of the dunes: ragged flat clouds of needles on a leaning stem. */
export function drawPine(
  c: Canvas,
  light: Light,
  r: Random,
  x: number,
  y: number,
  h: number,
  distance = 0,
): void {
  const lean = r.between(0.06, 0.2) * h * r.sign();
  c.path(lens(x - light.sunSide * h * 0.15, y, h * 0.7, h * 0.05), light.shadow, {
    opacity: light.contrast * (1 - distance),
  });
  const bark = light.far('#8a6248', distance);
  c.path(
    `M${num(x)} ${num(y)}Q${num(x + lean * 0.15)} ${num(y - h * 0.5)} ${num(x + lean)} ${num(y - h * 0.86)}`,
    'none',
    { stroke: bark, width: h * 0.032, round: true },
  );
  const green = r.pick(['#5a7a5c', '#64845f', '#4f7260']);
  const clumps = Array.from({ length: r.int(5, 7) }, (_, i) => {
    const t = r.between(0.5, 0.94);
    const out = (i % 2 === 0 ? -1 : 1) * r.between(0.02, 0.24) * h * (1.25 - t);
    return { cx: x + lean * t * 1.05 + out, cy: y - h * t, w: h * r.between(0.13, 0.21) * (1.3 - t * 0.45) };
  }).sort((p, q) => p.cy - q.cy);
  for (const { cx, cy } of clumps)
    c.line(
      [
        [x + lean * 0.75, cy + h * 0.09],
        [cx, cy + h * 0.02],
      ],
      bark,
      h * 0.014,
      { round: true },
    );
  for (const [amount, size, lift] of [
    [-0.26, 1, 0],
    [-0.06, 0.82, 0.1],
    [0.14, 0.5, 0.2],
  ] as const) {
    let data = '';
    for (const { cx, cy, w } of clumps) {
      for (const k of [-0.6, -0.2, 0.25, 0.62]) {
        data += crown(
          r,
          cx + k * w * size + light.sunSide * lift * w,
          cy - lift * w * 0.9 - (0.4 - Math.abs(k)) * w * 0.25,
          w * 0.48 * size,
          w * 0.26 * size,
          7,
        );
      }
    }
    c.path(data, light.far(tone(green, amount), distance));
  }
}

/** A pollard willow of the polder. */
export function drawPollard(
  c: Canvas,
  light: Light,
  r: Random,
  x: number,
  y: number,
  h: number,
  distance = 0,
): void {
  const bark = light.far('#7a6a57', distance);
  c.path(
    `M${num(x - h * 0.07)} ${num(y)}L${num(x - h * 0.06)} ${num(y - h * 0.42)}L${num(x + h * 0.07)} ${num(y - h * 0.42)}L${num(x + h * 0.06)} ${num(y)}Z`,
    bark,
  );
  c.ellipse(x, y - h * 0.43, h * 0.1, h * 0.07, bark);
  for (const green of ['#7d9a63', '#93ab6d', '#688757']) {
    let data = '';
    for (let i = 0; i < 16; i++)
      data += blade(
        x + r.between(-0.07, 0.07) * h,
        y - h * 0.42,
        h * r.between(0.3, 0.58),
        r.between(-0.4, 0.4) * h,
        h * 0.02,
      );
    c.path(data, light.far(green, distance));
  }
}

/** A clipped hedge as a band on the page from x1 to x2 with its foot at y. */
export function drawHedge(
  c: Canvas,
  light: Light,
  r: Random,
  x1: number,
  x2: number,
  y: number,
  h: number,
): void {
  const green = r.pick(['#648257', '#708f5c', '#56785a']);
  const base = light.lit(green);
  c.rect(
    x1,
    y - h * 0.86,
    x2 - x1,
    h * 0.86,
    c.linear([
      [0, base],
      [1, tone(base, -0.3)],
    ]),
  );
  for (const [amount, lift] of [
    [-0.12, 0.7],
    [0.03, 0.82],
    [0.16, 0.93],
  ] as const) {
    let data = '';
    const step = h * 0.34;
    for (let x = x1; x < x2; x += step) data += crown(r, x, y - h * lift, step * 0.72, h * 0.13, 7);
    c.path(data, tone(base, amount));
  }
}

/** A lawn texture: strokes of grass over an area. */
export function drawGrass(
  c: Canvas,
  light: Light,
  r: Random,
  top: number,
  bottom: number,
  left: number,
  right: number,
  count = 150,
): void {
  for (const green of ['#9db873', '#7f9f5c', '#6b8c52']) {
    let data = '';
    for (let i = 0; i < count / 3; i++) {
      const t = r.next() ** 0.7;
      const s = 5 + t * 16;
      const x = r.between(left, right);
      const y = top + (bottom - top) * t;
      for (let k = 0; k < 3; k++)
        data += blade(
          x + (k - 1) * s * 0.24,
          y,
          s * r.between(0.6, 1),
          s * r.between(-0.3, 0.3),
          Math.max(1, s * 0.09),
        );
    }
    c.path(data, light.lit(green));
  }
}

/** Flowers in a bed or meadow. */
export function drawFlowers(
  c: Canvas,
  light: Light,
  r: Random,
  top: number,
  bottom: number,
  left: number,
  right: number,
  count: number,
): void {
  const tints = r.shuffle(['#e58fa0', '#f4eef4', '#e9c46a', '#a98bc0', '#c8503f', '#7fa6cf']).slice(0, 3);
  for (const tint of tints) {
    let data = '';
    for (let i = 0; i < count / 3; i++) {
      const t = r.next();
      const s = 5 + t * 8;
      const x = r.between(left, right);
      const y = top + (bottom - top) * t;
      data += crown(r, x, y, s * 0.5, s * 0.42, 6);
    }
    c.path(data, light.lit(tint));
  }
}
