/**
 * Sand: wide beach, dunes and marram grass.
 */
import { HEIGHT, num, WIDTH, type Canvas, type Point } from '../kit/canvas';
import { mix, tone, type Colour } from '../kit/colour';
import type { Light } from '../kit/light';
import { blade, crown, heightAt, lens, ridge, rolling, smooth } from '../kit/shapes';
import type { Random } from '../random';

export const SAND: Colour = '#ecd7ab';
const MARRAM: readonly Colour[] = ['#8d9b62', '#a3a766', '#758a5c', '#b9b06f', '#5f7a58'];

/** Grains, shells and hollows over an area of sand; denser and larger towards the viewer. */
export function sandTexture(c: Canvas, light: Light, r: Random, top: number, bottom: number): void {
  const depth = bottom - top;
  const base = light.lit(SAND);
  for (const [colour, opacity] of [
    [light.shaded(SAND, 0.9), 0.22],
    [mix(base, '#ffffff', 0.6), 0.38],
  ] as const) {
    let hollows = '';
    let grains = '';
    for (let i = 0; i < 46; i++) {
      const t = r.next() ** 0.8;
      hollows += lens(
        r.between(0, WIDTH),
        top + depth * t,
        r.between(30, 150) * (0.25 + t),
        r.between(2, 8) * (0.2 + t),
      );
    }
    for (let i = 0; i < 260; i++) {
      const t = r.next() ** 0.7;
      const s = num(0.8 + t * r.between(0.8, 2.4));
      grains += `M${num(r.between(0, WIDTH))} ${num(top + depth * t)}h${s}v${s}h-${s}Z`;
    }
    c.path(hollows, colour, { opacity: opacity * 0.75 });
    c.path(grains, colour, { opacity: opacity * 1.5 });
  }
}

/** Dry and wet sand from the shoreline down to `bottom`. */
export function drawBeach(c: Canvas, light: Light, r: Random, shore: number, bottom = HEIGHT): void {
  const dry = light.lit(SAND);
  const wet = mix(light.shaded('#c9b28a', 0.35), light.sky[2], 0.34);
  const depth = bottom - shore;
  c.rect(
    0,
    shore,
    WIDTH,
    depth,
    c.linear([
      [0, wet],
      [0.16, mix(wet, dry, 0.4)],
      [0.34, mix(dry, light.recipe.air, 0.22)],
      [1, tone(dry, -0.04)],
    ]),
  );
  let pools = '';
  for (let i = 0; i < 7; i++)
    pools += lens(
      r.between(0, WIDTH),
      shore + depth * r.between(0.06, 0.2),
      r.between(160, 520),
      r.between(5, 16),
    );
  c.path(pools, mix(light.sky[1], light.sky[2], 0.6), { opacity: 0.5 });
  sandTexture(c, light, r, shore + depth * 0.22, bottom);
}

/** A trail of footprints that wanders away from the viewer. */
export function drawFootprints(c: Canvas, light: Light, r: Random, from: Point, to: Point): void {
  let data = '';
  const bend = r.between(-90, 90);
  for (let i = 0; i < 34; i++) {
    const t = 1 - (1 - i / 34) ** 1.9;
    const size = 1 - t * 0.82;
    const x = from[0] + (to[0] - from[0]) * t + Math.sin(t * 5) * bend * (1 - t * 0.6);
    const y = from[1] + (to[1] - from[1]) * t;
    const step = (i % 2 === 0 ? -1 : 1) * 15 * size;
    data += lens(x + step, y, 22 * size, 11 * size);
  }
  c.path(data, light.shadow, { opacity: 0.2 });
}

export type Tuft = { x: number; y: number; size: number };

/** Tufts of marram, painted together: one path a shade of green. */
export function drawMarram(c: Canvas, light: Light, r: Random, tufts: readonly Tuft[], distance = 0): void {
  const wind = r.between(0.15, 0.6) * r.sign();
  const shades = MARRAM.map((colour, i) => ({
    colour: light.far(colour, distance + (i === 3 ? 0.05 : 0)),
    data: '',
  }));
  let shadow = '';
  for (const { x, y, size } of tufts) {
    shadow += lens(x - light.sunSide * size * 0.3, y + size * 0.04, size * 1.5, size * 0.26);
    const blades = Math.min(15, 5 + Math.round(size / 9));
    for (let i = 0; i < blades; i++) {
      const shade = r.pick(shades);
      const height = size * r.between(0.5, 1.1);
      const lean = size * (wind * r.between(0.3, 1) + r.between(-0.5, 0.5));
      shade.data += blade(x + r.between(-0.3, 0.3) * size, y, height, lean, Math.max(1, size * 0.05));
    }
  }
  c.path(shadow, light.shadow, { opacity: light.contrast * 0.6 });
  for (const shade of shades) c.path(shade.data, shade.colour);
}

/** Tufts scattered along a crest and sparser down its slope. */
export function tuftsAlong(
  r: Random,
  crest: readonly Point[],
  count: number,
  size: number,
  down: number,
): Tuft[] {
  return Array.from({ length: count }, () => {
    const x = r.between(-20, WIDTH + 20);
    const drop = r.next() ** 2.2 * down;
    return { x, y: heightAt(crest, x) + drop + 3, size: size * r.between(0.55, 1.25) * (1 + drop / 500) };
  }).sort((a, b) => a.y - b.y);
}

export type DuneOptions = {
  y: number;
  height: number;
  distance: number;
  grass: number;
  tuft: number;
  bottom?: number;
};

