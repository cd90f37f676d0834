/**
 * Life behind the dike: coastal tram, market, fishing quay, yacht harbour, polder.
 */
import { type Canvas, HEIGHT, num, WIDTH, type Point } from '../kit/canvas';
import { type Colour, mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { type Plane, View } from '../kit/view';
import { drawDune, drawMarram } from '../nature/beach';
import { drawGulls, drawSky } from '../nature/sky';
import type { Random } from '../random';
import { drawBuilding } from '../town/building';
import { apartmentStyle, mansionStyle } from '../town/facade-style';
import { drawCrowd } from '../town/people';
import { drawPavement } from '../town/promenade';

/** One car of the tram on its plane: windows, doors, a band of colour. */
function tramSide(c: Canvas, light: Light, plane: Plane, u: number, length: number, livery: Colour): void {
  const white = light.lit('#f8f5ec');
  c.poly(
    plane.quad(u, 0.35, length, 2.95),
    c.linear([
      [0, white],
      [1, tone(white, -0.12)],
    ]),
  );
  c.poly(plane.quad(u, 0.35, length, 0.75), light.lit(livery));
  c.poly(plane.quad(u, 1.1, length, 0.1), light.lit('#2d5878'));
  c.poly(plane.quad(u + 0.15, 1.5, length - 0.3, 1.3), light.lit('#33424e'));
  const panes = Math.round(length / 1.5);
  for (let i = 0; i < panes; i++) {
    const pu = u + 0.25 + ((length - 0.5) / panes) * i;
    const pw = (length - 0.5) / panes - 0.1;
    const glass = light.lamps > 0.5 ? '#ffdc9a' : mix(light.sky[1], '#49637a', 0.4);
    c.poly(
      plane.quad(pu, 1.58, pw, 1.14),
      c.linear([
        [0, mix(glass, light.sky[2], 0.5)],
        [1, tone(glass, -0.2)],
      ]),
    );
    if (i % 3 === 1) {
      c.poly(plane.quad(pu, 0.45, pw, 2.3), light.lit('#e2e0d8'));
      c.poly(plane.quad(pu + 0.08, 0.9, pw / 2 - 0.12, 1.75), glass);
      c.poly(plane.quad(pu + pw / 2 + 0.04, 0.9, pw / 2 - 0.12, 1.75), glass);
    }
  }
  c.poly(plane.quad(u + 0.1, 3.2, length - 0.2, 0.3), light.shaded('#cfd2d0', 0.3));
  for (const k of [0.2, 0.8])
    c.poly(plane.quad(u + length * k - 0.8, 0.05, 1.6, 0.34), light.shaded('#3a4046', 0.3));
}

/** Houses behind the track; `s` is the side that the tram comes from. */
function drawTramTown(c: Canvas, light: Light, r: Random, view: View, s: number): void {
  c.rect(0, view.horizon - 2, WIDTH, HEIGHT, light.far('#c9bfae', 0.3));
  for (let i = 0; i < 9; i++) {
    const f = r.fork(`house${i}`);
    const style = f.chance(0.4) ? mansionStyle(f) : apartmentStyle(f);
    const x = s > 0 ? -50 + i * 15 : 50 - i * 15 - 13;
    drawBuilding(c, light, f, view, {
      x,
      z: 30,
      width: 13,
      depth: 12,
      floors: f.int(3, 5),
      style,
      roof: f.pick(['gable', 'flat', 'mansard'] as const),
      plain: true,
      distance: 0.12,
    });
  }
}

/** Ballast, sleepers and rails. */
function drawTrack(c: Canvas, light: Light, view: View, z: number): void {
  c.poly(view.floor(-150, 0.4, 300, z + 20), light.lit('#b9ac98'));
  c.poly(view.floor(-150, z - 1.4, 300, 5), light.lit('#a39a8c'));
  let sleepers = '';
  for (let x = -60; x < 60; x += 0.7) {
    const quad = view.floor(x, z - 0.2, 0.26, 2.4, 0.01);
    if (quad.length > 2) sleepers += `M${quad.map(([qx, qy]) => `${num(qx)} ${num(qy)}`).join('L')}Z`;
  }
  c.path(sleepers, light.lit('#8a7a68'));
  for (const k of [0.1, 1.6]) c.poly(view.floor(-90, z + k, 180, 0.09, 0.06), light.lit('#d3d6d6'));
}

function drawTramNose(c: Canvas, light: Light, nose: Plane, livery: Colour): void {
  c.poly(nose.quad(0, 0.35, 2.4, 2.95), light.shaded('#f1eee4', 0.35));
  c.poly(nose.quad(0, 0.35, 2.4, 0.85), light.shaded(livery, 0.3));
  c.poly(nose.quad(0.15, 1.5, 2.1, 1.35), light.glass(0.6));
  for (const u of [0.3, 1.8]) c.poly(nose.quad(u, 0.8, 0.32, 0.2), '#fff3cf');
}

/** Masts, the wire and the tram's pantograph, which stands at `foot`. */
function drawWires(c: Canvas, light: Light, view: View, z: number, foot: Point): void {
  const wire = light.shaded('#4a535b', 0.2);
  c.line([view.point([-90, 5.6, z + 1]), view.point([90, 5.6, z + 1])], wire, 2, { opacity: 0.8 });
  for (let x = -45; x < 50; x += 15) {
    c.line([view.point([x, 0, z + 3]), view.point([x, 6.4, z + 3])], wire, 5);
    c.line([view.point([x, 6, z + 3]), view.point([x, 5.8, z + 1])], wire, 3);
  }
  const [px, py] = foot;
  c.line(
    [
      [px - 26, py],
      [px + 20, py - 46],
      [px - 14, py - 92],
    ],
    wire,
    3,
  );
}

/** The coastal tram between dunes and town. */
export function drawTram(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(560, 620);
  const s = r.sign();
  const yaw = r.between(0.3, 0.52) * s;
  const z = 13;
  const view = new View({ eye: [-Math.tan(yaw) * z * 0.7, 1.9, 0], yaw, focal: 1050, horizon });
  drawSky(c, light, r, horizon);
  drawGulls(c, light, r, 5, 90, 320);
  const town = r.chance(0.45);
  if (town) drawTramTown(c, light, r, view, s);
  else {
    drawDune(c, light, r, { y: horizon + 10, height: 120, distance: 0.36, grass: 60, tuft: 20 });
    drawDune(c, light, r, { y: horizon + 60, height: 80, distance: 0.18, grass: 70, tuft: 34 });
  }
  drawTrack(c, light, view, z);
  const plane = view.wall([0, 0, z]);
  const livery = r.pick(['#f0c93a', '#f0c93a', '#b8443c', '#5d9aa6']);
  const from = s > 0 ? -9 : -15;
  c.poly(view.floor(from, z - 0.7, 24, 0.9, 0.02), light.shadow, { opacity: light.contrast });
  for (let i = 0; i < 3; i++) {
    tramSide(c, light, plane, from + i * 8.1, 7.8, livery);
    if (i < 2) c.poly(plane.quad(from + i * 8.1 + 7.8, 0.5, 0.3, 2.7), light.lit('#4a5259'));
  }
  const nose =
    s > 0 ? view.wall([from, 0, z + 2.4], -Math.PI / 2) : view.wall([from + 24, 0, z], Math.PI / 2);
  drawTramNose(c, light, nose, livery);
  drawWires(c, light, view, z, plane.at(from + 12, 3.5, -1));
  drawPavement(c, light, r, view, { x: [-60, 60], z: [0.4, z - 5] });
  drawCrowd(c, light, r, view, { x: [-9, 9], z: [z - 6.5, z - 3], count: r.int(3, 8) });
  if (!town)
    drawMarram(
      c,
      light,
      r,
      Array.from({ length: 22 }, () => ({
        x: r.between(0, WIDTH),
        y: view.point([0, 0, z - 4.6])[1] + r.between(-6, 8),
        size: r.between(30, 60),
      })),
    );
}

/** Stalls under striped awnings before a row of fronts. */
export function drawMarket(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(560, 620);
  const yaw = r.between(0.08, 0.3) * r.sign();
  const z = 26;
  const view = new View({ eye: [-Math.tan(yaw) * z, 2.2, 0], yaw, focal: 1200, horizon });
  drawSky(c, light, r, horizon);
  c.rect(0, horizon - 2, WIDTH, HEIGHT, light.far('#c9bfae', 0.3));
  const row: Parameters<typeof drawBuilding>[4][] = [];
  for (let x = -40; x < 40;) {
    const style = mansionStyle(r);
    const width = style.bay * r.int(2, 4);
    row.push({
      x,
      z,
      width,
      depth: 12,
      floors: r.int(3, 4),
      style,
      roof: r.pick(['mansard', 'gable', 'flat'] as const),
      distance: 0.06,
    });
    x += width;
  }
  drawPavement(c, light, r, view, { x: [-70, 70], z: [0.4, z + 40] });
  const far = (x: number): number => Math.abs(x - view.eye[0]);
  for (const [i, job] of row.sort((a, b) => far(b.x) - far(a.x)).entries())
    drawBuilding(c, light, r.fork(`b${i}`), view, job);
  drawCrowd(c, light, r, view, { x: [-16, 16], z: [z - 7, z - 3], count: 10 });
  for (const depth of [z - 10, z - 15.5]) {
    const start = r.between(-18, -14);
    const stalls = Array.from({ length: 9 }, (_, i) => start + i * 4.1).filter(() => r.chance(0.85));
    for (const x of stalls.sort((a, b) => far(b) - far(a))) drawStall(c, light, r, view, x, depth);
    drawCrowd(c, light, r, view, { x: [-10, 10], z: [depth - 3.6, depth - 1.4], count: r.int(4, 7) });
  }
  drawGulls(c, light, r, 4, 80, 260);
}

function drawStall(c: Canvas, light: Light, r: Random, view: View, x: number, z: number): void {
  const w = 3.2;
  const plane = view.wall([x, 0, z]);
  const px = plane.scale(w / 2, 1);
  const [a, b] = [
    light.lit(r.pick(['#b8443c', '#2d5878', '#5d9aa6', '#d8a24a', '#5f8a66'])),
    light.lit('#fbf6ea'),
  ];
  c.poly(view.floor(x - light.sunSide * 0.6, z - 0.3, w, 2), light.shadow, { opacity: light.contrast });
  for (const u of [0.05, w - 0.1]) c.poly(plane.quad(u, 0, 0.06, 2.2, -1.4), light.shaded('#8a8f92', 0.4));
  c.poly(plane.quad(0.1, 0, w - 0.2, 2, -1.5), light.shaded('#6f675c', 0.5), { opacity: 0.5 });
  const front = light.lit(r.pick(['#e9e0d0', '#7f9a8a', '#c9a77b', '#f4eee0']));
  c.poly(
    plane.quad(0, 0.05, w, 0.85),
    c.linear([
      [0, front],
      [1, tone(front, -0.18)],
    ]),
  );
  c.poly(plane.shelf(0, 0.9, w, -0.9), tone(front, -0.3));
  const goods = r.pick([
    ['#d8603f', '#e2a33c', '#9aab58'],
    ['#e58fa0', '#f4eef4', '#a98bc0', '#e9c46a'],
    ['#c9a271', '#b58a56', '#e6d2a5'],
    ['#9fb4bd', '#c9d6da', '#e29b7c'],
  ]);
  for (let i = 0; i < 46; i++) {
    const [gx, gy] = plane.at(r.between(0.1, w - 0.1), 0.94, -r.between(0.05, 0.7));
    c.ellipse(gx, gy, px * 0.085, px * 0.075, light.lit(r.pick(goods)));
  }
  const stripes = 8;
  for (let i = 0; i < stripes; i++) {
    const u = (w / stripes) * i;
    const tint = i % 2 ? b : a;
    c.poly(
      [
        plane.at(u, 2.15, 0.5),
        plane.at(u + w / stripes, 2.15, 0.5),
        plane.at(u + w / stripes, 2.85, -0.7),
        plane.at(u, 2.85, -0.7),
      ],
      tint,
    );
    c.poly(plane.quad(u, 1.92, w / stripes, 0.25, 0.5), tone(tint, -0.14));
  }
  for (const u of [0.05, w - 0.1]) c.poly(plane.quad(u, 0, 0.06, 2.1, 0.5), light.lit('#b9bec0'));
  if (light.lamps > 0.3)
    c.glow(plane.at(w / 2, 1.7)[0], plane.at(w / 2, 1.7)[1], px * 2, px * 1.4, '#ffd98f', 0.5 * light.lamps);
}
