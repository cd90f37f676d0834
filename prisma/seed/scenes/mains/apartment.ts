/**
 * Apartment buildings seen from the dike.
 */
import { type Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { View } from '../kit/view';
import { drawMarram, SAND, sandTexture } from '../nature/beach';
import { drawGulls, drawSky } from '../nature/sky';
import { drawTree } from '../nature/trees';
import type { Random } from '../random';
import { type BuildingJob, drawBuilding, type RoofKind } from '../town/building';
import { cabinColours, drawHut } from '../town/cabins';
import { facadeHeight } from '../town/facade';
import { apartmentStyle, mansionStyle } from '../town/facade-style';
import { drawBicycle, drawCrowd } from '../town/people';
import { drawBench, drawFlag, drawLamp, drawPavement, drawPlanter } from '../town/promenade';

const ROOFS: readonly RoofKind[] = ['flat', 'flat', 'setback', 'setback', 'mansard'];

function neighbour(r: Random, x: number, z: number, low: boolean): BuildingJob {
  const old = r.chance(0.3);
  return {
    x,
    z: z + r.between(-0.3, 0.6),
    width: old ? r.between(6.5, 9) : r.between(11, 20),
    depth: 14,
    floors: old ? r.int(3, 4) : low ? r.int(3, 5) : r.int(4, 9),
    style: old ? mansionStyle(r) : apartmentStyle(r),
    roof: old ? r.pick(['mansard', 'flat'] as const) : r.pick(ROOFS),
    distance: 0.13,
  };
}

/** The row along the front line at z: the home in the middle, neighbours to both sides. */
function frontRow(r: Random, z: number, hero: BuildingJob, reach: number, low: boolean): BuildingJob[] {
  const row: BuildingJob[] = [hero];
  let right = hero.x + hero.width;
  while (right < reach) {
    const gap = r.chance(0.2) ? r.between(3, 7) : 0;
    const next = neighbour(r, right + gap, z, low);
    row.push(next);
    right = next.x + next.width;
  }
  let left = hero.x;
  while (left > -reach) {
    const next = neighbour(r, 0, z, low);
    const gap = r.chance(0.2) ? r.between(3, 7) : 0;
    row.push({ ...next, x: left - gap - next.width });
    left -= gap + next.width;
  }
  return row;
}

const remoteness = (view: View, job: BuildingJob): number =>
  Math.abs(job.x + job.width / 2 - view.eye[0]) + Math.abs(job.z - view.eye[2]);

export type ApartmentSetting = 'dike' | 'sand' | 'street';

/** Sorts places along the front so that the far ones are painted first. */
const remote =
  (view: View) =>
  (a: number, b: number): number =>
    Math.abs(b - view.eye[0]) - Math.abs(a - view.eye[0]);

/** Lamps, benches, planters, flags, people and cabins on the paved dike. */
function furnishDike(c: Canvas, light: Light, r: Random, view: View, z: number, cabins: boolean): void {
  const kind = r.pick(['planters', 'plain', 'flags'] as const);
  const lampGap = r.between(11, 16);
  for (let x = -66; x < 70; x += lampGap) drawLamp(c, light, view, x, z - 9);
  if (kind === 'planters')
    for (let x = -50; x < 50; x += 7) drawPlanter(c, light, r, view, x + r.between(-1, 1), z - 6.5, 2);
  if (kind === 'flags') for (let x = -44; x < 50; x += 9) drawFlag(c, light, r, view, x, z - 11, 8.5);
  for (let x = -40; x < 40; x += 12) drawBench(c, light, view, x + r.between(0, 4), z - 12);
  drawCrowd(c, light, r, view, { x: [-34, 34], z: [z - 15, z - 3], count: r.int(9, 17) });
  if (cabins) {
    const start = r.between(-26, -8);
    const row = Array.from({ length: r.int(5, 11) }, (_, i) => start + i * 2.35);
    for (const x of row.sort(remote(view)))
      drawHut(c, light, view, { origin: [x, 0, z - 21], ...cabinColours(r) });
  } else if (r.chance(0.7)) {
    for (let i = 0, n = r.int(1, 3); i < n; i++) {
      const bx = r.between(-9, 7);
      const [x, y] = view.point([bx, 0, z - 22 - i]);
      drawBicycle(c, light, r, x, y, 0.34 * view.scale([bx, 0, z - 22 - i]));
    }
  }
}

/** The beach at the foot of the dike: sea wall, sand, cabins, marram. */
function drawSandFront(c: Canvas, light: Light, r: Random, view: View, z: number): void {
  const y = -1.7;
  const edge = z - 14;
  const sand = light.lit(SAND);
  c.poly(
    view.floor(-150, 0.4, 300, edge - 0.4, y),
    c.linear([
      [0, mix(sand, light.recipe.air, 0.12)],
      [1, tone(sand, -0.04)],
    ]),
  );
  const wall = light.shaded('#cfc4b2', 0.25);
  const plane = view.wall([-150, y, edge]);
  c.poly(
    plane.quad(0, 0, 300, -y),
    c.linear([
      [0, tone(wall, 0.12)],
      [1, tone(wall, -0.14)],
    ]),
  );
  c.poly(plane.quad(0, -y, 300, 0.14, 0.12), light.lit('#efe7d8'));
  const stairs = r.between(-12, 8);
  for (let k = 0; k < 6; k++)
    c.poly(
      view.wall([stairs, y, edge - 1.8 + k * 0.3]).quad(0, 0, 4, (k + 1) * 0.28),
      light.shaded('#dcd2c0', k % 2 ? 0.1 : 0.45),
    );
  sandTexture(c, light, r, view.point([0, y, edge])[1] + 10, HEIGHT);
  const cabins = r.chance(0.75);
  if (cabins) {
    const both = Array.from({ length: 30 }, (_, i) => -36 + i * 2.4).filter(
      (x) => x < stairs - 2.6 || x > stairs + 4.4,
    );
    const kept = both.filter((x) => (r.chance(0.93) ? Math.abs(x) < 40 : false));
    for (const x of kept.sort(remote(view)))
      drawHut(c, light, view, { origin: [x, y, edge - 4.5], ...cabinColours(r) });
  }
  drawCrowd(c, light, r, view, { x: [-14, 14], z: [edge - 14, edge - 6], count: r.int(3, 8), ground: y });
  const tufts = Array.from({ length: 34 }, () => {
    const ty = r.between(HEIGHT - 90, HEIGHT + 30);
    return { x: r.between(0, WIDTH), y: ty, size: r.between(44, 96) };
  }).sort((a, b) => a.y - b.y);
  if (r.chance(0.7))
    drawMarram(
      c,
      light,
      r,
      tufts.filter(({ x }) => Math.abs(x - 800) > 260),
    );
}

/** A quiet street behind the dike: road, trees, hedges, bicycles. */
function furnishStreet(c: Canvas, light: Light, r: Random, view: View, z: number): void {
  c.poly(view.floor(-150, z - 19, 300, 8), light.lit('#a5a29b'));
  for (const k of [z - 19.3, z - 11]) c.poly(view.floor(-150, k, 300, 0.35), light.lit('#e6e0d4'));
  for (let x = -60; x < 60; x += 5)
    c.poly(view.floor(x, z - 15.1, 2.2, 0.16), light.lit('#f2efe6'), { opacity: 0.8 });
  const gap = r.between(8, 12);
  const trees = Array.from({ length: 9 }, (_, i) => -40 + i * gap + r.between(-1, 1));
  const leafy = r.chance(0.75);
  for (const x of trees.sort(remote(view))) {
    const [tx, ty] = view.point([x, 0, z - 8.5]);
    if (leafy && Math.abs(tx - 800) > 90)
      drawTree(c, light, r, tx, ty, view.scale([x, 0, z - 8.5]) * r.between(5.5, 7.5));
    else if (!leafy) drawPlanter(c, light, r, view, x, z - 8, 2);
  }
  drawCrowd(c, light, r, view, { x: [-30, 30], z: [z - 10, z - 3], count: r.int(3, 8) });
  for (let i = 0; i < 3; i++) {
    const bx = r.between(-12, 10);
    const [x, y] = view.point([bx, 0, z - 20 - i]);
    drawBicycle(c, light, r, x, y, 0.34 * view.scale([bx, 0, z - 20 - i]));
  }
}

/** The home seen from the dike, the beach or the street, facing it or a little from the side. */
export function drawApartmentFront(
  c: Canvas,
  light: Light,
  r: Random,
  setting: ApartmentSetting,
  low: boolean,
): void {
  const z = 44;
  const floors = low || setting === 'street' ? r.int(3, 5) : r.int(5, 9);
  const style = r.chance(0.16) ? mansionStyle(r) : apartmentStyle(r);
  const width = style.bay * r.int(3, style.bay < 3 ? 6 : 5);
  const roof = r.pick(ROOFS);
  const tall = facadeHeight(style, floors) + (roof === 'flat' ? 1 : 3);
  const yaw = r.between(0.12, 0.5) * r.sign();
  const eye = setting === 'dike' ? r.pick([1.8, 2.6, 4.5, 7]) : r.pick([1.8, 2.8]);
  const horizon = eye > 4 ? r.between(690, 760) : r.between(760, 830);
  const focal = Math.min(
    setting === 'street' || low ? 2000 : 1600,
    ((horizon - r.between(90, 190)) / (tall - eye)) * z * Math.cos(yaw),
  );
  const view = new View({
    eye: [-Math.tan(yaw) * z, eye, 0],
    yaw,
    focal,
    horizon,
    centre: 800 + r.between(-110, 110),
  });
  drawSky(c, light, r, horizon + 30);
  drawGulls(c, light, r, r.int(2, 6), 80, 360);
  c.rect(0, horizon - 4, WIDTH, HEIGHT - horizon + 4, light.far('#cdc3b3', 0.3));
  const hero: BuildingJob = { x: -width / 2, z, width, depth: 15, floors, style, roof };
  drawPavement(c, light, r.fork('ground'), view, {
    x: [-150, 150],
    z: [setting === 'sand' ? z - 14 : 0.5, z + 60],
  });
  const row = frontRow(r.fork('row'), z, hero, 74, low || setting === 'street').sort(
    (a, b) => remoteness(view, b) - remoteness(view, a),
  );
  for (const [i, job] of row.entries()) drawBuilding(c, light, r.fork(`b${i}`), view, job);
  c.poly(view.floor(-150, z - 3.4, 300, 3.4), light.shadow, { opacity: light.contrast * 0.8 });
  const street = r.fork('street');
  if (setting === 'street') furnishStreet(c, light, street, view, z);
  else furnishDike(c, light, street, view, z, setting === 'dike' && street.chance(0.4));
  if (setting === 'sand') drawSandFront(c, light, street, view, z);
  c.rect(
    0,
    HEIGHT - 160,
    WIDTH,
    160,
    c.linear([
      [0, light.shadow, 0],
      [1, light.shadow, 0.2],
    ]),
  );
}

/** The upper storeys from close by, against the sky: balconies, awnings, someone's plants. */
export function drawApartmentClose(c: Canvas, light: Light, r: Random): void {
  const z = 30;
  const style = r.chance(0.2) ? mansionStyle(r) : apartmentStyle(r);
  const floors = r.int(5, 7);
  const width = style.bay * r.int(3, 4);
  const roof = r.pick(ROOFS);
  const tall = facadeHeight(style, floors) + (roof === 'flat' ? 1 : 3);
  const yaw = r.between(0.25, 0.62) * r.sign();
  const focal = Math.min(2300, (r.between(1020, 1240) * z) / width);
  const eye = [-Math.tan(yaw) * z, 2, 0] as const;
  // Where the front falls with the camera level; then the page is shifted so that its top is in the picture.
  const level = new View({ eye, yaw, focal, horizon: 0, centre: 0 }).wall([-width / 2, 0, z]);
  const corners = [level.at(0, tall), level.at(width, tall)];
  const horizon = r.between(90, 170) - Math.min(...corners.map(([, y]) => y));
  const middle = corners.reduce((sum, [x]) => sum + x / 2, 0);
  const view = new View({ eye, yaw, focal, horizon, centre: 800 - middle + r.between(-90, 90) });
  drawSky(c, light, r, Math.max(HEIGHT, horizon * 0.9));
  drawGulls(c, light, r, r.int(2, 6), 80, 460);
  const hero: BuildingJob = { x: -width / 2, z, width, depth: 15, floors, style, roof };
  const beside = r.chance(0.5) ? [neighbour(r, width / 2 + r.between(0, 5), z, true)] : [];
  const other = neighbour(r, 0, z, true);
  const all = [...beside, { ...other, x: -width / 2 - other.width - r.between(0, 4) }, hero];
  for (const [i, job] of all.sort((a, b) => remoteness(view, b) - remoteness(view, a)).entries())
    drawBuilding(c, light, r.fork(`b${i}`), view, job);
  if (!r.chance(0.5)) return;
  const [x, y] = [r.chance(0.5) ? r.between(-40, 160) : r.between(1440, 1640), HEIGHT + 240];
  drawTree(c, light, r, x, y, r.between(700, 860));
}
