/**
 * Dunes, beach cabins, kites, sand yachts and the horse fishermen.
 */
import { type Canvas, HEIGHT, num, type Point, WIDTH } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens, smooth } from '../kit/shapes';
import { View } from '../kit/view';
import { drawBeach, drawDune, drawFence, drawMarram, SAND, sandTexture } from '../nature/beach';
import { drawSails, drawSea, drawSwash } from '../nature/sea';
import { drawGulls, drawSky } from '../nature/sky';
import { drawPine } from '../nature/trees';
import type { Random } from '../random';
import { cabinColours, drawHut } from '../town/cabins';
import { drawPerson } from '../town/people';
import { drawStrand } from './shore';

/** A path through the dunes to the sea. */
export function drawDunePath(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(400, 480);
  drawSky(c, light, r, horizon);
  drawSea(c, light, r, { horizon, bottom: horizon + 110, wind: 0.5 });
  drawSails(c, light, r, horizon, r.int(1, 3), 1);
  drawBeach(c, light, r, horizon + 70, horizon + 300);
  drawSwash(c, light, r, horizon + 74, 14);
  drawDune(c, light, r, { y: horizon + 175, height: 76, distance: 0.24, grass: 60, tuft: 26 });
  drawDune(c, light, r, { y: horizon + 310, height: 130, distance: 0.1, grass: 90, tuft: 46 });
  const x = r.between(600, 1000);
  const y = horizon + 205;
  const bend = r.between(-200, 200);
  const path = light.lit(mix(SAND, '#ffffff', 0.22));
  c.path(
    `M${num(x - 16)} ${num(y)}C${num(x - 40 + bend)} ${num(y + 130)} ${num(x - 300 - bend * 0.5)} ${num(y + 240)} ${num(x - 330)} ${HEIGHT + 10}` +
      `L${num(x + 330)} ${HEIGHT + 10}C${num(x + 150 - bend * 0.5)} ${num(y + 240)} ${num(x + 60 + bend)} ${num(y + 130)} ${num(x + 16)} ${num(y)}Z`,
    c.linear([
      [0, mix(path, light.recipe.air, 0.2)],
      [1, path],
    ]),
  );
  sandTexture(c, light, r, HEIGHT - 220, HEIGHT);
  drawFence(c, light, r, [x - 400, HEIGHT - 10], [x - 34 + bend * 0.4, y + 90], 130, 30);
  drawFence(c, light, r, [x + 420, HEIGHT - 10], [x + 44 + bend * 0.4, y + 90], 130, 30);
  const side = (from: number, to: number): { x: number; y: number; size: number }[] =>
    Array.from({ length: 26 }, () => {
      const ty = r.between(HEIGHT - 250, HEIGHT + 30);
      return { x: r.between(from, to), y: ty, size: r.between(60, 140) * (0.5 + (ty - HEIGHT + 260) / 500) };
    }).sort((a, b) => a.y - b.y);
  drawMarram(c, light, r, side(-20, x - 430));
  drawMarram(c, light, r, side(x + 450, WIDTH + 20));
  if (r.chance(0.7))
    for (let i = 0, n = r.int(1, 3); i < n; i++)
      drawPerson(c, light, r, x + bend * 0.25 + i * 22, y + 90 + i * 4, 66);
  drawGulls(c, light, r, r.int(2, 6), 90, horizon - 40);
}

/** Rolling dunes with pines and buckthorn, no path. */
export function drawDuneLand(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(430, 500);
  drawSky(c, light, r, horizon);
  drawSea(c, light, r, { horizon: horizon - 6, bottom: horizon + 40, wind: 0.3 });
  drawDune(c, light, r, { y: horizon + 30, height: 90, distance: 0.45, grass: 50, tuft: 15 });
  for (let i = 0, n = r.int(3, 8); i < n; i++)
    drawPine(c, light, r, r.between(0, WIDTH), horizon + r.between(30, 60), r.between(110, 190), 0.3);
  drawDune(c, light, r, { y: horizon + 150, height: 130, distance: 0.26, grass: 90, tuft: 28 });
  drawDune(c, light, r, { y: horizon + 300, height: 150, distance: 0.1, grass: 110, tuft: 48 });
  drawDune(c, light, r, { y: horizon + 500, height: 170, distance: 0, grass: 110, tuft: 84 });
  drawGulls(c, light, r, r.int(2, 6), 90, horizon - 60);
}

