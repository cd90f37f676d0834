/**
 * The shell of a room in one-point perspective: floor, walls, ceiling, windows with a view and the sunlight
 * that falls through them.
 */
import { type Canvas, outline, type Point } from '../kit/canvas';
import { mix, tone, type Colour } from '../kit/colour';
import type { Light } from '../kit/light';
import type { Stage } from '../kit/solid';
import { View, type Plane } from '../kit/view';
import { drawOutlook, type Outlook } from '../nature/outlook';
import type { Random } from '../random';
import { pickPalette, type Palette } from './palette';

export type Room = Stage & {
  /** Metres: inner width, depth to the back wall, height. The middle of the room is x = 0. */
  w: number;
  d: number;
  h: number;
  palette: Palette;
  outlook: Outlook;
  r: Random;
};

export type RoomPlan = {
  w: number;
  d: number;
  h?: number;
  focal?: number;
  outlook: Outlook;
  eye?: number;
  from: number;
  palette?: Palette;
};

/** Sets up camera and light for a room seen from its open front. */
export function makeRoom(c: Canvas, light: Light, r: Random, plan: RoomPlan): Room {
  const view = new View({
    eye: [r.between(-0.5, 0.5), plan.eye ?? 1.38, 0],
    focal: plan.focal ?? r.between(900, 985),
    horizon: r.between(425, 462),
    centre: 800 + r.between(-90, 90),
  });
  const ambient = mix(light.recipe.key, light.recipe.shade, 0.1 + light.lamps * 0.16);
  const warm = mix(ambient, '#ffd9a0', light.lamps * 0.5);
  const paint = (colour: Colour): Colour =>
    mix(mix(colour, light.lit(colour), 0.55), warm, 0.07 + light.lamps * 0.06);
  return {
    c,
    view,
    light,
    paint,
    from: plan.from,
    w: plan.w,
    d: plan.d,
    h: plan.h ?? 2.65,
    palette: plan.palette ?? pickPalette(r),
    outlook: plan.outlook,
    r,
  };
}

export type WallSide = 'back' | 'left' | 'right';

/** The plane of a wall: u runs from the left to the right as seen from inside. */
export function wallPlane(room: Room, side: WallSide): Plane {
  if (side === 'back') return room.view.wall([-room.w / 2, 0, room.d]);
  if (side === 'left') return room.view.wall([-room.w / 2, 0, 0], Math.PI / 2);
  return room.view.wall([room.w / 2, 0, room.d], -Math.PI / 2);
}

/** Floor, ceiling and three walls. */
export function drawShell(
  room: Room,
  options: { feature?: WallSide | undefined; floor: 'planks' | 'herringbone' | 'tiles' | 'concrete' },
): void {
  const { c, view, paint, palette, w, d, h } = room;
  const side = (name: 'left' | 'right'): void => {
    const away = (name === 'left' ? -1 : 1) === room.from;
    const base = paint(options.feature === name ? palette.feature : palette.wall);
    const wall = tone(base, away ? -0.1 : 0.01);
    c.poly(
      wallPlane(room, name).quad(0, 0, d, h),
      c.linear(
        [
          [0, tone(wall, -0.08)],
          [1, wall],
        ],
        name === 'left' ? [0, 0, 1, 0] : [1, 0, 0, 0],
      ),
    );
  };
  const ceiling = paint(palette.ceiling);
  c.poly(
    view.floor(-w / 2, 0, w, d, h),
    c.linear([
      [0, tone(ceiling, -0.12)],
      [1, ceiling],
    ]),
  );
  side('left');
  side('right');
  const back = paint(options.feature === 'back' ? palette.feature : palette.wall);
  c.poly(
    wallPlane(room, 'back').quad(0, 0, w, h),
    c.linear([
      [0, tone(back, -0.05)],
      [0.5, tone(back, 0.04)],
      [1, tone(back, -0.04)],
    ]),
  );
  drawFloor(room, options.floor);
  const skirt = paint(palette.ceiling);
  for (const [name, length] of [
    ['left', d],
    ['right', d],
    ['back', w],
  ] as const) {
    c.poly(wallPlane(room, name).quad(0, 0, length, 0.1, 0.01), tone(skirt, -0.04));
    const cornice = wallPlane(room, name);
    c.poly(cornice.quad(0, h - 0.07, length, 0.07, 0.01), tone(skirt, -0.07));
  }
  for (const corner of [-w / 2, w / 2]) {
    c.line([view.point([corner, 0, d]), view.point([corner, h, d])], '#2a2620', 2, { opacity: 0.12 });
  }
}

