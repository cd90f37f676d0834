/**
 * Houses: fishermen's cottages in a row, brick terraces, a farmhouse in the polder, a wooden bungalow.
 */
import { type Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens } from '../kit/shapes';
import { View } from '../kit/view';
import { drawDune, drawMarram, drawShrub } from '../nature/beach';
import { drawGulls, drawSky } from '../nature/sky';
import { drawFlowers, drawGrass, drawHedge, drawPine, drawPollard, drawTree } from '../nature/trees';
import type { Random } from '../random';
import type { Site } from '../town/volume';
import { drawBicycle, drawCrowd } from '../town/people';
import { drawBench, drawPavement, drawPlanter } from '../town/promenade';
import { drawBungalow, drawCottages, drawFarm, drawTerraceRow } from './house-styles';

export const HOUSES = ['cottages', 'terrace', 'farm', 'bungalow'] as const;
export type HouseKind = (typeof HOUSES)[number];

function site(c: Canvas, light: Light, r: Random, z: number, focal: number, eye = 1.7): Site {
  const yaw = r.between(0.1, 0.36) * r.sign();
  const horizon = r.between(690, 760);
  return {
    c,
    light,
    view: new View({
      eye: [-Math.tan(yaw) * z, eye, 0],
      yaw,
      focal: focal * Math.cos(yaw),
      horizon,
      centre: 800 + r.between(-60, 60),
    }),
  };
}

/** Street, meadow or dunes before and behind the house. */
function drawSurroundings(s: Site, r: Random, kind: HouseKind, z: number): void {
  const { c, light, view } = s;
  const h = view.horizon;
  if (kind === 'farm') {
    for (let i = 0; i < 5; i++)
      c.path(lens(r.between(0, WIDTH), h + 4 + i * 3, 900, 12), light.far('#93a878', 0.6 - i * 0.08));
    for (let i = 0; i < 12; i++)
      drawTree(c, light, r, r.between(0, WIDTH), h + r.between(2, 12), r.between(50, 130), 0.5);
  } else if (kind === 'bungalow') {
    drawDune(c, light, r, { y: h + 14, height: 90, distance: 0.4, grass: 40, tuft: 14 });
    for (let i = 0; i < 9; i++)
      drawPine(c, light, r, r.between(0, WIDTH), h + r.between(4, 20), r.between(150, 330), 0.25);
  } else
    for (let i = 0; i < 7; i++) drawTree(c, light, r, r.between(0, WIDTH), h + 6, r.between(140, 240), 0.4);
  if (kind === 'cottages' || kind === 'terrace') {
    c.rect(0, h - 2, WIDTH, HEIGHT - h, light.far('#cfc5b5', 0.3));
    drawPavement(c, light, r, view, { x: [-60, 60], z: [0.4, z + 60] });
    c.poly(view.floor(-80, z - 6.6, 160, 4.6), light.lit('#a9a49b'), { opacity: 0.6 });
    for (const k of [z - 6.7, z - 2]) c.poly(view.floor(-80, k, 160, 0.2), light.lit('#e6dfd2'));
    return;
  }
  const ground = kind === 'farm' ? '#97b36b' : '#b3b578';
  const near = light.lit(ground);
  c.rect(
    0,
    h + 2,
    WIDTH,
    HEIGHT - h,
    c.linear([
      [0, mix(near, light.recipe.air, 0.25)],
      [0.4, near],
      [1, tone(near, -0.08)],
    ]),
  );
  drawGrass(c, light, r, h + 70, HEIGHT, 0, WIDTH, 240);
  const lane = view.poly([
    [-0.7, 0, z - 0.2],
    [0.9, 0, z - 0.2],
    [2.6, 0, 3],
    [-0.4, 0, 3],
  ]);
  c.poly(lane, light.lit('#dccbaa'));
}

function dressFront(s: Site, r: Random, kind: HouseKind, z: number): void {
  const { c, light, view } = s;
  if (kind === 'cottages' || kind === 'terrace') {
    for (let x = -14; x < 14; x += r.between(5, 8)) {
      if (r.chance(0.5)) drawPlanter(c, light, r, view, x, z - 1.2, 1.2);
      else drawBench(c, light, view, x, z - 1, 1.6);
    }
    const [bx, by] = view.point([r.between(-4, 4), 0, z - 1.7]);
    drawBicycle(c, light, r, bx, by, 0.33 * view.scale([0, 0, z - 1.7]));
    drawCrowd(c, light, r, view, { x: [-12, 12], z: [z - 6, z - 2.4], count: r.int(1, 4) });
    return;
  }
  if (kind === 'farm') {
    drawFlowers(c, light, r, view.point([0, 0, z - 1])[1], HEIGHT, 0, WIDTH, 90);
    for (const k of [-1, 1]) {
      const [x, y] = view.point([k * r.between(10, 13), 0, z - 6]);
      drawPollard(c, light, r, x, y, r.between(230, 320));
    }
    drawHedge(c, light, r, -20, view.point([-3, 0, z - 9])[0], view.point([0, 0, z - 9])[1], 54);
    return;
  }
  const tufts = Array.from({ length: 36 }, () => {
    const y = r.between(view.horizon + 130, HEIGHT + 10);
    return { x: r.between(0, WIDTH), y, size: 20 + (y - view.horizon) * 0.2 };
  }).sort((a, b) => a.y - b.y);
  for (let i = 0; i < 7; i++)
    drawShrub(c, light, r, {
      x: r.chance(0.5) ? r.between(0, 460) : r.between(1140, WIDTH),
      y: r.between(view.horizon + 120, HEIGHT - 30),
      size: r.between(50, 100),
    });
  drawMarram(
    c,
    light,
    r,
    tufts.filter(({ x }) => Math.abs(x - 820) > 180),
  );
}

/** A house as its guests first see it. */
export function drawHouse(c: Canvas, light: Light, r: Random, kind: HouseKind): void {
  const z = { cottages: 17, terrace: 19, farm: 25, bungalow: 20 }[kind];
  const focal = { cottages: 1420, terrace: 1180, farm: 1560, bungalow: 1620 }[kind];
  const s = site(c, light, r, z, focal * r.between(0.94, 1.08));
  drawSky(c, light, r, s.view.horizon + 10);
  drawGulls(c, light, r, r.int(1, 4), 80, 300);
  drawSurroundings(s, r.fork('around'), kind, z);
  c.poly(s.view.floor(-60, z - 2.6, 120, 2.6), light.shadow, {
    opacity: kind === 'cottages' || kind === 'terrace' ? light.contrast * 0.7 : 0,
  });
  if (kind === 'farm' || kind === 'bungalow')
    c.poly(s.view.floor(-8, z - 2.4, 16, 2.4), light.shadow, { opacity: light.contrast * 0.5 });
  const draw = { cottages: drawCottages, terrace: drawTerraceRow, farm: drawFarm, bungalow: drawBungalow };
  draw[kind](s, r.fork('house'), z);
  dressFront(s, r.fork('front'), kind, z);
}