/** A row of beach cabins, seen along it or nearly from the front. */
export function drawCabins(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(520, 600);
  const yaw = r.between(0.25, 0.75) * r.sign();
  const z = 9.5;
  const view = new View({ eye: [-Math.tan(yaw) * z * 0.6, 1.6, 0], yaw, focal: 1050, horizon, centre: 800 });
  drawSky(c, light, r, horizon);
  drawSea(c, light, r, { horizon, bottom: horizon + 60, wind: 0.4 });
  drawSails(c, light, r, horizon, 3, 1);
  drawBeach(c, light, r, horizon + 36);
  const plain = r.chance(0.3) ? cabinColours(r) : undefined;
  const gap = r.between(2.15, 2.7);
  const cabins = Array.from({ length: 26 }, (_, i) => (i - 13) * gap);
  const far = (x: number): number => Math.abs(x - view.eye[0]);
  for (const x of cabins.sort((a, b) => far(b) - far(a))) {
    drawHut(c, light, view, {
      origin: [x, 0, z],
      w: 1.95,
      h: 2.05,
      d: 2.2,
      ...(plain && r.chance(0.8) ? plain : cabinColours(r)),
    });
  }
  const spots = Array.from({ length: 5 }, () => [r.between(-6, 6), r.between(5, 8.4)] as const).sort(
    (a, b) => b[1] - a[1],
  );
  for (const [x, d] of spots) {
    const [px, py] = view.point([x, 0, d]);
    if (r.chance(0.6)) drawPerson(c, light, r, px, py, view.scale([x, 0, d]) * r.between(1.1, 1.8));
  }
  drawGulls(c, light, r, r.int(3, 7), 90, horizon - 120);
}

function kite(c: Canvas, light: Light, r: Random, x: number, y: number, s: number): void {
  const tint = light.lit(r.pick(['#c8503f', '#e3b65e', '#2f6485', '#5d9aa6', '#e58f7c', '#8a6bb0']));
  if (r.chance(0.5)) {
    c.path(
      `M${num(x - s)} ${num(y + s * 0.3)}Q${num(x)} ${num(y - s * 0.7)} ${num(x + s)} ${num(y + s * 0.3)}Q${num(x)} ${num(y - s * 0.15)} ${num(x - s)} ${num(y + s * 0.3)}Z`,
      tint,
    );
    c.path(
      `M${num(x - s * 0.3)} ${num(y - s * 0.13)}Q${num(x)} ${num(y - s * 0.55)} ${num(x + s * 0.3)} ${num(y - s * 0.13)}Q${num(x)} ${num(y - s * 0.06)} ${num(x - s * 0.3)} ${num(y - s * 0.13)}Z`,
      light.lit('#fbf6ea'),
    );
    return;
  }
  c.poly(
    [
      [x, y - s],
      [x + s * 0.6, y],
      [x, y + s],
      [x - s * 0.6, y],
    ],
    tint,
  );
  c.poly(
    [
      [x, y - s],
      [x + s * 0.6, y],
      [x, y],
    ],
    tone(tint, 0.3),
  );
  c.poly(
    [
      [x, y + s],
      [x - s * 0.6, y],
      [x, y],
    ],
    tone(tint, -0.15),
  );
  const tail = Array.from({ length: 7 }, (_, i): Point => [
    x + i * s * 0.28,
    y + s + i * s * 0.3 + Math.sin(i * 1.6) * s * 0.2,
  ]);
  c.path(smooth(tail), 'none', { stroke: tint, width: 2.5, round: true });
}

/** Kites over a wide beach. */
export function drawKites(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(600, 680);
  const shore = drawStrand(c, light, r, horizon, r.between(80, 120), 0.8);
  const n = r.int(5, 8);
  for (let i = 0; i < n; i++) {
    const [x, y, s] = [r.between(140, 1460), r.between(90, 420), r.between(30, 78)];
    const [fx, fy] = [x + r.between(-420, 420), shore + r.between(60, 240)];
    c.path(
      `M${num(x)} ${num(y)}Q${num((x + fx) / 2)} ${num((y + fy) / 2 + 90)} ${num(fx)} ${num(fy - 40)}`,
      'none',
      { stroke: light.shaded('#5a6470', 0.3), width: 1.2, opacity: 0.7 },
    );
    kite(c, light, r, x, y, s);
    drawPerson(c, light, r, fx, fy, 60 + (fy - shore) * 0.3);
  }
  drawGulls(c, light, r, 4, 120, 480);
}

