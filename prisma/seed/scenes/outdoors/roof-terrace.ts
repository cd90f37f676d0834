/**
 * Wide terraces on the roof of a penthouse.
 */
import { drawArmchair } from '../indoors/chairs';
import { drawRug } from '../indoors/decor';
import { drawPlant } from '../indoors/greenery';
import { pickPalette } from '../indoors/palette';
import { drawSofa } from '../indoors/seating';
import { drawCoffeeTable } from '../indoors/tables';
import type { Canvas } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { drawBox, type Stage } from '../kit/solid';
import type { Outlook } from '../nature/outlook';
import type { Random } from '../random';
import { deckOf, drawFarther, furnishTerrace, openStage, sunOnDeck, type Terrace } from './terrace';
import { drawDeck, drawLantern, drawParasol, drawRail, drawStringLights } from './terrace-furniture';

/** A wide terrace on the roof, with the town along the coast. */
export function drawRoofTerrace(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const horizon = r.between(390, 440);
  const stage = openStage(c, light, r, horizon);
  const edge = r.between(4.4, 5.2);
  const half = edge * 0.98;
  drawFarther(c, light, r, horizon, outlook, r.between(120, 160));
  const palette = pickPalette(r);
  const deck = deckOf(r);
  const t: Terrace = { stage, palette, r, edge, half: 2.6 };
  drawDeck(stage, r, deck.kind, -half, half, edge, deck.colour);
  drawRail(stage, r.pick(['glass', 'glass', 'cable'] as const), -half, half, edge, '#e9ecea');
  sunOnDeck({ ...t, half });
  const s = r.sign();
  drawPenthouseWall(stage, r, s, s * r.between(2.9, 3.3), edge);
  const bed = r.pick(['#7b6a57', '#4f5b63', '#e6e0d4']);
  drawBox(stage, { x: s > 0 ? -half : 0.2, z: edge - 0.42, w: half - 0.4, h: 0.42, d: 0.36, colour: bed });
  for (let i = 0; i < 7; i++) {
    const px = (s > 0 ? -half : 0.2) + ((half - 0.6) * (i + 0.5)) / 7;
    drawPlant(
      stage,
      r,
      r.pick(['grass', 'lavender', 'grass'] as const),
      px,
      edge - 0.25,
      r.between(0.28, 0.5),
      bed,
      0.36,
    );
  }
  if (r.chance(0.55))
    drawParasol(
      stage,
      r,
      -s * 1.5,
      edge - 1,
      r.pick([palette.linen, palette.second, palette.accent]),
      palette.linen,
      1.5,
    );
  const kind = r.pick(['lounge', 'dining', 'loungers', 'sofa'] as const);
  if (kind === 'sofa') {
    drawRug(stage, r, -1.6, edge - 2.9, 3, 1.7, [palette.linen, palette.accent, palette.second]);
    drawSofa(stage, r, {
      x: -1.2,
      z: edge - 1.6,
      w: 2.4,
      colour: palette.linen,
      cushions: [palette.accent, palette.second, palette.accent],
      legs: palette.wood,
    });
    drawCoffeeTable(stage, r, 0.1, edge - 2.4, palette);
    drawArmchair(stage, r, -s * 2.1 - 0.4, edge - 2.7, palette.linen, palette.wood, palette.second);
  } else furnishTerrace({ ...t, edge: edge - 0.5 }, kind);
  drawLantern(stage, -s * 2.2, edge - 1.5, 0.5, palette.metal);
  if (r.chance(0.5)) drawStringLights(stage, [s * 3, 2.5, edge - 1], [-s * 3.6, 2.6, edge]);
}

/** The glazed wall of the home at one side of the roof terrace. */
function drawPenthouseWall(stage: Stage, r: Random, s: number, x: number, edge: number): void {
  const { c, view, light, paint } = stage;
  const wall = paint(r.pick(['#f4efe5', '#4b5258', '#c7a683', '#fbf9f4']));
  const plane = s > 0 ? view.wall([x, 0, edge - 0.6], -Math.PI / 2) : view.wall([x, 0, 0.3], Math.PI / 2);
  const length = edge - 0.9;
  const lit = s === -light.sunSide ? 0 : -0.16;
  c.poly(plane.quad(0, 0, length, 2.9), tone(wall, lit));
  const panes = 4;
  for (let i = 0; i < panes; i++) {
    const u = 0.15 + ((length - 0.3) / panes) * i;
    const w = (length - 0.3) / panes - 0.05;
    const dark =
      light.lamps > 0.5 ? mix('#ffd493', paint('#7c8f98'), 0.25) : mix(light.sky[1], '#4a6273', 0.5);
    c.poly(
      plane.quad(u, 0.04, w, 2.3),
      c.linear([
        [0, mix(dark, light.sky[2], 0.45)],
        [1, tone(dark, -0.2)],
      ]),
    );
    c.poly(
      plane.shape([
        [u + w * 0.1, 0.04],
        [u + w * 0.4, 0.04],
        [u + w * 0.8, 2.34],
        [u + w * 0.5, 2.34],
      ]),
      '#ffffff',
      { opacity: 0.12 },
    );
    c.poly(plane.quad(u - 0.05, 0, 0.05, 2.4), paint('#3b444b'));
  }
  c.poly(plane.quad(-0.4, 2.55, length + 0.8, 0.28, 0.7), tone(wall, lit + 0.06));
  c.poly(plane.shelf(-0.4, 2.55, length + 0.8, 0.7), tone(wall, -0.3));
}
