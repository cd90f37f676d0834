/**
 * Pictures of the shore: open sea, beach days, groynes, the pier, the lighthouse.
 */
import { HEIGHT, num, WIDTH, type Canvas, type Point } from '../kit/canvas';
import { mix, tone, type Colour } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens, smooth } from '../kit/shapes';
import { drawBeach, drawDune, drawFootprints, drawShrub } from '../nature/beach';
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

/** A lighthouse over dunes and harbour mouth. */
export function drawLighthouse(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(600, 660);
  drawSky(c, light, r, horizon);
  drawSea(c, light, r, { horizon, bottom: horizon + 140, wind: 0.5 });
  drawSails(c, light, r, horizon, 3, 1.3);
  drawDune(c, light, r, { y: horizon + 70, height: 60, distance: 0.25, grass: 50, tuft: 24 });
  const x = r.chance(0.5) ? r.between(380, 600) : r.between(1000, 1220);
  const [base, top] = [horizon + 80, r.between(150, 210)];
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
  if (light.lamps > 0.2) {
    for (const dir of [-1, 1])
      c.poly(
        [
          [x, top - 38],
          [x + dir * 1500, top - 200],
          [x + dir * 1500, top + 120],
        ],
        c.linear(
          [
            [0, '#ffe9b8', dir < 0 ? 0 : 0.4 * light.lamps],
            [1, '#ffe9b8', dir < 0 ? 0.4 * light.lamps : 0],
          ],
          [0, 0, 1, 0],
        ),
      );
    c.glow(x, top - 38, 120, 120, '#ffe2a0', 0.8 * light.lamps);
  }
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
  drawDune(c, light, r, { y: horizon + 190, height: 100, distance: 0.06, grass: 70, tuft: 44 });
  drawDune(c, light, r, { y: HEIGHT - 60, height: 110, distance: 0, grass: 60, tuft: 84 });
  drawShrub(c, light, r, { x: r.between(200, 1400), y: HEIGHT - 40, size: 130 });
  drawGulls(c, light, r, r.int(3, 7), 100, 420);
}
