/**
 * The houses themselves: cottages, town houses, a farm, a bungalow.
 */
import { type Colour, tone } from '../kit/colour';
import type { Random } from '../random';
import { drawHoles, drawVolume, type Hole } from '../town/house';
import { drawBench } from '../town/promenade';
import { drawChimney, drawDormer } from '../town/roof';
import { type Site, type Volume, wallsOf } from '../town/volume';

const DOORS: readonly Colour[] = [
  '#2d5878',
  '#b8443c',
  '#3f6b5c',
  '#5d9aa6',
  '#d8a24a',
  '#6b4a3a',
  '#27415a',
  '#8f9f7c',
];
const TILES: readonly Colour[] = ['#b1593f', '#a9503a', '#c0694a', '#8f5142', '#5f666e'];

function finishWalls(s: Site, r: Random, v: Volume, holes: (length: number, side: number) => Hole[]): void {
  drawVolume(s, r, v);
  for (const { plane, length, side } of wallsOf(s.view, v))
    drawHoles(s, r, plane, v, side, holes(length, side));
}

/** One cottage of the row. */
function cottage(s: Site, r: Random, x: number, z: number, w: number): void {
  const accent = r.pick(DOORS);
  const v: Volume = {
    x,
    z,
    w,
    d: 7,
    h: r.between(2.7, 3.1),
    wall: r.pick(['#fdfaf2', '#fdfaf2', '#f6e9d2', '#dfe9ec', '#f3d9c6', '#e9eee2', '#f4e2a8', '#c98f74']),
    trim: '#fdfbf4',
    frame: r.chance(0.7) ? '#fdfbf4' : accent,
    accent,
    roof: { kind: 'side', rise: r.between(2.5, 3), colour: r.pick(TILES), over: 0.22 },
  };
  const left = r.chance(0.5);
  const shutters = r.chance(0.75) ? { shutters: accent } : {};
  finishWalls(s, r, v, (length, side) => {
    if (side !== 0) return [{ u: length / 2 - 0.5, v: 1, w: 1, h: 1.2, kind: 'grid' }];
    const door = left ? 0.5 : w - 1.5;
    const window = left ? 2.5 : 0.85;
    const room = w - 3.2;
    return room > 2.4
      ? [
          { u: door, v: 0.06, w: 0.98, h: 2.15, kind: 'door' },
          { u: window, v: 0.95, w: 1, h: 1.25, kind: 'grid', ...shutters },
          { u: window + 2, v: 0.95, w: 1, h: 1.25, kind: 'grid', ...shutters },
        ]
      : [
          { u: door, v: 0.06, w: 0.98, h: 2.15, kind: 'door' },
          { u: window + room / 2 - 0.3, v: 0.95, w: 1.1, h: 1.25, kind: 'grid', ...shutters },
        ];
  });
  const plinth = s.view.wall([x, 0, z - 0.02]);
  s.c.poly(plinth.quad(0, 0, w, 0.42), s.light.lit(r.pick(['#4f5860', '#8a8378', accent])));
  const doorU = left ? 0.5 : w - 1.5;
  s.c.poly(plinth.quad(doorU, 0.02, 0.98, 0.42), tone(s.light.lit(accent), -0.1));
  if (r.chance(0.75)) drawDormer(s, r, x + w / 2 - 0.7, v.h + 0.35, z + 0.55, v, 1.4);
  drawChimney(s, x + w - 0.75, v.h + v.roof.rise - 0.4, z + 3.2, r.pick(['#a8654c', '#f4efe4']), 1.1);
  if (r.chance(0.6)) drawHollyhocks(s, r, x + (left ? 1.9 : w - 2), z - 0.35);
}

/** Tall flowers against the wall. */
function drawHollyhocks(s: Site, r: Random, x: number, z: number): void {
  const { c, light, view } = s;
  const px = view.scale([x, 0, z]);
  const [bx, by] = view.point([x, 0, z]);
  const tint = light.lit(r.pick(['#e58fa0', '#c8503f', '#f2e3ea', '#a98bc0', '#e9c46a']));
  for (let i = 0; i < 4; i++) {
    const sx = bx + (i - 1.5) * px * 0.16;
    const h = px * r.between(0.9, 1.6);
    c.line(
      [
        [sx, by],
        [sx + r.between(-4, 4), by - h],
      ],
      light.lit('#6f8f5a'),
      Math.max(1.5, px * 0.025),
    );
    for (let k = 0; k < 7; k++)
      c.ellipse(
        sx + r.between(-3, 3),
        by - h * (0.3 + k * 0.1),
        px * (0.07 - k * 0.005),
        px * (0.06 - k * 0.004),
        k % 3 === 0 ? tone(tint, 0.3) : tint,
      );
    c.ellipse(sx, by - px * 0.08, px * 0.14, px * 0.12, light.lit('#7b9a63'));
  }
}

