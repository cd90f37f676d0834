/**
 * Sky, sun and clouds down to the horizon.
 */
import { DOWN, HEIGHT, num, WIDTH, type Canvas, type Point } from '../kit/canvas';
import { mix } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens } from '../kit/shapes';
import type { Random } from '../random';

/** A cloud with a billowing top and a soft flat base; x, y is the middle of the base. */
function puff(r: Random, x: number, y: number, w: number, h: number): string {
  const count = Math.max(5, Math.round(w / 42));
  const lean = r.between(-0.25, 0.25);
  const tops = Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    const arch = Math.sin(Math.PI * Math.min(1, Math.max(0, t + lean * t * (1 - t)))) ** 0.7;
    return [x + (t - 0.5) * w, y - arch * h * (0.62 + r.between(0, 0.38))];
  });
  let data = `M${num(x - w / 2)} ${num(y)}`;
  let [px, py] = [x - w / 2, y];
  for (const [qx, qy] of [...tops.slice(1, -1), [x + w / 2, y] as const]) {
    const radius = Math.hypot(qx - px, qy - py) * r.between(0.52, 0.62);
    data += `A${num(radius)} ${num(radius)} 0 0 1 ${num(qx)} ${num(qy)}`;
    [px, py] = [qx, qy];
  }
  return `${data}Q${num(x)} ${num(y + h * 0.12)} ${num(x - w / 2)} ${num(y)}Z`;
}

function cumulus(c: Canvas, light: Light, r: Random, x: number, y: number, w: number, faint: number): void {
  const { cloudLit, cloudShade } = light.recipe;
  const h = w * r.between(0.3, 0.44);
  const side = light.sunSide;
  const layer = (dx: number, dy: number, kw: number, kh: number, colour: string, solid: number): void => {
    const fill = c.linear([
      [0, colour, solid * faint],
      [0.55, mix(colour, cloudShade, 0.2), solid * faint * 0.94],
      [1, mix(colour, light.sky[1], 0.35), 0],
    ]);
    c.path(puff(r, x + dx * w, y + dy * h, w * kw, h * kh), fill);
  };
  layer(-side * 0.12, 0.05, 0.92, 0.86, mix(cloudShade, light.sky[1], 0.25), 0.85);
  layer(side * 0.04, 0.02, 1, 1, mix(cloudLit, cloudShade, 0.42), 0.9);
  layer(side * 0.1, 0.08, 0.78, 0.9, cloudLit, 0.98);
  layer(-side * 0.2, 0.16, 0.5, 0.5, mix(cloudLit, cloudShade, 0.25), 0.8);
  layer(side * 0.26, 0.16, 0.4, 0.46, cloudLit, 0.9);
}

function cumulusField(c: Canvas, light: Light, r: Random, horizon: number): void {
  const rows = [
    { y: 0.88, w: 150, n: r.int(3, 5), faint: 0.55 },
    { y: 0.68, w: 260, n: r.int(2, 3), faint: 0.8 },
    { y: 0.42, w: 460, n: r.int(1, 2), faint: 0.95 },
  ];
  for (const row of rows) {
    const gap = WIDTH / row.n;
    for (let i = 0; i < row.n; i++) {
      const x = gap * (i + r.between(0.1, 0.9));
      cumulus(
        c,
        light,
        r,
        x,
        horizon * (row.y + r.between(-0.07, 0.07)),
        row.w * r.between(0.7, 1.35),
        row.faint,
      );
    }
  }
}

function streaks(c: Canvas, light: Light, r: Random, horizon: number): void {
  const { cloudLit, cloudShade } = light.recipe;
  const groups = r.int(4, 7);
  for (let g = 0; g < groups; g++) {
    const t = (g + r.next()) / groups;
    const y = horizon * (0.08 + t * 0.86);
    const x = r.between(-100, WIDTH + 100);
    const size = 1.25 - t * 0.75;
    const colour = mix(cloudLit, cloudShade, r.between(0, 0.55));
    const fill = c.linear(
      [
        [0, colour, 0],
        [0.35, colour, 0.62],
        [0.7, colour, 0.5],
        [1, colour, 0],
      ],
      [0, 0, 1, 0],
    );
    let data = '';
    for (let i = 0; i < 5; i++) {
      data += lens(
        x + r.between(-260, 260) * size,
        y + r.between(-34, 34) * size,
        r.between(260, 860) * size,
        r.between(10, 40) * size,
      );
    }
    c.path(data, fill);
  }
}

