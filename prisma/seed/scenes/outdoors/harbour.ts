/**
 * The fishing quay and the yacht harbour.
 */
import { type Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { drawHarbourWater } from '../mains/marina';
import { drawDune } from '../nature/beach';
import { drawGulls, drawSky } from '../nature/sky';
import { drawTree } from '../nature/trees';
import type { Random } from '../random';
import { drawTrawler, drawYacht } from '../town/boats';

/** Shrimp boats along the quay. */
export function drawFishingQuay(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(430, 490);
  drawSky(c, light, r, horizon + 10);
  const quay = horizon + 40;
  let x = -20;
  while (x < WIDTH) {
    const w = r.between(80, 150);
    const h = r.between(90, 170);
    const wall = light.far(r.pick(['#f3ede0', '#dcc5a6', '#b9785d', '#dfe4e2', '#c9b39a', '#e8cfb8']), 0.2);
    const roof = light.far(r.pick(['#b1593f', '#a64f3c', '#5f666e', '#8d5a48']), 0.2);
    c.rect(
      x,
      quay - h,
      w,
      h,
      c.linear([
        [0, wall],
        [1, tone(wall, -0.1)],
      ]),
    );
    c.poly(
      [
        [x - 3, quay - h + 2],
        [x + w + 3, quay - h + 2],
        [x + w / 2, quay - h - w * r.between(0.3, 0.45)],
      ],
      roof,
    );
    for (let f = 0; f * 42 < h - 50; f++)
      for (const k of [0.2, 0.58])
        c.rect(
          x + w * k,
          quay - h + 18 + f * 42,
          w * 0.22,
          24,
          light.lamps > 0.4 && r.chance(0.5) ? '#ffd894' : light.far('#58728a', 0.2),
        );
    c.rect(x + w * 0.36, quay - 32, w * 0.26, 32, light.far(r.pick(['#2d5878', '#b8443c', '#3f6b5c']), 0.15));
    x += w;
  }
  c.rect(
    0,
    quay,
    WIDTH,
    46,
    c.linear([
      [0, light.lit('#d5cbba')],
      [0.2, light.shaded('#a79c8b', 0.3)],
      [1, light.shaded('#6f675c', 0.5)],
    ]),
  );
  for (let i = 0; i < 14; i++) c.rect(i * 122 + 30, quay + 6, 12, 60, light.shaded('#5d5148', 0.3));
  drawHarbourWater(c, light, r, quay + 44);
  drawTrawler(c, light, r, r.between(240, 420), quay + 120, r.between(300, 360));
  drawTrawler(c, light, r, r.between(1080, 1320), quay + 140, r.between(320, 400));
  drawTrawler(c, light, r, r.between(620, 960), quay + 330, r.between(520, 640));
  drawGulls(c, light, r, 9, 80, horizon - 60);
}

/** A harbour full of masts. */
export function drawMarina(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(430, 500);
  drawSky(c, light, r, horizon + 6);
  drawDune(c, light, r, { y: horizon + 8, height: 40, distance: 0.5, grass: 20, tuft: 10 });
  for (let i = 0; i < 14; i++)
    drawTree(c, light, r, r.between(0, WIDTH), horizon + 10, r.between(60, 120), 0.45);
  drawHarbourWater(c, light, r, horizon + 8);
  const rows = [
    [0.05, 110, 12],
    [0.17, 180, 9],
    [0.36, 300, 6],
    [0.68, 520, 3],
  ] as const;
  for (const [t, size, count] of rows) {
    const y = horizon + 14 + (HEIGHT - horizon) * t;
    if (t > 0.1) c.rect(-10, y + size * 0.06, WIDTH + 20, 6 + t * 12, light.lit('#b99f7c'));
    for (let i = 0; i < count; i++)
      drawYacht(
        c,
        light,
        r,
        (i + r.between(0.15, 0.85)) * (WIDTH / count),
        y + r.between(-4, 8),
        size * r.between(0.85, 1.15),
        Math.max(0, 0.25 - t * 0.4),
      );
  }
  drawGulls(c, light, r, 6, 80, horizon - 80);
}
