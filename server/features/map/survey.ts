import 'server-only';

import type { Place } from '@/lib/map/clusters';
import { pointOfWorld } from '@/lib/geometry/mercator';
import type { Bounds } from '@/lib/geometry/mercator';
import { areaOf, holds, overlapOf, sideAt } from '@/server/features/search/square';
import type { Area, Square } from '@/server/features/search/square';
import { countBits, hasBit, slotsOf } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import { LEVELS, WORLD_UNITS } from '@/server/features/search/listing-points';
import type { ListingPoints } from '@/server/features/search/listing-points';

export interface SurveyOptions {
  /** Only these listings; null for all. */
  listings: Bits | null;
  /** Null for the whole world. */
  bounds: Bounds | null;
  zoom: number;
  /** Up to this many listings are returned individually. */
  most: number;
}

export interface Survey {
  total: number;
  /** All listings if there are at most `most`; otherwise empty. */
  slots: number[];
  /** The listings grouped by small squares, each at the mean position of its listings. */
  places: Place[];
}

/** How often a tile of 256 pixels is halved: into squares of 32 pixels, to be merged into clusters twice that size. */
const HALVINGS = 3;
/** Merging more squares would take too long. Counted within the coast: few listings lie outside it. */
const MOST_SQUARES = 16_384;
const COAST: Bounds = { west: 2.4, south: 50.9, east: 3.5, north: 51.5 };
/** Up to this many listings are looked at one by one. */
const FEW = 16_000;
/** Outside every area. */
const NOWHERE = -1;
/** How many listings in a large square are sampled for its mean position. */
const SAMPLE = 64;
/** A square at the edge of the area with at most this many listings is not divided further. */
const LEAF = 128;

/**
 * Counts listings by location. Whole squares of the quadtree are skipped, or counted as ranges of its order; single
 * listings are only looked at where a filter or the edge of the bounds requires it.
 */
export function survey(points: ListingPoints, options: SurveyOptions): Survey {
  const { order } = points;
  const area = areaOf(options.bounds);
  const few = fewOf(points, options.listings);
  if (few) return surveyFew(points, few, { ...options, area });
  const level = levelFor(area, options.zoom);
  const found: Survey = { total: 0, slots: [], places: [] };
  const visit = (square: Square): void => {
    if (square.from === square.to || overlapOf(area, square) === 'none') return;
    if (square.level < level) quarters(points, square).forEach(visit);
    else count(found, points, square, { ...options, area });
  };
  const from = order.search(0, order.length, (slot) => points.keyOf(slot) < 0);
  visit({ level: 0, left: 0, top: 0, key: 0, from, to: order.length });
  if (found.total > options.most) found.slots = [];
  return found;
}

/** The slots of the listings if there are few of them, else null. */
function fewOf({ order }: ListingPoints, listings: Bits | null): readonly number[] | null {
  if (listings) return countBits(listings) <= FEW ? slotsOf(listings) : null;
  return order.length <= FEW ? order.every(1, 0, order.length, () => true) : null;
}

function surveyFew(
  points: ListingPoints,
  listings: readonly number[],
  { area, zoom, most }: { area: Area; zoom: number; most: number },
): Survey {
  const { x, y } = points;
  const side = sideAt(levelFor(area, zoom));
  // Keys are kept small: V8 boxes large numbers, one per listing.
  const inRow = WORLD_UNITS / side;
  const squares = new Map<number, number>();
  // Arrays of numbers rather than an object per square: V8 boxes each large number in an object.
  const sums = { x: [] as number[], y: [] as number[], count: [] as number[] };
  const slots: number[] = [];
  let total = 0;
  for (const slot of listings) {
    const left = x[slot] ?? NOWHERE;
    const top = y[slot] ?? NOWHERE;
    if (!holds(area, left, top)) continue;
    total += 1;
    if (total <= most) slots.push(slot);
    const key = Math.floor(left / side) * inRow + Math.floor(top / side);
    const known = squares.get(key);
    if (known === undefined) {
      squares.set(key, sums.count.length);
      sums.x.push(left);
      sums.y.push(top);
      sums.count.push(1);
    } else {
      sums.x[known] = (sums.x[known] ?? 0) + left;
      sums.y[known] = (sums.y[known] ?? 0) + top;
      sums.count[known] = (sums.count[known] ?? 0) + 1;
    }
  }
  return {
    total,
    slots: total <= most ? slots : [],
    places: sums.count.map((count, at) => toPlace({ x: sums.x[at] ?? 0, y: sums.y[at] ?? 0, count })),
  };
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

function quarters({ order, keyOf }: ListingPoints, { level, left, top, key, from, to }: Square): Square[] {
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
  area: Area;
}

/** Listings of a square that are adjacent in the order. */
interface Piece {
  from: number;
  to: number;
  /** Whether some may lie outside the area. */
  isEdge: boolean;
}

/** At the edge of the area a square is halved until few enough listings are left to look at each. */
function piecesOf(points: ListingPoints, square: Square, area: Area): Piece[] {
  const { from, to } = square;
  const overlap = from === to ? 'none' : overlapOf(area, square);
  if (overlap === 'none') return [];
  if (overlap === 'whole' || to - from <= LEAF) return [{ from, to, isEdge: overlap === 'part' }];
  return quarters(points, square).flatMap((quarter) => piecesOf(points, quarter, area));
}

/** The matching listings: how many, and a sample at regular intervals. */
interface Part {
  total: number;
  every(step: number): readonly number[];
}

/** Adds the matching listings of a square. Reading points costs more than everything else, so few are read. */
function count(
  found: Survey,
  points: ListingPoints,
  square: Square,
  { listings, most, area }: CountOptions,
): void {
  const { order, x, y } = points;
  const fits = (slot: number) => !listings || hasBit(listings, slot);
  const fitsInside = (slot: number) => fits(slot) && holds(area, x[slot] ?? 0, y[slot] ?? 0);
  const parts = piecesOf(points, square, area).map(({ from, to, isEdge }): Part => {
    const inside = isEdge ? order.every(1, from, to, fitsInside) : null;
    const total = inside?.length ?? (listings ? order.countIn(listings, from, to) : to - from);
    return { total, every: (step) => inside ?? order.every(step, from, to, fits) };
  });
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  if (total === 0) return;
  found.total += total;
  if (found.total <= most) for (const part of parts) found.slots.push(...part.every(1));
  const step = Math.max(1, Math.floor(total / SAMPLE));
  const sums: Sums = { x: 0, y: 0, count: 0 };
  for (const part of parts.filter((each) => each.total > 0)) {
    const sample = part.every(step);
    const slots = sample.length > 0 ? sample : part.every(1);
    add(sums, meanOf(x, slots), meanOf(y, slots), part.total);
  }
  found.places.push(toPlace(sums));
}

/** Listings at one place, with the sums of their positions. */
interface Sums {
  x: number;
  y: number;
  count: number;
}

function add(sums: Sums, x: number, y: number, count: number): void {
  sums.x += x * count;
  sums.y += y * count;
  sums.count += count;
}

/** Units are rounded down, so on average half a unit too small. */
function toPlace({ x, y, count: listings }: Sums): Place {
  return {
    ...pointOfWorld((x / listings + 0.5) / WORLD_UNITS, (y / listings + 0.5) / WORLD_UNITS),
    count: listings,
  };
}

function meanOf(values: Int32Array, slots: readonly number[]): number {
  let sum = 0;
  for (const slot of slots) sum += values[slot] ?? 0;
  return sum / slots.length;
}
