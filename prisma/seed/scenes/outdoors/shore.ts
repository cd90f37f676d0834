/**
 * Pictures of the shore: open sea, beach days, groynes, the pier, the lighthouse.
 */
import { type Canvas, HEIGHT, num, type Point, WIDTH } from '../kit/canvas';
import { type Colour, mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens, smooth } from '../kit/shapes';
import { drawBeach, drawDune, drawFootprints } from '../nature/beach';
import { drawSkyline } from '../nature/outlook';
import { drawSails, drawSea, drawSwash } from '../nature/sea';
import { drawGulls, drawSky } from '../nature/sky';
import type { Random } from '../random';
import { drawDog, drawPerson } from '../town/people';

const CLOTHS: readonly Colour[] = ['#c8503f', '#f4eee0', '#2f6485', '#e3b65e', '#5d9aa6', '#e58f7c'];

/** Sky, sea and sand; returns the y of the shoreline. */
export function drawStrand(
  c: Canvas,
  light: Light,
  r: Random,
  horizon: number,
  water: number,
  wind = 0.5,
): number {
  drawSky(c, light, r, horizon);
  if (r.chance(0.4)) {
    const s = r.sign();
    drawSkyline(
      c,
      light,
      r,
      horizon + 2,
      s > 0 ? WIDTH + 20 : -20,
      s > 0 ? r.between(1000, 1300) : r.between(300, 600),
      r.between(50, 120),
    );
  }
  drawSea(c, light, r, { horizon, bottom: horizon + water + 30, wind });
  drawBeach(c, light, r, horizon + water);
  drawSwash(c, light, r, horizon + water + 4, 34);
  return horizon + water;
}

/** Waves rolling in, close by. */
export function drawWaves(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(380, 460);
  drawSky(c, light, r, horizon);
  drawSea(c, light, r, { horizon, bottom: 960, wind: 0.9 });
  drawSails(c, light, r, horizon, r.int(1, 4), 1.2);
  const white = light.lit('#ffffff');
  for (let row = 0; row < 4; row++) {
    const t = row / 3;
    const y = horizon + 150 + t * t * 330;
    const h = 16 + t * 46;
    const phase = r.between(0, 6);
    const crest = Array.from({ length: 15 }, (_, i): Point => [
      (-0.04 + (i / 14) * 1.08) * WIDTH,
      y - h * (0.55 + 0.45 * Math.sin(phase + i * 0.62)) + r.between(-3, 3),
    ]);
    const body = mix(light.sea[1], '#8fd0c4', 0.25 + t * 0.15);
    c.path(
      `${smooth(crest)}L${WIDTH + 80} ${num(y + h * 1.3)}L-80 ${num(y + h * 1.3)}Z`,
      c.linear([
        [0, tone(body, 0.24), 0.95],
        [0.4, tone(body, -0.1), 0.8],
        [1, light.sea[1], 0],
      ]),
    );
    const under = crest.map(([x, cy], i): Point => [x, cy + h * (0.16 + 0.12 * Math.sin(i * 2.3 + phase))]);
    c.path(`${smooth(crest)}${smooth(under.toReversed()).replace('M', 'L')}Z`, white, { opacity: 0.92 });
    let spray = '';
    for (let i = 0; i < 60; i++)
      spray += lens(
        r.between(0, WIDTH),
        y + r.between(-0.1, 1.1) * h,
        r.between(10, 46) * (0.5 + t),
        2 + t * 4,
      );
    c.path(spray, white, { opacity: 0.6 });
  }
  drawBeach(c, light, r, 930);
  drawSwash(c, light, r, 940, 40);
  drawGulls(c, light, r, r.int(4, 9), 120, horizon - 30);
}

