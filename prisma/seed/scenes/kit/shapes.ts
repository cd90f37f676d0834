/**
 * Path data for soft natural outlines: smooth ridges, lenses, blobs, grass blades.
 */
import type { Random } from '../random';
import { num, type Point } from './canvas';

const at = (points: readonly Point[], i: number): Point =>
  points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];

/** Cubic segments through all points (Catmull-Rom), without the leading move. */
export function smoothTail(points: readonly Point[], tension = 1): string {
  let data = '';
  for (let i = 0; i < points.length - 1; i++) {
    const [x0, y0] = at(points, i - 1);
    const [x1, y1] = at(points, i);
    const [x2, y2] = at(points, i + 1);
    const [x3, y3] = at(points, i + 2);
    const k = tension / 6;
    data +=
      `C${num(x1 + (x2 - x0) * k)} ${num(y1 + (y2 - y0) * k)} ` +
      `${num(x2 - (x3 - x1) * k)} ${num(y2 - (y3 - y1) * k)} ${num(x2)} ${num(y2)}`;
  }
  return data;
}

/** An open smooth line. */
export function smooth(points: readonly Point[]): string {
  const [x, y] = at(points, 0);
  return `M${num(x)} ${num(y)}${smoothTail(points)}`;
}

/** A smooth ridge closed along the bottom edge `bottom`. */
export function ridge(points: readonly Point[], bottom: number): string {
  const [x] = at(points, 0);
  const [last] = at(points, points.length - 1);
  return `${smooth(points)}L${num(last)} ${num(bottom)}L${num(x)} ${num(bottom)}Z`;
}

/** A closed smooth outline. */
export function blob(points: readonly Point[]): string {
  const n = points.length;
  const around = Array.from({ length: n + 3 }, (_, i) => at(points, (i - 1 + n) % n));
  let data = '';
  for (let i = 1; i <= n; i++) {
    const [x0, y0] = at(around, i - 1);
    const [x1, y1] = at(around, i);
    const [x2, y2] = at(around, i + 1);
    const [x3, y3] = at(around, i + 2);
    if (i === 1) data += `M${num(x1)} ${num(y1)}`;
    data +=
      `C${num(x1 + (x2 - x0) / 6)} ${num(y1 + (y2 - y0) / 6)} ` +
      `${num(x2 - (x3 - x1) / 6)} ${num(y2 - (y3 - y1) / 6)} ${num(x2)} ${num(y2)}`;
  }
  return `${data}Z`;
}

/** Points of a rolling line from `left` to `right`. */
export function rolling(
  r: Random,
  left: number,
  right: number,
  y: number,
  height: number,
  steps: number,
): Point[] {
  const p1 = r.between(0, 6.28);
  const p2 = r.between(0, 6.28);
  const f1 = r.between(0.7, 1.5);
  const f2 = r.between(2.1, 3.4);
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const wave = Math.sin(t * 6.28 * f1 + p1) * 0.62 + Math.sin(t * 6.28 * f2 + p2) * 0.28;
    return [left + (right - left) * t, y - height * (0.5 + wave * 0.5 + r.between(-0.06, 0.06))];
  });
}

/** A thin horizontal lens, as light on water or a hollow in sand. */
export function lens(x: number, y: number, length: number, thickness: number): string {
  const half = num(length / 2);
  return `M${num(x - length / 2)} ${num(y)}q${half} ${num(-thickness)} ${num(length)} 0q-${half} ${num(thickness)} ${num(-length)} 0Z`;
}

/** A blade of grass that bends by `lean`. */
export function blade(x: number, y: number, height: number, lean: number, width: number): string {
  return (
    `M${num(x - width / 2)} ${num(y)}Q${num(x + lean * 0.15)} ${num(y - height * 0.6)} ${num(x + lean)} ${num(y - height)}` +
    `Q${num(x + lean * 0.15 + width)} ${num(y - height * 0.55)} ${num(x + width / 2)} ${num(y)}Z`
  );
}

/** The y of a polyline at x; points sorted by x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = at(points, i - 1);
    const [x1, y1] = at(points, i);
    if (x <= x1) return y0 + ((y1 - y0) * (x - x0)) / Math.max(1e-6, x1 - x0);
  }
  return at(points, points.length - 1)[1];
}

/** An irregular round outline, as a shrub or a tree crown. */
export function crown(r: Random, cx: number, cy: number, rx: number, ry: number, lobes = 11): string {
  const points = Array.from({ length: lobes }, (_, i): Point => {
    const angle = (i / lobes) * Math.PI * 2;
    const k = r.between(0.84, 1.14);
    return [cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k];
  });
  return blob(points);
}

/** A polygon with its corners rounded by up to `radius` pixels. */
export function rounded(points: readonly Point[], radius: number): string {
  const n = points.length;
  if (n < 3) return '';
  let data = '';
  for (let i = 0; i < n; i++) {
    const corner = at(points, i);
    const toward = (other: Point): Point => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]);
      const t = length < 0.01 ? 0 : Math.min(radius, length * 0.48) / length;
      return [corner[0] + (other[0] - corner[0]) * t, corner[1] + (other[1] - corner[1]) * t];
    };
    const [ax, ay] = toward(at(points, (i + n - 1) % n));
    const [bx, by] = toward(at(points, (i + 1) % n));
    data += `${i === 0 ? 'M' : 'L'}${num(ax)} ${num(ay)}Q${num(corner[0])} ${num(corner[1])} ${num(bx)} ${num(by)}`;
  }
  return `${data}Z`;
}

/** The convex hull of some points (monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of list) {
      while (kept.length > 1) {
        const [a, b] = [at(kept, kept.length - 2), at(kept, kept.length - 1)];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
