/**
 * A small pinhole camera. The world is in metres: x to the right, y up, z away from the viewer. The camera
 * turns around its vertical axis only, so that walls stay upright as in a photo of a building.
 */
import { HEIGHT, WIDTH, type Point } from './canvas';

export type Vec = readonly [x: number, y: number, z: number];

const NEAR = 0.12;

export type Camera = {
  /** Where the eye is. */
  eye: Vec;
  /** Radians; positive looks to the right. */
  yaw?: number;
  /** Pixels: the larger, the narrower the picture. */
  focal: number;
  /** Where the horizon and the middle of the view fall on the page. */
  horizon: number;
  centre?: number;
};

export class View {
  readonly eye: Vec;
  readonly focal: number;
  readonly horizon: number;
  readonly centre: number;
  readonly #sin: number;
  readonly #cos: number;

  constructor(camera: Camera) {
    this.eye = camera.eye;
    this.focal = camera.focal;
    this.horizon = camera.horizon;
    this.centre = camera.centre ?? 800;
    this.#sin = Math.sin(camera.yaw ?? 0);
    this.#cos = Math.cos(camera.yaw ?? 0);
  }

  #turn([x, y, z]: Vec): Vec {
    const dx = x - this.eye[0];
    const dz = z - this.eye[2];
    return [dx * this.#cos - dz * this.#sin, y - this.eye[1], dx * this.#sin + dz * this.#cos];
  }

  #flatten([x, y, z]: Vec): Point {
    const k = this.focal / Math.max(NEAR, z);
    return [this.centre + x * k, this.horizon - y * k];
  }

  point(v: Vec): Point {
    return this.#flatten(this.#turn(v));
  }

  /** Distance along the line of sight. */
  depth(v: Vec): number {
    return this.#turn(v)[2];
  }

  /** Pixels a metre at that place. */
  scale(v: Vec): number {
    return this.focal / Math.max(NEAR, this.depth(v));
  }

  /** A polygon on the page, cut off behind the eye. */
  poly(corners: readonly Vec[]): Point[] {
    const turned = corners.map((corner) => this.#turn(corner));
    const kept: Vec[] = [];
    turned.forEach((current, i) => {
      const previous = turned[(i + turned.length - 1) % turned.length] ?? current;
      if (current[2] >= NEAR !== previous[2] >= NEAR) {
        const t = (NEAR - previous[2]) / (current[2] - previous[2]);
        kept.push([
          previous[0] + (current[0] - previous[0]) * t,
          previous[1] + (current[1] - previous[1]) * t,
          NEAR,
        ]);
      }
      if (current[2] >= NEAR) kept.push(current);
    });
    return kept.map((v) => this.#flatten(v));
  }

  /** A flat rectangle on the ground (or at height y). */
  floor(x: number, z: number, w: number, d: number, y = 0): Point[] {
    return this.poly([
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + d],
      [x, y, z + d],
    ]);
  }

  /** An upright plane through `origin`; u runs along the ground at `angle` (0 = to the right), v runs up. */
  wall(origin: Vec, angle = 0): Plane {
    return new Plane(this, origin, angle);
  }
}

/** An upright plane: u metres along, v metres up, `out` metres towards the front of it. */
export class Plane {
  readonly view: View;
  readonly origin: Vec;
  readonly #along: readonly [number, number];

  constructor(view: View, origin: Vec, angle: number) {
    this.view = view;
    this.origin = origin;
    this.#along = [Math.cos(angle), Math.sin(angle)];
  }

  vec(u: number, v: number, out = 0): Vec {
    const [ax, az] = this.#along;
    const [x, y, z] = this.origin;
    return [x + ax * u + az * out, y + v, z + az * u - ax * out];
  }

  at(u: number, v: number, out = 0): Point {
    return this.view.point(this.vec(u, v, out));
  }

  quad(u: number, v: number, w: number, h: number, out = 0): Point[] {
    return this.view.poly([
      this.vec(u, v, out),
      this.vec(u + w, v, out),
      this.vec(u + w, v + h, out),
      this.vec(u, v + h, out),
    ]);
  }

  /** Any outline given in plane coordinates. */
  shape(points: readonly Point[], out = 0): Point[] {
    return this.view.poly(points.map(([u, v]) => this.vec(u, v, out)));
  }

  /** A rectangle that lies flat at height v, from `out` to `out + depth` in front of the plane. */
  shelf(u: number, v: number, w: number, depth: number, out = 0): Point[] {
    return this.view.poly([
      this.vec(u, v, out),
      this.vec(u + w, v, out),
      this.vec(u + w, v, out + depth),
      this.vec(u, v, out + depth),
    ]);
  }

  /** An upright rectangle square to the plane at u, from `out` to `out + depth`. */
  fin(u: number, v: number, depth: number, h: number, out = 0): Point[] {
    return this.view.poly([
      this.vec(u, v, out),
      this.vec(u, v, out + depth),
      this.vec(u, v + h, out + depth),
      this.vec(u, v + h, out),
    ]);
  }

  /** Pixels a metre at that place. */
  scale(u: number, v: number): number {
    return this.view.scale(this.vec(u, v));
  }

  /** Whether a rectangle, with a margin of some metres, may fall on the page: nothing else needs drawing. */
  onPage(u: number, v: number, w: number, h: number, margin = 1.5): boolean {
    const quad = this.quad(u - margin, v - margin, w + margin * 2, h + margin * 2);
    if (quad.length === 0) return false;
    const xs = quad.map(([x]) => x);
    const ys = quad.map(([, y]) => y);
    return Math.max(...xs) > 0 && Math.min(...xs) < WIDTH && Math.max(...ys) > 0 && Math.min(...ys) < HEIGHT;
  }
}

/** Whether a polygon given counter-clockwise (as seen from its front) shows its front to the viewer. */
export function facing(points: readonly Point[]): boolean {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  return area < 0;
}
