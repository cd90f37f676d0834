/**
 * Things for outside: railings, decking, loungers, parasols, lanterns, strings of lights.
 */
import { num } from '../kit/canvas';
import { mix, tone, type Colour } from '../kit/colour';
import { smooth } from '../kit/shapes';
import { drawBox, drawContact, drawDrum, drawPool, type Stage } from '../kit/solid';
import type { Random } from '../random';
import { drawCushion } from '../indoors/seating';

export type DeckKind = 'boards' | 'tiles' | 'cross';

/** The floor of a terrace from x1 to x2 and from the viewer to z. */
export function drawDeck(
  stage: Stage,
  r: Random,
  kind: DeckKind,
  x1: number,
  x2: number,
  z: number,
  colour: Colour,
): void {
  const { c, view, paint } = stage;
  const base = paint(colour);
  c.poly(
    view.floor(x1, 0.3, x2 - x1, z - 0.3),
    c.linear([
      [0, tone(base, 0.1)],
      [1, tone(base, -0.1)],
    ]),
  );
  if (kind === 'tiles') {
    for (let x = Math.ceil(x1 / 0.6) * 0.6; x < x2; x += 0.6) {
      for (let zz = 0.6; zz < z; zz += 0.6)
        if (r.chance(0.4))
          c.poly(view.floor(x, zz, 0.59, Math.min(0.59, z - zz)), tone(base, r.between(-0.06, 0.06)));
      c.line([view.point([x, 0, 0.4]), view.point([x, 0, z])], tone(base, -0.2), 1.4, { opacity: 0.6 });
    }
    for (let zz = 0.6; zz < z; zz += 0.6)
      c.line([view.point([x1, 0, zz]), view.point([x2, 0, zz])], tone(base, -0.2), 1.4, { opacity: 0.6 });
    return;
  }
  const width = 0.15;
  if (kind === 'boards') {
    for (let x = x1; x < x2; x += width) {
      c.poly(view.floor(x, 0.3, width, z - 0.3), tone(base, r.between(-0.08, 0.06)), { opacity: 0.7 });
      c.line([view.point([x, 0, 0.4]), view.point([x, 0, z])], tone(base, -0.36), 1.8, { opacity: 0.6 });
    }
  } else {
    for (let zz = 0.4; zz < z; zz += width) {
      c.poly(view.floor(x1, zz, x2 - x1, width), tone(base, r.between(-0.08, 0.06)), { opacity: 0.7 });
      c.line([view.point([x1, 0, zz]), view.point([x2, 0, zz])], tone(base, -0.36), 1.6, { opacity: 0.6 });
    }
  }
}

export type RailKind = 'glass' | 'bars' | 'cable' | 'wall';

/** A railing square to the view at z, from x1 to x2. */
export function drawRail(
  stage: Stage,
  kind: RailKind,
  x1: number,
  x2: number,
  z: number,
  metal: Colour,
): void {
  const { c, view, paint, light } = stage;
  const plane = view.wall([x1, 0, z]);
  const w = x2 - x1;
  const line = paint(metal);
  const px = plane.scale(w / 2, 1);
  if (kind === 'wall') {
    const wall = paint('#f4efe5');
    c.poly(
      plane.quad(0, 0, w, 0.8),
      c.linear([
        [0, wall],
        [1, tone(wall, -0.12)],
      ]),
    );
    c.poly(plane.quad(0, 0.8, w, 0.06, 0.05), tone(wall, 0.3));
  }
  if (kind === 'glass') {
    const panes = Math.max(2, Math.round(w / 1.3));
    for (let i = 0; i < panes; i++) {
      const u = (w / panes) * i;
      const pw = w / panes - 0.05;
      c.poly(
        plane.quad(u, 0.06, pw, 0.96),
        c.linear([
          [0, mix(light.sky[2], '#ffffff', 0.5), 0.26],
          [1, light.sky[1], 0.16],
        ]),
      );
      c.poly(
        plane.shape([
          [u + pw * 0.12, 0.06],
          [u + pw * 0.3, 0.06],
          [u + pw * 0.62, 1.02],
          [u + pw * 0.44, 1.02],
        ]),
        '#ffffff',
        { opacity: 0.14 },
      );
      for (const k of [0.12, pw - 0.18]) c.poly(plane.quad(u + k, 0, 0.06, 0.14), line);
    }
  }
  if (kind === 'bars') {
    let data = '';
    for (let u = 0.06; u < w; u += 0.115) {
      const [x, y] = plane.at(u, 0.08);
      data += `M${num(x)} ${num(y)}V${num(plane.at(u, 1)[1])}`;
    }
    c.path(data, 'none', { stroke: line, width: Math.max(1.5, px * 0.018) });
    c.poly(plane.quad(0, 0.06, w, 0.035), line);
  }
  if (kind === 'cable') {
    for (let v = 0.16; v < 0.98; v += 0.13)
      c.line([plane.at(0, v), plane.at(w, v)], line, Math.max(1.2, px * 0.009));
    for (let u = 0.02; u < w; u += 1.4) c.poly(plane.quad(u, 0, 0.05, 1.02), line);
  }
  if (kind !== 'wall') c.poly(plane.quad(0, 1, w, 0.055, 0.02), tone(line, 0.1));
}

