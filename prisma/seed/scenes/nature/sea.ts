/**
 * The North Sea, from the horizon to a shoreline.
 */
import { num, WIDTH, type Canvas, type Point } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens, ridge, smooth } from '../kit/shapes';
import type { Random } from '../random';

export type SeaArea = {
  horizon: number;
  /** Where the water ends on the page. */
  bottom: number;
  left?: number;
  right?: number;
  /** 0 is a pond, 1 a fresh breeze. */
  wind?: number;
};

function glints(c: Canvas, light: Light, r: Random, area: Required<SeaArea>): void {
  const depth = area.bottom - area.horizon;
  const bright = mix(light.sky[2], '#ffffff', 0.35);
  const dark = tone(light.sea[0], -0.16);
  for (const [colour, opacity, count] of [
    [dark, 0.2, 90],
    [light.sky[1], 0.4, 90],
    [bright, 0.42, 110],
  ] as const) {
    let data = '';
    for (let i = 0; i < count; i++) {
      const t = r.next() ** 1.5;
      const y = area.horizon + 3 + depth * t * 0.97;
      const size = 0.3 + t * (1 + depth / 420);
      data += lens(r.between(area.left, area.right), y, r.between(26, 130) * size, r.between(1.6, 5) * size);
    }
    c.path(data, colour, { opacity });
  }
}

/** The path of light under a low or bright sun. */
function sparkle(c: Canvas, light: Light, r: Random, area: Required<SeaArea>): void {
  const depth = area.bottom - area.horizon;
  const x = light.sunX * WIDTH;
  const low = light.sunHeight < 0.4 && light.sunHeight > 0;
  if (light.contrast < 0.18 && !low) return;
  let data = '';
  const count = low ? 150 : 70;
  for (let i = 0; i < count; i++) {
    const t = r.next() ** 1.2;
    const spread = (low ? 26 : 90) + t * (low ? 150 : 320);
    const offset = (r.next() + r.next() + r.next() - 1.5) * spread;
    data += lens(x + offset, area.horizon + 2 + depth * t, r.between(8, 46) * (0.4 + t), 1.4 + t * 4.4);
  }
  c.path(data, mix(light.recipe.sun, '#ffffff', 0.4), { opacity: low ? 0.75 : 0.55 });
}

function breakers(c: Canvas, light: Light, r: Random, area: Required<SeaArea>): void {
  const depth = area.bottom - area.horizon;
  if (depth < 90) return;
  const white = light.lit('#ffffff');
  const rows = 2 + Math.round(area.wind * 3);
  for (let row = 0; row < rows; row++) {
    const t = 0.42 + (0.5 * (row + r.next() * 0.6)) / rows;
    const y = area.horizon + depth * t;
    const size = t * t;
    const pieces = r.int(2, 4);
    for (let p = 0; p < pieces; p++) {
      const w = r.between(160, 520) * (0.5 + size);
      const x = r.between(area.left - 80, area.right + 80);
      const crest = Array.from({ length: 9 }, (_, i): Point => {
        const k = i / 8;
        return [x + (k - 0.5) * w, y - Math.sin(Math.PI * k) * 11 * size + r.between(-2, 2) * size];
      });
      c.path(ridge(crest, y + 2), tone(light.sea[1], -0.1), { opacity: 0.35 });
      const foam = [
        ...crest,
        ...crest.toReversed().map(([fx, fy], i): Point => [fx, fy + 1.5 + (i % 3) * 2.2 * size]),
      ];
      c.path(`${smooth(foam)}Z`, white, { opacity: 0.85 });
    }
  }
}

/** Open water with light on it. */
export function drawSea(c: Canvas, light: Light, r: Random, place: SeaArea): void {
  const area = { left: 0, right: WIDTH, wind: 0.5, ...place };
  const [far, middle, near] = light.sea;
  const fill = c.linear([
    [0, mix(far, light.sky[2], 0.35)],
    [0.06, far],
    [0.5, middle],
    [1, near],
  ]);
  c.rect(area.left, area.horizon, area.right - area.left, area.bottom - area.horizon, fill);
  glints(c, light, r, area);
  sparkle(c, light, r, area);
  breakers(c, light, r, area);
  c.rect(area.left, area.horizon - 1, area.right - area.left, 2, light.sky[2], { opacity: 0.5 });
}

/** A wavering line from left to right around y, as the sea leaves it on the sand. */
export function shoreLine(r: Random, y: number, swing: number, left = 0, right = WIDTH): Point[] {
  const n = 10;
  const phase = r.between(0, 6.28);
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const t = i / n;
    const wave = Math.sin(phase + t * 7) * 0.6 + Math.sin(phase * 2 + t * 15) * 0.3;
    return [left + (right - left) * t, y + wave * swing + r.between(-0.2, 0.2) * swing];
  });
}

/** The last thin water over the sand: a tinted film and rims of foam. */
export function drawSwash(c: Canvas, light: Light, r: Random, y: number, height: number): void {
  const white = light.lit('#ffffff');
  for (let i = 0; i < 3; i++) {
    const line = shoreLine(r, y + (height * i) / 2.6, height * 0.3);
    const film = mix(light.sea[2], light.sky[2], 0.3 + i * 0.15);
    const data = `${smooth(line)}L${WIDTH} ${num(y - height)}L0 ${num(y - height)}Z`;
    c.path(
      data,
      c.linear([
        [0, film, 0],
        [1, film, 0.55],
      ]),
    );
    c.path(smooth(line), 'none', {
      stroke: white,
      width: 2.5 + i * 1.6,
      opacity: 0.85 - i * 0.12,
      round: true,
    });
    const shade = line.map(([sx, sy]): Point => [sx, sy + 3 + i]);
    c.path(smooth(shade), 'none', { stroke: light.shadow, width: 1.6, opacity: 0.16, round: true });
  }
}

/** Small far sails and a ferry on the horizon. */
export function drawSails(
  c: Canvas,
  light: Light,
  r: Random,
  horizon: number,
  count: number,
  size = 1,
): void {
  for (let i = 0; i < count; i++) {
    const x = r.between(60, WIDTH - 60);
    const s = size * r.between(14, 34);
    const y = horizon + s * 0.18;
    const sail = light.far(r.pick(['#fdfbf5', '#fdfbf5', '#c8503f', '#e9e2d0', '#33587b']), 0.22);
    const hull = light.far('#2c4257', 0.3);
    c.path(
      `M${num(x)} ${num(y - s * 2)}L${num(x)} ${num(y - s * 0.2)}L${num(x + s * 0.85)} ${num(y - s * 0.2)}Z`,
      sail,
    );
    c.path(
      `M${num(x - s * 0.08)} ${num(y - s * 1.7)}L${num(x - s * 0.08)} ${num(y - s * 0.2)}L${num(x - s * 0.62)} ${num(y - s * 0.2)}Z`,
      mix(sail, light.recipe.air, 0.3),
    );
    c.path(
      `M${num(x - s * 0.75)} ${num(y - s * 0.12)}L${num(x + s * 0.95)} ${num(y - s * 0.12)}L${num(x + s * 0.7)} ${num(y + s * 0.14)}L${num(x - s * 0.55)} ${num(y + s * 0.14)}Z`,
      hull,
    );
  }
}
