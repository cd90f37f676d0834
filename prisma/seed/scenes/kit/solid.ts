/**
 * Solid things in the world: boxes, drums, discs. Shared by rooms and terraces.
 */
import type { Canvas, Point, Style } from './canvas';
import { num } from './canvas';
import { mix, tone, type Colour } from './colour';
import type { Light } from './light';
import { hull, rounded } from './shapes';
import { facing, type View } from './view';

/** Where a scene of solid things is painted. */
export type Stage = {
  c: Canvas;
  view: View;
  light: Light;
  /** Paints a material in the light of the place. */
  paint: (colour: Colour) => Colour;
  /** -1 when daylight comes from the left, 1 from the right, 0 from ahead. */
  from: number;
};

export type Box = {
  x: number;
  y?: number;
  z: number;
  w: number;
  h: number;
  d: number;
  colour: Colour;
  top?: Colour;
  /** Radius of soft corners in metres. */
  soft?: number;
};

type Face = { points: Point[]; colour: Colour; fade: number };

function faces(stage: Stage, box: Box): Face[] {
  const { view, paint, from } = stage;
  const { x, z, w, h, d } = box;
  const y = box.y ?? 0;
  const base = paint(box.colour);
  const front = view.wall([x, y, z]);
  const left = tone(base, from < 0 ? 0.06 : from > 0 ? -0.24 : -0.14);
  const right = tone(base, from > 0 ? 0.06 : from < 0 ? -0.24 : -0.14);
  return [
    { points: front.fin(0, 0, d, h, -d), colour: left, fade: 0.1 },
    { points: front.fin(w, 0, -d, h, 0), colour: right, fade: 0.1 },
    {
      points: view.poly([
        [x, y + h, z],
        [x + w, y + h, z],
        [x + w, y + h, z + d],
        [x, y + h, z + d],
      ]),
      colour: box.top ? paint(box.top) : tone(base, 0.16),
      fade: 0,
    },
    {
      points: view.poly([
        [x, y, z + d],
        [x + w, y, z + d],
        [x + w, y, z],
        [x, y, z],
      ]),
      colour: tone(base, -0.32),
      fade: 0,
    },
    { points: front.quad(0, 0, w, h), colour: tone(base, -0.05), fade: 0.12 },
  ];
}

/** A box standing at its near left corner (x, y, z), reaching `d` away from the viewer. */
export function drawBox(stage: Stage, box: Box): void {
  const { c, view } = stage;
  const px = view.scale([box.x, box.y ?? 0, box.z]);
  const shown = faces(stage, box).filter((face) => facing(face.points));
  const soft = Math.min(40, (box.soft ?? 0) * px);
  if (soft >= 1) {
    const all = shown.flatMap((face) => face.points);
    c.path(rounded(hull(all), soft * 1.15), tone(stage.paint(box.colour), -0.02));
  }
  for (const { points, colour, fade } of shown) {
    const fill =
      fade > 0
        ? c.linear([
            [0, tone(colour, fade * 0.4)],
            [1, tone(colour, -fade)],
          ])
        : colour;
    if (soft < 1) c.poly(points, fill);
    else c.path(rounded(points, soft), fill);
  }
}

/** Half axes of a level circle on the page. */
export function discAxes(
  view: View,
  x: number,
  y: number,
  z: number,
  radius: number,
): [Point, number, number] {
  const centre = view.point([x, y, z]);
  const rx = radius * view.scale([x, y, z]);
  const [, nearY] = view.point([x, y, z - radius]);
  const [, farY] = view.point([x, y, z + radius]);
  return [centre, rx, Math.abs(nearY - farY) / 2];
}

export function drawDisc(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  radius: number,
  fill: string,
  style: Style = {},
): void {
  const [[cx, cy], rx, ry] = discAxes(stage.view, x, y, z, radius);
  stage.c.ellipse(cx, cy, rx, ry, fill, style);
}

export type Drum = {
  x: number;
  y?: number;
  z: number;
  /** Radius below and above. */
  low: number;
  high: number;
  h: number;
  colour: Colour;
  top?: Colour;
  /** 0 to 1: light from within. */
  glow?: number;
};

/** A round thing that may widen or narrow: pot, lampshade, stool, basin. */
export function drawDrum(stage: Stage, drum: Drum): void {
  const { c, view, paint, from } = stage;
  const y = drum.y ?? 0;
  const [[bx, by], brx, bry] = discAxes(view, drum.x, y, drum.z, drum.low);
  const [[tx, ty], trx, tryy] = discAxes(view, drum.x, y + drum.h, drum.z, drum.high);
  const base = drum.glow ? mix(paint(drum.colour), '#ffe2a6', drum.glow * 0.75) : paint(drum.colour);
  const [l, rgt] = from < 0 ? [0.12, -0.2] : from > 0 ? [-0.2, 0.12] : [-0.12, -0.12];
  const fill = c.linear(
    [
      [0, tone(base, l)],
      [0.45, tone(base, 0.05)],
      [1, tone(base, rgt)],
    ],
    [0, 0, 1, 0],
  );
  const side =
    `M${num(bx - brx)} ${num(by)}A${num(brx)} ${num(bry)} 0 0 0 ${num(bx + brx)} ${num(by)}` +
    `L${num(tx + trx)} ${num(ty)}A${num(trx)} ${num(tryy)} 0 0 0 ${num(tx - trx)} ${num(ty)}Z`;
  c.path(side, fill);
  const above = view.eye[1] > y + drum.h;
  if (above || drum.top)
    c.ellipse(tx, ty, trx, tryy, drum.top ? paint(drum.top) : tone(base, above ? 0.14 : -0.3));
}

/** A soft dark patch where something stands on the ground. */
export function drawContact(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  strength = 1,
  y = 0,
): void {
  const { c, view } = stage;
  const layers = 6;
  const px = view.scale([x, y, z]);
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1);
    const g = 0.2 * (1 - t) - 0.03 * t;
    const shift = -stage.from * 0.16 * (1 - t * 0.6);
    const patch = view.floor(x - g + shift, z - g * 0.8, w + g * 2, d + g * 1.6, y);
    c.path(rounded(patch, px * (0.06 + g)), '#2a2620', { opacity: 0.055 * strength });
  }
}

/** A round soft shadow. */
export function drawPool(stage: Stage, x: number, z: number, radius: number, strength = 1, y = 0): void {
  const fill = stage.c.radial([
    [0, '#2a2620', 0.42 * strength],
    [0.6, '#2a2620', 0.22 * strength],
    [1, '#2a2620', 0],
  ]);
  drawDisc(stage, x - stage.from * radius * 0.2, y, z, radius * 1.35, fill);
}
