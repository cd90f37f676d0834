/**
 * Yachts, fishing boats and what floats.
 */
import { num, type Canvas } from '../kit/canvas';
import { mix, tone, type Colour } from '../kit/colour';
import type { Light } from '../kit/light';
import { lens } from '../kit/shapes';
import type { Random } from '../random';

const HULLS: readonly Colour[] = [
  '#fdfbf5',
  '#fdfbf5',
  '#2d4a66',
  '#b8443c',
  '#3f7a86',
  '#f2e6cf',
  '#27384a',
];

/** A moored yacht seen from the side; (x, y) is the waterline, `s` its length in pixels. */
export function drawYacht(
  c: Canvas,
  light: Light,
  r: Random,
  x: number,
  y: number,
  s: number,
  distance = 0,
): void {
  const hull = light.far(r.pick(HULLS), distance);
  const metal = light.far('#dfe3e3', distance);
  const flip = r.sign();
  const at = (dx: number, dy: number): string => `${num(x + dx * s * flip)} ${num(y + dy * s)}`;
  const mast = r.between(1.15, 1.5);
  c.path(`M${at(-0.46, 0.02)}L${at(0.44, 0.02)}L${at(0.3, 0.24)}L${at(-0.34, 0.24)}Z`, hull, {
    opacity: 0.22,
  });
  c.path(`M${at(-0.02, 0.1)}L${at(0.02, 0.1)}L${at(0.02, mast * 0.5)}L${at(-0.02, mast * 0.5)}Z`, metal, {
    opacity: 0.25,
  });
  const thin = Math.max(0.8, s * 0.004);
  c.path(
    `M${at(0, -0.1)}L${at(0, -mast)}L${at(0.5, -0.14)}M${at(0, -mast)}L${at(-0.47, -0.12)}M${at(0, -mast * 0.62)}L${at(-0.05, -mast * 0.64)}M${at(-0.09, -mast * 0.62)}L${at(0.09, -mast * 0.62)}`,
    'none',
    { stroke: tone(metal, -0.18), width: thin, opacity: 0.8 },
  );
  c.path(`M${at(-0.008, -0.1)}L${at(-0.006, -mast)}L${at(0.006, -mast)}L${at(0.008, -0.1)}Z`, metal);
  const cover = light.far(r.pick(['#2d5878', '#b8443c', '#e9e2d0', '#3f6b5c', '#d8a24a']), distance);
  c.path(
    `M${at(-0.01, -0.2)}L${at(-0.38, -0.19)}Q${at(-0.4, -0.22)} ${at(-0.36, -0.235)}L${at(-0.01, -0.26)}Z`,
    cover,
  );
  c.path(
    `M${at(-0.26, -0.1)}L${at(-0.2, -0.165)}L${at(0.16, -0.165)}L${at(0.26, -0.1)}Z`,
    light.far('#f7f4ec', distance),
  );
  for (const k of [-0.12, -0.02, 0.08])
    c.path(
      `M${at(k, -0.148)}L${at(k + 0.06, -0.148)}L${at(k + 0.06, -0.122)}L${at(k, -0.122)}Z`,
      light.far('#42566a', distance),
    );
  const shade = c.linear([
    [0, hull],
    [1, tone(hull, -0.2)],
  ]);
  c.path(
    `M${at(-0.48, -0.1)}Q${at(0, -0.075)} ${at(0.52, -0.13)}Q${at(0.44, -0.02)} ${at(0.36, 0.025)}L${at(-0.4, 0.025)}Z`,
    shade,
  );
  c.path(`M${at(-0.475, -0.075)}Q${at(0, -0.05)} ${at(0.5, -0.1)}`, 'none', {
    stroke: cover,
    width: Math.max(1, s * 0.012),
  });
  c.path(
    `M${at(-0.41, 0.012)}L${at(0.37, 0.012)}L${at(0.36, 0.028)}L${at(-0.4, 0.028)}Z`,
    light.far('#8f3a36', distance),
  );
}

