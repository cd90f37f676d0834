import 'server-only';

import type { Place } from '@/lib/map/clusters';
import { pointOfWorld } from '@/lib/map/mercator';
import type { Bounds } from '@/lib/map/mercator';
import { areaOf, holds, overlapOf, sideAt } from '@/server/map/square';
import type { Area, Square } from '@/server/map/square';
import { countBits, hasBit, slotsOf } from '@/server/search/bits';
import type { Bits } from '@/server/search/bits';
import { LEVELS, WORLD_UNITS } from '@/server/search/home-points';
import type { HomePoints } from '@/server/search/home-points';

export interface SurveyOptions {
  /** Nothing but these homes; null for all. */
  homes: Bits | null;
  /** Null for the world. */
  bounds: Bounds | null;
  zoom: number;
  /** So many homes are named one by one. */
  most: number;
}

export interface Survey {
  total: number;
  /** Of all homes where they are no more than `most`; otherwise empty. */
  slots: number[];
  /** The homes by small squares, each at the middle of its homes. */
  places: Place[];
}

/** A tile of 256 pixels is halved so often: squares of 32 pixels, to be joined to clusters of twice that. */
const HALVINGS = 3;
/** Within this coast, which homes seldom leave, there are no more squares: joining them would take too long. */
const MOST_SQUARES = 16_384;
const COAST: Bounds = { west: 2.4, south: 50.9, east: 3.5, north: 51.5 };
/** So few homes are looked at one by one. */
const FEW = 4_000;
/** Homes of a large square that its middle is taken from. */
const SAMPLE = 64;

/**
 * Counts homes where they are. Whole squares of the quadtree are passed over, or counted as they stand in its order;
 * homes are looked at one by one only where a filter or the edge of the bounds asks for it.
 */
export function survey(points: HomePoints, options: SurveyOptions): Survey {
  const { order } = points;
  const area = areaOf(options.bounds);
  const few = fewOf(points, options.homes);
  if (few) return surveyFew(points, few, { ...options, area });
  const level = levelFor(area, options.zoom);
  const found: Survey = { total: 0, slots: [], places: [] };
  const visit = (square: Square): void => {
    const overlap = square.from === square.to ? 'none' : overlapOf(area, square);
    if (overlap === 'none') return;
    if (square.level < level) quarters(points, square).forEach(visit);
    else count(found, points, { ...options, square, edge: overlap === 'part' ? area : null });
  };
  const from = order.search(0, order.length, (slot) => points.keyOf(slot) < 0);
  visit({ level: 0, left: 0, top: 0, key: 0, from, to: order.length });
  if (found.total > options.most) found.slots = [];
  return found;
}

/** The slots of the homes, where they are few. */
function fewOf({ order }: HomePoints, homes: Bits | null): readonly number[] | null {
  if (homes) return countBits(homes) <= FEW ? slotsOf(homes) : null;
  return order.length <= FEW ? order.every(1, 0, order.length, () => true) : null;
}

function surveyFew(
  points: HomePoints,
  homes: readonly number[],
  { area, zoom, most }: { area: Area; zoom: number; most: number },
): Survey {
  const { x, y } = points;
  const level = Math.min(Math.floor(zoom) + HALVINGS, LEVELS);
  const slots = homes.filter((slot) => holds(area, x[slot] ?? -1, y[slot] ?? -1));
  const squares = Map.groupBy(slots, (slot) => Math.floor(points.keyOf(slot) / sideAt(level) ** 2));
  const places = [...squares.values()].map((inside) => ({
    ...middleOf(points, inside),
    count: inside.length,
  }));
  return { total: slots.length, slots: slots.length <= most ? slots : [], places };
}

function levelFor(area: Area, zoom: number): number {
  const coast = areaOf(COAST);
  const width = Math.min(area.right, coast.right) - Math.max(area.left, coast.left);
  const height = Math.min(area.bottom, coast.bottom) - Math.max(area.top, coast.top);
  const squares = (level: number) => (width / sideAt(level)) * (height / sideAt(level));
  let level = Math.min(Math.floor(zoom) + HALVINGS, LEVELS);
  while (width > 0 && height > 0 && squares(level) > MOST_SQUARES) level -= 1;
  return level;
}

function quarters({ order, keyOf }: HomePoints, { level, left, top, key, from, to }: Square): Square[] {
  const side = sideAt(level + 1);
  let start = from;
  return [0, 1, 2, 3].map((quarter) => {
    const end = key + (quarter + 1) * side * side;
    const next = order.search(start, to, (slot) => keyOf(slot) < end);
    const part = {
      level: level + 1,
      left: left + (quarter & 1) * side,
      top: top + (quarter >> 1) * side,
      key: key + quarter * side * side,
      from: start,
      to: next,
    };
    start = next;
    return part;
  });
}

interface CountOptions extends SurveyOptions {
  square: Square;
  /** Where part of the square lies outside of it. */
  edge: Area | null;
}

/** Adds the homes of a square that fit. Reading points costs more than all else: few are read. */
function count(found: Survey, points: HomePoints, { square, homes, edge, most }: CountOptions): void {
  const { order, x, y } = points;
  const { from, to } = square;
  const fits = (slot: number) =>
    (!homes || hasBit(homes, slot)) && (!edge || holds(edge, x[slot] ?? 0, y[slot] ?? 0));
  const every = (step: number) => order.every(step, from, to, fits);
  const inside = edge ? every(1) : null;
  const total = inside?.length ?? (homes ? order.countIn(homes, from, to) : to - from);
  if (total === 0) return;
  found.total += total;
  if (found.total <= most) found.slots.push(...(inside ?? every(1)));
  const sample = inside ?? every(Math.max(1, Math.floor(total / SAMPLE)));
  found.places.push({ ...middleOf(points, sample.length > 0 ? sample : every(1)), count: total });
}

function middleOf({ x, y }: HomePoints, slots: readonly number[]) {
  const mean = (values: Int32Array) =>
    slots.reduce((sum, slot) => sum + (values[slot] ?? 0), 0) / slots.length;
  // Units are rounded down: on average they are half a one too small.
  return pointOfWorld((mean(x) + 0.5) / WORLD_UNITS, (mean(y) + 0.5) / WORLD_UNITS);
}
