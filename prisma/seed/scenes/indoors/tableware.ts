/**
 * Small things on tables: vases, bowls, cups, books.
 */
import { num } from '../kit/canvas';
import { type Colour, tone } from '../kit/colour';
import { drawBox, drawDrum, type Stage } from '../kit/solid';
import type { Random } from '../random';

/** A vase with branches or flowers. */
export function drawVase(
  stage: Stage,
  r: Random,
  x: number,
  y: number,
  z: number,
  colour: Colour,
  bloom: Colour,
): void {
  const { c, view, paint } = stage;
  const px = view.scale([x, y, z]);
  const [bx, by] = view.point([x, y + 0.2, z]);
  const stem = paint('#7d8a5e');
  const n = r.int(5, 8);
  for (let i = 0; i < n; i++) {
    const lean = r.between(-0.2, 0.2) * px;
    const h = r.between(0.2, 0.42) * px;
    c.path(
      `M${num(bx)} ${num(by)}Q${num(bx + lean * 0.2)} ${num(by - h * 0.6)} ${num(bx + lean)} ${num(by - h)}`,
      'none',
      { stroke: stem, width: Math.max(1.2, px * 0.01) },
    );
    c.ellipse(
      bx + lean,
      by - h,
      px * r.between(0.025, 0.045),
      px * r.between(0.025, 0.05),
      paint(i % 3 === 0 ? tone(bloom, 0.25) : bloom),
    );
  }
  drawDrum(stage, { x, y, z, low: 0.05, high: 0.035, h: 0.2, colour });
}

/** A tray with cups or a bowl of fruit, on a table top at height y. */
export function drawTableThings(
  stage: Stage,
  r: Random,
  x: number,
  y: number,
  z: number,
  tints: readonly Colour[],
): void {
  const kind = r.pick(['books', 'bowl', 'cups'] as const);
  const tint = (i: number): Colour => tints[i % tints.length] ?? '#33587b';
  if (kind === 'books') {
    drawBox(stage, { x: x - 0.16, y, z: z - 0.1, w: 0.32, h: 0.035, d: 0.22, colour: tint(0) });
    drawBox(stage, { x: x - 0.14, y: y + 0.035, z: z - 0.09, w: 0.27, h: 0.03, d: 0.2, colour: tint(1) });
    drawDrum(stage, { x: x + 0.02, y: y + 0.065, z, low: 0.035, high: 0.04, h: 0.07, colour: '#f6f1e4' });
  } else if (kind === 'bowl') {
    for (let i = 0; i < 5; i++) {
      const [fx, fy] = stage.view.point([x + (i - 2) * 0.055, y + 0.1 + (i % 2) * 0.025, z]);
      const s = stage.view.scale([x, y, z]) * 0.042;
      stage.c.ellipse(fx, fy, s, s, stage.paint(r.pick(['#d8a03c', '#c4574b', '#9aab58', '#e2b65e'])));
    }
    drawDrum(stage, { x, y, z, low: 0.08, high: 0.16, h: 0.08, colour: tint(2), top: tone(tint(2), -0.3) });
    for (let i = 0; i < 4; i++) {
      const [fx, fy] = stage.view.point([x + (i - 1.5) * 0.06, y + 0.105, z - 0.02]);
      const s = stage.view.scale([x, y, z]) * 0.042;
      stage.c.ellipse(fx, fy, s, s, stage.paint(r.pick(['#d8a03c', '#c4574b', '#9aab58', '#e2b65e'])));
    }
  } else {
    for (const dx of [-0.11, 0.1])
      drawDrum(stage, {
        x: x + dx,
        y,
        z: z + dx * 0.5,
        low: 0.03,
        high: 0.04,
        h: 0.07,
        colour: '#fbf8f0',
        top: '#6b4a33',
      });
    drawDrum(stage, { x: x + 0.26, y, z, low: 0.06, high: 0.045, h: 0.15, colour: tint(1) });
  }
}