/** Sand yachts on the hard beach. */
export function drawSandYachts(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(440, 520);
  const shore = drawStrand(c, light, r, horizon, r.between(70, 120), 0.7);
  const spots = [0.08, 0.3, r.between(0.55, 0.75)].slice(r.int(0, 1));
  spots.forEach((t, i) => {
    const y = shore + 60 + (HEIGHT - shore - 120) * t;
    const s = 90 + t * 330;
    const x = (i + r.between(0.3, 0.7)) * (WIDTH / spots.length);
    const tint = light.lit(r.pick(['#c8503f', '#fbf6ea', '#2f6485', '#e3b65e', '#5d9aa6']));
    c.path(lens(x, y + 4, s * 1.2, s * 0.07), light.shadow, { opacity: light.contrast });
    c.path(
      `M${num(x)} ${num(y - s * 0.2)}L${num(x + s * 0.06)} ${num(y - s * 1.35)}Q${num(x + s * 0.62)} ${num(y - s * 0.7)} ${num(x + s * 0.56)} ${num(y - s * 0.24)}Z`,
      c.linear(
        [
          [0, tone(tint, 0.1)],
          [1, tone(tint, -0.14)],
        ],
        [0, 0, 1, 0],
      ),
    );
    for (const k of [0.35, 0.6, 0.8])
      c.line(
        [
          [x + s * 0.06 * k, y - s * (0.2 + 1.15 * k)],
          [x + s * (0.56 - k * 0.34), y - s * (0.24 + k * 1.0)],
        ],
        tone(tint, -0.2),
        1.6,
        { opacity: 0.6 },
      );
    c.line(
      [
        [x, y - s * 0.06],
        [x + s * 0.06, y - s * 1.37],
      ],
      light.shaded('#4a535b', 0.2),
      s * 0.02,
    );
    c.path(
      `M${num(x - s * 0.5)} ${num(y - s * 0.12)}Q${num(x)} ${num(y - s * 0.3)} ${num(x + s * 0.5)} ${num(y - s * 0.18)}L${num(x + s * 0.46)} ${num(y - s * 0.08)}L${num(x - s * 0.42)} ${num(y - s * 0.06)}Z`,
      light.lit('#33485c'),
    );
    for (const dx of [-0.42, 0.3, 0.46]) {
      c.ellipse(x + dx * s, y - s * 0.06, s * 0.075, s * 0.075, light.shaded('#33393f', 0.2));
      c.ellipse(x + dx * s, y - s * 0.06, s * 0.03, s * 0.03, light.lit('#cfd4d6'));
    }
    c.ellipse(x + s * 0.12, y - s * 0.3, s * 0.055, s * 0.06, light.lit('#c8503f'));
    c.ellipse(x + s * 0.15, y - s * 0.21, s * 0.1, s * 0.07, light.lit('#e3b65e'));
  });
  drawGulls(c, light, r, 5, 100, horizon - 60);
}

/** A horse fisherman in yellow oilskin, dragging a shrimp net through the surf. */
export function drawHorseFisher(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(430, 500);
  drawSky(c, light, r, horizon);
  drawSea(c, light, r, { horizon, bottom: 860, wind: 0.7 });
  drawSails(c, light, r, horizon, 2, 1);
  drawBeach(c, light, r, 820);
  const riders = r.int(1, 3);
  for (let i = 0; i < riders; i++) {
    const t = riders === 1 ? 0.8 : i / (riders - 1);
    rider(
      c,
      light,
      r,
      260 + i * (1080 / Math.max(1, riders - 1 || 2)) + r.between(0, 160),
      620 + t * 130,
      200 + t * 130,
    );
  }
  drawSwash(c, light, r, 836, 50);
  drawGulls(c, light, r, 8, 160, horizon - 20);
}

