/**
 * What a bathroom is fitted with: tiles, mirror, vanity, towel rail, bath.
 */
import { num } from '../kit/canvas';
import { type Colour, mix, tone } from '../kit/colour';
import { rounded } from '../kit/shapes';
import { discAxes, drawBox, drawContact, drawDrum, drawPool } from '../kit/solid';
import type { Random } from '../random';
import { type Room, wallPlane, type WallSide } from './room';
import { drawVase } from './tableware';

type TileLook = { colour: Colour; kind: 'metro' | 'square' | 'stack' | 'fish' };

export const pickTiles = (r: Random): TileLook => ({
  colour: r.pick([
    '#f6f4ee',
    '#cfe0e3',
    '#8fb3b8',
    '#dfe6de',
    '#e9dccb',
    '#3f6b82',
    '#a9c3b4',
    '#d9a893',
    '#f0e9dc',
  ]),
  kind: r.pick(['metro', 'square', 'stack', 'fish'] as const),
});

/** Tiles on a wall, from u over a width, up to a height. */
export function drawTiles(
  room: Room,
  r: Random,
  side: WallSide,
  u: number,
  w: number,
  h: number,
  look: TileLook,
): void {
  const { c, paint } = room;
  const plane = wallPlane(room, side);
  const base = paint(look.colour);
  c.poly(plane.quad(u, 0, w, h, 0.01), tone(base, -0.1));
  const [tw, th] =
    look.kind === 'metro'
      ? [0.3, 0.1]
      : look.kind === 'square'
        ? [0.15, 0.15]
        : look.kind === 'stack'
          ? [0.08, 0.3]
          : [0.16, 0.16];
  for (let row = 0; row * th < h - 0.02; row++) {
    const shift = (look.kind === 'metro' || look.kind === 'fish') && row % 2 ? -tw / 2 : 0;
    for (let k = shift; k < w; k += tw) {
      const [a, b] = [Math.max(0, k), Math.min(w, k + tw - 0.01)];
      if (b <= a) continue;
      const shade = tone(base, Math.round(r.between(-2, 3)) * 0.028);
      const quad = plane.quad(u + a, row * th, b - a, Math.min(th - 0.01, h - row * th), 0.01);
      if (look.kind === 'fish') c.path(rounded(quad, plane.scale(u, 1) * 0.03), shade);
      else c.poly(quad, shade);
    }
  }
  c.poly(plane.quad(u, h, w, 0.025, 0.02), tone(base, 0.25));
}

/** A round or rectangular mirror that shows a little light. */
export function drawMirror(
  room: Room,
  r: Random,
  side: WallSide,
  u: number,
  v: number,
  w: number,
  h: number,
): void {
  const { c, paint, light, palette } = room;
  const plane = wallPlane(room, side);
  const glass = mix(mix(light.sky[2], paint(palette.wall), 0.55), '#b9cbd0', 0.25);
  const fill = c.linear(
    [
      [0, tone(glass, 0.3)],
      [0.5, glass],
      [1, tone(glass, -0.1)],
    ],
    [0, 0, 1, 1],
  );
  const frame = paint(r.pick([palette.metal, palette.wood]));
  if (side === 'back' && r.chance(0.55)) {
    const [cx, cy] = plane.at(u + w / 2, v + h / 2);
    const s = (Math.min(w, h) / 2) * plane.scale(u, v);
    c.ellipse(cx + 5, cy + 7, s, s, '#2a2620', { opacity: 0.14 });
    c.ellipse(cx, cy, s, s, frame);
    c.ellipse(cx, cy, s * 0.95, s * 0.95, fill);
    c.path(
      `M${num(cx - s * 0.5)} ${num(cy + s * 0.3)}L${num(cx + s * 0.2)} ${num(cy - s * 0.6)}L${num(cx + s * 0.42)} ${num(cy - s * 0.5)}L${num(cx - s * 0.3)} ${num(cy + s * 0.5)}Z`,
      '#ffffff',
      { opacity: 0.25 },
    );
    return;
  }
  const px = plane.scale(u, v);
  c.path(rounded(plane.quad(u + 0.03, v - 0.04, w, h), px * 0.08), '#2a2620', { opacity: 0.14 });
  c.path(rounded(plane.quad(u, v, w, h, 0.02), px * 0.08), frame);
  c.path(rounded(plane.quad(u + 0.025, v + 0.025, w - 0.05, h - 0.05, 0.02), px * 0.06), fill);
  c.poly(
    plane.shape(
      [
        [u + w * 0.2, v + h * 0.1],
        [u + w * 0.34, v + h * 0.1],
        [u + w * 0.66, v + h * 0.9],
        [u + w * 0.5, v + h * 0.9],
      ],
      0.02,
    ),
    '#ffffff',
    { opacity: 0.25 },
  );
}

