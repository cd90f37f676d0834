/**
 * The dike: paving, lamps, benches, flags, planters, beach cabins.
 */
import { type Canvas, num, type Point, trace } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { blade, lens } from '../kit/shapes';
import type { View } from '../kit/view';
import type { Random } from '../random';

export type Pavement = { x: readonly [number, number]; z: readonly [number, number]; y?: number };

/** Paving with joints and a band of another stone. */
export function drawPavement(c: Canvas, light: Light, r: Random, view: View, area: Pavement): void {
  const [x1, x2] = area.x;
  const [z1, z2] = area.z;
  const y = area.y ?? 0;
  const stone = r.pick(['#d9cfbf', '#cfc6b8', '#e0d3bd', '#c9c4bb', '#d8c4b0']);
  const near = light.lit(stone);
  c.poly(
    view.floor(x1, z1, x2 - x1, z2 - z1, y),
    c.linear([
      [0, mix(near, light.recipe.air, 0.3)],
      [0.5, near],
      [1, tone(near, -0.07)],
    ]),
  );
  const band = r.pick(['#b98a72', '#b7ada0', '#e9dfcc', '#9aa3a6']);
  const step = r.between(4, 6);
  for (let x = Math.ceil(x1 / step) * step; x < x2; x += step) {
    c.poly(view.floor(x, z1, 0.5, z2 - z1, y), light.lit(band), { opacity: 0.55 });
  }
  let joints = '';
  for (let z = z1; z < z2; z += Math.max(0.8, (z - view.eye[2]) * 0.06)) {
    const [a, b] = view.poly([
      [x1, y, z],
      [x2, y, z],
      [x2, y, z + 0.01],
    ]);
    if (a && b) joints += trace([a, b]);
  }
  c.path(joints, 'none', { stroke: tone(near, -0.25), width: 1, opacity: 0.28 });
  let stains = '';
  for (let i = 0; i < 40; i++) {
    const [sx, sy] = view.point([r.between(x1, x2), y, r.between(z1 + 1, z1 + (z2 - z1) * 0.6)]);
    stains += lens(sx, sy, r.between(40, 190), r.between(3, 9));
  }
  c.path(stains, r.chance(0.5) ? '#ffffff' : light.shadow, { opacity: 0.1 });
}

/** Cast shadow of a row of buildings or a thing, as a dark area on the ground. */
export function groundShadow(c: Canvas, light: Light, points: readonly Point[], strength = 1): void {
  c.poly(points, light.shadow, { opacity: light.contrast * strength });
}

/** A lamp post with one or two white arms. */
export function drawLamp(c: Canvas, light: Light, view: View, x: number, z: number, tall = 5.4, y = 0): void {
  const px = view.scale([x, y, z]);
  const [bx, by] = view.point([x, y, z]);
  const [, ty] = view.point([x, y + tall, z]);
  const metal = light.shaded('#e9ebe8', 0.25);
  c.path(lens(bx - light.sunSide * px * 1.4, by, px * 3, px * 0.12), light.shadow, {
    opacity: light.contrast,
  });
  c.line(
    [
      [bx, by],
      [bx, ty],
    ],
    metal,
    Math.max(1.2, px * 0.11),
  );
  c.line(
    [
      [bx, by],
      [bx, by - px * 0.9],
    ],
    tone(metal, -0.18),
    Math.max(1.6, px * 0.18),
  );
  const arm = px * 0.75;
  c.path(
    `M${num(bx - arm)} ${num(ty)}Q${num(bx)} ${num(ty - px * 0.5)} ${num(bx + arm)} ${num(ty)}`,
    'none',
    { stroke: metal, width: Math.max(1, px * 0.07) },
  );
  for (const s of [-1, 1]) {
    if (light.lamps > 0.3)
      c.glow(bx + s * arm, ty + px * 0.1, px * 2.1, px * 2.1, '#ffdf9e', 0.55 * light.lamps);
    c.ellipse(
      bx + s * arm,
      ty + px * 0.1,
      px * 0.26,
      px * 0.13,
      light.lamps > 0.3 ? '#fff1cc' : light.lit('#fafaf5'),
    );
  }
}