/** A shrimp boat with its outriggers; (x, y) is the waterline. */
export function drawTrawler(c: Canvas, light: Light, r: Random, x: number, y: number, s: number): void {
  const hull = light.lit(r.pick(['#b8443c', '#2d5878', '#3f6b5c', '#27384a']));
  const white = light.lit('#f7f3e8');
  const wood = light.lit('#c79a5e');
  const flip = r.sign();
  const at = (dx: number, dy: number): string => `${num(x + dx * s * flip)} ${num(y + dy * s)}`;
  c.path(`M${at(-0.5, 0.03)}L${at(0.5, 0.03)}L${at(0.36, 0.3)}L${at(-0.4, 0.3)}Z`, hull, { opacity: 0.25 });
  const rope = { stroke: light.shaded('#6b6257', 0.3), width: Math.max(1.4, s * 0.006) };
  c.path(
    `M${at(0.02, -0.2)}L${at(0.02, -0.78)}M${at(0.02, -0.74)}L${at(-0.46, -0.2)}M${at(0.02, -0.74)}L${at(0.5, -0.24)}`,
    'none',
    { ...rope, opacity: 0.9 },
  );
  c.path(`M${at(0.02, -0.24)}L${at(-0.36, -0.62)}M${at(0.02, -0.24)}L${at(0.4, -0.6)}`, 'none', {
    stroke: light.lit('#d8a24a'),
    width: s * 0.016,
    round: true,
  });
  const net = light.shaded('#4f7f78', 0.1);
  c.path(
    `M${at(-0.36, -0.62)}Q${at(-0.28, -0.3)} ${at(-0.2, -0.2)}Q${at(-0.1, -0.3)} ${at(-0.16, -0.42)}Z`,
    net,
    { opacity: 0.6 },
  );
  c.path(
    `M${at(0.4, -0.6)}Q${at(0.34, -0.34)} ${at(0.24, -0.2)}Q${at(0.16, -0.34)} ${at(0.22, -0.42)}Z`,
    net,
    { opacity: 0.6 },
  );
  c.path(
    `M${at(-0.3, -0.16)}L${at(-0.3, -0.4)}L${at(-0.06, -0.4)}L${at(-0.04, -0.16)}Z`,
    c.linear([
      [0, white],
      [1, tone(white, -0.14)],
    ]),
  );
  c.path(`M${at(-0.33, -0.4)}L${at(-0.03, -0.4)}L${at(-0.03, -0.435)}L${at(-0.33, -0.435)}Z`, wood);
  for (const k of [-0.27, -0.19, -0.11])
    c.path(
      `M${at(k, -0.36)}L${at(k + 0.055, -0.36)}L${at(k + 0.055, -0.28)}L${at(k, -0.28)}Z`,
      light.lit('#4d6b7f'),
    );
  c.path(
    `M${at(-0.5, -0.15)}Q${at(0, -0.1)} ${at(0.5, -0.24)}Q${at(0.47, -0.04)} ${at(0.4, 0.035)}L${at(-0.44, 0.035)}Z`,
    c.linear([
      [0, tone(hull, 0.1)],
      [1, tone(hull, -0.2)],
    ]),
  );
  c.path(`M${at(-0.5, -0.13)}Q${at(0, -0.08)} ${at(0.5, -0.215)}`, 'none', {
    stroke: white,
    width: s * 0.014,
  });
  c.path(
    `M${at(-0.45, 0.01)}L${at(0.42, 0.01)}L${at(0.4, 0.04)}L${at(-0.44, 0.04)}Z`,
    mix(hull, '#2a2620', 0.5),
  );
  for (const k of [-0.36, -0.1, 0.16])
    c.ellipse(x + k * s * flip, y - s * 0.045, s * 0.022, s * 0.03, light.shaded('#3a3d40', 0.2));
}

/** Broken reflections below the quay line, as stacked lenses. */
export function drawRipples(
  c: Canvas,
  light: Light,
  r: Random,
  top: number,
  bottom: number,
  left: number,
  right: number,
  count: number,
): void {
  for (const [colour, opacity] of [
    [light.sky[2], 0.35],
    [tone(light.sea[0], -0.15), 0.22],
  ] as const) {
    let data = '';
    for (let i = 0; i < count; i++) {
      const t = r.next();
      data += lens(
        r.between(left, right),
        top + (bottom - top) * t,
        r.between(30, 150) * (0.4 + t),
        1.5 + t * 5,
      );
    }
    c.path(data, colour, { opacity });
  }
}
