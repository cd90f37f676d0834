/**
 * Villas in the dunes and along the avenues: five ways of building.
 */
import { type Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens } from '../kit/shapes';
import { View } from '../kit/view';
import { drawDune, drawFence, drawMarram, drawShrub, sandTexture } from '../nature/beach';
import { drawSea } from '../nature/sea';
import { drawGulls, drawSky } from '../nature/sky';
import { drawFlowers, drawGrass, drawHedge, drawPine, drawTree } from '../nature/trees';
import type { Random } from '../random';
import { drawBelle, drawBrick, drawModern, drawNorman, drawThatch, type VillaKind } from './villa-styles';
import type { Site } from '../town/volume';

/** What lies behind the house: dunes with pines, trees of an avenue, or the sea far off. */
function drawBackdrop(
  c: Canvas,
  light: Light,
  r: Random,
  horizon: number,
  setting: 'dunes' | 'avenue' | 'sea',
): void {
  if (setting === 'avenue') {
    for (let i = 0; i < 11; i++)
      drawTree(
        c,
        light,
        r,
        (i + r.next()) * (WIDTH / 11),
        horizon + r.between(0, 16),
        r.between(150, 310),
        0.35,
      );
    return;
  }
  if (setting === 'sea') drawSea(c, light, r, { horizon: horizon - 34, bottom: horizon + 20, wind: 0.2 });
  drawDune(c, light, r, {
    y: horizon + 10,
    height: setting === 'sea' ? 40 : 110,
    distance: 0.4,
    grass: 44,
    tuft: 15,
  });
  for (let i = 0; i < (setting === 'sea' ? 3 : 8); i++)
    drawPine(c, light, r, r.between(0, WIDTH), horizon + r.between(4, 24), r.between(120, 250), 0.25);
  drawDune(c, light, r, { y: horizon + 42, height: 50, distance: 0.2, grass: 40, tuft: 24 });
}

function drawForeground(
  c: Canvas,
  light: Light,
  r: Random,
  view: View,
  setting: 'dunes' | 'avenue' | 'sea',
  z: number,
): void {
  const path = r.between(-3, 3);
  const lane = view.poly([
    [path - 1, 0, z - 0.4],
    [path + 1, 0, z - 0.4],
    [path * 0.4 + 1.6, 0, 3],
    [path * 0.4 - 1.6, 0, 3],
  ]);
  if (setting === 'avenue') {
    c.poly(
      lane,
      c.linear([
        [0, light.lit('#cfc2ae')],
        [1, light.lit('#ddd2c0')],
      ]),
    );
    drawGrass(c, light, r, view.horizon + 60, HEIGHT, 0, WIDTH, 220);
    const [gapL, gapR] = [
      view.point([path * 0.5 - 1.9, 0, z - 12])[0],
      view.point([path * 0.5 + 1.9, 0, z - 12])[0],
    ];
    const y = view.point([0, 0, z - 12])[1];
    drawFlowers(c, light, r, y - 100, y - 50, 0, WIDTH, 46);
    drawHedge(c, light, r, -20, gapL, y + 30, r.between(48, 74));
    drawHedge(c, light, r, gapR, WIDTH + 20, y + 30, r.between(48, 74));
    return;
  }
  c.poly(lane, light.lit('#d9c7a5'), { opacity: 0.9 });
  const tufts = Array.from({ length: 60 }, () => {
    const y = r.between(view.horizon + 90, HEIGHT + 20);
    return {
      x: r.between(0, WIDTH),
      y,
      size: 18 + ((y - view.horizon) / (HEIGHT - view.horizon)) * r.between(40, 90),
    };
  }).sort((a, b) => a.y - b.y);
  for (let i = 0; i < 6; i++) {
    const y = r.between(view.horizon + 70, HEIGHT - 40);
    drawShrub(c, light, r, {
      x: r.chance(0.5) ? r.between(0, 420) : r.between(1180, WIDTH),
      y,
      size: 40 + (y - view.horizon) * 0.16,
    });
  }
  drawMarram(
    c,
    light,
    r,
    tufts.filter(({ x, y }) => Math.abs(x - view.point([path, 0, 8])[0]) > 130 + (y - view.horizon) * 0.3),
  );
  if (r.chance(0.6)) {
    const s = r.sign();
    const x = view.point([path * 0.4 + s * 2.4, 0, 6])[0];
    drawFence(c, light, r, [s > 0 ? WIDTH + 20 : -20, HEIGHT - 30], [x, HEIGHT - 170], 100, 74);
  }
}

