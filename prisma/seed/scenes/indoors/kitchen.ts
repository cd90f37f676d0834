/**
 * Kitchens and dining rooms.
 */
import type { Canvas } from '../kit/canvas';
import { tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { drawBox, drawContact } from '../kit/solid';
import type { Outlook } from '../nature/outlook';
import type { Random } from '../random';
import { type ChairLook, drawChair, drawSideChair, drawStool } from './chairs';
import { drawCurtains, drawGallery, drawRug } from './decor';
import { drawPlant, pickPlant } from './greenery';
import {
  drawBaseRun,
  drawHob,
  drawHood,
  drawOpenShelves,
  drawOven,
  drawSink,
  drawSplash,
  drawTall,
  drawUpperRun,
  type KitchenLook,
  pickKitchen,
} from './kitchen-units';
import { drawPendant } from './lamps';
import {
  drawBloom,
  drawShell,
  drawSunPatches,
  drawWindow,
  makeRoom,
  type Room,
  type WindowPlan,
} from './room';
import { drawDiningTable, drawSetting, drawSideboard } from './tables';
import { drawTableThings, drawVase } from './tableware';

const FLOORS = ['tiles', 'planks', 'concrete', 'herringbone'] as const;

/** The run along the back wall: tall units, worktop, hob, sink under a window, shelves. Returns its window. */
function drawBackRun(room: Room, r: Random, look: KitchenLook): WindowPlan {
  const { palette, w, d, h } = room;
  const s = r.sign();
  const run = w - 0.9;
  const x = s > 0 ? -w / 2 + 0.05 : -w / 2 + 0.85;
  const z = d - 0.62;
  const winW = r.between(1.1, 1.6);
  const winX = x + run * (s > 0 ? 0.24 : 0.76) - winW / 2;
  const win: WindowPlan = {
    side: 'back',
    u: winX + w / 2,
    v: 1.08,
    w: winW,
    h: 1.15,
    panes: 2,
    bars: r.chance(0.4),
    frame: r.pick(['#fbfaf6', palette.wood, palette.metal]),
  };
  drawSplash(room, r, x, d, run, 0.92, 0.6, look);
  drawWindow(room, win);
  drawSunPatches(room, win);
  drawTall(room, s > 0 ? x + run + 0.02 : x - 0.72, z, 0.7, 2.15, look, r.chance(0.5));
  drawBaseRun(room, x, z, run, look);
  const hobX = x + run * (s > 0 ? 0.72 : 0.28);
  drawSink(room, winX + winW / 2, z, look);
  drawOven(room, hobX, z);
  drawHob(room, r, hobX, z, palette.second);
  drawHood(room, hobX, d - 0.42, r.pick(['#d5d9da', look.front, '#f6f3ea']), h);
  const freeFrom = winX + winW + 0.2;
  if (s > 0) {
    const to = hobX - 0.42;
    if (to - freeFrom > 0.5)
      drawOpenShelves(room, r, freeFrom, d - 0.25, to - freeFrom, palette.wood, [
        palette.accent,
        palette.second,
      ]);
    drawUpperRun(room, hobX + 0.42, d - 0.36, Math.max(0.2, x + run - hobX - 0.42), look);
  } else {
    drawUpperRun(room, x, d - 0.36, Math.max(0.2, hobX - 0.42 - x), look);
    const to = winX - 0.2;
    if (to - hobX - 0.42 > 0.5)
      drawOpenShelves(room, r, hobX + 0.42, d - 0.25, to - hobX - 0.42, palette.wood, [
        palette.accent,
        palette.second,
      ]);
  }
  drawVase(room, r, winX + winW + 0.1, 0.92, d - 0.25, palette.linen, palette.second);
  drawPlant(room, r, 'lavender', winX - 0.05, d - 0.2, 0.26, palette.second, 0.92);
  return win;
}

/** A kitchen with an island or breakfast bar in front. */
export function drawKitchenIsland(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const room = makeRoom(c, light, r, {
    w: r.between(4.6, 5.4),
    d: r.between(4.6, 5.2),
    outlook,
    from: 0,
    eye: 1.5,
  });
  const { palette, d, h } = room;
  const look = pickKitchen(r);
  drawShell(room, { floor: r.pick(FLOORS) });
  const win = drawBackRun(room, r, look);
  const iw = r.between(2, 2.5);
  const ix = -iw / 2 + r.between(-0.2, 0.2);
  const iz = d - 2.3;
  drawContact(room, ix, iz, iw, 0.8);
  drawBox(room, {
    x: ix + 0.05,
    y: 0,
    z: iz + 0.18,
    w: iw - 0.1,
    h: 0.9,
    d: 0.6,
    colour: r.chance(0.5) ? look.front : palette.wood,
  });
  drawBox(room, {
    x: ix,
    y: 0.9,
    z: iz,
    w: iw,
    h: 0.05,
    d: 0.82,
    colour: look.top,
    top: tone(look.top, 0.1),
  });
  drawTableThings(room, r, ix + iw * 0.3, 0.95, iz + 0.35, [palette.accent, palette.second, palette.linen]);
  drawVase(room, r, ix + iw * 0.68, 0.95, iz + 0.42, palette.accent, palette.second);
  const pendants = r.int(2, 3);
  for (let i = 0; i < pendants; i++)
    drawPendant(
      room,
      r.fork('pendant'),
      ix + (iw * (i + 0.5)) / pendants,
      iz + 0.4,
      h,
      0.72,
      palette.second,
      0.19,
    );
  const stools = r.int(2, 3);
  for (let i = 0; i < stools; i++)
    drawStool(room, ix + (iw * (i + 0.5)) / stools, iz - 0.22, 0.68, palette.wood, palette.accent);
  drawBloom(room, win);
}

/** A small kitchen with a table for two or four. */
export function drawKitchenTable(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const room = makeRoom(c, light, r, {
    w: r.between(3.8, 4.4),
    d: r.between(4, 4.5),
    outlook,
    from: 0,
    eye: 1.5,
    focal: 960,
  });
  const { palette, d, h } = room;
  const look = pickKitchen(r);
  drawShell(room, {
    floor: r.pick(FLOORS),
    feature: r.chance(0.4) ? r.pick(['left', 'right'] as const) : undefined,
  });
  const win = drawBackRun(room, r, look);
  const x = r.between(-0.3, 0.3);
  const z = d - 1.85;
  drawRug(room, r, x - 1.2, z - 0.75, 2.4, 1.5, [palette.linen, palette.second, palette.accent]);
  const chairs: ChairLook = {
    wood: palette.wood,
    seat: r.pick([palette.accent, palette.linen, palette.wood]),
    back: r.pick(['spindle', 'shell', 'ladder'] as const),
  };
  drawChair(room, x - 0.22, z + 0.4, 1, chairs);
  drawSideChair(room, x - 1.05, z - 0.2, -1, chairs);
  drawSideChair(room, x + 0.6, z - 0.2, 1, chairs);
  drawDiningTable(room, x, z, 1.15, 0.9, palette, true);
  drawVase(room, r, x, 0.75, z + 0.1, palette.accent, palette.second);
  drawTableThings(room, r, x - 0.12, 0.75, z - 0.18, [palette.accent, palette.second, palette.linen]);
  drawPendant(room, r, x, z, h, 0.75, palette.accent, 0.28);
  drawBloom(room, win);
}

/** A dining table before a window on the view. */
export function drawDining(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const room = makeRoom(c, light, r, {
    w: r.between(4.6, 5.4),
    d: r.between(4.5, 5),
    outlook,
    from: 0,
    eye: 1.5,
  });
  const { palette, w, d, h } = room;
  drawShell(room, {
    floor: r.pick(FLOORS),
    feature: r.chance(0.4) ? r.pick(['left', 'right', 'back'] as const) : undefined,
  });
  const width = r.between(2, w - 1);
  const low = r.pick([0.08, 0.85]);
  const win: WindowPlan = {
    side: 'back',
    u: (w - width) / 2,
    v: low,
    w: width,
    h: h - 0.34 - low,
    panes: r.int(2, 4),
    bars: r.chance(0.25),
    frame: r.pick(['#fbfaf6', palette.wood, palette.metal]),
  };
  drawWindow(room, win);
  drawSunPatches(room, win);
  if (low < 0.5) drawCurtains(room, win, palette.linen, 0.14);
  const s = r.sign();
  drawGallery(room, r, s > 0 ? 'left' : 'right', s > 0 ? d - 2.2 : 1, 1.4, 1.2);
  drawPlant(room, r, pickPlant(r), s * (w / 2 - 0.42), d - 0.45, r.between(0.8, 1.3), palette.second);
  if (width < w - 2.4) drawSideboard(room, r, -s * (w / 2 - 0.65) - 0.55, d - 0.46, 1.1, palette);
  const [x, z, tw] = [r.between(-0.2, 0.2), d - 1.95, r.between(1.8, 2.2)];
  drawRug(room, r, x - tw / 2 - 0.4, z - 0.95, tw + 0.8, 1.9, [
    palette.linen,
    palette.accent,
    palette.second,
  ]);
  drawContact(room, x - tw / 2, z - 0.45, tw, 0.9, 0.8);
  const chairs: ChairLook = {
    wood: palette.wood,
    seat: r.pick([palette.accent, palette.second, palette.sofa]),
    back: r.pick(['spindle', 'shell', 'ladder'] as const),
  };
  const n = tw > 1.95 ? 3 : 2;
  for (let i = 0; i < n; i++) drawChair(room, x - tw / 2 + (tw * (i + 0.5)) / n - 0.22, z + 0.35, 1, chairs);
  drawSideChair(room, x - tw / 2 - 0.35, z - 0.22, -1, chairs);
  drawSideChair(room, x + tw / 2 - 0.1, z - 0.22, 1, chairs);
  drawDiningTable(room, x, z, tw, 0.9, palette, false);
  drawSetting(room, r, x, z, tw, 0.9, palette);
  for (let i = 0; i < n; i++) drawChair(room, x - tw / 2 + (tw * (i + 0.5)) / n - 0.22, z - 0.85, -1, chairs);
  const look = r.fork('pendant');
  const lamps = r.int(1, 2);
  for (let i = 0; i < lamps; i++)
    drawPendant(
      room,
      lamps > 1 ? r.fork('pendant') : look,
      x + (lamps > 1 ? (i - 0.5) * tw * 0.5 : 0),
      z,
      h,
      0.7,
      palette.second,
      lamps > 1 ? 0.24 : 0.36,
    );
  drawBloom(room, win);
}