/** High small clouds in ranks, each a soft puff with a lit rim. */
function fleece(c: Canvas, light: Light, r: Random, horizon: number): void {
  const { cloudLit, cloudShade } = light.recipe;
  const slope = r.between(-0.2, 0.2);
  const centre = r.between(300, 1300);
  for (let row = 0; row < 8; row++) {
    const t = row / 8;
    const size = 1.25 - t * 0.85;
    const fill = c.radial([
      [0, mix(cloudLit, cloudShade, t * 0.3), 0.55 - t * 0.2],
      [0.5, cloudLit, 0.3 - t * 0.12],
      [1, cloudLit, 0],
    ]);
    for (let i = 0; i < 10; i++) {
      const x = centre + (i - 4.5) * 150 * size + r.between(-50, 50) * size;
      const y = horizon * (0.08 + t * 0.68) + (x - 800) * slope * (1 - t) + r.between(-12, 12);
      const fade = 1 - Math.abs(i - 4.5) / 5.5;
      if (r.chance(0.25 + fade * 0.6))
        c.ellipse(x, y, r.between(80, 190) * size, r.between(14, 30) * size, fill);
    }
  }
}

function bank(c: Canvas, light: Light, r: Random, horizon: number): void {
  const { cloudLit, cloudShade } = light.recipe;
  for (let i = 0; i < 4; i++) {
    const t = i / 3;
    const y = horizon * (0.2 + t * 0.56);
    const dark = mix(cloudShade, cloudLit, 0.12 + t * 0.55);
    for (let j = 0; j < 3; j++) {
      const w = r.between(620, 1150) * (1.1 - t * 0.4);
      const x = r.between(0, WIDTH);
      const fill = c.linear([
        [0, mix(dark, cloudLit, 0.45), 0.75],
        [0.4, dark, 0.6],
        [1, dark, 0],
      ]);
      c.path(puff(r, x, y + r.between(-30, 30), w, w * r.between(0.16, 0.24)), fill);
    }
  }
}

function veil(c: Canvas, light: Light, r: Random, horizon: number): void {
  const { cloudLit } = light.recipe;
  for (let i = 0; i < 6; i++) {
    const y = horizon * r.between(0.05, 0.85);
    const fill = c.radial([
      [0, cloudLit, 0.42],
      [0.6, cloudLit, 0.16],
      [1, cloudLit, 0],
    ]);
    c.ellipse(r.between(0, WIDTH), y, r.between(400, 900), r.between(24, 90), fill);
  }
}

function sun(c: Canvas, light: Light, horizon: number): void {
  const x = light.sunX * WIDTH;
  const y = horizon * (1 - light.sunHeight);
  const low = light.sunHeight < 0.35;
  c.glow(x, y, low ? 760 : 900, low ? 520 : 620, light.recipe.sun, low ? 0.75 : 0.5);
  if (light.sunHeight > 0 && low) {
    c.ellipse(x, y, 40, 40, mix(light.recipe.sun, '#ffffff', 0.55));
    c.ellipse(x, y, 64, 64, light.recipe.sun, { opacity: 0.35 });
  }
}

/** The whole sky from the top of the page to the horizon (and a little beyond). */
export function drawSky(c: Canvas, light: Light, r: Random, horizon: number): void {
  const [top, middle, low] = light.sky;
  c.rect(
    0,
    0,
    WIDTH,
    Math.min(HEIGHT, horizon + 3),
    c.linear(
      [
        [0, top],
        [0.5, middle],
        [0.85, mix(middle, low, 0.72)],
        [1, low],
      ],
      DOWN,
    ),
  );
  sun(c, light, horizon);
  const draw = { cumulus: cumulusField, streaks, fleece, bank, veil, none: () => undefined };
  draw[light.clouds](c, light, r, horizon);
  if (light.mood === 'dusk') stars(c, r, horizon);
}

function stars(c: Canvas, r: Random, horizon: number): void {
  let data = '';
  for (let i = 0; i < 46; i++) {
    const s = r.between(0.8, 2);
    const y = horizon * r.next() ** 1.6 * 0.6;
    data += `M${num(r.between(0, WIDTH))} ${num(y)}h${num(s)}v${num(s)}h-${num(s)}Z`;
  }
  c.path(data, '#f6efe2', { opacity: 0.7 });
}

/** A few gulls in the air. */
export function drawGulls(
  c: Canvas,
  light: Light,
  r: Random,
  count: number,
  top: number,
  bottom: number,
): void {
  const cx = r.between(300, 1300);
  for (let i = 0; i < count; i++) {
    const x = cx + r.between(-240, 240);
    const y = r.between(top, bottom);
    const s = r.between(9, 22);
    const lift = r.between(0.25, 0.6);
    const data =
      `M${num(x - s)} ${num(y - s * lift)}Q${num(x - s * 0.4)} ${num(y - s * 0.5)} ${num(x)} ${num(y)}` +
      `Q${num(x + s * 0.4)} ${num(y - s * 0.5)} ${num(x + s)} ${num(y - s * lift * 0.8)}`;
    c.path(data, 'none', { stroke: light.shaded('#f2f4f4', 0.5), width: s * 0.16, round: true });
  }
}
