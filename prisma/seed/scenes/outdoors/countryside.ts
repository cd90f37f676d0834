/**
 * The polder behind the coast.
 */
import { type Canvas, HEIGHT, num, WIDTH } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens } from '../kit/shapes';
import { drawGulls, drawSky } from '../nature/sky';
import { drawFlowers, drawGrass, drawPollard, drawTree } from '../nature/trees';
import type { Random } from '../random';
import { drawBicycle } from '../town/people';

/** A church and some roofs on the horizon. */
function drawVillage(c: Canvas, light: Light, r: Random, x: number, horizon: number): void {
  const brick = light.far('#b08468', 0.4);
  c.rect(x - 18, horizon - 130, 36, 134, brick);
  c.poly(
    [
      [x - 22, horizon - 128],
      [x + 22, horizon - 128],
      [x, horizon - 230],
    ],
    light.far('#5f666e', 0.4),
  );
  for (let i = 0; i < 8; i++) {
    const hx = x + (i - 4) * 62 + r.between(-14, 14);
    c.rect(hx, horizon - 26, 48, 30, light.far(r.pick(['#f3ede0', '#c99b7b', '#e8dcc8']), 0.4));
    c.poly(
      [
        [hx - 5, horizon - 24],
        [hx + 53, horizon - 24],
        [hx + 42, horizon - 48],
        [hx + 6, horizon - 48],
      ],
      light.far('#b1593f', 0.4),
    );
  }
}

/** A canal that winds towards the viewer. */
function drawCanal(c: Canvas, light: Light, r: Random, horizon: number, bend: number): void {
  const [top, wide] = [horizon + 18, r.between(330, 460)];
  const mid = 800 + bend * 0.4;
  c.path(
    `M${num(mid - 14)} ${num(top)}C${num(mid + bend)} ${num(top + 150)} ${num(760 - wide)} ${num(HEIGHT - 160)} ${num(700 - wide)} ${HEIGHT}L${num(860 + wide * 0.3)} ${HEIGHT}C${num(820)} ${num(HEIGHT - 160)} ${num(mid + bend + 120)} ${num(top + 150)} ${num(mid + 14)} ${num(top)}Z`,
    c.linear([
      [0, light.sky[2]],
      [0.4, light.sky[1]],
      [1, mix(light.sky[0], light.sea[0], 0.4)],
    ]),
  );
}

/** Meadows, a canal, pollards and a church tower. */
export function drawPolder(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(520, 600);
  drawSky(c, light, r, horizon);
  for (let i = 0; i < 26; i++)
    drawTree(c, light, r, r.between(0, WIDTH), horizon + 6, r.between(30, 80), 0.55);
  const x = r.between(300, 1300);
  drawVillage(c, light, r, x, horizon);
  const green = light.lit('#94b267');
  c.rect(
    0,
    horizon,
    WIDTH,
    HEIGHT - horizon,
    c.linear([
      [0, mix(green, light.recipe.air, 0.45)],
      [0.4, green],
      [1, tone(green, -0.14)],
    ]),
  );
  for (let i = 0; i < 9; i++)
    c.path(
      lens(r.between(0, WIDTH), horizon + 14 + i * 14, r.between(500, 1200), 14 + i * 3),
      light.lit(r.pick(['#b3c274', '#83a45c', '#a2b86a', '#c9c585'])),
      { opacity: 0.5 },
    );
  const bend = r.between(-240, 240);
  const mid = 800 + bend * 0.4;
  drawCanal(c, light, r, horizon, bend);
  drawGrass(c, light, r, horizon + 120, HEIGHT, 0, WIDTH, 210);
  for (let i = 0; i < 6; i++) {
    const t = (i + 0.5) / 6;
    const s = 60 + (1 - t) ** 1.6 * 300;
    drawPollard(
      c,
      light,
      r,
      mid + 90 + (1 - t) ** 1.4 * 560,
      horizon + 26 + (1 - t) ** 1.7 * 330,
      s,
      t * 0.3,
    );
  }
  for (let i = 0, n = r.int(3, 8); i < n; i++)
    drawCow(
      c,
      light,
      r,
      r.chance(0.5) ? r.between(60, 480) : r.between(1050, 1540),
      horizon + r.between(60, 170),
    );
  drawFlowers(c, light, r, HEIGHT - 170, HEIGHT, 0, WIDTH, 80);
  if (r.chance(0.5)) drawBicycle(c, light, r, r.between(1080, 1300), HEIGHT - 90, 42);
  drawGulls(c, light, r, 4, 100, 380);
}

function drawCow(c: Canvas, light: Light, r: Random, x: number, y: number): void {
  const s = 16 + (y - 560) * 0.12;
  const hide = light.lit(r.pick(['#f6f1e6', '#8a5a40', '#f6f1e6']));
  for (const dx of [-0.7, -0.45, 0.45, 0.7])
    c.line(
      [
        [x + dx * s, y - s * 0.7],
        [x + dx * s, y],
      ],
      tone(hide, -0.2),
      s * 0.2,
    );
  c.ellipse(x, y - s * 0.95, s, s * 0.5, hide);
  c.ellipse(x + s * 1.15, y - s * 1.1, s * 0.32, s * 0.26, tone(hide, -0.05));
  c.ellipse(x - s * 0.2, y - s * 1.05, s * 0.4, s * 0.3, light.lit('#4a3b33'));
  c.ellipse(x + s * 0.5, y - s * 0.85, s * 0.24, s * 0.2, light.lit('#4a3b33'));
}