function drawBeachParasol(c: Canvas, light: Light, r: Random, x: number, y: number, s: number): void {
  const [a, b] = [light.lit(r.pick(CLOTHS)), light.lit('#fbf6ea')];
  const lean = r.between(-0.12, 0.12) * s;
  c.path(lens(x - light.sunSide * s * 0.7, y + 2, s * 1.9, s * 0.16), light.shadow, {
    opacity: light.contrast,
  });
  c.line(
    [
      [x, y],
      [x + lean, y - s * 1.6],
    ],
    light.lit('#efe9dc'),
    Math.max(2, s * 0.05),
  );
  const [tx, ty] = [x + lean, y - s * 1.72];
  const n = 6;
  for (let i = 0; i < n; i++) {
    const p = -Math.cos((Math.PI * i) / n);
    const q = -Math.cos((Math.PI * (i + 1)) / n);
    const colour = tone(i % 2 ? b : a, light.sunSide * (p + q) > 0 ? 0.05 : -0.1);
    c.path(
      `M${num(tx)} ${num(ty)}Q${num(tx + p * s * 0.85)} ${num(ty + s * 0.06)} ${num(tx + p * s)} ${num(ty + s * 0.5)}Q${num(tx + ((p + q) / 2) * s)} ${num(ty + s * 0.4)} ${num(tx + q * s)} ${num(ty + s * 0.5)}Q${num(tx + q * s * 0.85)} ${num(ty + s * 0.06)} ${num(tx)} ${num(ty)}Z`,
      colour,
    );
  }
}

function drawWindscreen(c: Canvas, light: Light, r: Random, x: number, y: number, s: number): void {
  const [a, b] = [light.lit(r.pick(CLOTHS)), light.lit('#fbf6ea')];
  const n = 5;
  c.path(lens(x, y + 4, s * 3.1, s * 0.16), light.shadow, { opacity: light.contrast });
  for (let i = 0; i < n; i++) {
    const w = (s * 2.6) / n;
    const fx = x - s * 1.3 + i * w;
    const bend = (k: number): number => Math.abs(k - n / 2) * s * 0.06;
    c.poly(
      [
        [fx, y + bend(i)],
        [fx + w, y + bend(i + 1)],
        [fx + w, y + bend(i + 1) - s * 0.8],
        [fx, y + bend(i) - s * 0.8],
      ],
      i % 2 ? b : a,
    );
    c.line(
      [
        [fx, y + bend(i) + 4],
        [fx, y + bend(i) - s * 0.88],
      ],
      light.lit('#b08a5e'),
      Math.max(1.5, s * 0.03),
    );
  }
}

/** A day at the beach with parasols, windscreens and a sandcastle. */
export function drawBeachDay(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(360, 440);
  const shore = drawStrand(c, light, r, horizon, r.between(90, 150));
  drawSails(c, light, r, horizon, r.int(2, 4), 1);
  for (let i = 0; i < 12; i++)
    drawPerson(c, light, r, r.between(0, WIDTH), shore + r.between(6, 40), r.between(26, 44));
  const spots = Array.from({ length: 15 }, () => ({ x: r.between(40, WIDTH - 40), t: r.next() })).sort(
    (p, q) => p.t - q.t,
  );
  for (const { x, t } of spots) {
    const y = shore + 60 + (HEIGHT - shore - 90) * t ** 1.4;
    const s = 30 + t * 105;
    const kind = r.pick(['parasol', 'screen', 'person', 'towel', 'person', 'parasol'] as const);
    if (kind === 'parasol') drawBeachParasol(c, light, r, x, y, s * 0.95);
    else if (kind === 'screen') drawWindscreen(c, light, r, x, y, s * 0.8);
    else if (kind === 'towel')
      c.poly(
        [
          [x, y],
          [x + s, y - s * 0.1],
          [x + s * 1.2, y + s * 0.14],
          [x + s * 0.2, y + s * 0.26],
        ],
        light.lit(r.pick(CLOTHS)),
      );
    else drawPerson(c, light, r, x, y, s * 1.35);
  }
  drawGulls(c, light, r, r.int(2, 6), 90, horizon - 40);
}

/** Footprints, a dog, an empty beach. */
export function drawQuietBeach(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(400, 500);
  const shore = drawStrand(c, light, r, horizon, r.between(120, 190));
  const x = r.between(500, 1100);
  drawFootprints(c, light, r, [x + r.between(-260, 260), HEIGHT], [x, shore + 66]);
  const n = r.int(1, 3);
  for (let i = 0; i < n; i++)
    drawPerson(c, light, r, x + i * 34, shore + 64 + (i % 2) * 3, r.between(70, 84));
  if (r.chance(0.6)) drawDog(c, light, r, x + 110, shore + 74, 26);
  if (r.chance(0.6)) drawDune(c, light, r, { y: HEIGHT - 20, height: 90, distance: 0, grass: 40, tuft: 70 });
  drawGulls(c, light, r, r.int(4, 8), 100, horizon - 30);
}
