/**
 * Fronts of buildings, drawn on an upright plane in metres: storeys, windows, balconies, shop fronts.
 */
import type { Canvas } from '../kit/canvas';
import { mix, tone, type Colour } from '../kit/colour';
import type { Light } from '../kit/light';
import type { Plane } from '../kit/view';
import type { Random } from '../random';
import { drawOpening, type Opening } from './opening';

export type BalconyKind = 'glass' | 'bars' | 'solid' | 'none';

export type FacadeStyle = {
  wall: Colour;
  /** Bands, slabs and trims. */
  trim: Colour;
  frame: Colour;
  base: Colour;
  accent: Colour;
  storey: number;
  ground: number;
  bay: number;
  opening: Opening;
  balcony: BalconyKind;
  texture: 'plain' | 'brick' | 'bands' | 'boards';
  groundFloor: 'shop' | 'homes' | 'entrance';
};

const WALLS: readonly Colour[] = [
  '#f5f0e6',
  '#ece3d2',
  '#faf8f2',
  '#d9c3a3',
  '#e3d6c4',
  '#c9b39a',
  '#b97f63',
  '#dfe4e2',
  '#a8674f',
  '#e8cfb8',
  '#cfd6d6',
  '#f1e2c8',
];
const ACCENTS: readonly Colour[] = [
  '#b8443c',
  '#2d5878',
  '#3f7a86',
  '#d8a24a',
  '#7f9a8a',
  '#c96f51',
  '#234560',
  '#8a9aa5',
];

/** A style for an apartment building on the front. */
export function apartmentStyle(r: Random): FacadeStyle {
  const wall = r.pick(WALLS);
  const brick = ['#b97f63', '#a8674f', '#c9b39a'].includes(wall);
  const balcony = r.pick(['glass', 'glass', 'bars', 'solid', 'bars'] as const);
  return {
    wall,
    trim: r.pick(['#fbf9f4', '#f2ece0', '#e4ddcf', '#ffffff']),
    frame: r.pick(['#fbfaf6', '#43525d', '#6d5a48', '#fbfaf6', '#2f4557']),
    base: r.pick(['#d8cbb6', '#6f7a80', '#c0a688', '#49545c', '#b9a48b']),
    accent: r.pick(ACCENTS),
    storey: r.between(2.75, 3.05),
    ground: r.between(3.6, 4.2),
    bay: r.between(3.6, 5.6),
    opening: r.pick(['wide', 'wide', 'pair', 'bow', 'tall'] as const),
    balcony,
    texture: brick ? 'brick' : r.pick(['plain', 'plain', 'bands', 'boards'] as const),
    groundFloor: r.pick(['shop', 'shop', 'entrance', 'homes'] as const),
  };
}

/** A style for a tall old town house: narrow, stuccoed, decorated. */
export function mansionStyle(r: Random): FacadeStyle {
  return {
    ...apartmentStyle(r),
    wall: r.pick(['#f7ecd9', '#dfe7e4', '#f3d9c6', '#e9e0f0', '#fbf7ee', '#d8e3ea', '#f0d6a8', '#b86a55']),
    storey: r.between(3.2, 3.6),
    bay: r.between(2.1, 2.6),
    opening: r.pick(['arched', 'tall', 'bow'] as const),
    balcony: r.pick(['bars', 'none', 'bars'] as const),
    texture: r.pick(['plain', 'bands'] as const),
    groundFloor: r.pick(['homes', 'shop'] as const),
  };
}

export type FacadeJob = {
  plane: Plane;
  width: number;
  floors: number;
  style: FacadeStyle;
  /** In shade: a side turned away from the sun. */
  shade?: number;
  /** Far away: leave out what nobody sees. */
  plain?: boolean;
  /** Air between the viewer and it. */
  distance?: number;
};

export const facadeHeight = (style: FacadeStyle, floors: number): number =>
  style.ground + style.storey * (floors - 1);

/** The light on one facade: material colours in, painted colours out. */
export type Painter = (colour: Colour) => Colour;

export function painter(light: Light, shade: number, distance: number): Painter {
  return (colour) => mix(light.shaded(colour, shade), light.recipe.air, distance);
}

