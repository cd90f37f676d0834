/**
 * The five ways of building a villa, as volumes with their windows.
 */
import { type Colour, mix } from '../kit/colour';
import type { Random } from '../random';
import { drawHoles, drawVolume, type Hole } from '../town/house';
import { drawChimney, drawDormer } from '../town/roof';
import { type Site, type Volume, wallsOf } from '../town/volume';

export const VILLAS = ['norman', 'modern', 'thatch', 'brick', 'belle'] as const;
export type VillaKind = (typeof VILLAS)[number];

type Coat = Pick<Volume, 'wall' | 'trim' | 'frame' | 'accent' | 'texture'>;

const ROOF_RED: readonly Colour[] = ['#b1593f', '#a9503a', '#c0694a', '#8f5142'];

function coat(r: Random, kind: VillaKind): Coat {
  const wall: Record<VillaKind, readonly Colour[]> = {
    norman: ['#fbf7ee', '#f6ecd9', '#f3e7e0', '#eef0ea'],
    modern: ['#fcfbf8', '#efece6', '#e3e0d9', '#4d545a'],
    thatch: ['#fdfaf3', '#f4ead6', '#c58a6c', '#f7f3ea'],
    brick: ['#b47458', '#a8654c', '#c99b7b', '#d9c2a3'],
    belle: ['#f7ecd9', '#dfe9ea', '#f3dccb', '#e8e6f0', '#fbf5e3', '#d6e3d8'],
  };
  return {
    wall: r.pick(wall[kind]),
    trim: kind === 'modern' ? '#f4f2ec' : '#fdfbf4',
    frame: r.pick(
      kind === 'modern' ? ['#394249', '#2f383f', '#7d6a52'] : ['#fdfbf4', '#fdfbf4', '#2f5468', '#3f5c4c'],
    ),
    accent: r.pick(['#2d5878', '#b8443c', '#3f6b5c', '#5d9aa6', '#6b4a3a', '#d8a24a']),
    ...(kind === 'brick' ? { texture: 'brick' as const } : {}),
  };
}

const shuttersOf = (r: Random, look: Coat): { shutters?: Colour } =>
  r.chance(0.7) ? { shutters: look.accent } : {};

/** Evenly spread windows over a wall, one row a storey, with a door where asked. */
function rows(
  length: number,
  storeys: number,
  each: number,
  kind: Hole['kind'],
  options: { door?: boolean; shutters?: Colour; w?: number } = {},
): Hole[] {
  const n = Math.max(1, Math.round(length / 2.7));
  const holes: Hole[] = [];
  const w = options.w ?? 1.15;
  for (let f = 0; f < storeys; f++) {
    for (let i = 0; i < n; i++) {
      const u = (length / n) * (i + 0.5);
      if (f === 0 && options.door && i === Math.floor(n / 2)) {
        holes.push({ u: u - 0.5, v: 0.1, w: 1, h: 2.3, kind: 'door' });
        continue;
      }
      holes.push({
        u: u - w / 2,
        v: f * each + 0.85,
        w,
        h: Math.min(1.5, each - 1.15),
        kind,
        ...(options.shutters ? { shutters: options.shutters } : {}),
      });
    }
  }
  return holes;
}

function dress(site: Site, r: Random, v: Volume, holes: (length: number, side: number) => Hole[]): void {
  drawVolume(site, r, v);
  for (const { plane, length, side } of wallsOf(site.view, v))
    drawHoles(site, r, plane, v, side, holes(length, side));
}

export function drawNorman(site: Site, r: Random, z: number): void {
  const look = coat(r, 'norman');
  const red = r.pick(ROOF_RED);
  const shut = shuttersOf(r, look);
  const main: Volume = {
    ...look,
    x: -6,
    z,
    w: 12,
    d: 8,
    h: 4.6,
    roof: { kind: 'side', rise: 3.9, colour: red, over: 0.6 },
  };
  dress(site, r, main, (length, side) =>
    rows(length, side === 0 ? 1 : 2, 2.5, 'grid', { ...shut, door: side === 0, w: 1.2 }),
  );
  drawChimney(site, 3.6, 7.2, z + 3, '#a8654c', 2);
  drawDormer(site, r, -4.4, 5.1, z + 0.9, { ...main, roof: { ...main.roof } });
  const s = r.sign();
  const wing: Volume = {
    ...look,
    x: s > 0 ? 1.4 : -5.4,
    z: z - 1.6,
    w: 4,
    d: 5,
    h: 4.8,
    roof: { kind: 'front', rise: 3.1, colour: red, over: 0.55 },
  };
  dress(site, r, wing, (length, side) =>
    side === 0
      ? [
          { u: 0.8, v: 0.7, w: 2.4, h: 1.6, kind: 'grid' },
          { u: 1.1, v: 3.1, w: 1.8, h: 1.35, kind: 'grid' },
        ]
      : rows(length, 1, 2.6, 'grid', { w: 0.9 }),
  );
  drawHalfTimber(site, wing, look.frame === '#fdfbf4' ? '#5d4a3c' : look.frame);
}

