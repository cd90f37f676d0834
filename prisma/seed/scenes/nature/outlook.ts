/**
 * What one sees from a window, a balcony or a roof: sea over the beach, dunes, roofs or a garden.
 */
import { HEIGHT, WIDTH, type Canvas } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { crown, ridge, rolling } from '../kit/shapes';
import type { Random } from '../random';
import { drawBeach, drawDune } from './beach';
import { drawSails, drawSea, drawSwash } from './sea';
import { drawGulls, drawSky } from './sky';

export type Outlook = 'sea' | 'dunes' | 'roofs' | 'garden';

function roofs(c: Canvas, light: Light, r: Random, horizon: number): void {
  c.rect(0, horizon - 2, WIDTH, HEIGHT - horizon, light.far('#8b9a7a', 0.4));
  for (let row = 0; row < 4; row++) {
    const distance = 0.62 - row * 0.17;
    let x = r.between(-80, 0);
    const base = horizon + 26 + row * row * 34;
    while (x < WIDTH) {
      const w = r.between(50, 110) * (0.7 + row * 0.5);
      const h = r.between(30, 70) * (0.6 + row * 0.4);
      const rise = w * r.between(0.22, 0.4);
      const wall = light.far(r.pick(['#f3ede0', '#dcc5a6', '#b9785d', '#e8e4da']), distance);
      const roof = light.far(r.pick(['#b1593f', '#a64f3c', '#6b6f78', '#8d5a48', '#54606d']), distance);
      c.rect(x, base - h, w, h + 160, wall);
      c.poly(
        [
          [x - 5, base - h + 2],
          [x + w + 5, base - h + 2],
          [x + w * 0.72, base - h - rise],
          [x + w * 0.28, base - h - rise],
        ],
        roof,
      );
      if (row > 0)
        for (let k = 0; k < 2; k++)
          c.rect(x + w * (0.2 + k * 0.4), base - h * 0.7, w * 0.2, h * 0.36, light.far('#5d7688', distance));
      if (r.chance(0.3))
        c.path(crown(r, x + w, base - h * 0.3, w * 0.3, h * 0.6), light.far('#6d8a63', distance));
      x += w + r.between(0, 14);
    }
  }
}

function garden(c: Canvas, light: Light, r: Random, horizon: number): void {
  for (let row = 0; row < 3; row++) {
    const y = horizon + row * 46;
    const line = rolling(r, -20, WIDTH + 20, y, 26 + row * 10, 9);
    const green = light.far(['#87a07f', '#7c9a6c', '#93ac6c'][row] ?? '#7c9a6c', 0.45 - row * 0.18);
    for (let i = 0; i < 13 - row * 3; i++) {
      const x = r.between(0, WIDTH);
      const s = r.between(36, 84) * (0.8 + row * 0.35);
      const leaf = tone(green, r.between(-0.16, 0.06));
      c.path(crown(r, x, y - s * 0.55, s, s * 0.8), tone(leaf, -0.12));
      c.path(crown(r, x + light.sunSide * s * 0.2, y - s * 0.75, s * 0.68, s * 0.5), leaf);
      c.path(crown(r, x + light.sunSide * s * 0.36, y - s * 0.9, s * 0.34, s * 0.24), tone(leaf, 0.14));
    }
    c.path(
      ridge(line, HEIGHT),
      c.linear([
        [0, green],
        [1, tone(green, 0.1)],
      ]),
    );
  }
  c.rect(
    0,
    horizon + 130,
    WIDTH,
    HEIGHT,
    c.linear([
      [0, light.far('#9bb572', 0.1)],
      [1, light.lit('#7f9f5c')],
    ]),
  );
}

/** Fills the page with the view; the caller cuts it to the window. `depth`: pixels from horizon to beach. */
export function drawOutlook(
  c: Canvas,
  light: Light,
  r: Random,
  horizon: number,
  kind: Outlook,
  depth = 90,
): void {
  drawSky(c, light, r, horizon);
  drawGulls(c, light, r, r.int(1, 4), horizon * 0.3, horizon * 0.85);
  if (kind === 'sea') {
    drawSea(c, light, r, { horizon, bottom: horizon + depth + 40, wind: 0.4 });
    drawSails(c, light, r, horizon, r.int(1, 3), 0.9);
    drawBeach(c, light, r, horizon + depth);
    drawSwash(c, light, r, horizon + depth + 2, 16);
    if (r.chance(0.5))
      drawDune(c, light, r, { y: horizon + depth * 2.2, height: 26, distance: 0.15, grass: 40, tuft: 20 });
  } else if (kind === 'dunes') {
    drawSea(c, light, r, { horizon, bottom: horizon + 60, wind: 0.3 });
    drawDune(c, light, r, { y: horizon + 26, height: 46, distance: 0.45, grass: 40, tuft: 13 });
    drawDune(c, light, r, { y: horizon + 92, height: 70, distance: 0.22, grass: 60, tuft: 26 });
    drawDune(c, light, r, { y: horizon + 210, height: 90, distance: 0.05, grass: 60, tuft: 46 });
  } else if (kind === 'roofs') roofs(c, light, r, horizon);
  else garden(c, light, r, horizon);
}

/** A far town on the coast, standing on the horizon at one side of the picture. */
export function drawSkyline(
  c: Canvas,
  light: Light,
  r: Random,
  horizon: number,
  from: number,
  to: number,
  tall: number,
): void {
  const towards = Math.sign(to - from);
  let x = from;
  while ((to - x) * towards > 0) {
    const t = Math.abs((x - from) / (to - from));
    const w = tall * r.between(0.28, 0.7) * (1.1 - t * 0.7);
    const h = tall * (1.05 - t * 0.85) * r.between(0.5, 1);
    const distance = 0.42 + t * 0.35;
    const wall = light.far(r.pick(['#efe8da', '#dccab0', '#c9d0d2', '#b98f76']), distance);
    const left = towards > 0 ? x : x - w;
    c.rect(
      left,
      horizon - h,
      w,
      h + 5,
      c.linear([
        [0, wall],
        [1, mix(wall, light.recipe.air, 0.3)],
      ]),
    );
    const pane = light.lamps > 0.5 ? '#ffd693' : light.far('#6f8798', distance);
    const rows = Math.max(2, Math.floor(h / 9));
    for (let k = 0; k < rows; k++)
      c.rect(left + w * 0.12, horizon - h + 4 + (k * (h - 6)) / rows, w * 0.76, 2.4, pane, { opacity: 0.6 });
    x += w * towards;
  }
}
