/**
 * A studio: bed, table and sofa in one bright room with the view.
 */
import type { Canvas } from '../kit/canvas';
import { tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { drawBox } from '../kit/solid';
import type { Outlook } from '../nature/outlook';
import type { Random } from '../random';
import { drawBed } from './beds';
import { type ChairLook, drawArmchair, drawSideChair } from './chairs';
import { drawCurtains, drawGallery, drawRug } from './decor';
import { drawPlant, pickPlant } from './greenery';
import { drawFloorLamp, drawPendant } from './lamps';
import { drawBloom, drawShell, drawSunPatches, drawWindow, makeRoom, type WindowPlan } from './room';
import { drawSideSofa } from './seating';
import { drawDiningTable } from './tables';
import { drawVase } from './tableware';

/** One room for everything, its far wall a window. */
export function drawStudio(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const room = makeRoom(c, light, r, {
    w: r.between(4.4, 5),
    d: r.between(5, 5.6),
    outlook,
    from: 0,
    eye: 1.48,
  });
  const { palette, w, d, h } = room;
  const s = r.sign() < 0 ? -1 : 1;
  drawShell(room, {
    floor: r.pick(['planks', 'herringbone', 'concrete'] as const),
    feature: r.chance(0.6) ? (s > 0 ? 'left' : 'right') : undefined,
  });
  const wide = w - r.between(0.5, 1.2);
  const win: WindowPlan = {
    side: 'back',
    u: (w - wide) / 2,
    v: 0.08,
    w: wide,
    h: h - 0.36,
    panes: r.int(2, 3),
    frame: r.pick(['#fbfaf6', palette.metal, palette.wood]),
  };
  drawWindow(room, win);
  drawSunPatches(room, win);
  drawCurtains(room, win, r.pick([palette.linen, palette.second]), 0.13);
  drawRug(room, r, -1.2, d - 3, 2.3, 1.6, [palette.linen, palette.accent, palette.second]);
  drawGallery(room, r, s > 0 ? 'left' : 'right', s > 0 ? d - 2.8 : 1.4, 1.5, 1);
  drawPlant(room, r, pickPlant(r), s * (w / 2 - 0.35), d - 0.4, r.between(0.8, 1.2), palette.second);
  const chairs: ChairLook = {
    wood: palette.wood,
    seat: r.pick([palette.accent, palette.linen]),
    back: r.pick(['spindle', 'shell', 'ladder'] as const),
  };
  const [tx, tz] = [s * (w / 2 - 1.15), d - 1.3];
  drawSideChair(room, tx - 0.9, tz - 0.2, -1, chairs);
  drawSideChair(room, tx + 0.46, tz - 0.2, 1, chairs);
  drawDiningTable(room, tx, tz, 0.78, 0.78, palette, true);
  drawVase(room, r, tx, 0.75, tz, palette.accent, palette.second);
  drawPendant(room, r, tx, tz, h, 0.75, palette.second, 0.26);
  if (r.chance(0.6)) {
    drawBed(room, r, {
      x: s > 0 ? -w / 2 + 0.12 : w / 2 - 1.62,
      z: d - 2.9,
      w: 1.5,
      palette,
      head: r.pick(['panel', 'slats', 'cushion'] as const),
      pillows: 2,
    });
    drawBox(room, {
      x: s > 0 ? -w / 2 + 1.72 : w / 2 - 2.1,
      z: d - 1.1,
      w: 0.38,
      h: 0.44,
      d: 0.36,
      colour: palette.wood,
    });
  } else {
    drawSideSofa(room, r, s > 0 ? -1 : 1, (-s * w) / 2 + s * 0.08, d - 3, 2.2, {
      colour: palette.sofa,
      cushions: [palette.accent, palette.second, palette.linen],
    });
    drawFloorLamp(room, r, -s * (w / 2 - 0.4), d - 0.5, palette.metal, palette.linen);
  }
  if (r.chance(0.5))
    drawArmchair(
      room,
      r,
      s > 0 ? 0.9 : -1.7,
      d - 2.9,
      tone(palette.second, 0.15),
      palette.wood,
      palette.linen,
    );
  drawBloom(room, win);
}
