/**
 * One window or door in a wall.
 */
import type { Canvas, Point } from '../kit/canvas';
import { mix, tone, type Colour } from '../kit/colour';
import type { Light } from '../kit/light';
import type { Plane } from '../kit/view';
import type { Random } from '../random';

export type Opening = 'wide' | 'pair' | 'tall' | 'bow' | 'arched' | 'shop' | 'door' | 'grid';

export type OpeningJob = {
  plane: Plane;
  u: number;
  v: number;
  w: number;
  h: number;
  kind: Opening;
  paint: (colour: Colour) => Colour;
  style: { frame: Colour; trim: Colour; accent: Colour };
  plain?: boolean | undefined;
  shutters?: Colour | undefined;
};

const COLUMNS: Record<Opening, number> = {
  wide: 3,
  pair: 2,
  tall: 2,
  bow: 3,
  arched: 2,
  shop: 3,
  door: 1,
  grid: 3,
};

function glass(c: Canvas, light: Light, r: Random, job: OpeningJob, points: readonly Point[]): void {
  const pane = light.glass(Math.round(r.next() * 6) / 6);
  const lit = light.lamps > 0.3 && r.chance(light.lamps * 0.55);
  const warm = mix('#ffd493', pane, 0.12);
  const fill = lit
    ? c.linear([
        [0, tone(warm, 0.2)],
        [1, tone(warm, -0.12)],
      ])
    : c.linear(
        [
          [0, mix(pane, light.sky[2], 0.5)],
          [0.55, pane],
          [1, tone(job.paint(pane), -0.26)],
        ],
        [0, 0, 0.35, 1],
      );
  c.poly(points, fill);
}

function arch(u: number, v: number, w: number, h: number): Point[] {
  const rise = Math.min(w / 2, 0.5);
  const curve = Array.from({ length: 9 }, (_, i): Point => {
    const a = Math.PI * (i / 8);
    return [u + w / 2 + (Math.cos(a) * w) / 2, v + h - rise + Math.sin(a) * rise];
  });
  return [[u, v], [u + w, v], ...curve];
}

function drawDoor(c: Canvas, light: Light, r: Random, job: OpeningJob): void {
  const { plane, u, v, w, h, paint, style } = job;
  c.poly(plane.quad(u - 0.12, v, w + 0.24, h + 0.14), paint(style.trim));
  const leaf = paint(style.accent);
  c.poly(
    plane.quad(u, v, w, h - 0.5),
    c.linear([
      [0, tone(leaf, 0.08)],
      [1, tone(leaf, -0.12)],
    ]),
  );
  glass(c, light, r, job, plane.quad(u + 0.05, v + h - 0.45, w - 0.1, 0.4));
  c.poly(plane.quad(u + w * 0.2, v + h * 0.42, w * 0.6, h * 0.32), tone(leaf, -0.2));
  glass(c, light, r, job, plane.quad(u + w * 0.24, v + h * 0.44, w * 0.52, h * 0.28));
  c.poly(plane.quad(u + w * 0.2, v + h * 0.1, w * 0.6, h * 0.24), tone(leaf, -0.14));
  const [x, y] = plane.at(u + w * 0.88, v + h * 0.4);
  c.ellipse(x, y, plane.scale(u, v) * 0.05, plane.scale(u, v) * 0.05, paint('#e6c77c'));
  c.poly(plane.shelf(u - 0.3, 0.06, w + 0.6, 0.5), paint('#b8b2a6'));
}

function drawShutters(c: Canvas, job: OpeningJob, colour: Colour): void {
  const { plane, u, v, w, h } = job;
  const leaf = job.paint(colour);
  const sw = Math.min(0.5, w * 0.42);
  for (const su of [u - sw - 0.04, u + w + 0.04]) {
    c.poly(
      plane.quad(su, v - 0.03, sw, h + 0.06, 0.04),
      c.linear([
        [0, tone(leaf, 0.07)],
        [1, tone(leaf, -0.08)],
      ]),
    );
    for (let k = 1; k < 8; k++) {
      const y = v + (h * k) / 8;
      c.line([plane.at(su + 0.05, y, 0.04), plane.at(su + sw - 0.05, y, 0.04)], tone(leaf, -0.2), 1, {
        opacity: 0.7,
      });
    }
  }
}

/** Draws a window or door whose frame fills the given rectangle. */
export function drawOpening(c: Canvas, light: Light, r: Random, job: OpeningJob): void {
  if (!job.plane.onPage(job.u, job.v, job.w, job.h, 0.6)) return;
  if (job.kind === 'door') return drawDoor(c, light, r, job);
  const { plane, u, v, w, h, paint, style, kind } = job;
  const px = plane.scale(u, v);
  const frame = paint(style.frame);
  const f = 0.09;
  if (kind === 'arched') {
    c.poly(plane.shape(arch(u - 0.12, v - 0.05, w + 0.24, h + 0.14)), paint(style.trim));
    c.poly(plane.shape(arch(u, v, w, h)), frame);
    glass(c, light, r, job, plane.shape(arch(u + f, v + f, w - f * 2, h - f * 2)));
  } else {
    c.poly(plane.quad(u, v, w, h), frame);
    glass(c, light, r, job, plane.quad(u + f, v + f, w - f * 2, h - f * 2));
  }
  if (!job.plain && px > 9) windowDetail(c, light, r, job, px);
  c.poly(plane.quad(u + f, v + h - f - 0.16, w - f * 2, 0.16), light.shadow, { opacity: 0.28 });
  const columns = COLUMNS[kind];
  for (let i = 1; i < columns; i++) {
    c.poly(plane.quad(u + (w * i) / columns - 0.035, v, 0.07, h * (kind === 'arched' ? 0.96 : 1)), frame);
  }
  if (kind === 'grid' || kind === 'arched' || kind === 'bow')
    c.poly(plane.quad(u, v + h * 0.68, w, 0.06), frame);
  if (kind === 'grid') c.poly(plane.quad(u, v + h * 0.34, w, 0.05), frame);
  if (!job.plain) c.poly(plane.quad(u - 0.08, v - 0.1, w + 0.16, 0.1, 0.06), paint(style.trim));
  if (job.shutters) drawShutters(c, job, job.shutters);
}

/** Curtains and the glint of the sky. */
function windowDetail(c: Canvas, light: Light, r: Random, job: OpeningJob, px: number): void {
  const { plane, u, v, w, h } = job;
  const cloth = job.paint('#fbf7ee');
  if (r.chance(0.62)) {
    const s = w * r.between(0.1, 0.2);
    c.poly(plane.quad(u + 0.1, v + 0.1, s, h - 0.2), cloth, { opacity: 0.62 });
    c.poly(plane.quad(u + w - 0.1 - s, v + 0.1, s, h - 0.2), cloth, { opacity: 0.5 });
  } else if (r.chance(0.35)) {
    const b = h * r.between(0.2, 0.55);
    c.poly(plane.quad(u + 0.1, v + h - 0.1 - b, w - 0.2, b), cloth, { opacity: 0.75 });
  }
  if (px > 14 && r.chance(0.75)) {
    const k = r.between(0.1, 0.45);
    c.poly(
      plane.shape([
        [u + w * k, v + 0.1],
        [u + w * (k + 0.16), v + 0.1],
        [u + w * (k + 0.42), v + h - 0.1],
        [u + w * (k + 0.26), v + h - 0.1],
      ]),
      light.sky[2],
      { opacity: 0.26 },
    );
  }
}