export function drawCottages(s: Site, r: Random, z: number): void {
  const widths = Array.from({ length: 9 }, () => r.between(5.2, 7));
  let x = -widths.slice(0, 4).reduce((a, b) => a + b, 0) - (widths[4] ?? 6) / 2;
  const jobs = widths.map((w) => {
    const job = { x, w };
    x += w + (r.chance(0.2) ? 1.2 : 0.02);
    return job;
  });
  const far = (job: { x: number; w: number }): number => Math.abs(job.x + job.w / 2 - s.view.eye[0]);
  for (const [i, job] of jobs.sort((a, b) => far(b) - far(a)).entries())
    cottage(s, r.fork(`c${i}`), job.x, z, job.w);
}

/** A brick town house three storeys high. */
function townHouse(s: Site, r: Random, x: number, z: number, w: number): void {
  const brick = r.chance(0.6);
  const storeys = r.int(2, 3);
  const v: Volume = {
    x,
    z,
    w,
    d: 9,
    h: 0.4 + storeys * 3,
    wall: brick
      ? r.pick(['#b47458', '#a8654c', '#c99b7b', '#9c5f4a'])
      : r.pick(['#f7f0e2', '#e9e0d0', '#dfe7e4', '#f3d9c6']),
    trim: '#fbf7ec',
    frame: r.pick(['#fdfbf4', '#33485a', '#fdfbf4']),
    accent: r.pick(DOORS),
    roof: r.chance(0.75)
      ? { kind: 'side', rise: 2.6, colour: r.pick(TILES), over: 0.25 }
      : { kind: 'flat', rise: 0, colour: '#f4efe4', over: 0.2 },
    ...(brick ? { texture: 'brick' as const } : {}),
  };
  const kind = r.pick(['tall', 'arched', 'pair'] as const);
  const door = r.chance(0.5) ? 0.45 : w - 1.5;
  finishWalls(s, r, v, (length, side) => {
    if (side !== 0) return [];
    const holes: Hole[] = [
      { u: door, v: 0.1, w: 1.05, h: 2.5, kind: 'door' },
      { u: door < w / 2 ? 2 : 0.5, v: 0.8, w: w - 2.6, h: 1.75, kind: 'wide' },
    ];
    for (let f = 1; f < storeys; f++)
      for (const t of [0.27, 0.73])
        holes.push({ u: length * t - 0.55, v: f * 3 + 0.75, w: 1.1, h: 1.75, kind });
    return holes;
  });
  const plane = s.view.wall([x, 0, z - 0.01]);
  for (let f = 1; f <= storeys; f++)
    s.c.poly(plane.quad(0, f * 3 + 0.18, w, 0.16, 0.06), s.light.lit(v.trim));
  if (v.roof.kind === 'side') {
    drawDormer(s, r, x + w / 2 - 0.75, v.h + 0.3, z + 0.5, v, 1.5);
    drawChimney(s, x + w - 0.8, v.h + 1.9, z + 3.6, '#a8654c', 1.3);
  }
}

export function drawTerraceRow(s: Site, r: Random, z: number): void {
  const widths = Array.from({ length: 9 }, () => r.between(5, 6.4));
  let x = -widths.slice(0, 4).reduce((a, b) => a + b, 0) - (widths[4] ?? 6) / 2;
  const jobs = widths.map((w) => {
    const job = { x, w };
    x += w;
    return job;
  });
  const far = (job: { x: number; w: number }): number => Math.abs(job.x + job.w / 2 - s.view.eye[0]);
  for (const [i, job] of jobs.sort((a, b) => far(b) - far(a)).entries())
    townHouse(s, r.fork(`t${i}`), job.x, z, job.w);
}

