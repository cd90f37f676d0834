/**
 * Whole buildings: front, visible side, roof.
 */
import type { Canvas, Point } from '../kit/canvas';
import { type Colour, mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import type { View } from '../kit/view';
import type { Random } from '../random';
import { drawFacade, facadeHeight, painter } from './facade';
import type { FacadeStyle } from './facade-style';
import { drawOpening } from './opening';

export type RoofKind = 'flat' | 'setback' | 'mansard' | 'gable';

export type BuildingJob = {
  x: number;
  z: number;
  width: number;
  depth: number;
  floors: number;
  style: FacadeStyle;
  roof: RoofKind;
  roofColour?: Colour;
  plain?: boolean;
  distance?: number;
};

/** The side of the box that the eye can see, if any. */
function drawSide(c: Canvas, light: Light, r: Random, view: View, job: BuildingJob, height: number): void {
  const { x, z, width, depth } = job;
  const left = view.eye[0] < x;
  const right = view.eye[0] > x + width;
  if (!left && !right) return;
  const shade = (left ? -1 : 1) === light.sunSide ? 0.12 : 0.85;
  const plane = left ? view.wall([x, 0, z + depth], -Math.PI / 2) : view.wall([x + width, 0, z], Math.PI / 2);
  const paint = painter(light, shade, job.distance ?? 0);
  const wall = paint(tone(job.style.wall, -0.05));
  c.poly(
    plane.quad(0, 0, depth, height),
    c.linear([
      [0, wall],
      [1, tone(wall, -0.08)],
    ]),
  );
  if (job.plain) return;
  const columns = Math.max(1, Math.floor(depth / 4.5));
  for (let f = 1; f < job.floors; f++) {
    for (let i = 0; i < columns; i++) {
      const u = (depth / columns) * (i + 0.32);
      const v = job.style.ground + (f - 1) * job.style.storey + 0.8;
      drawOpening(c, light, r, {
        plane,
        u,
        v,
        w: 1.3,
        h: 1.35,
        kind: 'pair',
        paint,
        style: job.style,
        plain: true,
      });
    }
  }
}

function drawFlatRoof(
  c: Canvas,
  light: Light,
  r: Random,
  view: View,
  job: BuildingJob,
  height: number,
): void {
  const paint = painter(light, 0, job.distance ?? 0);
  const plane = view.wall([job.x, height, job.z]);
  c.poly(plane.quad(-0.15, -0.2, job.width + 0.3, 0.7, 0.2), paint(job.style.trim));
  c.poly(plane.quad(-0.15, -0.32, job.width + 0.3, 0.14, 0.05), light.shadow, { opacity: 0.22 });
  if (view.eye[1] > height) c.poly(plane.shelf(0, 0.5, job.width, -job.depth), paint('#b9b4ab'));
  if (job.plain) return;
  const [x, y] = plane.at(job.width * r.between(0.2, 0.8), 0.5, -3);
  const px = plane.scale(0, 0);
  c.line(
    [
      [x, y],
      [x, y - px * 2.2],
    ],
    paint('#6d7780'),
    Math.max(1, px * 0.05),
  );
  c.line(
    [
      [x - px * 0.5, y - px * 1.9],
      [x + px * 0.5, y - px * 1.9],
    ],
    paint('#6d7780'),
    Math.max(1, px * 0.04),
  );
}

/** A glazed top storey that stands back from the front. */
function drawSetback(c: Canvas, light: Light, r: Random, view: View, job: BuildingJob, height: number): void {
  const back = 2.4;
  const paint = painter(light, 0.1, job.distance ?? 0);
  const plane = view.wall([job.x + 1.2, height, job.z + back]);
  const w = job.width - 2.4;
  c.poly(plane.quad(0, 0, w, 2.9), paint(tone(job.style.wall, -0.04)));
  const panes = Math.max(2, Math.round(w / 3));
  for (let i = 0; i < panes; i++) {
    const u = (w / panes) * i + 0.15;
    drawOpening(c, light, r, {
      plane,
      u,
      v: 0.2,
      w: w / panes - 0.3,
      h: 2.3,
      kind: 'pair',
      paint,
      style: job.style,
      plain: job.plain,
    });
  }
  c.poly(plane.quad(-0.6, 2.7, w + 1.2, 0.32, 0.9), paint(job.style.trim));
  c.poly(plane.shelf(-0.6, 2.7, w + 1.2, 0.9), tone(paint(job.style.trim), -0.25));
  const front = view.wall([job.x, height, job.z]);
  c.poly(front.quad(0, -0.2, job.width, 0.35, 0.1), paint(job.style.trim));
  c.poly(front.quad(0.1, 0.15, job.width - 0.2, 0.85), mix(light.sky[1], '#ffffff', 0.3), { opacity: 0.5 });
  c.poly(front.quad(0.1, 0.98, job.width - 0.2, 0.07), paint('#e3e7e6'));
}

function drawMansard(c: Canvas, light: Light, r: Random, view: View, job: BuildingJob, height: number): void {
  const paint = painter(light, 0.15, job.distance ?? 0);
  const slate = paint(job.roofColour ?? '#56636f');
  const w = job.width;
  const h = 2.8;
  const lean = 0.9;
  const p = (u: number, v: number, back: number): Point => view.point([job.x + u, height + v, job.z + back]);
  const outline = [p(-0.2, 0, -0.1), p(w + 0.2, 0, -0.1), p(w - 0.4, h, lean), p(0.4, h, lean)];
  c.poly(
    outline,
    c.linear([
      [0, tone(slate, 0.14)],
      [1, tone(slate, -0.1)],
    ]),
  );
  const plane = view.wall([job.x, height, job.z]);
  c.poly(plane.quad(-0.3, -0.25, w + 0.6, 0.35, 0.25), paint(job.style.trim));
  const bays = Math.max(1, Math.round(w / job.style.bay));
  for (let i = 0; i < bays; i++) {
    const u = (w / bays) * (i + 0.5) - 0.65;
    c.poly(
      plane.shape(
        [
          [u - 0.2, 2.1],
          [u + 0.65, 2.75],
          [u + 1.5, 2.1],
        ],
        0.1,
      ),
      paint(job.style.trim),
    );
    c.poly(plane.quad(u - 0.12, 0.2, 1.54, 1.95), paint(job.style.wall));
    drawOpening(c, light, r, {
      plane,
      u: u + 0.05,
      v: 0.4,
      w: 1.2,
      h: 1.6,
      kind: 'pair',
      paint,
      style: job.style,
      plain: job.plain,
    });
  }
}

/** A pitched roof with its ridge along the front. */
export function drawPitchedRoof(
  c: Canvas,
  light: Light,
  view: View,
  job: BuildingJob,
  height: number,
  rise: number,
): void {
  const paint = painter(light, 0.06, job.distance ?? 0);
  const tile = paint(job.roofColour ?? '#b1593f');
  const { x, z, width: w, depth: d } = job;
  const over = 0.35;
  const eave = height - 0.1;
  const ridge = height + rise;
  const left = view.eye[0] < x;
  if (left || view.eye[0] > x + w) {
    const gx = left ? x : x + w;
    const shade = (left ? -1 : 1) === light.sunSide ? 0.12 : 0.85;
    c.poly(
      view.poly([
        [gx, height, z],
        [gx, ridge, z + d / 2],
        [gx, height, z + d],
      ]),
      painter(light, shade, job.distance ?? 0)(tone(job.style.wall, -0.05)),
    );
  }
  const roof = view.poly([
    [x - over, eave, z - over],
    [x + w + over, eave, z - over],
    [x + w + over, ridge, z + d / 2],
    [x - over, ridge, z + d / 2],
  ]);
  c.poly(
    roof,
    c.linear([
      [0, tone(tile, 0.1)],
      [1, tone(tile, -0.09)],
    ]),
  );
  if (!job.plain) {
    for (let i = 1; i < 12; i++) {
      const t = i / 12;
      const y = eave + (ridge - eave) * t;
      const back = z - over + (d / 2 + over) * t;
      c.line([view.point([x - over, y, back]), view.point([x + w + over, y, back])], tone(tile, -0.16), 1, {
        opacity: 0.5,
      });
    }
  }
  const plane = view.wall([x, eave, z - over]);
  c.poly(plane.quad(-over, -0.16, w + over * 2, 0.18), paint(job.style.trim));
  c.poly(view.wall([x, eave, z]).quad(0, -0.55, w, 0.5), light.shadow, { opacity: light.contrast * 0.7 });
}

/** Draws the building; paint far ones first. */
export function drawBuilding(c: Canvas, light: Light, r: Random, view: View, job: BuildingJob): void {
  const height = facadeHeight(job.style, job.floors);
  const plane = view.wall([job.x, 0, job.z]);
  if (!plane.onPage(0, 0, job.width, height + 4, 8)) return;
  if (job.roof === 'setback') drawSetback(c, light, r, view, job, height);
  drawSide(c, light, r, view, job, height);
  drawFacade(c, light, r, {
    plane,
    width: job.width,
    floors: job.floors,
    style: job.style,
    plain: job.plain ?? false,
    distance: job.distance ?? 0,
  });
  if (job.roof === 'flat') drawFlatRoof(c, light, r, view, job, height);
  if (job.roof === 'mansard') drawMansard(c, light, r, view, job, height);
  if (job.roof === 'gable') drawPitchedRoof(c, light, view, job, height, job.depth * 0.36);
}
