/**
 * What stands out to sea: groynes, the pier, the lighthouse.
 */
import { type Canvas, HEIGHT, num, type Point } from '../kit/canvas';
import { type Colour, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens } from '../kit/shapes';
import { drawBeach, drawDune, drawShrub } from '../nature/beach';
import { drawSails, drawSea, drawSwash } from '../nature/sea';
import { drawGulls, drawSky } from '../nature/sky';
import type { Random } from '../random';
import { drawPerson } from '../town/people';
import { drawStrand } from './shore';

/** A stone groyne with oak posts running out to sea. */
export function drawBreakwater(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(370, 450);
  drawSky(c, light, r, horizon);
  drawSea(c, light, r, { horizon, bottom: 820, wind: 0.6 });
  drawSails(c, light, r, horizon, 2, 1);
  drawBeach(c, light, r, 780);
  drawSwash(c, light, r, 792, 46);
  const s = r.sign();
  const [ex, bx] = [800 + s * r.between(60, 220), 800 - s * r.between(120, 330)];
  const rows = 34;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const k = t ** 1.7;
    const y = horizon + 66 + (HEIGHT + 20 - horizon - 66) * k;
    const cx = ex + (bx - ex) * k;
    const w = 26 + 400 * k;
    const stones = 6;
    c.path(lens(cx, y + w * 0.06, w * 1.2, w * 0.12), light.sea[0], { opacity: t < 0.72 ? 0.4 : 0.12 });
    for (let j = 0; j < stones; j++) {
      const x = cx + ((j + 0.5) / stones - 0.5) * w + r.between(-4, 4) * k;
      const size = (w / stones) * r.between(0.5, 0.68);
      const stone = light.lit(
        tone(r.pick(['#6f7478', '#7d8180', '#8a8b86', '#666d75']), r.between(-0.1, 0.08)),
      );
      c.ellipse(x, y, size, size * 0.46, tone(stone, -0.25));
      c.ellipse(x + light.sunSide * size * 0.12, y - size * 0.12, size * 0.8, size * 0.32, stone);
      if (r.chance(0.3))
        c.ellipse(x, y - size * 0.16, size * 0.5, size * 0.16, light.lit('#7f9460'), { opacity: 0.75 });
    }
    if (i % 3 === 0) {
      for (const side of [-1, 1]) {
        const px = cx + side * w * 0.58;
        const h = 16 + 150 * k;
        const wood = light.lit('#5d4f44');
        c.poly(
          [
            [px - h * 0.08, y + h * 0.06],
            [px + h * 0.08, y + h * 0.06],
            [px + h * 0.07, y - h * 0.8],
            [px - h * 0.07, y - h * 0.8],
          ],
          c.linear([
            [0, tone(wood, 0.2)],
            [1, tone(wood, -0.25)],
          ]),
        );
        c.ellipse(px, y - h * 0.8, h * 0.07, h * 0.025, tone(wood, 0.35));
      }
    }
  }
  drawGulls(c, light, r, r.int(3, 7), 100, horizon - 40);
}

