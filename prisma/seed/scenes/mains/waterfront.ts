/**
 * Looking along the dike with the row of buildings on one side and the beach on the other; and buildings
 * round a yacht harbour.
 */
import { type Canvas, HEIGHT, type Point, WIDTH } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { smooth } from '../kit/shapes';
import { type Plane, View } from '../kit/view';
import { SAND, sandTexture } from '../nature/beach';
import { drawSails, drawSea } from '../nature/sea';
import { drawGulls, drawSky } from '../nature/sky';
import type { Random } from '../random';
import { cabinColours, drawHut } from '../town/cabins';
import { drawFacade, facadeHeight, painter, type Painter } from '../town/facade';
import { apartmentStyle, type FacadeStyle, mansionStyle } from '../town/facade-style';
import { drawOpening } from '../town/opening';
import { drawCrowd, placePerson } from '../town/people';
import { drawBench, drawFlag, drawLamp, drawPavement } from '../town/promenade';

/** Small windows in the blind end of a building near by. */
function drawEndWindows(
  c: Canvas,
  light: Light,
  r: Random,
  plane: Plane,
  floors: number,
  style: FacadeStyle,
  paint: Painter,
): void {
  for (let f = 1; f < floors; f++) {
    for (const u of [4, 11]) {
      const v = style.ground + (f - 1) * style.storey + 0.8;
      drawOpening(c, light, r, { plane, u, v, w: 1.4, h: 1.4, kind: 'pair', paint, style, plain: true });
    }
  }
}

/** The row of fronts along x = -half, from far to near. */
function drawStreetSide(c: Canvas, light: Light, r: Random, view: View, x: number, low: boolean): void {
  const jobs: { z: number; width: number; floors: number; old: boolean }[] = [];
  for (let z = r.between(9, 13); z < 210;) {
    const old = r.chance(0.25);
    const width = old ? r.between(7, 9) : r.between(12, 19);
    jobs.push({ z, width, floors: old ? 4 : r.int(low ? 4 : 5, low ? 6 : 10), old });
    z += width + (r.chance(0.15) ? 4 : 0);
  }
  for (const [i, job] of jobs.toReversed().entries()) {
    const f = r.fork(`s${i}`);
    // Seen along the street, fins would hide every window behind them.
    const style = { ...(job.old ? mansionStyle(f) : apartmentStyle(f)), fins: false };
    const distance = Math.min(0.62, Math.max(0, job.z - 14) / 230);
    const plane = view.wall([x, 0, job.z], Math.PI / 2);
    const height = facadeHeight(style, job.floors);
    const end = view.wall([x - 16, 0, job.z]);
    const paint = painter(light, light.sunSide < 0 ? 0.2 : 0.75, distance);
    const wall = paint(tone(style.wall, -0.03));
    c.poly(
      end.quad(0, 0, 16, height),
      c.linear([
        [0, wall],
        [1, tone(wall, -0.1)],
      ]),
    );
    if (job.z < 45) drawEndWindows(c, light, f, end, job.floors, style, paint);
    drawFacade(c, light, f, {
      plane,
      width: job.width,
      floors: job.floors,
      style,
      plain: job.z > 60,
      distance,
      shade: light.sunSide > 0 ? 0.05 : 0.45,
    });
    c.poly(
      plane.quad(-0.1, height - 0.1, job.width + 0.2, 0.6, 0.3),
      painter(light, 0, distance)(style.trim),
    );
    if (view.eye[1] > height) {
      c.poly(
        plane.shelf(0, height + 0.1, job.width, -16),
        mix(painter(light, 0.1, distance)(f.pick(['#b9b3a8', '#a9a59c', '#c6bfb2'])), light.recipe.air, 0.1),
      );
    }
    if (f.chance(0.5)) {
      const top = view.wall([x - 2.2, height, job.z + 1], Math.PI / 2);
      c.poly(top.quad(0, 0, job.width - 2, 2.8), paint(style.wall));
      c.poly(top.quad(0.4, 0.4, job.width - 2.8, 1.9), light.glass(0.5));
      c.poly(top.quad(-0.4, 2.6, job.width - 1.2, 0.3, 0.8), painter(light, 0, distance)(style.trim));
    }
  }
}

