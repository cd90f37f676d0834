/**
 * The data model of the timeline of all listings: whole weeks from a Monday a quarter ago to a year and a half ahead,
 * fetched in windows of 13 weeks, with bars for what occupies a listing (docs/rules/planning.md#the-timeline). All
 * ranges are half-open.
 */
import type { Period } from '@/lib/calendar/contract';
import { addDays, diffDays, eachDay, startOfMonth, addMonths, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { merge, overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { PlanningListing, PlanningStay } from '@/lib/planning/contract';

/** Weeks per window of data: 91 days, within the limit of one call. */
const WINDOW_WEEKS = 13;
/** One window back, six ahead: 18 months. */
export const TIMELINE_WEEKS = WINDOW_WEEKS * 7;
/** The window that starts on the Monday of today's week. */
export const TODAY_WINDOW = 1;

/** The Monday on which the timeline starts. */
export function timelineStart(today: Day): Day {
  return addDays(today, 1 - weekday(today) - TODAY_WINDOW * WINDOW_WEEKS * 7);
}

export const windowOfWeek = (week: number): number => Math.floor(week / WINDOW_WEEKS);

export function windowRange(start: Day, window: number): DayRange {
  const first = addDays(start, window * WINDOW_WEEKS * 7);
  return { start: first, end: addDays(first, WINDOW_WEEKS * 7) };
}

/** The months in the timeline, by their first day. */
export function timelineMonths(start: Day): Day[] {
  const last = addDays(start, TIMELINE_WEEKS * 7 - 1);
  const months: Day[] = [];
  for (let month = startOfMonth(start); month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/**
 * stay: requested on this site. own: a manual booking. imported: a stay from a linked calendar. closed: nights that a
 * linked calendar blocked without a stay. request: pending. block: blocked on this site.
 */
export type BarKind = 'stay' | 'own' | 'imported' | 'closed' | 'request' | 'block';

export interface Bar extends DayRange {
  /** Identifies the bar within its listing, independent of what else is loaded. */
  key: string;
  kind: BarKind;
  /** Id of the booking or request, if the user may see it. */
  id: number | null;
  /** Null for users who may not see it, and for imported stays and blocks. */
  guest: string | null;
  source: PlanningStay['source'] | null;
  /** What the guest still owes, in cents; 0 if nothing is due or known. */
  open: number;
  /** The owner's name for the calendar that it came from. */
  calendar: string | null;
  /** Overlaps a bar that takes precedence, so it is drawn small, below that one. */
  isUnder: boolean;
  /** A block of a home whose days the user may not change. */
  isFixed?: boolean;
}

export interface TimelineListing {
  id: number;
  slug: string;
  name: string;
  isOwn: boolean;
  /** The user hosts its guests: may enter manual bookings, but not block or price days. */
  isHosted: boolean;
  /** Sorted by start. */
  bars: readonly Bar[];
  /** Night → the bar that occupies it; a request only if nothing else does. */
  barOn: ReadonlyMap<Day, Bar>;
  prices: ReadonlyMap<Day, number>;
}

const rangeOf = ({ start_date, end_date }: Period): DayRange => ({ start: start_date, end: end_date });

function kindOf({ source, manual, closed }: PlanningStay, isRequest: boolean): BarKind {
  if (isRequest) return 'request';
  if (source !== 'internal') return closed ? 'closed' : 'imported';
  return manual ? 'own' : 'stay';
}

function toBar(stay: PlanningStay, isRequest: boolean): Bar {
  const kind = kindOf(stay, isRequest);
  const range = rangeOf(stay);
  const key = stay.id === null ? `${stay.source} ${range.start} ${range.end}` : `${kind} ${stay.id}`;
  return {
    ...range,
    key,
    kind,
    id: stay.id,
    guest: stay.guest_name,
    source: stay.source,
    open: Math.max(0, stay.open_cents ?? 0),
    calendar: stay.name,
    isUnder: false,
  };
}

const toBlock = (range: DayRange, isFixed: boolean): Bar => ({
  ...range,
  key: `block ${range.start}`,
  kind: 'block',
  id: null,
  guest: null,
  source: null,
  open: 0,
  calendar: null,
  isUnder: false,
  ...(isFixed && { isFixed }),
});

/**
 * Precedence when two share a night: the higher value gives way. Requests give way to everything, imported stays to
 * ours.
 */
const weight: Readonly<Record<BarKind, number>> = {
  stay: 0,
  own: 0,
  block: 1,
  imported: 2,
  closed: 3,
  request: 4,
};

function placeBars(bars: readonly Bar[]): Bar[] {
  const placed: Bar[] = [];
  for (const bar of bars.toSorted((a, b) => weight[a.kind] - weight[b.kind] || (a.start < b.start ? -1 : 1)))
    placed.push({ ...bar, isUnder: placed.some((other) => !other.isUnder && overlaps(other, bar)) });
  return placed.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
}

/** Merges the data of one listing from several windows; adjacent blocks become one. */
function mergeListing(parts: readonly PlanningListing[], first: PlanningListing): TimelineListing {
  const found = new Map<string, Bar>();
  for (const part of parts) {
    for (const stay of part.stays) {
      const bar = toBar(stay, false);
      found.set(bar.key, bar);
    }
    for (const request of part.requests) {
      const bar = toBar(request, true);
      found.set(bar.key, bar);
    }
  }
  const blocks = merge(parts.flatMap(({ blocks: ranges }) => ranges.map(rangeOf))).map((range) =>
    toBlock(range, first.is_hosted),
  );
  const bars = placeBars([...found.values(), ...blocks]);
  const barOn = new Map<Day, Bar>();
  for (const bar of bars)
    for (const night of eachDay(bar.start, bar.end)) {
      const known = barOn.get(night);
      if (!known || known.isUnder) barOn.set(night, bar);
    }
  const prices = new Map(
    parts.flatMap(({ prices: nights }) => nights.map(({ date, price }) => [date, price])),
  );
  const { id, slug, name } = first.listing;
  return { id, slug, name, isOwn: first.is_own, isHosted: first.is_hosted, bars, barOn, prices };
}

/** The listings in all loaded windows, by name in the server's order. */
export function mergeWindows(windows: readonly (readonly PlanningListing[])[]): TimelineListing[] {
  const parts = new Map<number, PlanningListing[]>();
  for (const row of windows.flat()) {
    const known = parts.get(row.listing.id);
    if (known) known.push(row);
    else parts.set(row.listing.id, [row]);
  }
  return [...parts.values()].flatMap((all) => (all[0] ? [mergeListing(all, all[0])] : []));
}

/** Whether its end can be moved here: manual bookings and blocks. Imported days belong to the other site. */
export const isMovable = ({ kind, id, isFixed }: Bar): boolean =>
  !isFixed && (kind === 'block' || (kind === 'own' && id !== null));

/** The first bar that prevents moving a bar to this range; requests never do. */
export function obstacleOf(row: TimelineListing, bar: Bar, range: DayRange): Bar | null {
  const others = row.bars.filter(({ key, kind }) => key !== bar.key && kind !== 'request');
  return others.find((other) => overlaps(other, range)) ?? null;
}

/** The index of a day in the timeline, starting at 0. */
export const dayIndex = (start: Day, day: Day): number => diffDays(start, day);
