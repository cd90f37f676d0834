/**
 * Lamps that stand or hang, and glow in the evening.
 */
import { type Colour, mix, tone } from '../kit/colour';
import { drawDrum, drawPool, type Stage } from '../kit/solid';
import type { Random } from '../random';

export function drawFloorLamp(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  metal: Colour,
  shade: Colour,
): void {
  const { c, view, paint, light } = stage;
  const px = view.scale([x, 0, z]);
  const [bx, by] = view.point([x, 0, z]);
  drawPool(stage, x, z, 0.24, 0.8);
  const pole = paint(metal);
  const tripod = r.chance(0.4);
  const top = by - px * 1.32;
  if (tripod)
    for (const s of [-0.3, 0.05, 0.3])
      c.line(
        [
          [bx + s * px, by - (s === 0.05 ? 0.06 * px : 0)],
          [bx, top],
        ],
        pole,
        px * 0.028,
        { round: true },
      );
  else {
    drawDrum(stage, { x, z, low: 0.16, high: 0.15, h: 0.03, colour: metal });
    c.line(
      [
        [bx, by],
        [bx, top],
      ],
      pole,
      px * 0.026,
    );
  }
  if (light.lamps > 0.2) c.glow(bx, top - px * 0.1, px * 0.95, px * 0.9, '#ffd894', 0.5 * light.lamps);
  drawDrum(stage, { x, y: 1.3, z, low: 0.25, high: 0.18, h: 0.32, colour: shade, glow: light.lamps });
}

/** A lamp hanging from the ceiling. */
export function drawPendant(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  ceiling: number,
  drop: number,
  colour: Colour,
  size = 0.26,
): void {
  const { c, view, paint, light } = stage;
  const px = view.scale([x, ceiling, z]);
  const y = ceiling - drop;
  const [cx, top] = view.point([x, ceiling, z]);
  const [, low] = view.point([x, y, z]);
  c.line(
    [
      [cx, top],
      [cx, low],
    ],
    paint('#3b4248'),
    1.6,
  );
  if (light.lamps > 0.15) c.glow(cx, low + px * 0.1, px * 1.1, px * 1, '#ffd894', 0.5 * light.lamps);
  const kind = r.pick(['dome', 'globe', 'cone', 'rattan'] as const);
  if (kind === 'globe') {
    const s = size * px * 0.8;
    const body = mix(paint('#fdf9ee'), '#ffe2a6', light.lamps * 0.7);
    c.ellipse(
      cx,
      low,
      s,
      s,
      c.radial(
        [
          [0, tone(body, 0.4)],
          [0.7, body],
          [1, tone(body, -0.12)],
        ],
        0.4,
        0.35,
        0.7,
      ),
    );
    return;
  }
  drawDrum(stage, {
    x,
    y: y - size * 0.5,
    z,
    low: size,
    high: kind === 'cone' ? 0.05 : size * 0.42,
    h: size * (kind === 'dome' ? 0.75 : 0.95),
    colour: kind === 'rattan' ? '#c9a271' : colour,
    glow: light.lamps * 0.5,
  });
  if (kind === 'rattan') {
    const plane = view.wall([x, y - size * 0.5, z]);
    for (let i = -4; i <= 4; i++)
      c.line(
        [plane.at((size * i) / 4.2, 0), plane.at((size * 0.42 * i) / 4.2, size * 0.95)],
        paint('#8f6c42'),
        1.4,
        { opacity: 0.7 },
      );
    for (const t of [0.2, 0.5, 0.8])
      c.line(
        [plane.at(-size * (1 - t * 0.58), size * 0.95 * t), plane.at(size * (1 - t * 0.58), size * 0.95 * t)],
        paint('#8f6c42'),
        1.2,
        { opacity: 0.6 },
      );
  }
}

export function drawTableLamp(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  base: Colour,
  shade: Colour,
): void {
  const { c, view, light } = stage;
  const px = view.scale([x, y, z]);
  const [cx, cy] = view.point([x, y + 0.38, z]);
  if (light.lamps > 0.2) c.glow(cx, cy, px * 0.75, px * 0.7, '#ffd894', 0.55 * light.lamps);
  drawDrum(stage, { x, y, z, low: 0.07, high: 0.04, h: 0.24, colour: base });
  drawDrum(stage, { x, y: y + 0.22, z, low: 0.17, high: 0.12, h: 0.2, colour: shade, glow: light.lamps });
}
