/**
 * Kitchen furniture: base units, worktop, tall units, hood, sink, hob.
 */
import { num } from '../kit/canvas';
import { mix, tone, type Colour } from '../kit/colour';
import { drawBox, drawContact, drawDrum, type Stage } from '../kit/solid';
import type { Random } from '../random';

export type KitchenLook = {
  front: Colour;
  upper: Colour;
  top: Colour;
  handle: 'bar' | 'knob' | 'none';
  shaker: boolean;
  metal: Colour;
  tile: Colour;
  splash: 'metro' | 'square' | 'slab' | 'herring';
};

export function pickKitchen(r: Random): KitchenLook {
  const front = r.pick([
    '#2d4a63',
    '#f5f1e8',
    '#8fa79b',
    '#c9a77b',
    '#47675f',
    '#dfe3e2',
    '#4b5560',
    '#b9c9cc',
    '#e9dcc6',
    '#a85a4a',
  ]);
  return {
    front,
    upper: r.chance(0.5) ? front : '#f7f4ec',
    top: r.pick(['#d8b98a', '#f4f1ea', '#4a4f54', '#c9a77b', '#e3ddd2']),
    handle: r.pick(['bar', 'knob', 'none'] as const),
    shaker: r.chance(0.5),
    metal: r.pick(['#c2a05c', '#b9c0c4', '#2f3438']),
    tile: r.pick(['#fbf9f3', '#d8e4e6', '#e9dfcc', '#8fb0b8', '#f1e4dc']),
    splash: r.pick(['metro', 'square', 'slab', 'herring'] as const),
  };
}

/** Tiles between worktop and upper units on the back wall. */
export function drawSplash(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  w: number,
  v: number,
  h: number,
  look: KitchenLook,
): void {
  const { c, view, paint } = stage;
  const plane = view.wall([x, v, z - 0.01]);
  const base = paint(look.tile);
  c.poly(plane.quad(0, 0, w, h), tone(base, -0.05));
  if (look.splash === 'slab') {
    for (let i = 0; i < 5; i++) {
      const u = r.between(0, w);
      c.line(
        [plane.at(u, 0), plane.at(Math.min(w, u + 0.3), h * 0.5), plane.at(Math.min(w, u + 0.4), h)],
        tone(base, -0.14),
        1.5,
        { opacity: 0.4 },
      );
    }
    return;
  }
  const [tw, th] =
    look.splash === 'metro' ? [0.2, 0.075] : look.splash === 'square' ? [0.1, 0.1] : [0.07, 0.2];
  for (let row = 0; row * th < h - 0.01; row++) {
    const shift = look.splash === 'metro' && row % 2 ? -tw / 2 : 0;
    for (let u = shift; u < w; u += tw) {
      const from = Math.max(0, u);
      const to = Math.min(w, u + tw - 0.008);
      if (to <= from) continue;
      c.poly(
        plane.quad(from, row * th, to - from, Math.min(th - 0.008, h - row * th)),
        tone(base, Math.round(r.between(-1.4, 2.4)) * 0.035),
      );
    }
  }
}

function drawFronts(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  look: KitchenLook,
  colour: Colour,
  doors: number,
  drawers: boolean,
): void {
  const { c, view, paint } = stage;
  const plane = view.wall([x, y, z - 0.004]);
  const edge = tone(paint(colour), -0.28);
  const each = w / doors;
  for (let i = 0; i < doors; i++) {
    const rows = drawers && i % 3 === 1 ? 3 : 1;
    for (let k = 0; k < rows; k++) {
      const [u, v, dw, dh] = [each * i + 0.01, (h / rows) * k + 0.012, each - 0.02, h / rows - 0.024];
      c.poly(plane.quad(u, v, dw, dh), 'none', { stroke: edge, width: 1.5 });
      if (look.shaker && rows === 1)
        c.poly(plane.quad(u + 0.06, v + 0.06, dw - 0.12, dh - 0.12), tone(paint(colour), -0.07), {
          stroke: edge,
          width: 1,
        });
      const metal = paint(look.metal);
      if (look.handle === 'bar')
        c.poly(plane.quad(u + dw * 0.28, v + dh - 0.08, dw * 0.44, 0.018, 0.02), metal);
      if (look.handle === 'knob') {
        const [kx, ky] = plane.at(u + dw * (i % 2 ? 0.12 : 0.88), v + dh - 0.08);
        c.ellipse(kx, ky, 4, 4, metal);
      }
    }
  }
}

/** A run of base units with worktop against the back; z is the front edge. */
export function drawBaseRun(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  look: KitchenLook,
  depth = 0.6,
): void {
  drawContact(stage, x, z, w, depth, 0.8);
  drawBox(stage, { x: x + 0.02, z: z + 0.06, w: w - 0.04, h: 0.1, d: depth - 0.06, colour: '#3a3d40' });
  drawBox(stage, { x, y: 0.1, z, w, h: 0.78, d: depth, colour: look.front });
  drawFronts(stage, x, 0.1, z, w, 0.78, look, look.front, Math.max(1, Math.round(w / 0.55)), true);
  drawBox(stage, {
    x: x - 0.02,
    y: 0.88,
    z: z - 0.025,
    w: w + 0.04,
    h: 0.04,
    d: depth + 0.025,
    colour: look.top,
    top: tone(look.top, 0.08),
  });
}

