/**
 * Bathrooms: a free-standing bath under the window, or a walk-in shower with a vanity.
 */
import { type Canvas, num, outline } from '../kit/canvas';
import type { Light } from '../kit/light';
import { drawDrum } from '../kit/solid';
import type { Outlook } from '../nature/outlook';
import type { Random } from '../random';
import { drawMirror, drawTiles, drawTowelRail, drawTub, drawVanity, pickTiles } from './bath-units';
import { drawStool } from './chairs';
import { drawRug } from './decor';
import { drawPlant, pickPlant } from './greenery';
import { drawBloom, drawShell, drawSunPatches, drawWindow, makeRoom, type WindowPlan } from './room';
import { drawVase } from './tableware';

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