/** A pier on slender legs with a round pavilion at its end. */
export function drawPier(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(470, 540);
  const shore = drawStrand(c, light, r, horizon, r.between(170, 220), 0.5);
  const s = r.sign();
  const deckFar: Point = [800 - s * r.between(60, 200), horizon - 34];
  const deckNear: Point = [800 + s * 900, horizon - 150];
  const white = light.lit('#f6f2e8');
  const at = (t: number): Point => [
    deckFar[0] + (deckNear[0] - deckFar[0]) * t,
    deckFar[1] + (deckNear[1] - deckFar[1]) * t,
  ];
  for (let i = 0; i < 13; i++) {
    const t = (i / 12) ** 1.5;
    const [x, y] = at(t);
    const foot = horizon + 22 + t * 330;
    const w = 4 + t * 16;
    for (const dx of [-w * 1.6, w * 1.6])
      c.poly(
        [
          [x + dx - w / 2, y],
          [x + dx + w / 2, y],
          [x + dx + w * 0.6, foot],
          [x + dx - w * 0.6, foot],
        ],
        c.linear([
          [0, light.shaded('#cfc8bb', 0.4)],
          [1, light.shaded('#8f897e', 0.6)],
        ]),
      );
    c.path(lens(x, foot, w * 7, w * 0.7), light.sea[0], { opacity: 0.3 });
  }
  const thick = (t: number): number => 7 + t * 26;
  c.poly(
    [at(0), at(1), [deckNear[0], deckNear[1] + thick(1)], [deckFar[0], deckFar[1] + thick(0)]],
    c.linear([
      [0, white],
      [1, tone(white, -0.2)],
    ]),
  );
  const rail: Point[] = [at(0), at(1)].map(([x, y], i): Point => [x, y - (i ? 34 : 9)]);
  c.line(rail, white, 3);
  for (let i = 0; i < 46; i++) {
    const t = (i / 45) ** 1.4;
    const [x, y] = at(t);
    c.line(
      [
        [x, y],
        [x, y - 9 - t * 25],
      ],
      white,
      1 + t * 2,
    );
  }
  for (let i = 0; i < 9; i++) {
    const [x, y] = at(r.between(0.1, 0.8));
    drawPerson(c, light, r, x, y + 3, 18 + Math.abs(x - deckFar[0]) * 0.035);
  }
  drawPavilion(c, light, deckFar[0], deckFar[1] + 6, white);
  for (let i = 0; i < 5; i++)
    drawPerson(c, light, r, r.between(100, 1500), shore + r.between(40, 120), r.between(50, 70));
  drawGulls(c, light, r, r.int(3, 8), 100, horizon - 100);
}

function drawPavilion(c: Canvas, light: Light, x: number, y: number, white: Colour): void {
  const shade = c.linear(
    [
      [0, tone(white, light.sunSide < 0 ? 0.1 : -0.2)],
      [0.5, white],
      [1, tone(white, light.sunSide > 0 ? 0.1 : -0.2)],
    ],
    [0, 0, 1, 0],
  );
  for (let i = 0; i < 7; i++) c.rect(x - 108 + i * 34, y, 8, 62, light.shaded('#b9b3a6', 0.5));
  c.rect(x - 120, y - 10, 240, 16, shade);
  c.path(
    `M${num(x - 104)} ${num(y - 10)}V${num(y - 56)}Q${num(x)} ${num(y - 66)} ${num(x + 104)} ${num(y - 56)}V${num(y - 10)}Z`,
    shade,
  );
  for (let i = 0; i < 11; i++)
    c.rect(x - 94 + i * 17.4, y - 48, 12, 28, light.lamps > 0.4 ? '#ffd894' : light.lit('#6f93a8'));
  c.path(
    `M${num(x - 112)} ${num(y - 55)}Q${num(x)} ${num(y - 76)} ${num(x + 112)} ${num(y - 55)}L${num(x + 84)} ${num(y - 70)}Q${num(x)} ${num(y - 88)} ${num(x - 84)} ${num(y - 70)}Z`,
    light.lit('#b8443c'),
  );
  c.path(
    `M${num(x - 60)} ${num(y - 76)}V${num(y - 104)}Q${num(x)} ${num(y - 112)} ${num(x + 60)} ${num(y - 104)}V${num(y - 76)}Q${num(x)} ${num(y - 86)} ${num(x - 60)} ${num(y - 76)}Z`,
    shade,
  );
  c.path(
    `M${num(x - 66)} ${num(y - 103)}Q${num(x)} ${num(y - 150)} ${num(x + 66)} ${num(y - 103)}Q${num(x)} ${num(y - 114)} ${num(x - 66)} ${num(y - 103)}Z`,
    light.lit('#c65a4c'),
  );
  c.line(
    [
      [x, y - 128],
      [x, y - 168],
    ],
    white,
    3,
  );
}