/** One dune ridge over the full width; returns its crest. */
export function drawDune(c: Canvas, light: Light, r: Random, o: DuneOptions): Point[] {
  const crest = rolling(r, -20, WIDTH + 20, o.y, o.height, 12);
  const bottom = o.bottom ?? HEIGHT;
  const sand = light.far(SAND, o.distance);
  const fill = c.linear([
    [0, mix(sand, '#ffffff', 0.16)],
    [0.3, sand],
    [1, mix(light.shaded(SAND, 0.6), sand, 0.35 + o.distance * 0.4)],
  ]);
  c.path(ridge(crest, bottom), fill);
  const hollow = crest.map(([x, y], i): Point => [
    x + 30,
    y + o.height * (0.3 + 0.22 * Math.sin(i * 1.9)) + 16,
  ]);
  c.path(
    `${smooth(hollow)}${smooth(hollow.toReversed().map(([x, y]): Point => [x, y + o.height * 0.24])).replace('M', 'L')}Z`,
    light.shadow,
    {
      opacity: light.contrast * 0.28,
    },
  );
  if (o.grass > 0) drawCover(c, light, r, crest, o);
  if (o.grass > 0) {
    const shrubs = Math.round(o.grass / 14);
    for (let i = 0; i < shrubs; i++) {
      const x = r.between(0, WIDTH);
      const y = heightAt(crest, x) + r.between(4, o.height * 0.5 + 10);
      drawShrub(c, light, r, { x, y, size: o.tuft * r.between(0.8, 1.7) }, o.distance);
    }
    drawMarram(c, light, r, tuftsAlong(r, crest, o.grass, o.tuft, o.height * 1.2 + 30), o.distance);
  }
  return crest;
}

/** Patches of moss and low grass that lie over the sand. */
function drawCover(c: Canvas, light: Light, r: Random, crest: readonly Point[], o: DuneOptions): void {
  for (const [green, opacity] of [
    ['#9aa36d', 0.42],
    ['#7f9562', 0.34],
  ] as const) {
    let data = '';
    for (let i = 0; i < 16; i++) {
      const x = r.between(-40, WIDTH + 40);
      const drop = r.next() * (o.height * 1.1 + 20);
      data += lens(
        x,
        heightAt(crest, x) + 6 + drop,
        r.between(2.5, 7) * o.tuft,
        r.between(0.4, 0.9) * o.tuft,
      );
    }
    c.path(data, light.far(green, o.distance), { opacity });
  }
}

/** Sea buckthorn: a low silvery mound of leaves, orange with berries now and then. */
export function drawShrub(c: Canvas, light: Light, r: Random, place: Tuft, distance = 0): void {
  const { x, y, size } = place;
  const green = r.pick(['#6f8666', '#80936f', '#64805f', '#8c9c72', '#7b8f5e']);
  c.path(lens(x - light.sunSide * size * 0.25, y + size * 0.05, size * 2.5, size * 0.34), light.shadow, {
    opacity: light.contrast * 0.5,
  });
  const tones = [-0.3, -0.14, 0.02, 0.2];
  tones.forEach((amount, layer) => {
    const lift = layer * 0.13;
    const lobes = 7 - layer;
    let data = '';
    for (let i = 0; i < lobes; i++) {
      const t = lobes === 1 ? 0.5 : i / (lobes - 1);
      const arch = Math.sin(Math.PI * (0.12 + t * 0.76));
      const s = size * (0.34 - layer * 0.045) * r.between(0.85, 1.2);
      const cx = x + (t - 0.5) * size * (1.7 - layer * 0.36) + light.sunSide * layer * size * 0.07;
      const cy = y - size * (0.1 + arch * 0.22 + lift);
      data += crown(r, cx, cy, s, s * 0.74, 8);
    }
    if (layer === 0) data += lens(x, y, size * 1.9, size * 0.4);
    c.path(data, light.far(tone(green, amount), distance));
  });
  if (r.chance(0.3)) {
    let berries = '';
    for (let i = 0; i < 14; i++)
      berries += lens(
        x + r.between(-0.75, 0.75) * size,
        y - r.between(0.15, 0.6) * size,
        size * 0.09,
        size * 0.08,
      );
    c.path(berries, light.far('#e08a3c', distance));
  }
}

/** A sand fence of chestnut pales, from one point to the other. */
export function drawFence(
  c: Canvas,
  light: Light,
  r: Random,
  from: Point,
  to: Point,
  tall: number,
  tallEnd = tall,
): void {
  const wood = light.shaded('#8b7459', 0.3);
  const n = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / Math.max(7, (tall + tallEnd) * 0.12));
  let pales = '';
  const wires: Point[][] = [[], []];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const h = (tall + (tallEnd - tall) * t) * r.between(0.85, 1.08);
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + Math.sin(t * 9) * 3;
    const lean = r.between(-0.06, 0.06) * h;
    const w = Math.max(1.2, h * 0.05);
    pales += `M${num(x - w / 2)} ${num(y)}L${num(x + lean - w / 2)} ${num(y - h)}L${num(x + lean + w / 2)} ${num(y - h)}L${num(x + w / 2)} ${num(y)}Z`;
    wires[0]?.push([x, y - h * 0.3]);
    wires[1]?.push([x, y - h * 0.74]);
  }
  c.path(pales, wood);
  for (const wire of wires)
    c.line(wire, light.shaded('#55504a', 0.4), Math.max(1, tall * 0.018), { opacity: 0.8 });
}