function drawFloor(room: Room, kind: 'planks' | 'herringbone' | 'tiles' | 'concrete'): void {
  const { c, view, paint, palette, w, d, r } = room;
  const base = paint(kind === 'concrete' ? mix(palette.floor, '#cfcbc4', 0.7) : palette.floor);
  c.poly(
    view.floor(-w / 2, 0, w, d),
    c.linear([
      [0, tone(base, 0.08)],
      [1, tone(base, -0.12)],
    ]),
  );
  if (kind === 'planks') {
    const board = 0.19;
    for (let x = -w / 2; x < w / 2; x += board) {
      for (let z = r.between(-1.4, 0); z < d;) {
        const length = r.between(0.9, 2);
        const from = Math.max(0, z);
        const to = Math.min(d, z + length);
        if (r.chance(0.7))
          c.poly(
            view.floor(x, from, Math.min(board, w / 2 - x), to - from),
            tone(base, r.between(-0.09, 0.05)),
            { opacity: 0.6 },
          );
        z += length;
      }
    }
    for (let x = -w / 2; x < w / 2; x += board)
      c.line([view.point([x, 0, 0.6]), view.point([x, 0, d])], tone(base, -0.3), 1, { opacity: 0.32 });
  } else if (kind === 'herringbone') drawHerringbone(room, base);
  else if (kind === 'tiles') {
    for (let x = -w / 2; x < w / 2; x += 0.6) {
      for (let z = 0.4; z < d; z += 0.6) {
        if (r.chance(0.35))
          c.poly(
            view.floor(x, z, Math.min(0.6, w / 2 - x), Math.min(0.6, d - z)),
            tone(base, r.between(-0.06, 0.06)),
            { opacity: 0.7 },
          );
      }
      c.line([view.point([x, 0, 0.5]), view.point([x, 0, d])], tone(base, -0.2), 1.4, { opacity: 0.5 });
    }
    for (let z = 0.4; z < d; z += 0.6)
      c.line([view.point([-w / 2, 0, z]), view.point([w / 2, 0, z])], tone(base, -0.2), 1.4, {
        opacity: 0.5,
      });
  }
}

function drawHerringbone(room: Room, base: Colour): void {
  const { c, view, w, d, r } = room;
  const [a, b] = [0.14, 0.62];
  const k = Math.SQRT1_2;
  const half = w / 2;
  const inside = ([x, z]: Point): readonly [number, number, number] => [
    Math.max(-half, Math.min(half, x)),
    0,
    Math.max(0.3, Math.min(d, z)),
  ];
  for (let i = -1; i * (b * k) < w + 1; i++) {
    for (let j = -4; j * a * 2 * k < d + 1; j++) {
      const x = -half + i * b * k * 1;
      const z = j * a * 2 * k + (i % 2 === 0 ? 0 : 0);
      const up = i % 2 === 0 ? 1 : -1;
      const corners: Point[] = [
        [x, z],
        [x + b * k, z + up * b * k],
        [x + b * k, z + up * b * k + a * 2 * k],
        [x, z + a * 2 * k],
      ];
      c.poly(view.poly(corners.map(inside)), tone(base, (up > 0 ? 0.035 : -0.05) + r.between(-0.03, 0.03)), {
        opacity: 0.85,
      });
    }
  }
}

export type WindowPlan = {
  side: WallSide;
  u: number;
  v: number;
  w: number;
  h: number;
  panes: number;
  bars?: boolean;
  frame: Colour;
};