/** Beams in the gable of a front volume. */
function drawHalfTimber(site: Site, v: Volume, wood: Colour): void {
  const { c, light, view } = site;
  const plane = view.wall([v.x, v.y ?? 0, v.z]);
  const beam = light.lit(wood);
  const width = Math.max(2, plane.scale(v.w / 2, v.h) * 0.13);
  const at = (u: number): number => v.h + v.roof.rise * (1 - Math.abs(u / v.w - 0.5) * 2);
  c.line([plane.at(0, v.h), plane.at(v.w, v.h)], beam, width);
  for (const t of [0.2, 0.35, 0.5, 0.65, 0.8])
    c.line([plane.at(v.w * t, v.h), plane.at(v.w * t, at(v.w * t) - 0.1)], beam, width * 0.8);
  c.line(
    [plane.at(v.w * 0.22, v.h + v.roof.rise * 0.42), plane.at(v.w * 0.78, v.h + v.roof.rise * 0.42)],
    beam,
    width * 0.8,
  );
  c.line(
    [plane.at(v.w * 0.35, v.h), plane.at(v.w * 0.5, v.h + v.roof.rise * 0.42), plane.at(v.w * 0.65, v.h)],
    beam,
    width * 0.7,
  );
}

export function drawModern(site: Site, r: Random, z: number): void {
  const look = coat(r, 'modern');
  const s = r.sign();
  const flat = (over: number): Volume['roof'] => ({
    kind: 'flat',
    rise: 0,
    colour: r.pick(['#fbfaf6', '#3d454b']),
    over,
  });
  const wood: Volume = {
    ...look,
    wall: r.pick(['#b58a5e', '#9c7450', '#8f8577']),
    texture: 'boards',
    x: s > 0 ? -8 : 1.5,
    z: z + 0.6,
    w: 6.5,
    d: 7,
    h: 3.1,
    roof: flat(0.3),
  };
  dress(site, r, wood, (length, side) =>
    side === 0
      ? [
          { u: 1, v: 0.1, w: 1.1, h: 2.35, kind: 'door' },
          { u: 3, v: 0.9, w: 2.6, h: 1.3, kind: 'wide' },
        ]
      : rows(length, 1, 3, 'pair'),
  );
  const base: Volume = { ...look, x: s > 0 ? -1.8 : -7, z, w: 9, d: 7.5, h: 3.2, roof: flat(0.9) };
  dress(site, r, base, (length, side) =>
    side === 0
      ? [{ u: 0.5, v: 0.12, w: length - 1, h: 2.7, kind: 'shop' }]
      : [{ u: 1, v: 0.12, w: length - 2.4, h: 2.6, kind: 'wide' }],
  );
  const upper: Volume = {
    ...look,
    x: s > 0 ? -4 : -4.6,
    y: 3.4,
    z: z + 0.8,
    w: 8.2,
    d: 6,
    h: 3,
    roof: flat(0.4),
  };
  dress(site, r, upper, (length, side) =>
    side === 0
      ? [
          { u: 0.5, v: 0.3, w: 3.4, h: 2.2, kind: 'wide' },
          { u: 5, v: 0.3, w: 2.5, h: 2.2, kind: 'pair' },
        ]
      : rows(length, 1, 3, 'pair'),
  );
  const rail = site.view.wall([base.x, 3.45, z - 0.7]);
  site.c.poly(rail.quad(0, 0, 9, 0.9), mix(site.light.sky[1], '#ffffff', 0.4), { opacity: 0.4 });
  site.c.poly(rail.quad(0, 0.88, 9, 0.06), site.light.lit('#e3e7e6'));
}

