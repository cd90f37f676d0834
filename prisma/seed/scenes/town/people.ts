/**
 * People, dogs, bicycles: small, plain, and only where life is wanted.
 */
import { num, type Canvas } from '../kit/canvas';
import { tone, type Colour } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens } from '../kit/shapes';
import type { View } from '../kit/view';
import type { Random } from '../random';

const CLOTHES: readonly Colour[] = [
  '#b8443c',
  '#2d5878',
  '#e2b04f',
  '#f2ede2',
  '#3f7a86',
  '#d98c6a',
  '#6d7f95',
  '#27415a',
  '#8f9f7c',
  '#c9a7a0',
];
const SKIN: readonly Colour[] = ['#e8bd9c', '#d9a27c', '#b67c58', '#8a5a40', '#f0cbb0'];
const HAIR: readonly Colour[] = ['#4a3527', '#b98d55', '#2b2320', '#8a8580', '#7a4a2c', '#d8bf8f'];

/** A person seen from behind or the front, `h` pixels tall, feet at (x, y). */
export function drawPerson(c: Canvas, light: Light, r: Random, x: number, y: number, h: number): void {
  const coat = light.lit(r.pick(CLOTHES));
  const legs = light.shaded(r.pick(['#2f3f55', '#5a6470', '#c7b594', '#3d3a40']), 0.2);
  const skin = light.lit(r.pick(SKIN));
  const hair = light.lit(r.pick(HAIR));
  const step = h * r.between(0.03, 0.1);
  c.path(lens(x - light.sunSide * h * 0.28, y + h * 0.01, h * 0.75, h * 0.07), light.shadow, {
    opacity: light.contrast * 0.9,
  });
  const leg = `M${num(x - h * 0.06)} ${num(y - h * 0.48)}L${num(x - step)} ${num(y)}M${num(x + h * 0.05)} ${num(y - h * 0.48)}L${num(x + step)} ${num(y)}`;
  c.path(leg, 'none', { stroke: legs, width: h * 0.085, round: true });
  const w = h * r.between(0.11, 0.14);
  const skirt = r.chance(0.3) ? h * 0.06 : 0;
  const body =
    `M${num(x - w * 0.8)} ${num(y - h * 0.82)}Q${num(x)} ${num(y - h * 0.87)} ${num(x + w * 0.8)} ${num(y - h * 0.82)}` +
    `L${num(x + w + skirt)} ${num(y - h * 0.42)}Q${num(x)} ${num(y - h * 0.38)} ${num(x - w - skirt)} ${num(y - h * 0.42)}Z`;
  c.path(body, coat);
  const shade = light.sunSide > 0 ? x - w * 0.8 : x + w * 0.1;
  c.rect(shade, y - h * 0.81, w * 0.7, h * 0.38, tone(coat, -0.2), { opacity: 0.55, rx: w * 0.3 });
  c.path(
    `M${num(x - w)} ${num(y - h * 0.78)}L${num(x - w * 1.25)} ${num(y - h * 0.5)}M${num(x + w)} ${num(y - h * 0.78)}L${num(x + w * 1.3)} ${num(y - h * 0.52)}`,
    'none',
    {
      stroke: tone(coat, -0.1),
      width: h * 0.06,
      round: true,
    },
  );
  c.ellipse(x, y - h * 0.92, h * 0.062, h * 0.075, skin);
  c.ellipse(x, y - h * 0.945, h * 0.068, h * 0.055, hair);
  if (r.chance(0.25)) c.ellipse(x, y - h * 0.955, h * 0.12, h * 0.025, light.lit('#f0dfb4'));
}

/** A person standing at a place in the world. */
export function placePerson(
  c: Canvas,
  light: Light,
  r: Random,
  view: View,
  px: number,
  pz: number,
  ground = 0,
): void {
  const tall = r.chance(0.22) ? r.between(1.05, 1.35) : r.between(1.6, 1.86);
  const [x, y] = view.point([px, ground, pz]);
  drawPerson(c, light, r, x, y, tall * view.scale([px, ground, pz]));
}

