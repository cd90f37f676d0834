/**
 * The stays of each listing: generated day by day through the past half year and the coming year, by the listing's own
 * stay rules.
 */
import { allowedDepartures } from '@/lib/stays/judge';
import type { StayBounds } from '@/lib/stays/terms';
import { addDays, compareDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { BookingRequestStatus } from '@/lib/booking-requests/lifecycle';
import { weighted } from './features';
import type { SeedListing } from './listing';
import type { Letting } from './letting';
import type { LetListing } from './letting-rows';
import { accountIds } from './people';
import type { Random } from './random';

const PAST_DAYS = 110;
/** Older stays would have been anonymised (docs/rules/personal-data.md#guests). */
const LONG_AGO_DAYS = 650;
const COMING_DAYS = 335;

/** A stay that was requested. */
export interface AskedStay extends DayRange {
  /** The day of the request; the stay respects the rules as of that day. */
  readonly asked: Day;
  readonly status: BookingRequestStatus;
}

export interface ListingCalendar {
  readonly stays: readonly AskedStay[];
  /** Days blocked by the owner. */
  readonly blocks: readonly DayRange[];
}

/** [minimum and maximum gap in days between two stays], by month: long in January, short in July. */
const gaps: Readonly<Record<string, readonly [number, number]>> = {
  '01': [10, 30],
  '02': [6, 22],
  '03': [6, 20],
  '04': [1, 10],
  '05': [2, 11],
  '06': [2, 11],
  '07': [0, 4],
  '08': [0, 4],
  '09': [3, 12],
  '10': [4, 16],
  '11': [8, 26],
  '12': [5, 18],
};

function nightsWeight(nights: number): number {
  const usual: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 6, 7: 10, 14: 3 };
  return usual[nights] ?? (nights <= 10 ? 1.5 : 0.3);
}

class Walk {
  readonly taken: DayRange[] = [];
  readonly stays: AskedStay[] = [];
  readonly blocks: DayRange[] = [];
  readonly opened: Day;

  constructor(
    readonly listing: SeedListing,
    readonly letting: Letting,
    readonly today: Day,
    readonly random: Random,
    age: number,
  ) {
    this.opened = addDays(today, -age);
  }

  add(stay: AskedStay): void {
    this.stays.push(stay);
    if (stay.status === 'approved') this.taken.push({ start: stay.start, end: stay.end });
  }

  /** The listing's rules and occupancy on the day of a request. */
  bounds(today: Day): StayBounds {
    const { rules, seasons } = this.letting;
    return {
      rules: { ...this.listing.rules, ...rules },
      seasons,
      today,
      booked: this.taken,
      blocked: this.blocks,
    };
  }

  block(range: DayRange): void {
    if (this.taken.some((other) => overlaps(other, range))) return;
    this.blocks.push(range);
    this.taken.push(range);
  }

  /** A stay that starts within ten days after `from` and was allowed on the day of its request. */
  find(from: Day, askedFor: (start: Day) => Day): Omit<AskedStay, 'status'> | null {
    for (let start = from; start < addDays(from, 10); start = addDays(start, 1)) {
      const asked = askedFor(start);
      if (asked > start) continue;
      const departures = allowedDepartures(this.bounds(asked), start);
      const likely = departures.map((end) => [end, nightsWeight(diffDays(start, end))] as const);
      if (likely.length > 0) return { start, end: weighted(this.random, likely), asked };
    }
    return null;
  }

  /** A day before the stay, after the listing was published and before today. */
  askedBefore(start: Day): Day {
    const yesterday = addDays(this.today, -1);
    const wished = addDays(start, -this.random.int(6, 120));
    if (wished > yesterday) return yesterday;
    return wished < this.opened ? this.opened : wished;
  }

  run(until: Day): void {
    const popularity = this.random.between(1.3, 5);
    let day = addDays(this.today, -PAST_DAYS);
    if (day < this.opened) day = addDays(this.opened, 5);
    while (day < until) {
      const [shortest, longest] = gaps[day.slice(5, 7)] ?? [5, 15];
      day = addDays(day, Math.round(this.random.int(shortest, longest) * popularity));
      if (this.random.chance(0.05)) this.block({ start: day, end: addDays(day, this.random.int(3, 9)) });
      const stay = this.find(day, (start) => this.askedBefore(start));
      if (stay === null) {
        day = addDays(day, 4);
        continue;
      }
      const status = weighted<BookingRequestStatus>(this.random, [
        ['approved', 92],
        ['canceled', 5],
        ['declined', 3],
      ]);
      this.add({ ...stay, status });
      day = status === 'approved' ? stay.end : addDays(stay.start, 1);
    }
  }

  /** A pending request, some weeks ahead. */
  ask(from: Day, daysAgo: number): void {
    const asked = addDays(this.today, -daysAgo);
    const stay = this.find(from, () => asked);
    if (stay) this.add({ ...stay, status: 'pending' });
  }
}

/** Older approved stays, about the given number, spread over the time since the listing was published. */
export function earlierStaysOf(
  { listing, letting }: LetListing,
  today: Day,
  { age, wanted, random }: { age: number; wanted: number; random: Random },
): AskedStay[] {
  const walk = new Walk(listing, letting, today, random, age);
  const until = addDays(today, -PAST_DAYS);
  let day = addDays(today, -Math.min(age - 5, LONG_AGO_DAYS));
  const gap = Math.max(1, Math.floor(diffDays(day, until) / Math.max(1, wanted)) - 5);
  while (day < until && walk.stays.length < wanted) {
    const stay = walk.find(day, (start) => walk.askedBefore(start));
    if (stay && stay.end > until) break;
    if (stay) walk.add({ ...stay, status: 'approved' });
    day = addDays(stay?.end ?? day, stay ? random.int(0, 2 * gap) : 4);
  }
  return walk.stays;
}

/** Fixed stays of the demo landlord's listings: a current guest, and a request in every state. */
function fix(walk: Walk): void {
  const { listing, today } = walk;
  const on = (from: number, nights: number, asked: number, status: BookingRequestStatus) =>
    walk.add({
      start: addDays(today, from),
      end: addDays(today, from + nights),
      asked: addDays(today, -asked),
      status,
    });
  if (listing.id === 1) {
    on(-2, 5, 40, 'approved');
    on(12, 3, 20, 'approved');
    on(20, 2, 9, 'canceled');
    walk.block({ start: addDays(today, 45), end: addDays(today, 50) });
  }
  if (listing.id === 2) {
    on(-20, 7, 60, 'approved');
    on(16, 4, 6, 'declined');
    walk.block({ start: addDays(today, 60), end: addDays(today, 67) });
  }
}

/**
 * The calendar of a listing that was published `age` days ago. Approved stays never overlap each other or a block; no
 * request is from today, so that nothing happened in the future.
 */
export function calendarOf(
  { listing, letting }: LetListing,
  today: Day,
  age: number,
  random: Random,
): ListingCalendar {
  const walk = new Walk(listing, letting, today, random, age);
  fix(walk);
  walk.run(addDays(today, listing.state === 'online' ? COMING_DAYS : -20));
  if (listing.id === 1) {
    walk.ask(addDays(today, 24), 1);
    walk.ask(addDays(today, 75), 2);
  } else if (listing.id === 2) walk.ask(addDays(today, 33), 4);
  else if (listing.ownerId !== accountIds.landlord && listing.state === 'online' && random.chance(0.12))
    walk.ask(addDays(today, random.int(8, 60)), random.int(1, 4));
  return { stays: walk.stays.toSorted((a, b) => compareDays(a.start, b.start)), blocks: walk.blocks };
}