/** Low green and bare patches on the sandy ground. */
function drawGroundCover(c: Canvas, light: Light, r: Random, horizon: number): void {
  sandTexture(c, light, r, horizon + 30, HEIGHT);
  for (const [green, opacity] of [
    ['#9aa36d', 0.4],
    ['#83985f', 0.35],
  ] as const) {
    let data = '';
    for (let i = 0; i < 30; i++) {
      const t = r.next() ** 0.8;
      data += lens(
        r.between(0, WIDTH),
        horizon + 20 + (HEIGHT - horizon) * t,
        r.between(120, 520) * (0.4 + t),
        r.between(10, 34) * (0.4 + t),
      );
    }
    c.path(data, light.lit(green), { opacity });
  }
}

/** A villa in its garden or dunes. */
export function drawVilla(
  c: Canvas,
  light: Light,
  r: Random,
  kind: VillaKind,
  setting: 'dunes' | 'avenue' | 'sea',
): void {
  const z = r.between(22, 26);
  const yaw = r.between(0.14, 0.42) * r.sign();
  const horizon = r.between(700, 770);
  const view = new View({
    eye: [-Math.tan(yaw) * z, r.between(1.7, 2.6), 0],
    yaw,
    focal: r.between(1560, 1800) * Math.cos(yaw),
    horizon,
    centre: 800 + r.between(-80, 80),
  });
  const site: Site = { c, light, view };
  drawSky(c, light, r, horizon + 10);
  drawGulls(c, light, r, r.int(1, 5), 80, 300);
  drawBackdrop(c, light, r.fork('back'), horizon, setting);
  const ground = setting === 'avenue' ? '#93b06a' : '#e2cf9f';
  const near = light.lit(ground);
  c.rect(0, horizon - 4, WIDTH, HEIGHT - horizon + 4, mix(near, light.recipe.air, 0.3));
  c.poly(
    view.floor(-200, 0.4, 400, z + 30),
    c.linear([
      [0, mix(near, light.recipe.air, 0.15)],
      [1, tone(near, -0.05)],
    ]),
  );
  if (setting !== 'avenue') drawGroundCover(c, light, r.fork('cover'), horizon);
  const s = light.sunSide;
  c.poly(
    view.poly([
      [-8, 0, z - 0.2],
      [8, 0, z - 0.2],
      [8 - s * 5, 0, z - 3.4],
      [-8 - s * 5, 0, z - 3.4],
    ]),
    light.shadow,
    { opacity: light.contrast * 0.8 },
  );
  const draw = {
    norman: drawNorman,
    modern: drawModern,
    thatch: drawThatch,
    brick: drawBrick,
    belle: drawBelle,
  };
  const side = r.sign();
  for (const k of [-1, 1]) {
    const [x, y] = view.point([k * r.between(10, 13), 0, z + 4]);
    const h = r.between(230, 380);
    if (setting === 'avenue' || r.chance(0.4)) drawTree(c, light, r, x, y, h);
    else drawPine(c, light, r, x, y, h);
  }
  draw[kind](site, r.fork('house'), z);
  for (let i = 0; i < 9; i++) {
    const [x, y] = view.point([r.between(-8, 8), 0, z - 1.8]);
    if (Math.abs(x - view.point([0, 0, z])[0]) > 110)
      drawShrub(c, light, r, { x, y: y + 8, size: r.between(26, 56) });
  }
  drawForeground(c, light, r.fork('front'), view, setting, z);
  if (r.chance(0.35)) {
    const x = side > 0 ? WIDTH - r.between(0, 140) : r.between(0, 140);
    if (setting === 'avenue') drawTree(c, light, r, x, HEIGHT - 40, r.between(620, 800));
    else drawPine(c, light, r, x, HEIGHT - 60, r.between(560, 760));
  }
}
