/**
 * Bedrooms: a double bed with side light, one with the sea behind it, bunks for the children.
 */
import { type Canvas, num } from '../kit/canvas';
import { tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { drawBox } from '../kit/solid';
import type { Outlook } from '../nature/outlook';
import type { Random } from '../random';
import { drawBunks, drawNightstand, drawWardrobe } from './bedroom-units';
import { type Bed, drawBed } from './beds';
import { drawArmchair } from './chairs';
import { drawCurtains, drawGallery, drawRug } from './decor';
import { drawPlant, pickPlant } from './greenery';
import { drawPendant } from './lamps';
import {
  drawBloom,
  drawShell,
  drawSunPatches,
  drawWindow,
  makeRoom,
  type Room,
  wallPlane,
  type WindowPlan,
} from './room';

const HEADS = ['panel', 'slats', 'rattan', 'cushion'] as const;
const FLOORS = ['planks', 'planks', 'herringbone', 'concrete'] as const;

/** A painted arch or lower half behind the bed. */
function drawPaintedWall(room: Room, r: Random, centre: number): void {
  const { c, palette, paint, w } = room;
  const plane = wallPlane(room, 'back');
  const colour = paint(tone(palette.feature, 0.25));
  const kind = r.pick(['half', 'arch', 'boards', 'none'] as const);
  if (kind === 'half') c.poly(plane.quad(0, 0.1, w, 1.3), colour);
  if (kind === 'boards') {
    c.poly(plane.quad(0, 0.1, w, 1.35), colour);
    for (let u = 0.2; u < w; u += 0.2)
      c.line([plane.at(u, 0.1), plane.at(u, 1.45)], tone(colour, -0.16), 1.4, { opacity: 0.7 });
    c.poly(plane.quad(0, 1.43, w, 0.05, 0.02), tone(colour, 0.2));
  }
  if (kind === 'arch') {
    const px = plane.scale(w / 2, 1);
    const [x, y] = plane.at(w / 2 + centre, 0.1);
    const [half, side] = [1.15 * px, 0.95 * px];
    c.path(
      `M${num(x - half)} ${num(y)}V${num(y - side)}A${num(half)} ${num(half)} 0 0 1 ${num(x + half)} ${num(y - side)}V${num(y)}Z`,
      colour,
    );
  }
}

/** The bed in the middle of the back wall, a window in a side wall. */
export function drawBedroom(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const from = r.sign();
  const room = makeRoom(c, light, r, {
    w: r.between(4, 4.8),
    d: r.between(4.1, 4.6),
    outlook,
    from,
    eye: 1.45,
  });
  const { palette, w, d, h } = room;
  const feature = r.chance(0.35);
  drawShell(room, { floor: r.pick(FLOORS), feature: feature ? 'back' : undefined });
  const bedW = 1.7;
  const shift = -from * r.between(0, 0.3);
  if (!feature) drawPaintedWall(room, r, shift);
  const side = from < 0 ? 'left' : 'right';
  const length = r.between(1.3, 1.9);
  const low = r.pick([0.08, 0.8]);
  const win: WindowPlan = {
    side,
    u: side === 'left' ? d - length - 0.8 : 0.8,
    v: low,
    w: length,
    h: h - 0.35 - low,
    panes: 2,
    bars: r.chance(0.3),
    frame: r.pick(['#fbfaf6', palette.wood]),
  };
  drawWindow(room, win);
  drawSunPatches(room, win);
  drawCurtains(room, win, r.pick([palette.linen, palette.second, palette.accent]), 0.16);
  drawRug(room, r, shift - 1.4, d - 2.5, 2.8, 1.5, [palette.linen, palette.accent, palette.second]);
  drawGallery(room, r, 'back', w / 2 + shift - 0.6, 1.45, 1.2);
  for (const s of [-1, 1]) {
    const x = shift + s * (bedW / 2 + 0.32) - 0.23;
    drawNightstand(room, r, x, d - 0.5, palette);
    if (r.chance(0.3)) drawPendant(room, r, x + 0.23, d - 0.4, h, 1.1, palette.second, 0.14);
  }
  if (r.chance(0.6)) drawWardrobe(room, from < 0 ? 1 : -1, (-from * w) / 2, d - 2.2, 1.7, 2.15, palette);
  else drawPlant(room, r, pickPlant(r), -from * (w / 2 - 0.4), d - 0.9, r.between(0.8, 1.2), palette.second);
  const bed: Bed = { x: shift - bedW / 2, z: d - 2.2, w: bedW, palette, head: r.pick(HEADS), pillows: 2 };
  drawBed(room, r, bed);
  if (r.chance(0.5))
    drawBox(room, {
      x: shift - 0.65,
      z: d - 2.75,
      w: 1.3,
      h: 0.44,
      d: 0.4,
      colour: palette.sofa,
      soft: 0.05,
    });
  drawBloom(room, win);
}

/** A wide window behind everything: one wakes up with the view. */
export function drawBedroomView(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const room = makeRoom(c, light, r, {
    w: r.between(4.4, 5),
    d: r.between(4.6, 5.1),
    outlook,
    from: 0,
    eye: 1.5,
  });
  const { palette, w, d, h } = room;
  drawShell(room, {
    floor: r.pick(FLOORS),
    feature: r.chance(0.35) ? r.pick(['left', 'right'] as const) : undefined,
  });
  const wide = w - r.between(0.7, 1.3);
  const win: WindowPlan = {
    side: 'back',
    u: (w - wide) / 2,
    v: 0.1,
    w: wide,
    h: h - 0.4,
    panes: r.int(2, 4),
    frame: r.pick(['#fbfaf6', palette.metal, palette.wood]),
  };
  drawWindow(room, win);
  drawSunPatches(room, win);
  drawCurtains(room, win, r.pick([palette.linen, palette.second]), 0.13);
  const s = r.sign();
  drawRug(room, r, -1.7, d - 3.1, 3.4, 1.7, [palette.linen, palette.second, palette.accent]);
  drawArmchair(
    room,
    r,
    s > 0 ? w / 2 - 1.25 : -w / 2 + 0.4,
    d - 1.2,
    palette.accent,
    palette.wood,
    palette.linen,
  );
  drawPlant(room, r, pickPlant(r), -s * (w / 2 - 0.4), d - 0.5, r.between(0.8, 1.2), palette.second);
  const shift = -s * 0.35;
  drawGallery(room, r, s > 0 ? 'left' : 'right', s > 0 ? d - 2 : 0.9, 1.4, 1);
  for (const k of [-1, 1]) drawNightstand(room, r, shift + k * 1.2 - 0.23, d - 1.6, palette);
  drawBed(room, r, { x: shift - 0.85, z: d - 3.3, w: 1.7, palette, head: r.pick(HEADS), pillows: 2 });
  drawPendant(room, r, shift, d - 2.2, h, 0.5, palette.accent, 0.3);
  drawBloom(room, win);
}

/** Bunk beds, a toy box and bunting. */
export function drawKidsRoom(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const room = makeRoom(c, light, r, {
    w: r.between(4, 4.5),
    d: r.between(4.7, 5.1),
    outlook,
    from: 0,
    eye: 1.45,
  });
  const { palette, w, d, h } = room;
  drawShell(room, { floor: r.pick(FLOORS), feature: r.pick(['back', 'left', 'right'] as const) });
  const s = r.sign();
  const win: WindowPlan = {
    side: 'back',
    u: w / 2 - 0.65 - s * 0.25,
    v: 0.85,
    w: 1.4,
    h: 1.35,
    panes: 2,
    bars: r.chance(0.4),
    frame: '#fbfaf6',
  };
  drawWindow(room, win);
  drawSunPatches(room, win);
  drawCurtains(room, win, r.pick([palette.second, palette.linen]), 0.2);
  drawBunting(room, r);
  drawRug(room, r, -1.1, d - 2.6, 2.2, 1.5, [palette.linen, palette.second, palette.accent]);
  drawBunks(room, r, s > 0 ? w / 2 - 1.06 : -w / 2 + 0.06, d - 2.15, palette);
  if (r.chance(0.25)) drawBunks(room, r, s > 0 ? -w / 2 + 0.06 : w / 2 - 1.06, d - 2.15, palette);
  else {
    drawBed(room, r, {
      x: s > 0 ? -w / 2 + 0.1 : w / 2 - 1.05,
      z: d - 2.15,
      w: 0.95,
      palette: { ...palette, accent: palette.second },
      head: 'panel',
      pillows: 1,
    });
  }
  drawBox(room, {
    x: -s * 0.1 - 0.3,
    z: d - 0.55,
    w: 0.7,
    h: 0.45,
    d: 0.4,
    colour: palette.second,
    top: tone(palette.second, 0.2),
  });
  drawPendant(room, r, 0, d - 2, h, 0.5, palette.accent, 0.26);
  drawBloom(room, win);
}

function drawBunting(room: Room, r: Random): void {
  const { c, paint, palette, w } = room;
  const plane = wallPlane(room, 'back');
  const n = 13;
  const at = (t: number): readonly [number, number] => [
    0.1 + (w - 0.2) * t,
    2.42 - Math.sin(Math.PI * t) * 0.22,
  ];
  for (let i = 0; i < n; i++) {
    const [u1, v1] = at(i / n);
    const [u2, v2] = at((i + 0.82) / n);
    const tint =
      [palette.accent, palette.second, palette.linen, '#e2b65e'][(i + r.int(0, 1)) % 4] ?? palette.accent;
    c.poly(
      plane.shape(
        [
          [u1, v1],
          [u2, v2],
          [(u1 + u2) / 2, v1 - 0.22],
        ],
        0.02,
      ),
      paint(tint),
    );
  }
}