/** People scattered over a strip of ground, the far ones painted first. */
export function drawCrowd(
  c: Canvas,
  light: Light,
  r: Random,
  view: View,
  area: { x: readonly [number, number]; z: readonly [number, number]; count: number; ground?: number },
): void {
  const spots = Array.from({ length: area.count }, () => ({
    x: r.between(...area.x),
    z: r.between(...area.z),
  }));
  for (const spot of spots.sort((a, b) => b.z - a.z)) {
    placePerson(c, light, r, view, spot.x, spot.z, area.ground ?? 0);
    if (r.chance(0.25)) placePerson(c, light, r, view, spot.x + 0.7, spot.z, area.ground ?? 0);
    if (r.chance(0.14)) {
      const [x, y] = view.point([spot.x - 1.1, area.ground ?? 0, spot.z]);
      drawDog(c, light, r, x, y, 0.6 * view.scale([spot.x, 0, spot.z]));
    }
  }
}

export function drawDog(c: Canvas, light: Light, r: Random, x: number, y: number, h: number): void {
  const fur = light.lit(r.pick(['#8a6340', '#e6d6bb', '#3d3835', '#b98d55']));
  c.path(lens(x, y, h * 1.5, h * 0.12), light.shadow, { opacity: light.contrast });
  c.ellipse(x, y - h * 0.55, h * 0.55, h * 0.22, fur);
  c.ellipse(x + h * 0.6, y - h * 0.82, h * 0.22, h * 0.18, fur);
  for (const dx of [-0.4, -0.25, 0.25, 0.4])
    c.line(
      [
        [x + dx * h, y - h * 0.5],
        [x + dx * h, y],
      ],
      fur,
      h * 0.1,
      { round: true },
    );
  c.line(
    [
      [x - h * 0.5, y - h * 0.6],
      [x - h * 0.8, y - h * 0.95],
    ],
    fur,
    h * 0.09,
    { round: true },
  );
}

/** A bicycle, wheels of radius `s` pixels, standing at (x, y). */
export function drawBicycle(c: Canvas, light: Light, r: Random, x: number, y: number, s: number): void {
  const frame = light.lit(r.pick(['#b8443c', '#2d5878', '#3f7a86', '#e2b04f', '#333c46', '#f2ede2']));
  const tyre = light.shaded('#3a3f45', 0.2);
  c.path(lens(x + s * 1.5, y, s * 5, s * 0.3), light.shadow, { opacity: light.contrast * 0.8 });
  for (const dx of [0, 3]) {
    c.ellipse(x + dx * s, y - s, s, s, 'none', { stroke: tyre, width: s * 0.14 });
    c.path(
      `M${num(x + dx * s - s)} ${num(y - s)}h${num(2 * s)}M${num(x + dx * s)} ${num(y - 2 * s)}v${num(2 * s)}`,
      'none',
      {
        stroke: '#c9ced0',
        width: s * 0.04,
      },
    );
  }
  const [seatX, seatY] = [x + s * 0.95, y - s * 2.35];
  c.line(
    [
      [x, y - s],
      [x + s * 1.3, y - s],
      [x + s * 2.6, y - s * 2.2],
      [seatX + s * 0.05, seatY + s * 0.4],
      [x, y - s],
    ],
    frame,
    s * 0.16,
    { round: true },
  );
  c.line(
    [
      [x + s * 1.3, y - s],
      [seatX, seatY],
    ],
    frame,
    s * 0.16,
    { round: true },
  );
  c.line(
    [
      [x + 3 * s, y - s],
      [x + s * 2.5, y - s * 2.7],
      [x + s * 2.1, y - s * 2.75],
    ],
    frame,
    s * 0.14,
    { round: true },
  );
  c.line(
    [
      [seatX - s * 0.35, seatY],
      [seatX + s * 0.3, seatY],
    ],
    tyre,
    s * 0.2,
    { round: true },
  );
  c.rect(x + s * 2.65, y - s * 2.75, s * 0.8, s * 0.55, light.lit('#b58a56'), { rx: s * 0.1 });
}