export function drawThatch(site: Site, r: Random, z: number): void {
  const look = coat(r, 'thatch');
  const straw = r.pick(['#9b8562', '#a8916a', '#857459']);
  const roof: Volume['roof'] = { kind: 'hip', rise: 4.4, colour: straw, over: 0.8, thick: 0.42 };
  const main: Volume = { ...look, x: -7, z, w: 14, d: 8, h: 3, roof };
  const shut = shuttersOf(r, look);
  dress(site, r, main, (length, side) =>
    rows(length, 1, 2.9, 'grid', { ...shut, door: side === 0, w: 1.25 }),
  );
  for (const x of r.chance(0.5) ? [-4, 2.4] : [-0.9])
    drawDormer(site, r, x, 3.9, z + 1.1, { ...main, roof: { ...roof } }, 1.7);
  drawChimney(site, 1.8, 6.6, z + 3.4, look.wall, 1.8);
  if (r.chance(0.6)) {
    const s = r.sign();
    const wing: Volume = {
      ...look,
      x: s > 0 ? 3 : -7.6,
      z: z - 2.6,
      w: 4.6,
      d: 5,
      h: 2.8,
      roof: { ...roof, kind: 'front', rise: 3 },
    };
    dress(site, r, wing, (length, side) =>
      side === 0 ? [{ u: 1.2, v: 0.2, w: 2.2, h: 2.1, kind: 'grid' }] : rows(length, 1, 2.8, 'grid'),
    );
  }
}

export function drawBrick(site: Site, r: Random, z: number): void {
  const look = coat(r, 'brick');
  const tile = r.pick(['#8d5a48', '#5b5f66', '#a9503a', '#6b4f45']);
  const main: Volume = {
    ...look,
    x: -5.6,
    z,
    w: 10.6,
    d: 8.5,
    h: 5.6,
    roof: { kind: 'hip', rise: 3.4, colour: tile, over: 0.8 },
  };
  dress(site, r, main, (length, side) => rows(length, 2, 2.8, 'pair', { door: side === 0, w: 1.4 }));
  drawChimney(site, -1, 8.2, z + 3.6, look.wall, 1.7);
  const s = r.sign();
  const garage: Volume = {
    ...look,
    x: s > 0 ? 5 : -9.6,
    z: z + 1,
    w: 4,
    d: 6,
    h: 2.9,
    roof: { kind: 'flat', rise: 0, colour: '#f4efe4', over: 0.3 },
  };
  dress(site, r, garage, (length, side) =>
    side === 0 ? [{ u: 0.5, v: 0.1, w: 3, h: 2.3, kind: 'wide' }] : rows(length, 1, 2.8, 'pair'),
  );
  const bay: Volume = {
    ...look,
    wall: '#faf6ec',
    texture: 'plain',
    x: s > 0 ? -4.8 : 1.2,
    z: z - 1,
    w: 3.2,
    d: 1.2,
    h: 2.9,
    roof: { kind: 'flat', rise: 0, colour: '#faf6ec', over: 0.2 },
  };
  dress(site, r, bay, (length, side) =>
    side === 0 ? [{ u: 0.25, v: 0.6, w: length - 0.5, h: 1.9, kind: 'grid' }] : [],
  );
}

export function drawBelle(site: Site, r: Random, z: number): void {
  const look = coat(r, 'belle');
  const tile = r.pick(['#b1593f', '#56636f', '#8f5142', '#4d6a70']);
  const main: Volume = {
    ...look,
    x: -5,
    z,
    w: 10,
    d: 8,
    h: 6.6,
    roof: { kind: 'side', rise: 3.2, colour: tile, over: 0.5 },
  };
  dress(site, r, main, (length, side) =>
    rows(length, 2, 3.2, r.pick(['arched', 'tall'] as const), { door: side === 0, w: 1.2 }),
  );
  drawDormer(site, r, -0.8, 6.9, z + 0.9, main, 1.6);
  drawChimney(site, 2.4, 8.6, z + 3, '#a8654c', 1.9);
  const s = r.sign();
  const tower: Volume = {
    ...look,
    x: s > 0 ? 4 : -7.4,
    z: z - 1.2,
    w: 3.4,
    d: 3.4,
    h: 8.6,
    roof: { kind: 'hip', rise: 3.6, colour: tile, over: 0.5 },
  };
  dress(site, r, tower, () =>
    [0.8, 3.7, 6.5].map((v) => ({ u: 0.8, v, w: 1.8, h: v > 6 ? 1.5 : 1.9, kind: 'arched' as const })),
  );
  const plane = site.view.wall([s > 0 ? -4.6 : -3, 3.3, z]);
  const w = 7.4;
  site.c.poly(plane.shelf(0, 0, w, 1.3), site.light.shaded(look.trim, 0.7));
  site.c.poly(plane.quad(0, -0.2, w, 0.22, 1.3), site.light.lit(look.trim));
  for (let u = 0.1; u < w; u += 0.28)
    site.c.poly(plane.quad(u, 0, 0.09, 0.85, 1.3), site.light.lit('#fdfbf4'));
  site.c.poly(plane.quad(0, 0.85, w, 0.1, 1.3), site.light.lit('#fdfbf4'));
  for (const u of [0.1, w / 2, w - 0.25])
    site.c.poly(plane.quad(u, -3.3, 0.16, 3.2, 1.25), site.light.lit('#fdfbf4'));
}
