/**
 * Detached houses as volumes: walls on four sides, pitched, hipped or flat roofs, chimneys, dormers.
 */
import type { Point } from '../kit/canvas';
import { type Colour, tone } from '../kit/colour';
import type { Plane } from '../kit/view';
import type { Random } from '../random';
import { drawOpening, type Opening } from './opening';
import { drawRoof } from './roof';
import { type Site, type Volume, wallShade, wallsOf } from './volume';

function drawWallTexture(
  site: Site,
  r: Random,
  plane: Plane,
  length: number,
  h: number,
  wall: Colour,
  texture: Volume['texture'],
): void {
  const { c } = site;
  if (texture === 'brick') {
    for (let i = 0; i < length * h * 1.6; i++) {
      const u = r.between(0, length - 0.3);
      c.poly(plane.quad(u, r.between(0, h - 0.08), 0.24, 0.07), tone(wall, r.pick([-0.1, 0.1, -0.06])), {
        opacity: 0.7,
      });
    }
  }
  if (texture === 'boards')
    for (let v = 0.18; v < h; v += 0.18)
      c.line([plane.at(0, v), plane.at(length, v)], tone(wall, -0.2), 1.1, { opacity: 0.55 });
}

/** Walls and roof of a volume; `gable` paints the triangle under a front roof. */
export function drawVolume(site: Site, r: Random, v: Volume): void {
  const { c, light, view } = site;
  for (const { plane, length, side } of wallsOf(view, v)) {
    const wall = light.shaded(v.wall, wallShade(light, side));
    c.poly(
      plane.quad(0, 0, length, v.h),
      c.linear([
        [0, tone(wall, 0.03)],
        [1, tone(wall, -0.08)],
      ]),
    );
    if (v.roof.kind === 'side' && side !== 0)
      c.poly(
        plane.shape([
          [0, v.h],
          [length, v.h],
          [length / 2, v.h + v.roof.rise],
        ]),
        wall,
      );
    drawWallTexture(site, r, plane, length, v.h, wall, v.texture);
    if (v.roof.kind !== 'flat')
      c.poly(plane.quad(0, v.h - 0.6, length, 0.55), light.shadow, { opacity: light.contrast * 0.5 });
  }
  if (v.roof.kind === 'front') {
    drawRoof(site, v);
    const plane = view.wall([v.x, v.y ?? 0, v.z]);
    const wall = light.lit(v.wall);
    c.poly(
      plane.shape([
        [0, v.h - 0.02],
        [v.w, v.h - 0.02],
        [v.w / 2, v.h + v.roof.rise],
      ]),
      wall,
    );
    const slope = v.roof.rise / (v.w / 2);
    const o = v.roof.over;
    const board = v.roof.thick ? 0.6 : 0.26;
    for (const s of [-1, 1]) {
      const foot = s < 0 ? -o : v.w + o;
      const edge: Point[] = [
        [foot, v.h - o * slope],
        [v.w / 2, v.h + v.roof.rise],
        [v.w / 2, v.h + v.roof.rise + board],
        [foot, v.h - o * slope + board],
      ];
      const fascia = v.roof.thick ? v.roof.colour : v.trim;
      c.poly(plane.shape(edge, o), light.shaded(fascia, s === light.sunSide ? 0.05 : 0.3));
    }
    return;
  }
  drawRoof(site, v);
}

export type Hole = { u: number; v: number; w: number; h: number; kind: Opening; shutters?: Colour };

/** Windows and doors on one wall of a volume. */
export function drawHoles(
  site: Site,
  r: Random,
  plane: Plane,
  v: Volume,
  side: number,
  holes: readonly Hole[],
): void {
  for (const hole of holes) {
    drawOpening(site.c, site.light, r, {
      plane,
      ...hole,
      paint: (colour) => site.light.shaded(colour, wallShade(site.light, side)),
      style: v,
    });
  }
}