function drawWall(c: Canvas, light: Light, r: Random, job: FacadeJob, paint: Painter): void {
  const { plane, width, floors, style } = job;
  const height = facadeHeight(style, floors);
  const wall = paint(style.wall);
  c.poly(
    plane.quad(0, 0, width, height),
    c.linear([
      [0, mix(wall, light.recipe.sun, 0.08)],
      [1, tone(wall, -0.07)],
    ]),
  );
  if (job.plain) return;
  const seam = tone(wall, -0.12);
  if (style.texture === 'brick') {
    for (let i = 0; i < width * height * 0.16; i++) {
      const u = r.between(0, width - 0.6);
      c.poly(
        plane.quad(u, r.between(0, height - 0.1), r.between(0.3, 0.6), 0.09),
        tone(wall, r.pick([-0.12, 0.12])),
        { opacity: 0.7 },
      );
    }
  }
  if (style.texture === 'boards') {
    for (let v = 0.5; v < height; v += 0.5)
      c.line([plane.at(0, v), plane.at(width, v)], seam, 0.8, { opacity: 0.5 });
  }
  if (style.texture === 'bands') {
    for (let f = 0; f < floors; f++) {
      const v = style.ground + f * style.storey - 0.34;
      c.poly(plane.quad(0, v, width, 0.3), paint(style.trim));
      c.poly(plane.quad(0, v - 0.12, width, 0.12), light.shadow, { opacity: 0.2 });
    }
  }
}