/** A vanity with a bowl, tap, towel and bottles against the back wall. */
export function drawVanity(room: Room, r: Random, x: number, w: number): void {
  const { c, view, paint, palette, d } = room;
  const z = d - 0.5;
  const wood = r.pick([palette.wood, palette.wood, palette.feature]);
  drawContact(room, x, z, w, 0.46, 0.5);
  drawBox(room, { x, y: 0.36, z, w, h: 0.42, d: 0.48, colour: wood });
  const plane = view.wall([x, 0.36, z - 0.005]);
  const edge = tone(paint(wood), -0.26);
  for (const v of [0.03, 0.23]) {
    c.poly(plane.quad(0.03, v, w - 0.06, 0.17), 'none', { stroke: edge, width: 1.5 });
    c.poly(plane.quad(w / 2 - 0.1, v + 0.12, 0.2, 0.02, 0.02), paint(palette.metal));
  }
  drawBox(room, { x: x - 0.02, y: 0.78, z: z - 0.02, w: w + 0.04, h: 0.04, d: 0.5, colour: '#f4f1ea' });
  const bowls = w > 1.35 ? [0.28, 0.72] : [0.5];
  for (const t of bowls) {
    const bx = x + w * t;
    const [tx, ty] = view.point([bx, 0.82, z + 0.4]);
    const px = view.scale([bx, 0.82, z + 0.4]);
    c.path(
      `M${num(tx)} ${num(ty)}v${num(-0.26 * px)}h${num(0.02 * px)}q${num(0.02 * px)} 0 ${num(0.02 * px)} ${num(0.05 * px)}`,
      'none',
      { stroke: paint(palette.metal), width: px * 0.028, round: true },
    );
    drawDrum(room, {
      x: bx,
      y: 0.82,
      z: z + 0.22,
      low: 0.13,
      high: 0.2,
      h: 0.12,
      colour: '#fdfcf9',
      top: '#dfe3e2',
    });
  }
  drawVase(room, r, x + w - 0.1, 0.82, z + 0.25, palette.accent, palette.second);
  for (const [i, k] of [0.06, 0.13].entries())
    drawDrum(room, {
      x: x + k,
      y: 0.82,
      z: z + 0.25,
      low: 0.028,
      high: 0.024,
      h: 0.12 + i * 0.05,
      colour: i ? palette.second : '#c9a271',
    });
}

export function drawTowelRail(room: Room, side: 'left' | 'right', u: number): void {
  const { c, paint, palette } = room;
  const plane = wallPlane(room, side);
  const metal = paint(palette.metal);
  for (const k of [0, 0.5]) c.poly(plane.quad(u + k, 0.55, 0.03, 1.25, 0.06), metal);
  for (let i = 0; i < 9; i++) c.poly(plane.quad(u, 0.6 + i * 0.14, 0.53, 0.02, 0.06), metal);
  for (const [v, colour] of [
    [1.25, palette.second],
    [0.72, palette.linen],
  ] as const) {
    const cloth = paint(colour);
    c.poly(
      plane.quad(u + 0.06, v, 0.4, 0.4, 0.08),
      c.linear([
        [0, tone(cloth, 0.1)],
        [1, tone(cloth, -0.1)],
      ]),
    );
    c.poly(plane.quad(u + 0.06, v + 0.06, 0.4, 0.03, 0.08), tone(cloth, 0.5), { opacity: 0.8 });
  }
}

/** A free-standing bath, its middle at (x, z). */
export function drawTub(room: Room, r: Random, x: number, z: number): void {
  const { c, view, paint, palette } = room;
  drawPool(room, x, z, 1, 1);
  const outer = r.chance(0.35) ? paint(palette.feature) : paint('#fbfaf6');
  const [[bx, by]] = discAxes(view, x, 0, z, 0.6);
  const [[tx, ty], trx, tRy] = discAxes(view, x, 0.58, z, 0.88);
  const ry = tRy * 0.46;
  const foot = trx * 0.74;
  const side =
    `M${num(tx - trx)} ${num(ty)}C${num(tx - trx * 0.97)} ${num(ty + (by - ty) * 0.7)} ${num(bx - foot * 1.05)} ${num(by + ry * 0.55)} ${num(bx - foot * 0.8)} ${num(by + ry * 0.62)}` +
    `L${num(bx + foot * 0.8)} ${num(by + ry * 0.62)}C${num(bx + foot * 1.05)} ${num(by + ry * 0.55)} ${num(tx + trx * 0.97)} ${num(ty + (by - ty) * 0.7)} ${num(tx + trx)} ${num(ty)}Z`;
  c.path(
    side,
    c.linear(
      [
        [0, tone(outer, 0.05)],
        [0.5, outer],
        [1, tone(outer, -0.22)],
      ],
      [0.1, 0, 0.6, 1],
    ),
  );
  c.ellipse(tx, ty, trx, ry, paint('#fdfcf9'));
  c.ellipse(tx, ty, trx * 0.94, ry * 0.82, paint('#d5dbdb'));
  c.ellipse(tx, ty + ry * 0.16, trx * 0.9, ry * 0.64, mix(paint('#8fc0cc'), room.light.sky[2], 0.35));
  c.ellipse(tx - trx * 0.2, ty + ry * 0.12, trx * 0.4, ry * 0.16, '#ffffff', { opacity: 0.35 });
  const px = view.scale([x, 0, z]);
  c.path(
    `M${num(tx + trx * 0.82)} ${num(by)}V${num(ty - 0.34 * px)}q0 ${num(-0.07 * px)} ${num(-0.08 * px)} ${num(-0.07 * px)}h${num(-0.1 * px)}v${num(0.08 * px)}`,
    'none',
    { stroke: paint(palette.metal), width: px * 0.03, round: true },
  );
  const cloth = paint(palette.second);
  const [fx, w] = [tx - trx * 0.62, px * 0.34];
  c.path(
    `M${num(fx)} ${num(ty + ry * 0.55)}h${num(w)}v${num(px * 0.3)}q${num(-w / 2)} ${num(px * 0.05)} ${num(-w)} 0Z`,
    c.linear([
      [0, tone(cloth, 0.12)],
      [1, tone(cloth, -0.12)],
    ]),
  );
}