/** A window with the view, its frame, sill and the sun that falls in through it. */
export function drawWindow(room: Room, win: WindowPlan): void {
  const { c, light, paint, r } = room;
  const plane = wallPlane(room, win.side);
  const glow = plane.quad(win.u - 0.3, win.v - 0.2, win.w + 0.6, win.h + 0.45);
  c.poly(glow, '#ffffff', { opacity: 0.1 });
  const frame = paint(win.frame);
  c.poly(plane.quad(win.u - 0.07, win.v - 0.07, win.w + 0.14, win.h + 0.14), tone(frame, -0.06));
  c.clip(outline(plane.quad(win.u, win.v, win.w, win.h)), () => {
    drawOutlook(c, light, r.fork('outlook'), room.view.horizon, room.outlook);
  });
  const bar = 0.07;
  for (let i = 0; i <= win.panes; i++) {
    c.poly(plane.quad(win.u + (win.w * i) / win.panes - bar / 2, win.v, bar, win.h, 0.03), frame);
  }
  c.poly(plane.quad(win.u, win.v + win.h - bar, win.w, bar, 0.03), tone(frame, -0.1));
  c.poly(plane.quad(win.u, win.v, win.w, bar, 0.03), frame);
  if (win.bars) {
    for (const t of [0.33, 0.67]) c.poly(plane.quad(win.u, win.v + win.h * t, win.w, 0.04, 0.02), frame);
    for (let i = 0; i < win.panes; i++)
      c.poly(plane.quad(win.u + (win.w * (i + 0.5)) / win.panes - 0.02, win.v, 0.04, win.h, 0.02), frame);
  }
  for (let i = 0; i < win.panes; i++) {
    const u = win.u + (win.w * (i + 0.15)) / win.panes;
    const s = win.w / win.panes;
    c.poly(
      plane.shape([
        [u, win.v + win.h],
        [u + s * 0.22, win.v + win.h],
        [u + s * 0.6, win.v],
        [u + s * 0.38, win.v],
      ]),
      '#ffffff',
      { opacity: 0.09 },
    );
  }
  if (win.v > 0.3) {
    c.poly(plane.quad(win.u - 0.12, win.v - 0.12, win.w + 0.24, 0.06, 0.16), tone(frame, 0.05));
    c.poly(plane.shelf(win.u - 0.12, win.v - 0.06, win.w + 0.24, 0.16), frame);
  }
}

/** Where a point of a wall lands on the floor along the sunbeams. */
function landing(room: Room, win: WindowPlan, u: number, v: number): readonly [number, number, number] {
  const [x, y, z] = wallPlane(room, win.side).vec(u, v);
  const lean = 0.55;
  if (win.side === 'back') return [x - room.light.sunSide * y * lean * 0.6, 0, z - y * 0.95];
  const dir = win.side === 'left' ? 1 : -1;
  return [x + dir * y * 1.15, 0, z - y * 0.35];
}

/** Patches of sun on the floor; call after the floor and before the furniture. */
export function drawSunPatches(room: Room, win: WindowPlan): void {
  const { c, light, view } = room;
  if (light.contrast < 0.2 || light.lamps > 0.7) return;
  const half = room.w / 2;
  const pane = win.w / win.panes;
  for (let i = 0; i < win.panes; i++) {
    const [u1, u2] = [win.u + pane * i + 0.06, win.u + pane * (i + 1) - 0.06];
    const corners = (
      [
        [u1, win.v + 0.05],
        [u2, win.v + 0.05],
        [u2, win.v + win.h],
        [u1, win.v + win.h],
      ] as const
    )
      .map(([u, v]) => landing(room, win, u, v))
      .map(
        ([x, y, z]) => [Math.max(-half, Math.min(half, x)), y, Math.max(0.4, Math.min(room.d, z))] as const,
      );
    c.poly(view.poly(corners), mix(light.recipe.sun, '#ffffff', 0.25), { opacity: light.contrast * 0.95 });
  }
}

/** A veil of light in the air around a bright window, painted last. */
export function drawBloom(room: Room, win: WindowPlan): void {
  const [x, y] = wallPlane(room, win.side).at(win.u + win.w / 2, win.v + win.h * 0.6);
  const size = win.w * room.view.scale(wallPlane(room, win.side).vec(win.u + win.w / 2, 1));
  room.c.glow(
    x,
    y,
    size * 0.95,
    size * 0.75,
    room.light.lamps > 0.7 ? room.light.sky[2] : '#fffaf0',
    room.light.lamps > 0.7 ? 0.12 : 0.26,
  );
}
