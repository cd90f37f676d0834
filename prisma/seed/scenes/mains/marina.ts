/**
 * Buildings round a yacht harbour, and its water.
 */
import { type Canvas, HEIGHT, WIDTH } from '../kit/canvas';
import { mix, tone } from '../kit/colour';
import type { Light } from '../kit/light';
import { View } from '../kit/view';
import { drawGulls, drawSky } from '../nature/sky';
import type { Random } from '../random';
import { drawRipples, drawYacht } from '../town/boats';
import { drawBuilding, type RoofKind } from '../town/building';
import { apartmentStyle, mansionStyle } from '../town/facade-style';
import { drawCrowd } from '../town/people';
import { drawLamp } from '../town/promenade';

/** Apartment buildings on the quay of a yacht harbour. */
export function drawMarinaFront(c: Canvas, light: Light, r: Random): void {
  const horizon = r.between(600, 650);
  const z = 62;
  const yaw = r.between(0.08, 0.3) * r.sign();
  const view = new View({
    eye: [-Math.tan(yaw) * z, 3.4, 0],
    yaw,
    focal: 1180 * Math.cos(yaw),
    horizon,
    centre: 800,
  });
  drawSky(c, light, r, horizon + 10);
  drawGulls(c, light, r, r.int(2, 6), 80, 340);
  const quay = view.point([0, -1.2, z - 7])[1];
  c.rect(0, horizon - 2, WIDTH, HEIGHT - horizon, light.far('#cdc3b2', 0.3));
  const row = r.fork('row');
  const jobs: Parameters<typeof drawBuilding>[4][] = [];
  for (let x = -84; x < 84;) {
    const style = row.chance(0.2) ? mansionStyle(row) : apartmentStyle(row);
    const width = style.bay * row.int(3, 5);
    jobs.push({
      x,
      z: z + row.between(-1, 1),
      width,
      depth: 14,
      floors: row.int(4, 7),
      style,
      roof: row.pick(['setback', 'flat', 'mansard', 'gable'] as const satisfies readonly RoofKind[]),
      distance: 0.05,
    });
    x += width + (row.chance(0.4) ? row.between(2, 6) : 0);
  }
  const far = (x: number, w: number): number => Math.abs(x + w / 2 - view.eye[0]);
  for (const [i, job] of jobs.sort((a, b) => far(b.x, b.width) - far(a.x, a.width)).entries())
    drawBuilding(c, light, r.fork(`m${i}`), view, job);
  for (let x = -60; x < 62; x += 12) drawLamp(c, light, view, x, z - 5, 5, 0);
  drawCrowd(c, light, r, view, { x: [-40, 40], z: [z - 6.5, z - 3], count: 12 });
  const stone = light.shaded('#b3a896', 0.4);
  c.rect(
    0,
    quay - 26,
    WIDTH,
    34,
    c.linear([
      [0, light.lit('#d9cfbe')],
      [0.25, stone],
      [1, tone(stone, -0.3)],
    ]),
  );
  drawHarbourWater(c, light, r, quay + 6);
  const rows = [
    [0.02, 150, 9],
    [0.2, 250, 6],
    [0.5, 420, 4],
  ] as const;
  for (const [t, size, count] of rows) {
    const y = quay + (HEIGHT - quay) * t + 24;
    for (let i = 0; i < count; i++)
      drawYacht(
        c,
        light,
        r,
        (i + r.between(0.2, 0.8)) * (WIDTH / count),
        y + r.between(-4, 8),
        size * r.between(0.85, 1.15),
        0.12 - t * 0.2,
      );
    c.rect(-10, y + 16, WIDTH + 20, 5 + t * 14, light.lit('#b59a76'), { opacity: t < 0.3 ? 0.9 : 0 });
  }
}

/** Calm water with the light of the sky and dark streaks of masts and houses. */
export function drawHarbourWater(c: Canvas, light: Light, r: Random, top: number): void {
  const [far, middle] = light.sea;
  c.rect(
    0,
    top,
    WIDTH,
    HEIGHT - top,
    c.linear([
      [0, tone(far, -0.18)],
      [0.3, mix(middle, light.sky[1], 0.3)],
      [1, mix(far, light.sky[0], 0.25)],
    ]),
  );
  for (let i = 0; i < 16; i++) {
    const x = (i + r.next()) * (WIDTH / 16);
    const w = r.between(30, 90);
    c.rect(
      x,
      top,
      w,
      r.between(60, 190),
      c.linear([
        [0, r.pick(['#f3ede0', '#c99b7b', '#e8e2d4']), 0.3],
        [1, '#f3ede0', 0],
      ]),
    );
  }
  drawRipples(c, light, r, top + 8, HEIGHT, 0, WIDTH, 110);
}
