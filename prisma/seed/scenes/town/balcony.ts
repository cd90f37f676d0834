/**
 * Balconies of a front and the life on them.
 */
import type { Canvas } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import type { Random } from '../random';
import type { FacadeJob, Painter } from './facade';

export function drawBalcony(
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
    const solid = paint(
      style.tinted ? mix(style.accent, style.trim, 0.25) : mix(style.wall, style.trim, 0.6),
    );
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
export function balconyLife(
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
