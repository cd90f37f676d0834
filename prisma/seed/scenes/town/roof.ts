/**
 * Roofs of detached houses: faces, tiles, chimneys, dormers.
 */
import { type Colour, tone } from '../kit/colour';
import { facing, type Vec } from '../kit/view';
import type { Random } from '../random';
import { drawOpening } from './opening';
import { type Site, type Volume, wallShade } from './volume';

function roofFaces(v: Volume): { corners: Vec[]; side: number }[] {
  const { x, z, w, d, h } = v;
  const { kind, rise, over: o } = v.roof;
  const e = (v.y ?? 0) + h - 0.05;
  const top = (v.y ?? 0) + h + rise;
  const [x1, x2, z1, z2] = [x - o, x + w + o, z - o, z + d + o];
  const [mx, mz] = [x + w / 2, z + d / 2];
  if (kind === 'side') {
    return [
      {
        corners: [
          [x1, e, z1],
          [x2, e, z1],
          [x2, top, mz],
          [x1, top, mz],
        ],
        side: 0,
      },
    ];
  }
  if (kind === 'front') {
    return [
      {
        corners: [
          [x1, e, z2],
          [x1, e, z1],
          [mx, top, z1],
          [mx, top, z2],
        ],
        side: -1,
      },
      {
        corners: [
          [x2, e, z1],
          [x2, e, z2],
          [mx, top, z2],
          [mx, top, z1],
        ],
        side: 1,
      },
    ];
  }
  const inset = Math.min(w, d) / 2;
  const [ra, rb] =
    w >= d
      ? [[x + inset, top, mz] as Vec, [x + w - inset, top, mz] as Vec]
      : [[mx, top, z + inset] as Vec, [mx, top, z + inset] as Vec];
  return [
    { corners: [[x1, e, z2], [x1, e, z1], ra], side: -1 },
    { corners: [[x2, e, z1], [x2, e, z2], rb], side: 1 },
    { corners: [[x1, e, z1], [x2, e, z1], rb, ra], side: 0 },
  ];
}

/** Rows of tiles across a sloping face. */
function drawTiles(site: Site, corners: readonly Vec[], colour: Colour): void {
  const { c, view } = site;
  const [a, b] = corners;
  const topRight = corners[2];
  const topLeft = corners[3] ?? topRight;
  if (!a || !b || !topRight || !topLeft) return;
  const along = (p: Vec, q: Vec, t: number): Vec => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
    p[2] + (q[2] - p[2]) * t,
  ];
  for (let i = 1; i < 14; i++) {
    const t = i / 14;
    c.line([view.point(along(a, topLeft, t)), view.point(along(b, topRight, t))], tone(colour, -0.18), 1.2, {
      opacity: 0.5,
    });
  }
}

export function drawRoof(site: Site, v: Volume): void {
  const { c, light, view } = site;
  if (v.roof.kind === 'flat') {
    const plane = view.wall([v.x, (v.y ?? 0) + v.h, v.z]);
    const edge = light.lit(v.roof.colour);
    const o = v.roof.over;
    for (const side of [-1, 1]) {
      const fin =
        side < 0
          ? view.wall([v.x - o, (v.y ?? 0) + v.h, v.z + v.d], -Math.PI / 2)
          : view.wall([v.x + v.w + o, (v.y ?? 0) + v.h, v.z - o], Math.PI / 2);
      const face = fin.quad(0, -0.04, v.d + o, 0.3);
      if (facing(face)) c.poly(face, light.shaded(v.roof.colour, wallShade(light, side)));
    }
    c.poly(plane.quad(-o, -0.04, v.w + o * 2, 0.3, o), edge);
    c.poly(plane.shelf(-o, -0.04, v.w + o * 2, o), tone(edge, -0.4));
    return;
  }
  for (const { corners, side } of roofFaces(v)) {
    const points = view.poly(corners);
    if (!facing(points)) continue;
    const colour = light.shaded(
      tone(v.roof.colour, side === 0 ? 0.02 : 0),
      side === 0 ? 0.1 : wallShade(light, side) * 0.75,
    );
    c.poly(
      points,
      c.linear([
        [0, tone(colour, 0.1)],
        [1, tone(colour, -0.08)],
      ]),
    );
    drawTiles(site, corners, colour);
    const [a, b] = corners;
    if (!a || !b) continue;
    const thick = v.roof.thick ?? 0.16;
    const low = (p: Vec): Vec => [p[0], p[1] - thick, p[2]];
    c.poly(view.poly([low(a), low(b), b, a]), v.roof.thick ? tone(colour, -0.22) : light.lit(v.trim));
  }
}

export function drawChimney(site: Site, x: number, y: number, z: number, colour: Colour, h = 1.3): void {
  const { c, light, view } = site;
  const plane = view.wall([x, y, z]);
  for (const [points, side] of [
    [plane.fin(0, 0, 0.6, h, -0.6), -1],
    [plane.fin(0.7, 0, -0.6, h, 0), 1],
    [plane.quad(0, 0, 0.7, h), 0],
  ] as const) {
    if (facing(points)) c.poly(points, light.shaded(colour, wallShade(light, side)));
  }
  c.poly(plane.quad(-0.06, h, 0.82, 0.14, 0.06), light.shaded(tone(colour, -0.2), 0.2));
}

/** A dormer with its own little gable, sitting on a roof that faces the viewer. */
export function drawDormer(site: Site, r: Random, x: number, y: number, z: number, v: Volume, w = 1.5): void {
  const { c, light, view } = site;
  const plane = view.wall([x, y, z]);
  const [h, rise] = [1.25, 0.62];
  const roof = light.shaded(v.roof.colour, 0.25);
  for (const s of [-1, 1]) {
    const foot = s < 0 ? -0.15 : w + 0.15;
    const points = [
      plane.at(foot, h - 0.1, 0.1),
      plane.at(w / 2, h + rise, 0.1),
      plane.at(w / 2, h + rise, -2.2),
      plane.at(foot, h - 0.1, -1.6),
    ];
    if (facing(points) === s > 0) c.poly(points, s === light.sunSide ? tone(roof, 0.1) : tone(roof, -0.12));
  }
  for (const side of [plane.fin(0, 0, 1.4, h, -1.4), plane.fin(w, 0, -1.4, h, 0)])
    if (facing(side)) c.poly(side, light.shaded(v.wall, 0.6));
  c.poly(
    plane.shape([
      [0, 0],
      [w, 0],
      [w, h],
      [w / 2, h + rise - 0.08],
      [0, h],
    ]),
    light.lit(v.wall),
  );
  drawOpening(c, light, r, {
    plane,
    u: w * 0.18,
    v: 0.2,
    w: w * 0.64,
    h: h - 0.25,
    kind: 'pair',
    paint: (col) => light.lit(col),
    style: v,
  });
  c.line(
    [plane.at(-0.15, h - 0.12, 0.12), plane.at(w / 2, h + rise, 0.12), plane.at(w + 0.15, h - 0.12, 0.12)],
    light.lit(v.trim),
    Math.max(2, plane.scale(0, 0) * 0.1),
    { round: true },
  );
}