/** Sand from the dike to the sea, and the foam where they meet. */
function drawBeachSide(
  c: Canvas,
  light: Light,
  r: Random,
  view: View,
  { left, wall, shore }: { left: number; wall: number; shore: number },
): void {
  const sand = light.lit(SAND);
  c.poly(
    view.poly([
      [left, -2, 0.4],
      [shore * 1.6, -2, 0.4],
      [shore, -2, 900],
      [left, -2, 900],
    ]),
    c.linear([
      [0, mix(sand, light.recipe.air, 0.35)],
      [0.3, sand],
      [1, tone(sand, -0.03)],
    ]),
  );
  const foam = Array.from({ length: 14 }, (_, i): Point =>
    view.point([shore * (1.06 + 0.02 * Math.sin(i * 2.1)) - i * 0.4, -2, 8 + i * i * 3.2]),
  );
  c.path(smooth(foam), 'none', { stroke: light.lit('#ffffff'), width: 4, opacity: 0.8 });
  c.clip(
    `M${view
      .poly([
        [wall, -2, 1],
        [shore, -2, 1],
        [shore, -2, 900],
        [wall, -2, 900],
      ])
      .map((p) => p.join(' '))
      .join('L')}Z`,
    () => sandTexture(c, light, r, view.horizon + 20, HEIGHT),
  );
}

/** Along the dike: fronts to the left, beach and sea to the right. `eye` is the height of the viewer. */
export function drawDikeView(c: Canvas, light: Light, r: Random, eye: number, low = false): void {
  const high = eye > 8;
  const horizon = high ? r.between(330, 400) : r.between(560, 640);
  const view = new View({
    eye: [0, eye, 0],
    yaw: r.between(-0.05, 0.1),
    focal: r.between(820, 980),
    horizon,
    centre: r.between(740, 880),
  });
  const left = high ? -15 : -11;
  const wall = high ? 9 : 7.5;
  drawSky(c, light, r, horizon);
  drawGulls(c, light, r, r.int(2, 6), 60, horizon * 0.8);
  drawSea(c, light, r, { horizon, bottom: horizon + 130, wind: 0.5 });
  drawSails(c, light, r, horizon, r.int(1, 4), 0.9);
  c.rect(0, horizon, WIDTH * 0.55, HEIGHT - horizon, light.far('#cdc3b3', 0.25));
  drawBeachSide(c, light, r, view, { left, wall, shore: high ? 95 : 70 });
  drawBeachLife(c, light, r, view, wall, high);
  drawPavement(c, light, r, view, { x: [left - 1, wall], z: [0.4, 420] });
  c.poly(
    view.poly([
      [wall, -2, 0.4],
      [wall, 0, 0.4],
      [wall, 0, 420],
      [wall, -2, 420],
    ]),
    light.shaded('#cbbfae', 0.4),
  );
  c.poly(view.floor(wall - 0.5, 0.4, 0.5, 420, 0.02), light.lit('#ece4d6'));
  if (light.sunSide < 0) c.poly(view.floor(left, 0.4, 7, 400), light.shadow, { opacity: light.contrast });
  drawStreetSide(c, light, r.fork('street'), view, left, low);
  for (let z = 120; z > 7; z -= z > 50 ? 18 : 12) drawLamp(c, light, view, wall - 1.6, z);
  for (let z = 40; z > 8; z -= 11) drawBench(c, light, view, wall - 3.4, z);
  drawCrowd(c, light, r, view, { x: [left + 3, wall - 3], z: [high ? 12 : 7, 60], count: r.int(14, 24) });
  if (!high && r.chance(0.6)) drawFlag(c, light, r, view, wall + 1, 12, 7);
  c.rect(
    0,
    HEIGHT - 120,
    WIDTH,
    120,
    c.linear([
      [0, light.shadow, 0],
      [1, light.shadow, 0.16],
    ]),
  );
}

/** Rows of cabins on the sand and people on the beach. */
function drawBeachLife(c: Canvas, light: Light, r: Random, view: View, wall: number, high: boolean): void {
  for (let z = 110; z > 12; z -= 2.5) {
    drawHut(c, light, view, { origin: [wall + 6, -2, z], angle: -Math.PI / 2, ...cabinColours(r) });
  }
  const spots = Array.from(
    { length: high ? 34 : 20 },
    () => [r.between(wall + 12, wall + 52), r.between(16, 150)] as const,
  ).sort((a, b) => b[1] - a[1]);
  for (const [x, z] of spots) {
    if (r.chance(0.35)) {
      const px = view.scale([x, -2, z]);
      const [sx, sy] = view.point([x, -2, z]);
      const cloth = light.lit(r.pick(['#c8503f', '#f4eee0', '#2f6485', '#e3b65e', '#5d9aa6']));
      c.line(
        [
          [sx, sy],
          [sx, sy - px * 1.9],
        ],
        light.lit('#efe9dc'),
        Math.max(1, px * 0.05),
      );
      c.path(
        `M${sx - px * 1.1} ${sy - px * 1.6}Q${sx} ${sy - px * 2.6} ${sx + px * 1.1} ${sy - px * 1.6}Z`,
        cloth,
      );
    } else placePerson(c, light, r, view, x, z, -2);
  }
}