export function drawFarm(s: Site, r: Random, z: number): void {
  const accent = r.pick(['#3f6b5c', '#2d5878', '#b8443c', '#5b7a4a']);
  const look = { wall: r.pick(['#fdfaf2', '#f6ecd9', '#c58a6c']), trim: '#fdfbf4', frame: '#fdfbf4', accent };
  const tile = r.pick(['#b1593f', '#a9503a', '#c0694a']);
  const barnAt = r.sign();
  const barn: Volume = {
    ...look,
    wall: '#a8654c',
    texture: 'brick',
    x: barnAt > 0 ? 7.5 : -16.5,
    z: z + 4,
    w: 9,
    d: 8,
    h: 3.2,
    roof: { kind: 'side', rise: 4, colour: tone(tile, -0.08), over: 0.3 },
  };
  finishWalls(s, r, barn, (_, side) => (side === 0 ? [{ u: 3, v: 0.05, w: 2.6, h: 2.7, kind: 'door' }] : []));
  const v: Volume = {
    ...look,
    x: -7.5,
    z,
    w: 15,
    d: 7,
    h: 3,
    roof: { kind: 'side', rise: 3.6, colour: tile, over: 0.3 },
  };
  finishWalls(s, r, v, (length, side) => {
    if (side !== 0) return [{ u: length / 2 - 0.5, v: 0.95, w: 1, h: 1.3, kind: 'grid', shutters: accent }];
    return [1.2, 4.1, 9.4, 12.4]
      .map((u): Hole => ({ u, v: 0.9, w: 1.15, h: 1.4, kind: 'grid', shutters: accent }))
      .concat({ u: 7, v: 0.06, w: 1.05, h: 2.2, kind: 'door' });
  });
  drawDormer(s, r, -0.8, 3.5, z + 0.7, v, 1.7);
  for (const x of [-6.6, 5.6]) drawChimney(s, x, 5.7, z + 3, '#a8654c', 1.4);
  for (const x of [-3.2, 1.6]) drawHollyhocks(s, r, x, z - 0.3);
}

export function drawBungalow(s: Site, r: Random, z: number): void {
  const look = {
    wall: r.pick(['#8a6f55', '#f4efe4', '#5d7f8c', '#6d8068', '#b58a5e', '#3f5568', '#c9c0b0']),
    trim: '#fbf8f0',
    frame: r.pick(['#fdfbf4', '#39434a']),
    accent: r.pick(DOORS),
    texture: 'boards' as const,
  };
  const front = r.chance(0.5);
  const w = front ? 8.4 : 11.5;
  const v: Volume = {
    ...look,
    x: -w / 2,
    z,
    w,
    d: 8,
    h: 2.9,
    roof: {
      kind: front ? 'front' : 'side',
      rise: front ? 3.2 : 2.5,
      colour: r.pick(['#4f565c', '#8f5142', '#6b5a4a', '#b1593f']),
      over: 0.75,
    },
  };
  finishWalls(s, r, v, (length, side) => {
    if (side !== 0)
      return [
        { u: 1, v: 0.9, w: 1.5, h: 1.2, kind: 'pair' },
        { u: length - 3, v: 0.9, w: 1.5, h: 1.2, kind: 'pair' },
      ];
    const holes: Hole[] = [
      { u: 0.7, v: 0.12, w: w * 0.42, h: 2.25, kind: 'shop' },
      { u: w * 0.56, v: 0.1, w: 1, h: 2.15, kind: 'door' },
      { u: w * 0.75, v: 0.95, w: w * 0.18, h: 1.2, kind: 'pair' },
    ];
    if (front) holes.push({ u: w / 2 - 1, v: 3.4, w: 2, h: 1.2, kind: 'pair' });
    return holes;
  });
  const { c, light, view } = s;
  const deck = light.lit('#b98d62');
  c.poly(view.floor(-w / 2 - 0.4, z - 3, w * 0.62, 2.9, 0.16), deck);
  c.poly(view.wall([-w / 2 - 0.4, 0, z - 3]).quad(0, 0, w * 0.62, 0.16), tone(deck, -0.25));
  for (let k = 0; k < 12; k++)
    c.line(
      [
        view.point([-w / 2 - 0.4, 0.16, z - 3 + k * 0.24]),
        view.point([-w / 2 - 0.4 + w * 0.62, 0.16, z - 3 + k * 0.24]),
      ],
      tone(deck, -0.2),
      1,
      { opacity: 0.6 },
    );
  drawBench(c, light, view, -w / 2 + 0.6, z - 0.9, 1.8);
}
