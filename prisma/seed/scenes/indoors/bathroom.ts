/**
 * Bathrooms: a free-standing bath under the window, or a walk-in shower with a vanity.
 */
import { num, outline, type Canvas } from '../kit/canvas';
import { mix, tone, type Colour } from '../kit/colour';
import type { Light } from '../kit/light';
import { rounded } from '../kit/shapes';
import { discAxes, drawBox, drawContact, drawDrum, drawPool } from '../kit/solid';
import type { Outlook } from '../nature/outlook';
import type { Random } from '../random';
import { drawRug, drawVase } from './decor';
import { drawPlant, pickPlant } from './greenery';
import {
  drawBloom,
  drawShell,
  drawSunPatches,
  drawWindow,
  makeRoom,
  wallPlane,
  type Room,
  type WallSide,
  type WindowPlan,
} from './room';
import { drawStool } from './seating';

type TileLook = { colour: Colour; kind: 'metro' | 'square' | 'stack' | 'fish' };

const pickTiles = (r: Random): TileLook => ({
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
function drawTiles(
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
      if (look.kind === 'fish') c.path(rounded(quad, plane.scale(u, 1) * 0.06), shade);
      else c.poly(quad, shade);
    }
  }
  c.poly(plane.quad(u, h, w, 0.025, 0.02), tone(base, 0.25));
}

/** A round or rectangular mirror that shows a little light. */
function drawMirror(room: Room, r: Random, side: WallSide, u: number, v: number, w: number, h: number): void {
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
function drawVanity(room: Room, r: Random, x: number, w: number): void {
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

function drawTowelRail(room: Room, side: 'left' | 'right', u: number): void {
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
function drawTub(room: Room, r: Random, x: number, z: number): void {
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

export function drawBathroomTub(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const room = makeRoom(c, light, r, {
    w: r.between(3.4, 4),
    d: r.between(3.6, 4.1),
    outlook,
    from: 0,
    eye: 1.5,
  });
  const { palette, w, d, h } = room;
  const tiles = pickTiles(r);
  drawShell(room, { floor: r.pick(['tiles', 'concrete', 'herringbone'] as const) });
  drawTiles(room, r, 'back', 0, w, r.pick([1.2, h - 0.1, 1.2]), tiles);
  const width = r.between(1.4, 2.2);
  const win: WindowPlan = {
    side: 'back',
    u: (w - width) / 2 + r.between(-0.3, 0.3),
    v: 0.95,
    w: width,
    h: 1.3,
    panes: r.int(1, 3),
    bars: r.chance(0.25),
    frame: r.pick(['#fbfaf6', palette.metal, palette.wood]),
  };
  drawWindow(room, win);
  drawSunPatches(room, win);
  const s = r.sign();
  drawTowelRail(room, s > 0 ? 'right' : 'left', s > 0 ? 1.1 : d - 1.6);
  drawPlant(room, r, pickPlant(r), -s * (w / 2 - 0.35), d - 0.4, r.between(0.7, 1.1), palette.second);
  drawRug(room, r, -0.75, d - 2.5, 1.5, 0.7, [palette.linen, palette.accent, palette.second]);
  drawTub(room, r, r.between(-0.15, 0.15), d - 1.05);
  drawStool(room, s * 1.25, d - 1.75, 0.45, palette.wood, palette.wood);
  drawVase(room, r, s * 1.22, 0.48, d - 1.75, palette.linen, palette.second);
  drawBloom(room, win);
}

export function drawBathroomShower(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const room = makeRoom(c, light, r, {
    w: r.between(3.2, 3.8),
    d: r.between(3.3, 3.8),
    outlook,
    from: 0,
    eye: 1.5,
  });
  const { palette, w, d, h, view, paint } = room;
  const tiles = pickTiles(r);
  const s = r.sign();
  const shower = 1.15;
  drawShell(room, {
    floor: r.pick(['tiles', 'concrete'] as const),
    feature: r.chance(0.3) ? 'back' : undefined,
  });
  const side = s > 0 ? 'right' : 'left';
  const other = s > 0 ? 'left' : 'right';
  drawTiles(room, r, 'back', s > 0 ? w - shower : 0, shower, h - 0.1, tiles);
  drawTiles(room, r, side, s > 0 ? 0 : d - 1.5, 1.5, h - 0.1, tiles);
  const win: WindowPlan = {
    side: other,
    u: other === 'left' ? d - 1.9 : 0.9,
    v: 1.05,
    w: 1,
    h: 1.2,
    panes: 1,
    bars: r.chance(0.4),
    frame: '#fbfaf6',
  };
  drawWindow(room, win);
  drawSunPatches(room, win);
  const vanityW = r.between(1, w - shower - 0.55);
  const vx = s > 0 ? -w / 2 + 0.28 : w / 2 - 0.28 - vanityW;
  drawMirror(room, r, 'back', vx + w / 2 + vanityW / 2 - 0.4, 1.1, 0.8, 0.9);
  drawVanity(room, r, vx, vanityW);
  const headX = s * (w / 2 - 0.6);
  const px = view.scale([headX, 2, d]);
  const [hx, hy] = view.point([headX, 2.12, d]);
  c.path(`M${num(hx)} ${num(hy + px * 1.05)}V${num(hy)}`, 'none', {
    stroke: paint(palette.metal),
    width: px * 0.03,
    round: true,
  });
  drawDrum(room, { x: headX, y: 2.08, z: d - 0.3, low: 0.16, high: 0.15, h: 0.025, colour: palette.metal });
  drawRug(room, r, vx + 0.05, d - 1.35, Math.min(1.3, vanityW), 0.6, [
    palette.linen,
    palette.accent,
    palette.second,
  ]);
  const pane = view.poly([
    [s * (w / 2 - shower), 0.02, d - 1.4],
    [s * (w / 2 - shower), 0.02, d],
    [s * (w / 2 - shower), 2.1, d],
    [s * (w / 2 - shower), 2.1, d - 1.4],
  ]);
  c.poly(
    pane,
    c.linear(
      [
        [0, '#ffffff', 0.34],
        [1, light.sky[1], 0.16],
      ],
      [0, 0, 1, 1],
    ),
  );
  c.path(outline(pane), 'none', { stroke: paint(palette.metal), width: 4 });
  drawPlant(
    room,
    r,
    pickPlant(r),
    s > 0 ? -w / 2 + 0.35 : w / 2 - 0.35,
    d - 1.1,
    r.between(0.5, 0.8),
    palette.second,
  );
  drawBloom(room, win);
}