function rider(c: Canvas, light: Light, r: Random, x: number, y: number, s: number): void {
  const coat = light.lit(r.pick(['#8a6340', '#6b4a33', '#a9764a', '#54402f']));
  const oil = light.lit('#e9c03c');
  const p = (dx: number, dy: number): string => `${num(x + dx * s)} ${num(y + dy * s)}`;
  c.path(lens(x, y + s * 0.04, s * 2.3, s * 0.2), light.sea[0], { opacity: 0.45 });
  for (const dx of [-0.4, -0.27, 0.26, 0.38])
    c.line(
      [
        [x + dx * s, y - s * 0.4],
        [x + (dx + 0.02) * s, y],
      ],
      tone(coat, -0.18),
      s * 0.09,
      { round: true },
    );
  c.path(
    `M${p(-0.52, -0.62)}C${p(-0.56, -0.3)} ${p(-0.3, -0.26)} ${p(0, -0.27)}C${p(0.3, -0.26)} ${p(0.44, -0.34)} ${p(0.44, -0.58)}L${p(0.66, -0.95)}L${p(0.9, -0.84)}Q${p(0.96, -0.94)} ${p(0.86, -1.02)}L${p(0.66, -1.14)}L${p(0.62, -1.22)}L${p(0.56, -1.13)}C${p(0.44, -1.08)} ${p(0.34, -0.84)} ${p(0.2, -0.72)}C${p(0, -0.66)} ${p(-0.4, -0.78)} ${p(-0.52, -0.62)}Z`,
    c.linear([
      [0, tone(coat, 0.12)],
      [1, tone(coat, -0.2)],
    ]),
  );
  c.path(
    `M${p(0.58, -1.15)}C${p(0.44, -1.08)} ${p(0.34, -0.86)} ${p(0.22, -0.74)}L${p(0.3, -0.7)}C${p(0.4, -0.86)} ${p(0.48, -1)} ${p(0.62, -1.08)}Z`,
    tone(coat, -0.4),
  );
  c.path(
    `M${p(-0.52, -0.6)}Q${p(-0.68, -0.44)} ${p(-0.6, -0.14)}Q${p(-0.54, -0.36)} ${p(-0.46, -0.5)}Z`,
    tone(coat, -0.4),
  );
  for (const dx of [-0.3, 0.16]) c.ellipse(x + dx * s, y - s * 0.56, s * 0.15, s * 0.2, light.lit('#c79a5e'));
  c.path(
    `M${p(-0.16, -0.7)}Q${p(-0.2, -1.16)} ${p(-0.04, -1.24)}Q${p(0.12, -1.2)} ${p(0.12, -0.7)}Q${p(0.02, -0.62)} ${p(-0.16, -0.7)}Z`,
    c.linear([
      [0, tone(oil, 0.12)],
      [1, tone(oil, -0.18)],
    ]),
  );
  c.path(`M${p(0.06, -0.76)}L${p(0.14, -0.34)}L${p(0.04, -0.32)}L${p(-0.08, -0.74)}Z`, tone(oil, -0.12));
  c.line(
    [
      [x + s * 0.02, y - s * 1.08],
      [x + s * 0.26, y - s * 0.9],
    ],
    tone(oil, -0.08),
    s * 0.08,
    { round: true },
  );
  c.ellipse(x - s * 0.01, y - s * 1.32, s * 0.075, s * 0.09, light.lit('#dba983'));
  c.path(
    `M${p(-0.15, -1.34)}Q${p(-0.01, -1.5)} ${p(0.12, -1.34)}L${p(0.16, -1.31)}L${p(-0.18, -1.3)}Z`,
    tone(oil, -0.06),
  );
  c.line(
    [
      [x + s * 0.24, y - s * 0.9],
      [x + s * 0.84, y - s * 0.95],
    ],
    light.shaded('#4a3b30', 0.2),
    Math.max(1.5, s * 0.012),
  );
  c.path(`M${p(-0.5, -0.4)}L${p(-1.25, 0)}M${p(-0.46, -0.34)}L${p(-0.95, 0.03)}`, 'none', {
    stroke: light.shaded('#6b6257', 0.2),
    width: Math.max(1.5, s * 0.01),
  });
  const foam = light.lit('#ffffff');
  for (let i = 0; i < 12; i++)
    c.path(
      lens(x + r.between(-0.7, 0.6) * s, y + r.between(-0.03, 0.05) * s, s * r.between(0.14, 0.4), s * 0.035),
      foam,
      { opacity: 0.75 },
    );
}