export function drawUpperRun(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  look: KitchenLook,
  y = 1.5,
  h = 0.72,
): void {
  const { c, view } = stage;
  const plane = view.wall([x, y, z + 0.34]);
  c.poly(plane.quad(0, -0.16, w, 0.16), '#2a2620', { opacity: 0.1 });
  drawBox(stage, { x, y, z, w, h, d: 0.34, colour: look.upper });
  drawFronts(stage, x, y, z, w, h, look, look.upper, Math.max(1, Math.round(w / 0.5)), false);
}

/** Open shelves with crockery, an alternative to closed uppers. */
export function drawOpenShelves(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  w: number,
  wood: Colour,
  tints: readonly Colour[],
): void {
  const { c, view } = stage;
  for (const y of [1.5, 1.88]) {
    c.poly(view.wall([x, y - 0.1, z + 0.25]).quad(0, 0, w, 0.1), '#2a2620', { opacity: 0.1 });
    for (let u = 0.12; u < w - 0.1; u += r.between(0.15, 0.24)) {
      const kind = r.pick(['cup', 'plates', 'jar', 'gap'] as const);
      const colour = r.pick([...tints, '#fdfbf5', '#fdfbf5']);
      const at = { x: x + u, y: y + 0.03, z: z + 0.12, colour };
      if (kind === 'cup') drawDrum(stage, { ...at, low: 0.035, high: 0.045, h: 0.08 });
      if (kind === 'jar') drawDrum(stage, { ...at, low: 0.05, high: 0.05, h: 0.17, top: wood });
      if (kind === 'plates')
        for (let k = 0; k < 4; k++)
          drawDrum(stage, { ...at, y: y + 0.03 + k * 0.018, low: 0.08, high: 0.085, h: 0.014 });
    }
    drawBox(stage, { x, y, z, w, h: 0.03, d: 0.24, colour: wood });
  }
}

/** A sink with tap at x on the worktop whose front edge is z. */
export function drawSink(stage: Stage, x: number, z: number, look: KitchenLook): void {
  const { c, view, paint } = stage;
  c.poly(view.floor(x - 0.28, z + 0.12, 0.56, 0.36, 0.921), tone(paint('#b9c0c4'), -0.18));
  c.poly(view.floor(x - 0.25, z + 0.15, 0.5, 0.3, 0.921), tone(paint('#b9c0c4'), -0.34));
  const px = view.scale([x, 0.92, z + 0.5]);
  const [tx, ty] = view.point([x, 0.92, z + 0.5]);
  c.path(
    `M${num(tx)} ${num(ty)}v${num(-0.26 * px)}q0 ${num(-0.09 * px)} ${num(0.09 * px)} ${num(-0.09 * px)}t${num(0.09 * px)} ${num(0.11 * px)}`,
    'none',
    { stroke: paint(look.metal), width: Math.max(2, px * 0.026), round: true },
  );
}

export function drawHob(stage: Stage, r: Random, x: number, z: number, pan: Colour): void {
  const { c, view } = stage;
  c.poly(view.floor(x - 0.3, z + 0.08, 0.6, 0.46, 0.922), '#2b2f33');
  drawDrum(stage, {
    x: x - 0.12,
    y: 0.925,
    z: z + 0.36,
    low: 0.11,
    high: 0.115,
    h: 0.13,
    colour: pan,
    top: tone(pan, 0.2),
  });
  if (r.chance(0.6))
    drawDrum(stage, {
      x: x + 0.15,
      y: 0.925,
      z: z + 0.24,
      low: 0.075,
      high: 0.06,
      h: 0.13,
      colour: '#b9c0c4',
      top: '#8d9599',
    });
}

export function drawOven(stage: Stage, x: number, z: number): void {
  const { c, view, paint } = stage;
  const plane = view.wall([x - 0.29, 0.13, z - 0.008]);
  c.poly(plane.quad(0, 0, 0.58, 0.72), paint('#3a4046'));
  c.poly(
    plane.quad(0.05, 0.08, 0.48, 0.4),
    c.linear([
      [0, '#59636b'],
      [1, '#22272b'],
    ]),
  );
  c.poly(plane.quad(0.06, 0.53, 0.46, 0.025, 0.03), paint('#c9ced0'));
  for (const u of [0.12, 0.22, 0.36, 0.46]) {
    const [kx, ky] = plane.at(u, 0.64);
    c.ellipse(kx, ky, 4.5, 4.5, paint('#c9ced0'));
  }
}

/** A tall fridge or larder unit. */
export function drawTall(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  h: number,
  look: KitchenLook,
  fridge: boolean,
): void {
  const colour = fridge ? mix('#c9ced0', '#ffffff', 0.25) : look.front;
  drawContact(stage, x, z, w, 0.62, 0.7);
  drawBox(stage, { x, z, w, h, d: 0.62, colour, soft: fridge ? 0.03 : 0 });
  const { c, view, paint } = stage;
  const plane = view.wall([x, 0, z - 0.005]);
  const edge = tone(paint(colour), -0.3);
  c.line([plane.at(0.01, h * 0.38), plane.at(w - 0.01, h * 0.38)], edge, 2);
  for (const v of [h * 0.42, h * 0.2])
    c.poly(plane.quad(w - 0.1, v, 0.025, h * 0.15, 0.02), paint(fridge ? '#8b9398' : look.metal));
}

/** A chimney hood or a slim one, above the hob. */
export function drawHood(stage: Stage, x: number, z: number, colour: Colour, ceiling: number): void {
  drawBox(stage, { x: x - 0.14, y: 1.72, z: z + 0.1, w: 0.28, h: ceiling - 1.72, d: 0.22, colour });
  drawBox(stage, { x: x - 0.32, y: 1.6, z: z - 0.05, w: 0.64, h: 0.12, d: 0.4, colour });
}
