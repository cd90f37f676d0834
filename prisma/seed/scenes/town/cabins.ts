/**
 * Wooden beach cabins.
 */
import type { Canvas, Point } from '../kit/canvas';
import { type Colour, mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { facing, type Vec, type View } from '../kit/view';
import type { Random } from '../random';

export const CABIN_COLOURS: readonly Colour[] = [
  '#b8443c',
  '#f4eee0',
  '#2d5878',
  '#5d9aa6',
  '#e2b862',
  '#f4eee0',
  '#c96a52',
  '#8fb3a8',
  '#f0d9c2',
  '#3d6f92',
];

export type Hut = {
  origin: Vec;
  angle?: number;
  w?: number;
  d?: number;
  h?: number;
  body: Colour;
  roof: Colour;
  stripes?: Colour | undefined;
};

/** A wooden beach cabin with a pitched roof; its door is in the front plane. */
export function drawHut(c: Canvas, light: Light, view: View, hut: Hut): void {
  const { w = 1.9, d = 2.1, h = 2, angle = 0, origin } = hut;
  const plane = view.wall(origin, angle);
  const front = plane.quad(0, 0, w, h);
  const rise = 0.62;
  const shade = (out: number): number => (out === light.sunSide ? 0.1 : 0.8);
  const paintSide = (points: Point[], dark: number): void => {
    if (!facing(points)) return;
    const wall = light.shaded(tone(hut.body, -0.04), dark);
    c.poly(
      points,
      c.linear([
        [0, wall],
        [1, tone(wall, -0.1)],
      ]),
    );
  };
  c.poly(plane.shelf(-light.sunSide * 0.7, 0.01, w, d * 1.1, -d), light.shadow, { opacity: light.contrast });
  paintSide(plane.fin(0, 0, d, h, -d), shade(-1));
  paintSide(plane.fin(w, 0, -d, h, 0), shade(1));
  if (facing(front)) hutFront(c, light, view, hut, { w, h, rise });
  const roof = light.lit(hut.roof);
  for (const [from, over, tint] of [
    [0, -0.18, -light.sunSide],
    [w, 0.18, light.sunSide],
  ] as const) {
    const slope = [
      plane.at(from + over, h - 0.14, 0.22),
      plane.at(w / 2, h + rise + 0.05, 0.22),
      plane.at(w / 2, h + rise + 0.05, -d - 0.1),
      plane.at(from + over, h - 0.14, -d - 0.1),
    ];
    const visible = facing(slope) === (from !== 0) || from === 0;
    if (visible) c.poly(slope, tone(roof, tint > 0 ? 0.06 : -0.14));
    c.line(
      [plane.at(from + over, h - 0.14, 0.24), plane.at(w / 2, h + rise + 0.05, 0.24)],
      tone(roof, 0.25),
      Math.max(1.5, plane.scale(0, 0) * 0.09),
    );
  }
}

function hutFront(
  c: Canvas,
  light: Light,
  view: View,
  hut: Hut,
  size: { w: number; h: number; rise: number },
): void {
  const { w, h, rise } = size;
  const plane = view.wall(hut.origin, hut.angle ?? 0);
  const wall = light.lit(hut.body);
  const gable: Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [w / 2, h + rise],
    [0, h],
  ];
  c.poly(
    plane.shape(gable),
    c.linear([
      [0, tone(wall, 0.05)],
      [1, tone(wall, -0.06)],
    ]),
  );
  const n = 9;
  const peak = (u: number): number => h + rise * (1 - Math.abs(u / w - 0.5) * 2);
  for (let i = 0; i < n; i++) {
    const u = (w * i) / n;
    if (hut.stripes && i % 2 === 1) {
      c.poly(
        plane.shape([
          [u, 0],
          [u + w / n, 0],
          [u + w / n, peak(u + w / n)],
          [u, peak(u)],
        ]),
        light.lit(hut.stripes),
      );
    }
    c.line([plane.at(u, 0), plane.at(u, peak(u))], tone(wall, -0.22), 1, { opacity: 0.45 });
  }
  const door = light.lit(
    hut.stripes ? '#fbf7ec' : mix(hut.body, '#ffffff', hut.body === '#f4eee0' ? 0 : 0.72),
  );
  const leaf = hut.body === '#f4eee0' && !hut.stripes ? light.lit(hut.roof) : door;
  c.poly(
    plane.quad(w * 0.24, 0.08, w * 0.52, h * 0.82),
    c.linear([
      [0, leaf],
      [1, tone(leaf, -0.08)],
    ]),
  );
  c.line([plane.at(w * 0.5, 0.08), plane.at(w * 0.5, h * 0.9)], tone(leaf, -0.3), 1.2);
  const px = plane.scale(0, 0);
  const [kx, ky] = plane.at(w * 0.56, h * 0.42);
  c.ellipse(kx, ky, px * 0.045, px * 0.045, light.lit('#a88b53'));
  const [wx, wy] = plane.at(w / 2, h + rise * 0.28);
  c.ellipse(wx, wy, px * 0.17, px * 0.17, light.lit('#fbf7ec'));
  c.ellipse(wx, wy, px * 0.11, px * 0.11, light.shaded('#33587b', 0.3));
}

/** Colours of one cabin; `stripes` now and then. */
export function cabinColours(r: Random): Pick<Hut, 'body' | 'roof' | 'stripes'> {
  const body = r.pick(CABIN_COLOURS);
  const roof = r.pick(['#b8443c', '#2f4a5e', '#8a5a44', '#e9e2d2', '#39505f']);
  return { body, roof, stripes: r.chance(0.22) && body !== '#f4eee0' ? '#f8f3e6' : undefined };
}