function drawBalcony(
  c: Canvas,
  light: Light,
  job: FacadeJob,
  paint: Painter,
  u: number,
  v: number,
  w: number,
): void {
  const { plane, style } = job;
  const deep = 1.25;
  const slab = paint(style.trim);
  c.poly(plane.quad(u, v - 1.05, w, 0.95), light.shadow, { opacity: light.contrast * 0.75 });
  c.poly(plane.shelf(u, v - 0.16, w, deep), mix(tone(slab, -0.22), light.recipe.shade, 0.25));
  if (style.balcony === 'glass') {
    const pane = mix(light.sky[1], paint('#8fb3bd'), 0.45);
    c.poly(
      plane.quad(u, v, w, 1, deep),
      c.linear([
        [0, mix(pane, '#ffffff', 0.4), 0.72],
        [1, pane, 0.5],
      ]),
    );
    c.poly(
      plane.shape(
        [
          [u + w * 0.1, v],
          [u + w * 0.3, v],
          [u + w * 0.5, v + 1],
          [u + w * 0.3, v + 1],
        ],
        deep,
      ),
      '#ffffff',
      { opacity: 0.2 },
    );
  } else if (style.balcony === 'solid') {
    const solid = paint(mix(style.wall, style.trim, 0.6));
    c.poly(
      plane.quad(u, v - 0.1, w, 1.05, deep),
      c.linear([
        [0, solid],
        [1, tone(solid, -0.1)],
      ]),
    );
  } else {
    let bars = '';
    for (let k = 0.12; k < w; k += job.plain ? 0.5 : 0.24) {
      const [x1, y1] = plane.at(u + k, v, deep);
      const [x2, y2] = plane.at(u + k, v + 1, deep);
      bars += `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
    }
    c.path(bars, 'none', {
      stroke: paint(style.frame),
      width: Math.max(0.7, plane.scale(u, v) * 0.035),
      opacity: 0.9,
    });
  }
  const rail = paint(style.balcony === 'glass' ? '#dfe5e6' : style.frame);
  c.poly(plane.quad(u, v + 0.98, w, 0.08, deep), rail);
  c.poly(plane.quad(u, v - 0.2, w, 0.2, deep), slab);
}

/** Someone's plants, parasol or chairs, half hidden behind the rail. */
function balconyLife(
  c: Canvas,
  light: Light,
  r: Random,
  job: FacadeJob,
  paint: Painter,
  u: number,
  v: number,
  w: number,
): void {
  const { plane } = job;
  const px = plane.scale(u, v);
  if (r.chance(0.3)) {
    const [x, y] = plane.at(u + w * r.between(0.12, 0.88), v + 0.85, 0.9);
    c.ellipse(x, y, px * 0.34, px * 0.42, paint('#6d8d5c'));
    c.ellipse(x - px * 0.1 * light.sunSide, y + px * 0.08, px * 0.22, px * 0.3, paint('#557a52'));
  }
  if (r.chance(0.14)) {
    const [x, y] = plane.at(u + w * r.between(0.3, 0.7), v + 1.9, 0.8);
    const cloth = paint(r.pick(['#f7f1e2', '#c8503f', '#2f6485', '#e3b65e']));
    c.path(`M${x - px} ${y}Q${x} ${y - px * 0.75} ${x + px} ${y}Z`, cloth);
    c.line(
      [
        [x, y - px * 0.3],
        [x, y + px * 1.4],
      ],
      paint('#efe9dc'),
      Math.max(1, px * 0.05),
    );
  }
  if (r.chance(0.2)) {
    const [x, y] = plane.at(u + w * r.between(0.2, 0.8), v + 0.95, 1.26);
    const towel = paint(r.pick(['#c8503f', '#3f7a96', '#e9c46a', '#ffffff']));
    c.rect(x, y, px * 0.5, px * 0.65, towel, { opacity: 0.95 });
  }
}

function drawGround(c: Canvas, light: Light, r: Random, job: FacadeJob, paint: Painter): void {
  const { plane, width, style } = job;
  c.poly(plane.quad(0, 0, width, style.ground - 0.35), paint(style.base));
  const bays = Math.max(1, Math.round(width / style.bay));
  const w = width / bays;
  const door = r.int(0, bays - 1);
  const awning = r.pick([style.accent, '#b8443c', '#2d5878', '#f3ead8']);
  for (let i = 0; i < bays; i++) {
    const u = i * w;
    if (i === door) {
      drawOpening(c, light, r, {
        plane,
        u: u + w * 0.5 - 0.6,
        v: 0.05,
        w: 1.2,
        h: 2.5,
        kind: 'door',
        paint,
        style,
      });
      continue;
    }
    const kind = style.groundFloor === 'homes' ? 'wide' : 'shop';
    drawOpening(c, light, r, {
      plane,
      u: u + w * 0.08,
      v: kind === 'shop' ? 0.3 : 0.9,
      w: w * 0.84,
      h: kind === 'shop' ? 2.6 : 1.7,
      kind,
      paint,
      style,
    });
    if (style.groundFloor === 'shop')
      drawAwning(c, light, job, u + w * 0.04, w * 0.92, paint(awning), paint('#fbf6ea'));
  }
  c.poly(plane.quad(0, style.ground - 0.38, width, 0.3, 0.05), paint(style.trim));
  c.poly(plane.quad(0, style.ground - 0.56, width, 0.18), light.shadow, { opacity: 0.25 });
}

/** A striped awning over a shop window. */
export function drawAwning(
  c: Canvas,
  light: Light,
  job: { plane: Plane; style: { ground: number } },
  u: number,
  w: number,
  a: Colour,
  b: Colour,
): void {
  const { plane } = job;
  const top = job.style.ground - 0.5;
  const stripes = Math.max(4, Math.round(w / 0.5));
  c.poly(plane.quad(u, top - 1.5, w, 0.9), light.shadow, { opacity: light.contrast * 0.7 });
  for (let i = 0; i < stripes; i++) {
    const s = w / stripes;
    const colour = i % 2 === 0 ? a : b;
    const [p1, p2] = [plane.at(u + i * s, top, 0.05), plane.at(u + (i + 1) * s, top, 0.05)];
    const [p3, p4] = [plane.at(u + (i + 1) * s, top - 0.75, 1.5), plane.at(u + i * s, top - 0.75, 1.5)];
    c.poly(
      [p1, p2, p3, p4],
      c.linear([
        [0, colour],
        [1, tone(colour, -0.08)],
      ]),
    );
    c.poly(plane.quad(u + i * s, top - 1, s, 0.26, 1.5), tone(colour, -0.14));
  }
}

/** Draws a whole front. */
export function drawFacade(c: Canvas, light: Light, r: Random, job: FacadeJob): void {
  const { plane, width, floors, style } = job;
  const paint = painter(light, job.shade ?? 0, job.distance ?? 0);
  drawWall(c, light, r, job, paint);
  drawGround(c, light, r, job, paint);
  const bays = Math.max(1, Math.round(width / style.bay));
  const w = width / bays;
  for (let f = 1; f < floors; f++) {
    const v = style.ground + (f - 1) * style.storey;
    for (let i = 0; i < bays; i++) {
      const u = i * w;
      const tall = style.balcony !== 'none' || style.opening === 'tall' || style.opening === 'arched';
      drawOpening(c, light, r, {
        plane,
        u: u + w * 0.11,
        v: v + (tall ? 0.05 : 0.75),
        w: w * 0.78,
        h: style.storey - (tall ? 0.55 : 1.2),
        kind: style.opening,
        paint,
        style,
        plain: job.plain,
      });
      if (style.balcony === 'none') continue;
      if (!job.plain) balconyLife(c, light, r, job, paint, u + w * 0.05, v, w * 0.9);
      drawBalcony(c, light, job, paint, u + w * 0.04, v, w * 0.92);
    }
  }
}
