/**
 * Fronts of buildings, drawn on an upright plane in metres: storeys, windows, balconies, shop fronts.
 */
import type { Canvas } from '../kit/canvas';
import { type Colour, mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import type { Plane } from '../kit/view';
import type { Random } from '../random';
import { balconyLife, drawBalcony } from './balcony';
import type { FacadeStyle } from './facade-style';
import { drawOpening } from './opening';

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

/** Wooden panels between the windows of each bay. */
function drawCladding(c: Canvas, job: FacadeJob, paint: Painter, bays: number): void {
  const { plane, width, floors, style } = job;
  const wood = paint(mix('#b58a5e', style.wall, 0.25));
  const w = width / bays;
  const h = style.storey * (floors - 1);
  for (let i = 0; i < bays; i++) {
    c.poly(
      plane.quad(i * w + w * 0.02, style.ground, w * 0.13, h),
      c.linear([
        [0, tone(wood, 0.05)],
        [1, tone(wood, -0.1)],
      ]),
    );
    c.line(
      [plane.at(i * w + w * 0.085, style.ground), plane.at(i * w + w * 0.085, style.ground + h)],
      tone(wood, -0.25),
      1,
    );
  }
}

/** Upright fins from the first floor to the roof, with their shadow. */
function drawFins(c: Canvas, job: FacadeJob, paint: Painter, bays: number): void {
  const { plane, width, floors, style } = job;
  const top = facadeHeight(style, floors) - style.ground;
  for (let i = 0; i <= bays; i++) {
    const u = (width / bays) * i;
    const fin = plane.fin(u, style.ground - 0.3, 1.35, top + 0.3);
    c.poly(fin, tone(paint(style.trim), -0.16));
    c.poly(plane.quad(u - 0.1, style.ground - 0.3, 0.2, top + 0.3, 1.35), paint(style.trim));
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
  if (style.texture === 'boards') drawCladding(c, job, paint, bays);
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
      if (style.balcony === 'none' || !plane.onPage(u, v, w, style.storey)) continue;
      if (style.chequered && (f + i) % 2 === 0) continue;
      if (!job.plain) balconyLife(c, light, r, job, paint, u + w * 0.05, v, w * 0.9);
      drawBalcony(c, light, job, paint, u + w * 0.04, v, w * 0.92);
    }
  }
  if (style.fins && !job.plain) drawFins(c, job, paint, bays);
}
