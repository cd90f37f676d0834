import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains } from './contains';
import type { Position, Ring, ShapeRecord } from './parse-shapes';

/**
 * A second, naive way: whole numbers only, so that nothing is rounded. A ray goes east from the point; an edge counts
 * if it begins below the ray or on it, and ends above it, or the other way round.
 */
const cross = ([ax, ay]: Position, [bx, by]: Position, [px, py]: Position) =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax);

const isBetween = (a: number, b: number, p: number) => Math.min(a, b) <= p && p <= Math.max(a, b);

const edgesOf = (ring: Ring) =>
  ring.slice(1).flatMap((to, at): [Position, Position][] => {
    const from = ring[at];
    return from ? [[from, to]] : [];
  });

const isOn =
  (point: Position) =>
  ([from, to]: [Position, Position]) =>
    cross(from, to, point) === 0 &&
    isBetween(from[0], to[0], point[0]) &&
    isBetween(from[1], to[1], point[1]);

const isCrossed =
  (point: Position) =>
  ([from, to]: [Position, Position]) => {
    const [low, high] = from[1] <= to[1] ? [from, to] : [to, from];
    return low[1] <= point[1] && point[1] < high[1] && cross(low, high, point) > 0;
  };

const naively = (records: readonly ShapeRecord[], point: Position) =>
  records.some((rings) => {
    const edges = rings.flatMap(edgesOf);
    return edges.some(isOn(point)) || edges.filter(isCrossed(point)).length % 2 === 1;
  });

// A small grid, so that points often lie on borders and corners.
const position = fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }));
const ring = fc
  .array(position, { minLength: 3, maxLength: 9 })
  .map((positions): Ring => [...positions, positions[0] ?? [0, 0]]);
const area = fc.array(fc.array(ring, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });

describe('what lies in an area', () => {
  it('is what a naive count of crossings says, borders inside', () => {
    fc.assert(
      fc.property(area, position, (records, point) => {
        expect(contains(records, point)).toBe(naively(records, point));
      }),
      { numRuns: 5000 },
    );
  });

  it('does not depend on winding, order of rings, or where a ring begins', () => {
    const turned = (one: Ring): Ring => {
      const open = one.slice(1);
      return [...open, open[0] ?? [0, 0]].toReversed();
    };
    fc.assert(
      fc.property(area, position, (records, point) => {
        const other = records.map((rings) => rings.map(turned).toReversed());
        expect(contains(other, point)).toBe(contains(records, point));
      }),
      { numRuns: 2000 },
    );
  });

  const square = (from: number, to: number): Ring => [
    [from, from],
    [from, to],
    [to, to],
    [to, from],
    [from, from],
  ];

  it('leaves out a hole, but not the island in it', () => {
    const record = [square(0, 10), square(2, 8), square(4, 6)];
    const inside = ([x, y]: Position) => contains([record], [x, y]);
    expect([inside([1, 1]), inside([3, 3]), inside([5, 5]), inside([11, 5])]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([inside([2, 5]), inside([4, 4]), inside([0, 10])]).toEqual([true, true, true]);
  });

  it('is what any record holds: two that overlap do not cancel out', () => {
    expect(contains([[square(0, 6)], [square(4, 10)]], [5, 5])).toBe(true);
    expect(contains([[square(0, 6), square(4, 10)]], [5, 5])).toBe(false);
  });
});
