/**
 * Balconies, roof terraces and garden terraces, looking out.
 */
import { type ChairLook, drawArmchair, drawChair, drawSideChair } from '../indoors/chairs';
import { drawRug } from '../indoors/decor';
import { drawPlant, type PlantKind } from '../indoors/greenery';
import { type Palette, pickPalette } from '../indoors/palette';
import { drawSideSofa } from '../indoors/seating';
import { drawCoffeeTable, drawDiningTable, drawSetting } from '../indoors/tables';
import { drawTableThings, drawVase } from '../indoors/tableware';
import { type Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { type Colour, mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { drawBox, drawContact, type Stage } from '../kit/solid';
import { View } from '../kit/view';
import { drawShrub } from '../nature/beach';
import { drawOutlook, drawSkyline, type Outlook } from '../nature/outlook';
import type { Random } from '../random';
import {
  type DeckKind,
  drawDeck,
  drawLantern,
  drawLounger,
  drawParasol,
  drawRail,
  drawStringLights,
  type RailKind,
} from './terrace-furniture';

const PLANTS: readonly PlantKind[] = ['olive', 'lavender', 'grass', 'palm', 'lavender'];

export type Terrace = { stage: Stage; palette: Palette; r: Random; edge: number; half: number };

export function openStage(c: Canvas, light: Light, r: Random, horizon: number): Stage {
  const view = new View({
    eye: [r.between(-0.4, 0.4), 1.55, 0],
    focal: r.between(860, 960),
    horizon,
    centre: 800 + r.between(-80, 80),
  });
  return { c, view, light, paint: (colour) => light.lit(colour), from: light.sunSide };
}

/** Seats and tables, back to front, in one of several arrangements. */
export function furnishTerrace(t: Terrace, kind: 'bistro' | 'lounge' | 'loungers' | 'dining'): void {
  const { stage, palette, r, edge } = t;
  const wood = r.pick([palette.wood, palette.metal, '#f1eee6', '#b98d5f']);
  const chairs: ChairLook = {
    wood,
    seat: r.pick([palette.accent, wood, palette.second]),
    back: r.pick(['spindle', 'ladder', 'shell'] as const),
  };
  const x = r.between(-0.5, 0.5);
  if (kind === 'bistro') {
    const z = edge - 0.85;
    drawSideChair(stage, x - 0.98, z - 0.2, -1, chairs);
    drawSideChair(stage, x + 0.54, z - 0.2, 1, chairs);
    drawDiningTable(
      stage,
      x,
      z,
      0.8,
      0.8,
      { ...palette, wood: wood === palette.metal ? '#e9e4d8' : palette.wood },
      true,
    );
    drawTableThings(stage, r, x - 0.1, 0.75, z - 0.05, [palette.accent, palette.second, palette.linen]);
    drawVase(stage, r, x + 0.16, 0.75, z + 0.1, palette.linen, palette.second);
  } else if (kind === 'lounge') {
    drawRug(stage, r, -1.3, edge - 1.9, 2.6, 1.3, [palette.linen, palette.accent, palette.second]);
    const side = r.sign() < 0 ? -1 : 1;
    drawSideSofa(stage, r, side, side * (t.half - 0.15), edge - 2, 1.8, {
      colour: palette.linen,
      cushions: [palette.accent, palette.second],
    });
    drawArmchair(stage, r, side > 0 ? -1.55 : 0.75, edge - 1.15, palette.linen, palette.wood, palette.accent);
    drawCoffeeTable(stage, r, side * 0.15, edge - 1.35, palette);
  } else if (kind === 'loungers') {
    if (t.half < 2.4 && r.chance(0.6)) drawParasol(stage, r, x, edge - 0.5, palette.second, palette.linen);
    drawLounger(stage, r, x - 1.05, edge - 2.15, palette.wood, palette.linen, palette.accent);
    drawLounger(stage, r, x + 0.37, edge - 2.15, palette.wood, palette.linen, palette.second);
    drawBox(stage, { x: x - 0.2, z: edge - 1.3, w: 0.4, h: 0.36, d: 0.4, colour: palette.wood });
    drawTableThings(stage, r, x, 0.36, edge - 1.1, [palette.accent, palette.second, palette.linen]);
  } else {
    const [z, w] = [edge - 1.25, 1.8];
    drawContact(stage, x - w / 2, z - 0.4, w, 0.8, 0.8);
    for (const k of [-0.45, 0.45]) drawChair(stage, x + k - 0.22, z + 0.32, 1, chairs);
    drawSideChair(stage, x - w / 2 - 0.35, z - 0.2, -1, chairs);
    drawSideChair(stage, x + w / 2 - 0.1, z - 0.2, 1, chairs);
    drawDiningTable(stage, x, z, w, 0.85, palette, false);
    drawSetting(stage, r, x, z, w, 0.85, palette);
    for (const k of [-0.45, 0.45]) drawChair(stage, x + k - 0.22, z - 0.8, -1, chairs);
  }
}

function greenCorners(t: Terrace, sides: readonly number[]): void {
  const { stage, r, palette, edge, half } = t;
  for (const s of sides) {
    drawPlant(
      stage,
      r,
      r.pick(PLANTS),
      s * (half - 0.35),
      edge - 0.35,
      r.between(0.5, 1.1),
      r.pick([palette.second, '#c9c3b7', '#b5694c', palette.metal]),
    );
    if (r.chance(0.6))
      drawPlant(stage, r, r.pick(PLANTS), s * (half - 0.75), edge - 0.3, r.between(0.3, 0.6), '#b5694c');
  }
}

export const deckOf = (r: Random): { kind: DeckKind; colour: Colour } =>
  r.pick([
    { kind: 'boards', colour: '#b98d62' },
    { kind: 'boards', colour: '#a39a8c' },
    { kind: 'cross', colour: '#c5a27a' },
    { kind: 'tiles', colour: '#d8d0c2' },
    { kind: 'tiles', colour: '#b8b4ac' },
    { kind: 'cross', colour: '#8f857a' },
  ] as const);

/** The outlook and, close by, what stands at the foot of the building. */
export function drawFarther(
  c: Canvas,
  light: Light,
  r: Random,
  horizon: number,
  outlook: Outlook,
  low: number,
): void {
  drawOutlook(c, light, r.fork('outlook'), horizon, outlook, r.between(70, 130));
  if (outlook !== 'sea') return;
  const s = r.sign();
  if (r.chance(0.7))
    drawSkyline(
      c,
      light,
      r,
      horizon + 40,
      s > 0 ? WIDTH + 30 : -30,
      s > 0 ? r.between(900, 1200) : r.between(400, 700),
      r.between(140, 280),
    );
  const y = horizon + low;
  const stone = light.far('#d8ccb8', 0.16);
  c.rect(
    0,
    y,
    WIDTH,
    HEIGHT - y,
    c.linear([
      [0, mix(stone, light.recipe.air, 0.2)],
      [1, stone],
    ]),
  );
  c.rect(0, y - 5, WIDTH, 7, tone(stone, 0.25));
  for (let i = 0; i < 9; i++) {
    const x = (i + r.between(0.2, 0.8)) * (WIDTH / 9);
    const tint = light.far(r.pick(['#b8443c', '#f4eee0', '#2d5878', '#e2b862', '#5d9aa6']), 0.12);
    c.rect(x, y - 40, 30, 36, tint);
    c.poly(
      [
        [x - 4, y - 38],
        [x + 34, y - 38],
        [x + 15, y - 54],
      ],
      tone(tint, -0.25),
    );
  }
}

/** A balcony or loggia of an apartment, high over the dike. */
export function drawBalconyView(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const horizon = r.between(400, 450);
  const stage = openStage(c, light, r, horizon);
  const { view, paint } = stage;
  const edge = r.between(3, 3.4);
  const half = r.between(1.9, 2.3);
  drawFarther(c, light, r, horizon, outlook, r.between(215, 270));
  const palette = pickPalette(r);
  const deck = deckOf(r);
  const t: Terrace = { stage, palette, r, edge, half };
  drawDeck(stage, r, deck.kind, -half, half, edge, deck.colour);
  drawRail(
    stage,
    r.pick(['glass', 'glass', 'bars', 'cable', 'wall'] as const satisfies readonly RailKind[]),
    -half,
    half,
    edge,
    r.pick(['#e9ecea', '#3d464d', '#f6f5f0', '#9aa3a6']),
  );
  const wall = paint(r.pick(['#f3ede1', '#e4d6c0', '#fbf9f4', '#c98f74', '#d5dcdc']));
  const shadeSide = (s: number): Colour => (s === light.sunSide ? tone(wall, -0.2) : tone(wall, -0.03));
  const open = r.chance(0.35) ? r.sign() : 0;
  for (const s of [-1, 1]) {
    if (s === open) continue;
    const points = view.poly([
      [s * half, 0, 0.3],
      [s * half, 0, edge + 0.15],
      [s * half, 2.75, edge + 0.15],
      [s * half, 2.75, 0.3],
    ]);
    c.poly(
      points,
      c.linear(
        [
          [0, shadeSide(s)],
          [1, tone(shadeSide(s), -0.1)],
        ],
        s < 0 ? [1, 0, 0, 0] : [0, 0, 1, 0],
      ),
    );
  }
  if (open !== 0) drawRailSide(stage, open * half, edge, paint('#e9ecea'));
  if (r.chance(0.7)) {
    c.poly(view.floor(-half - 0.6, 0.3, half * 2 + 1.2, edge, 2.72), tone(wall, -0.16));
    c.poly(view.wall([-half - 0.6, 2.72, edge + 0.3]).quad(0, 0, half * 2 + 1.2, 0.3), wall);
  }
  sunOnDeck(t);
  greenCorners(t, r.chance(0.5) ? [-1, 1] : [r.sign()]);
  if (r.chance(0.5)) drawLantern(stage, r.sign() * (half - 0.55), edge - 0.9, 0.42, palette.metal);
  furnishTerrace(t, r.pick(['bistro', 'bistro', 'lounge', 'loungers', 'dining'] as const));
  if (r.chance(0.3)) drawStringLights(stage, [-half, 2.4, edge], [half, 2.4, edge]);
}

/** The end of the railing along an open side. */
function drawRailSide(stage: Stage, x: number, edge: number, line: Colour): void {
  const { c, view } = stage;
  c.poly(
    view.poly([
      [x, 0, 0.3],
      [x, 0, edge],
      [x, 1, edge],
      [x, 1, 0.3],
    ]),
    '#ffffff',
    { opacity: 0.2 },
  );
  c.poly(
    view.poly([
      [x, 1, 0.3],
      [x, 1, edge],
      [x, 1.06, edge],
      [x, 1.06, 0.3],
    ]),
    line,
  );
}

/** Slanting sun over the floor. */
export function sunOnDeck(t: Terrace): void {
  const { stage, edge, half } = t;
  const { c, view, light } = stage;
  const s = light.sunSide;
  c.poly(
    view.poly([
      [-s * half, 0, 0.4],
      [s * half * 0.2, 0, 0.4],
      [s * half, 0, edge * 0.8],
      [s * half, 0, edge],
      [-s * half, 0, edge],
    ]),
    light.recipe.sun,
    { opacity: light.contrast * 0.4 },
  );
}

/** A terrace at ground level between garden or dunes and house. */
export function drawGardenTerrace(c: Canvas, light: Light, r: Random, outlook: Outlook): void {
  const horizon = r.between(380, 430);
  const stage = openStage(c, light, r, horizon);
  drawOutlook(c, light, r.fork('outlook'), horizon, outlook === 'sea' ? 'dunes' : outlook, 90);
  const palette = pickPalette(r);
  const edge = r.between(4, 4.8);
  const half = 3.4;
  const t: Terrace = { stage, palette, r, edge, half: 2.6 };
  for (let i = 0; i < 16; i++) {
    const x = (i + r.next()) * (WIDTH / 16);
    drawShrub(c, light, r, {
      x,
      y: stage.view.point([0, 0, edge + 0.3])[1] + r.between(-10, 6),
      size: r.between(40, 95),
    });
  }
  const deck = deckOf(r);
  drawDeck(stage, r, deck.kind, -half * 2, half * 2, edge, deck.colour);
  sunOnDeck({ ...t, half: half * 2 });
  greenCorners({ ...t, half: 2.9 }, [-1, 1]);
  const parasol = r.chance(0.65);
  if (parasol)
    drawParasol(
      stage,
      r,
      r.sign() * r.between(0.9, 1.6),
      edge - 0.9,
      r.pick([palette.second, palette.linen, palette.accent]),
      palette.linen,
      1.55,
    );
  else drawStringLights(stage, [-3.4, 2.5, edge - 0.4], [3.4, 2.5, edge - 0.4]);
  furnishTerrace({ ...t, edge: edge - 0.5 }, r.pick(['dining', 'lounge', 'loungers', 'dining'] as const));
  drawLantern(stage, r.sign() * 1.9, edge - 1.7, 0.46, palette.metal);
}
