/**
 * Potted plants of several habits, indoors and on terraces.
 */
import { num } from '../kit/canvas';
import { tone, type Colour } from '../kit/colour';
import { drawDrum, drawPool, type Stage } from '../kit/solid';
import type { Random } from '../random';

/** A pointed leaf from (x, y) in the direction `angle` (0 = up). */
function leaf(x: number, y: number, length: number, angle: number, width: number): string {
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const [tx, ty] = [x + dx * length, y + dy * length];
  const [mx, my] = [x + dx * length * 0.5, y + dy * length * 0.5];
  const [ox, oy] = [-dy * width, dx * width];
  return `M${num(x)} ${num(y)}Q${num(mx + ox)} ${num(my + oy)} ${num(tx)} ${num(ty)}Q${num(mx - ox)} ${num(my - oy)} ${num(x)} ${num(y)}Z`;
}

export type PlantKind = 'fig' | 'palm' | 'snake' | 'olive' | 'lavender' | 'grass';

const GREENS: Record<PlantKind, readonly Colour[]> = {
  fig: ['#3f6b4c', '#4f8059', '#6b9a68'],
  palm: ['#44734f', '#5c8f5d', '#7da76b'],
  snake: ['#3d6650', '#5b8562', '#a9b46b'],
  olive: ['#6f8468', '#869b7a', '#a3b391'],
  lavender: ['#7b8a6a', '#8a78b0', '#a592c6'],
  grass: ['#7d9260', '#9aa767', '#b9b877'],
};

type Growth = { x: number; y: number; px: number; tall: number };

function crownOf(kind: PlantKind, r: Random, g: Growth, push: (tint: number, data: string) => void): void {
  const { x, y, px, tall } = g;
  if (kind === 'palm') {
    for (let i = 0; i < 11; i++) {
      const a = -1.35 + (2.7 * i) / 10 + r.between(-0.1, 0.1);
      const length = tall * px * r.between(0.75, 1) * (1 - Math.abs(a) * 0.16);
      for (let k = 1; k <= 7; k++) {
        const t = k / 7;
        const droop = Math.abs(a) * t * t * 0.25 * length;
        const [sx, sy] = [x + Math.sin(a) * length * t, y - Math.cos(a) * length * t + droop];
        for (const s of [-1, 1])
          push(r.int(0, 2), leaf(sx, sy, length * 0.26 * (1.15 - t * 0.5), a + s * 0.8, length * 0.022));
      }
    }
    return;
  }
  if (kind === 'snake' || kind === 'grass' || kind === 'lavender') {
    const n = kind === 'snake' ? 9 : 30;
    for (let i = 0; i < n; i++) {
      const a = r.between(-0.42, 0.42) * (kind === 'snake' ? 0.7 : 1.3);
      const wide = kind === 'snake' ? 0.09 : 0.02;
      const length = tall * px * r.between(0.6, 1);
      const bx = x + r.between(-0.09, 0.09) * px;
      push(i % 3, leaf(bx, y, length, a, px * wide * 0.6));
      if (kind === 'lavender' && i % 2)
        push(
          1 + (i % 2),
          leaf(bx + Math.sin(a) * length * 0.8, y - Math.cos(a) * length * 0.8, length * 0.3, a, px * 0.03),
        );
    }
    return;
  }
  const n = kind === 'fig' ? 26 : 70;
  for (let i = 0; i < n; i++) {
    const t = r.between(0.35, 1);
    const spread = Math.sin(Math.PI * Math.min(1, t * 0.95)) * tall * 0.38 + 0.06;
    const [lx, ly] = [x + r.between(-1, 1) * spread * px, y - t * tall * px];
    const size = kind === 'fig' ? r.between(0.16, 0.26) : r.between(0.08, 0.15);
    push(
      r.int(0, 2),
      leaf(
        lx,
        ly,
        size * px * Math.min(1.4, 0.6 + tall * 0.4),
        r.between(-1.7, 1.7),
        size * px * (kind === 'fig' ? 0.42 : 0.16),
      ),
    );
  }
}

/** A plant in a pot on the ground or on something at height y; `tall` is metres above the pot. */
export function drawPlant(
  stage: Stage,
  r: Random,
  kind: PlantKind,
  x: number,
  z: number,
  tall: number,
  pot: Colour,
  y = 0,
): void {
  const { c, view, paint } = stage;
  const px = view.scale([x, y, z]);
  const size = Math.min(0.24, 0.07 + tall * 0.13);
  const potTall = size * 1.5;
  if (y === 0) drawPool(stage, x, z, size * 1.3, 0.9);
  const [gx, gy] = view.point([x, y + potTall, z]);
  const data = ['', '', ''];
  const stem = kind === 'fig' || kind === 'olive';
  if (stem)
    c.path(
      `M${num(gx)} ${num(gy)}Q${num(gx + px * 0.04)} ${num(gy - tall * px * 0.4)} ${num(gx)} ${num(gy - tall * px * 0.75)}`,
      'none',
      { stroke: paint('#7a5d43'), width: px * 0.03, round: true },
    );
  crownOf(kind, r, { x: gx, y: gy, px, tall }, (tint, d) => {
    data[tint % 3] += d;
  });
  data.forEach((d, i) => c.path(d, paint(GREENS[kind][i] ?? '#4f8059')));
  drawDrum(stage, { x, y, z, low: size * 0.76, high: size, h: potTall, colour: pot, top: tone(pot, -0.5) });
}

const ROOM_PLANTS: readonly PlantKind[] = ['fig', 'palm', 'snake', 'olive'];

export const pickPlant = (r: Random): PlantKind => r.pick(ROOM_PLANTS);