/** The banded tower with its lantern; (x, base) is its foot. */
function drawTower(c: Canvas, light: Light, r: Random, x: number, base: number, top: number): void {
  const [w1, w2] = [62, 40];
  const bands = r.int(4, 6);
  const red = r.pick(['#b8443c', '#b8443c', '#2d5878']);
  for (let i = 0; i < bands; i++) {
    const [t1, t2] = [i / bands, (i + 1) / bands];
    const y = (t: number): number => base + (top - base) * t;
    const w = (t: number): number => w1 + (w2 - w1) * t;
    const tint = light.lit(i % 2 ? '#fbf7ec' : red);
    c.poly(
      [
        [x - w(t1), y(t1)],
        [x + w(t1), y(t1)],
        [x + w(t2), y(t2)],
        [x - w(t2), y(t2)],
      ],
      c.linear(
        [
          [0, tone(tint, light.sunSide < 0 ? 0.1 : -0.26)],
          [0.5, tint],
          [1, tone(tint, light.sunSide > 0 ? 0.1 : -0.26)],
        ],
        [0, 0, 1, 0],
      ),
    );
  }
  for (let i = 1; i < 4; i++)
    c.rect(x - 7, base + (top - base) * (i / 4) - 12, 14, 24, light.lit('#42566a'), { rx: 7 });
  const dark = light.lit('#39444e');
  c.rect(x - w2 - 12, top - 10, w2 * 2 + 24, 12, dark);
  c.rect(x - 27, top - 62, 54, 52, light.lamps > 0.2 ? '#ffe2a0' : light.lit('#bcd3da'));
  for (const dx of [-27, -9, 9, 25]) c.rect(x + dx, top - 62, 3, 52, dark);
  c.path(
    `M${num(x - 36)} ${num(top - 60)}Q${num(x)} ${num(top - 116)} ${num(x + 36)} ${num(top - 60)}Z`,
    light.lit(red),
  );
  c.line(
    [
      [x, top - 90],
      [x, top - 124],
    ],
    dark,
    3,
  );
  if (light.lamps > 0.2) drawBeam(c, light, x, top - 38);
}

/** Light from the lantern to both sides. */
function drawBeam(c: Canvas, light: Light, x: number, y: number): void {
  for (const dir of [-1, 1])
    c.poly(
      [
        [x, y],
        [x + dir * 1500, y - 162],
        [x + dir * 1500, y + 158],
      ],
      c.linear(
        [
          [0, '#ffe9b8', dir < 0 ? 0 : 0.4 * light.lamps],
          [1, '#ffe9b8', dir < 0 ? 0.4 * light.lamps : 0],
        ],
        [0, 0, 1, 0],
      ),
    );
  c.glow(x, y, 120, 120, '#ffe2a0', 0.8 * light.lamps);
}

function drawKeepersHouse(c: Canvas, light: Light, x: number, base: number): void {
  const wall = light.lit('#fbf6ea');
  c.rect(
    x + 60,
    base - 66,
    150,
    76,
    c.linear([
      [0, wall],
      [1, tone(wall, -0.14)],
    ]),
  );
  c.poly(
    [
      [x + 46, base - 64],
      [x + 224, base - 64],
      [x + 190, base - 122],
      [x + 80, base - 122],
    ],
    light.lit('#a9503a'),
  );
  for (const dx of [80, 160]) c.rect(x + dx, base - 46, 26, 34, light.lit('#4d6b7f'));
}

/** A lighthouse over dunes and harbour mouth. */
export function drawLighthouse(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(600, 660);
  drawSky(c, light, r, horizon);
  drawSea(c, light, r, { horizon, bottom: horizon + 140, wind: 0.5 });
  drawSails(c, light, r, horizon, 3, 1.3);
  drawDune(c, light, r, { y: horizon + 70, height: 60, distance: 0.25, grass: 50, tuft: 24 });
  const x = r.chance(0.5) ? r.between(380, 600) : r.between(1000, 1220);
  const [base, top] = [horizon + 80, r.between(150, 210)];
  drawTower(c, light, r, x, base, top);
  drawKeepersHouse(c, light, x, base);
  drawDune(c, light, r, { y: horizon + 190, height: 100, distance: 0.06, grass: 70, tuft: 44 });
  drawDune(c, light, r, { y: HEIGHT - 60, height: 110, distance: 0, grass: 60, tuft: 84 });
  drawShrub(c, light, r, { x: r.between(200, 1400), y: HEIGHT - 40, size: 130 });
  drawGulls(c, light, r, r.int(3, 7), 100, 420);
}