/** A lounger with a mattress, its foot towards the viewer. */
export function drawLounger(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  frame: Colour,
  cloth: Colour,
  pillow: Colour,
): void {
  const { c, view, paint } = stage;
  const w = 0.68;
  drawContact(stage, x, z, w, 1.9, 0.9);
  for (const lx of [x + 0.02, x + w - 0.08])
    for (const lz of [z + 1.1, z + 0.1])
      drawBox(stage, { x: lx, z: lz, w: 0.06, h: 0.3, d: 0.06, colour: frame });
  drawBox(stage, { x, y: 0.28, z, w, h: 0.06, d: 1.3, colour: frame });
  const tint = paint(cloth);
  const back = view.poly([
    [x + 0.03, 0.42, z + 1.2],
    [x + w - 0.03, 0.42, z + 1.2],
    [x + w - 0.03, 0.92, z + 1.75],
    [x + 0.03, 0.92, z + 1.75],
  ]);
  c.poly(
    back,
    c.linear([
      [0, tone(tint, 0.12)],
      [1, tone(tint, -0.1)],
    ]),
  );
  drawBox(stage, {
    x: x + 0.03,
    y: 0.34,
    z: z + 0.02,
    w: w - 0.06,
    h: 0.09,
    d: 1.25,
    colour: cloth,
    soft: 0.04,
  });
  if (r.chance(0.6)) {
    const stripe = tone(tint, 0.5);
    for (const k of [0.2, 0.34, 0.48])
      c.poly(view.floor(x + k * w + 0.02, z + 0.04, 0.04, 1.2, 0.436), stripe, { opacity: 0.8 });
  }
  drawCushion(stage, r, x + w / 2, 0.68, z + 1.5, 0.36, pillow);
}

/** A parasol of 2.6 m with its pole at (x, z). */
export function drawParasol(
  stage: Stage,
  r: Random,
  x: number,
  z: number,
  cloth: Colour,
  other: Colour,
  radius = 1.3,
): void {
  const { c, view, paint } = stage;
  const px = view.scale([x, 0, z]);
  const [bx, by] = view.point([x, 0, z]);
  const [, ey] = view.point([x, 2.05, z]);
  const [, ty] = view.point([x, 2.62, z]);
  drawPool(stage, x - stage.from * 0.6, z, radius * 0.9, 0.7);
  c.line(
    [
      [bx, by],
      [bx, ty],
    ],
    paint('#d9c7a5'),
    Math.max(3, px * 0.045),
  );
  drawDrum(stage, { x, z, low: 0.26, high: 0.22, h: 0.07, colour: '#6f7478' });
  const n = 8;
  const half = radius * px;
  const striped = r.chance(0.4);
  for (let i = 0; i < n; i++) {
    const a = Math.sin(((i / n) * 2 - 1) * (Math.PI / 2));
    const b = Math.sin((((i + 1) / n) * 2 - 1) * (Math.PI / 2));
    const colour = paint(striped && i % 2 ? other : cloth);
    const lit = stage.from * (a + b) > 0 ? 0.07 : -0.1;
    const dip = (t: number): number => ey - (1 - t * t) * half * 0.05;
    const data = `M${num(bx)} ${num(ty)}Q${num(bx + a * half * 0.62)} ${num(ty + (ey - ty) * 0.34)} ${num(bx + a * half)} ${num(dip(a))}Q${num(bx + ((a + b) / 2) * half)} ${num(dip((a + b) / 2) - half * 0.03)} ${num(bx + b * half)} ${num(dip(b))}Q${num(bx + b * half * 0.62)} ${num(ty + (ey - ty) * 0.34)} ${num(bx)} ${num(ty)}Z`;
    c.path(data, tone(colour, lit), { stroke: tone(colour, lit - 0.06), width: 1 });
  }
  c.ellipse(bx, ty, px * 0.04, px * 0.05, paint('#d9c7a5'));
}

/** A lantern on the floor; glows when it is dark. */
export function drawLantern(stage: Stage, x: number, z: number, tall: number, metal: Colour, y = 0): void {
  const { c, view, light } = stage;
  const px = view.scale([x, y, z]);
  const w = tall * 0.55;
  const [cx, cy] = view.point([x, y + tall * 0.45, z]);
  if (light.lamps > 0.15) c.glow(cx, cy, px * tall * 2, px * tall * 1.8, '#ffcf86', 0.65 * light.lamps);
  drawDrum(stage, { x, y, z, low: w / 2, high: w / 2, h: 0.03, colour: metal });
  drawDrum(stage, {
    x,
    y: y + 0.03,
    z,
    low: w * 0.2,
    high: w * 0.2,
    h: tall * 0.4,
    colour: '#fdf6e6',
    glow: Math.max(0.2, light.lamps),
  });
  const plane = view.wall([x - w / 2, y, z - w / 2]);
  c.poly(plane.quad(0, 0.03, w, tall * 0.75), '#eaf3f3', { opacity: 0.22 });
  for (const u of [0, w - 0.02]) c.poly(plane.quad(u, 0, 0.02, tall * 0.8), stage.paint(metal));
  drawDrum(stage, { x, y: y + tall * 0.78, z, low: w / 2, high: w * 0.16, h: tall * 0.2, colour: metal });
}

/** Bulbs on a wire between two places high up. */
export function drawStringLights(
  stage: Stage,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
): void {
  const { c, view, light } = stage;
  const n = 14;
  const points = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    return view.point([
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - Math.sin(Math.PI * t) * 0.32,
      from[2] + (to[2] - from[2]) * t,
    ]);
  });
  c.path(smooth(points), 'none', { stroke: '#3b3f45', width: 1.8 });
  for (const [x, y] of points.slice(1, -1)) {
    if (light.lamps > 0.15) c.glow(x, y + 8, 44, 44, '#ffd98f', 0.55 * light.lamps);
    c.ellipse(x, y + 9, 6, 8, mix('#fdf3d8', '#ffd98f', light.lamps));
  }
}