export function drawBench(c: Canvas, light: Light, view: View, x: number, z: number, w = 2.2): void {
  const plane = view.wall([x, 0, z]);
  const wood = light.lit('#b08a5e');
  c.poly(view.floor(x - 0.1 - light.sunSide * 0.3, z - 0.1, w + 0.2, 0.7), light.shadow, {
    opacity: light.contrast,
  });
  for (const u of [0.2, w - 0.3]) c.poly(plane.quad(u, 0, 0.1, 0.45), light.shaded('#5b6266', 0.4));
  c.poly(plane.shelf(0, 0.46, w, -0.5), tone(wood, 0.06));
  c.poly(plane.quad(0, 0.38, w, 0.08), tone(wood, -0.1));
  for (const v of [0.6, 0.76]) c.poly(plane.quad(0, v, w, 0.11, -0.5), wood);
}

/** A planter with marram or flowers. */
export function drawPlanter(
  c: Canvas,
  light: Light,
  r: Random,
  view: View,
  x: number,
  z: number,
  w = 1.6,
): void {
  const plane = view.wall([x, 0, z]);
  const px = plane.scale(0, 0);
  const box = light.lit(r.pick(['#7b6a57', '#c9c3b7', '#4f5b63', '#b58a6a']));
  c.poly(view.floor(x - light.sunSide * 0.5, z, w, 0.8), light.shadow, { opacity: light.contrast });
  const greens = ['#7d9260', '#9aa767', '#5f7d56'].map((g) => light.lit(g));
  const [, base] = plane.at(0, 0.6, -0.3);
  for (const green of greens) {
    let data = '';
    for (let i = 0; i < 16; i++) {
      const [gx] = plane.at(r.between(0.05, w - 0.05), 0.6, -0.3);
      data += blade(gx, base, px * r.between(0.35, 0.95), px * r.between(-0.3, 0.35), Math.max(1, px * 0.05));
    }
    c.path(data, green);
  }
  if (r.chance(0.5)) {
    const bloom = light.lit(r.pick(['#c8503f', '#e9c46a', '#f4eef4', '#a98bc0', '#e58fa0']));
    for (let i = 0; i < 9; i++) {
      const [fx, fy] = plane.at(r.between(0.1, w - 0.1), r.between(0.75, 1.25), -0.3);
      c.ellipse(fx, fy, px * 0.07, px * 0.06, bloom);
    }
  }
  c.poly(
    plane.quad(0, 0, w, 0.62),
    c.linear([
      [0, box],
      [1, tone(box, -0.16)],
    ]),
  );
  c.poly(plane.quad(-0.03, 0.56, w + 0.06, 0.08), tone(box, 0.12));
}

/** A flag on a pole in the sea wind. */
export function drawFlag(
  c: Canvas,
  light: Light,
  r: Random,
  view: View,
  x: number,
  z: number,
  tall = 8,
  y = 0,
): void {
  const px = view.scale([x, y, z]);
  const [bx, by] = view.point([x, y, z]);
  const top = by - px * tall;
  c.line(
    [
      [bx, by],
      [bx, top],
    ],
    light.lit('#eef0ee'),
    Math.max(1.2, px * 0.08),
  );
  const colour = light.lit(r.pick(['#b8443c', '#2d5878', '#f4eee0', '#e2b862', '#5d9aa6']));
  const [w, h] = [px * 1.7, px * 1.05];
  const flag = `M${num(bx)} ${num(top)}c${num(w * 0.33)} ${num(-h * 0.22)} ${num(w * 0.66)} ${num(h * 0.24)} ${num(w)} 0v${num(h)}c${num(-w * 0.33)} ${num(h * 0.24)} ${num(-w * 0.66)} ${num(-h * 0.22)} ${num(-w)} 0Z`;
  c.path(
    flag,
    c.linear(
      [
        [0, tone(colour, -0.1)],
        [0.35, colour],
        [0.65, tone(colour, 0.14)],
        [1, colour],
      ],
      [0, 0, 1, 0],
    ),
  );
}
