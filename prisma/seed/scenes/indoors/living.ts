/**
 * Living rooms.
 */
import type { Canvas } from '../kit/canvas';
import { tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { drawBox } from '../kit/solid';
import type { Outlook } from '../nature/outlook';
import type { Random } from '../random';
import { drawArmchair } from './chairs';
import { drawCurtains, drawGallery, drawRug } from './decor';
import { drawPlant, pickPlant } from './greenery';
import { drawFloorLamp, drawPendant } from './lamps';
import {
  drawBloom,
  drawShell,
  drawSunPatches,
  drawWindow,
  makeRoom,
  type Room,
  type WindowPlan,
} from './room';
import { drawSideSofa, drawSofa } from './seating';
import { drawCoffeeTable, drawShelf, drawSideboard } from './tables';

const FLOORS = ['planks', 'planks', 'herringbone', 'concrete', 'tiles'] as const;

const cushionsOf = (room: Room, n: number): string[] => {
  const { accent, second, linen, feature } = room.palette;
  return room.r.shuffle([accent, second, linen, feature, accent]).slice(0, n);
};

/** The back wall is one wide window on the view; seats to both sides. */
export function drawLivingPanorama(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const room = makeRoom(c, light, r, { w: r.between(5.4, 6.4), d: r.between(5, 5.8), outlook, from: 0 });
  const { palette, w, d, h } = room;
  drawShell(room, {
    floor: r.pick(FLOORS),
    feature: r.chance(0.3) ? r.pick(['left', 'right'] as const) : undefined,
  });
  const wide = w - r.between(0.7, 1.5);
  const low = r.chance(0.6) ? 0.06 : 0.5;
  const win: WindowPlan = {
    side: 'back',
    u: (w - wide) / 2,
    v: low,
    w: wide,
    h: h - 0.28 - low,
    panes: r.int(2, 4),
    frame: r.pick(['#fbfaf6', palette.metal, palette.wood]),
  };
  drawWindow(room, win);
  drawSunPatches(room, win);
  drawCurtains(room, win, palette.linen);
  const rugW = r.between(2.6, 3.2);
  drawRug(room, r, -rugW / 2 + 0.1, d - 3, rugW, 1.9, [palette.linen, palette.accent, palette.second]);
  const side = r.sign() < 0 ? -1 : 1;
  drawPlant(room, r, pickPlant(r), side * (w / 2 - 0.45), d - 0.5, r.between(0.8, 1.35), palette.second);
  drawPendant(room, r, r.between(-0.3, 0.3), d - 2, h, r.between(0.5, 0.8), palette.accent, 0.32);
  drawSideSofa(room, r, side === 1 ? -1 : 1, (-side * w) / 2 + (side === 1 ? 0.08 : -0.08), d - 3.4, 2.3, {
    colour: palette.sofa,
    cushions: cushionsOf(room, 3),
  });
  drawCoffeeTable(room, r, r.between(-0.1, 0.3) * side, d - 2.1, palette);
  drawArmchair(
    room,
    r,
    side > 0 ? w / 2 - 1.7 : -w / 2 + 0.9,
    d - 2.5,
    tone(palette.second, 0.2),
    palette.wood,
    palette.linen,
  );
  drawGallery(room, r, side > 0 ? 'left' : 'right', side > 0 ? d - 2.9 : 1.3, 1.35, 1.4);
  drawFloorLamp(room, r, side * (w / 2 - 0.5), d - 1.75, palette.metal, palette.linen);
  drawBloom(room, win);
}

/** The sofa stands against the back wall; daylight comes from a tall window at the side. */
export function drawLivingSofa(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const from = r.sign();
  const room = makeRoom(c, light, r, { w: r.between(4.8, 5.8), d: r.between(4.4, 5), outlook, from });
  const { palette, w, d, h } = room;
  drawShell(room, { floor: r.pick(FLOORS), feature: r.chance(0.5) ? 'back' : undefined });
  if (r.chance(0.35)) drawPanelling(room);
  const side = from < 0 ? 'left' : 'right';
  const length = r.between(1.8, 2.6);
  const win: WindowPlan = {
    side,
    u: side === 'left' ? d - length - 0.7 : 0.7,
    v: r.chance(0.6) ? 0.08 : 0.7,
    w: length,
    h: 1.7,
    panes: r.int(2, 3),
    bars: r.chance(0.3),
    frame: r.pick(['#fbfaf6', palette.metal]),
  };
  win.h = h - 0.35 - win.v;
  drawWindow(room, win);
  drawSunPatches(room, win);
  drawCurtains(room, win, r.pick([palette.linen, palette.accent]), 0.12);
  const rugW = r.between(2.5, 3.1);
  const shift = -from * r.between(0, 0.35);
  drawRug(room, r, -rugW / 2 + shift, d - 2.7, rugW, 1.8, [palette.linen, palette.accent, palette.second]);
  const sofaW = r.between(1.95, 2.5);
  drawGallery(room, r, 'back', w / 2 - sofaW * 0.38 + shift, 1.3, sofaW * 0.76);
  if (r.chance(0.5))
    drawShelf(room, r, from < 0 ? w / 2 - 0.95 : -w / 2 + 0.1, d - 0.34, 0.85, r.between(1.5, 2), palette);
  else drawPlant(room, r, pickPlant(r), -from * (w / 2 - 0.5), d - 0.45, r.between(0.9, 1.3), palette.accent);
  drawFloorLamp(room, r, shift + from * (sofaW / 2 + 0.32), d - 0.45, palette.metal, palette.linen);
  drawSofa(room, r, {
    x: -sofaW / 2 + shift,
    z: d - 1.05,
    w: sofaW,
    colour: palette.sofa,
    cushions: cushionsOf(room, r.int(2, 4)),
    throwOver: r.chance(0.5) ? palette.second : undefined,
    legs: palette.wood,
  });
  drawPendant(room, r, shift, d - 2, h, r.between(0.45, 0.7), palette.second, 0.3);
  drawCoffeeTable(room, r, shift + r.between(-0.2, 0.2), d - 1.9, palette);
  drawArmchair(
    room,
    r,
    from < 0 ? w / 2 - 1.35 : -w / 2 + 0.5,
    d - 2.4,
    palette.accent,
    palette.wood,
    palette.linen,
  );
  drawBloom(room, win);
}

/** A corner to read in: sideboard, pictures, an easy chair by the window in the back wall. */
export function drawLivingNook(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const room = makeRoom(c, light, r, {
    w: r.between(4.2, 5),
    d: r.between(3.8, 4.4),
    outlook,
    from: 0,
    focal: 1000,
  });
  const { palette, w, d, h } = room;
  drawShell(room, { floor: r.pick(FLOORS), feature: r.chance(0.4) ? 'back' : undefined });
  const width = r.between(1.5, 2);
  const onLeft = r.chance(0.5);
  const win: WindowPlan = {
    side: 'back',
    u: onLeft ? 0.45 : w - width - 0.45,
    v: r.pick([0.1, 0.75]),
    w: width,
    h: 1.5,
    panes: 2,
    bars: r.chance(0.5),
    frame: r.pick(['#fbfaf6', palette.wood, palette.metal]),
  };
  win.h = h - 0.32 - win.v;
  drawWindow(room, win);
  drawSunPatches(room, win);
  drawCurtains(room, win, r.pick([palette.linen, palette.second]), 0.16);
  const s = onLeft ? 1 : -1;
  const boardW = r.between(1.3, 1.7);
  const boardX = onLeft ? w / 2 - boardW - 0.25 : -w / 2 + 0.25;
  drawGallery(room, r, 'back', boardX + w / 2 + boardW * 0.2, 1.45, boardW * 0.6);
  drawSideboard(room, r, boardX, d - 0.45, boardW, palette);
  drawRug(room, r, -1.5 - s * 0.3, d - 2.3, 2.6, 1.5, [palette.linen, palette.second, palette.accent]);
  drawPlant(room, r, pickPlant(r), -s * (w / 2 - 0.3), d - 0.4, r.between(0.9, 1.3), palette.second);
  drawArmchair(room, r, -s * 0.95 - 0.4, d - 1.6, palette.sofa, palette.wood, palette.accent);
  drawFloorLamp(room, r, -s * 0.1, d - 1.1, palette.metal, palette.linen);
  drawBox(room, {
    x: s * 0.25 - 0.2,
    z: d - 1.75,
    w: 0.42,
    h: 0.4,
    d: 0.4,
    colour: palette.second,
    soft: 0.06,
  });
  drawBloom(room, win);
}

/** Vertical boards up to a rail on the back wall. */
function drawPanelling(room: Room): void {
  const { c, view, paint, palette, w, d } = room;
  const plane = view.wall([-w / 2, 0, d - 0.01]);
  const colour = paint(tone(palette.feature, 0.12));
  c.poly(
    plane.quad(0, 0.1, w, 1.05),
    c.linear([
      [0, tone(colour, 0.05)],
      [1, tone(colour, -0.06)],
    ]),
  );
  for (let u = 0.16; u < w; u += 0.16)
    c.line([plane.at(u, 0.1), plane.at(u, 1.15)], tone(colour, -0.2), 1.3, { opacity: 0.6 });
  c.poly(plane.quad(0, 1.13, w, 0.05, 0.02), tone(colour, 0.12));
}
