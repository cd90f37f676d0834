import 'server-only';

import { addDays, weekdayOfNumber } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import { mayArrive, mayDepart, minStayIn } from '@/lib/stays/judge';
import { clearBit, emptyBits, setBit, takeOut } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import { integers, NumberLists } from '@/server/features/search/number-lists';
import type { ListParts } from '@/server/features/search/number-lists';
import type { SeasonRow } from '@/server/features/search/read-listings';

/** A season of a listing as numbers; days are day numbers of lib/dates/day. */
export interface SeasonTimes {
  /** The first night. */
  start: number;
  /** The first day after it. */
  end: number;
  /** Its stay rules, packed as below. */
  answers: number;
}

/** Stays of one length. Arrival days are bits, counted from the first arrival; fewer than 32. */
export interface AskedOfSeasons {
  nights: number;
  /** The day number of the first arrival. */
  firstArrival: number;
  /** Per arrival, the listings that allow the stay by all other rules, except perhaps the minimum length. */
  free: readonly (Bits | undefined)[];
  /** The union of those. */
  freeOnce: Bits;
  /** Those among them that allow it regardless of the minimum length, to fill a gap. */
  gaps: readonly (Bits | undefined)[];
  /** The listings whose own minimum stay is not longer than this. */
  longEnough: Bits;
}

/** The data that the seasons consist of. */
export interface SeasonParts {
  lists: ListParts<Int32Array<ArrayBuffer>>;
  any: Bits;
}

/** The minimum number of nights in the lowest bits, then one bit per weekday of arrival, then of departure. */
const LEAST_BITS = 9;
const LEAST = 2 ** LEAST_BITS - 1;
const WEEKDAYS = 7;
const ANY_DAY = 2 ** WEEKDAYS - 1;

const A_MONDAY: Day = '2026-01-05';
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const isIn = (bits: number) => (weekday: Weekday) => ((bits >>> (weekday - 1)) & 1) === 1;

/** Whether a season has stay rules; others only have prices. */
export const hasRules = ({ minStay, arrivalDays, departureDays }: SeasonRow) =>
  minStay + arrivalDays + departureDays > 0;

function askSeason({ minStay, arrivalDays, departureDays }: SeasonRow): number {
  const rules = {
    min_stay: minStay || null,
    arrival_days: weekdays.filter(isIn(arrivalDays)),
    departure_days: weekdays.filter(isIn(departureDays)),
  };
  // Computed for a listing without a minimum stay, so that null stands for the listing's own.
  let answers = minStayIn({ min_stay: null }, rules) ?? 0;
  for (const weekday of weekdays) {
    const day = addDays(A_MONDAY, weekday - 1);
    if (mayArrive(rules, day)) answers |= 1 << (LEAST_BITS + weekday - 1);
    if (mayDepart(rules, day)) answers |= 1 << (LEAST_BITS + WEEKDAYS + weekday - 1);
  }
  return answers;
}

const known = new Map<number, number>();

/**
 * The stay rules of a season (lib/stays/judge) in packed form. There are few different ones, so each is computed once.
 */
export function seasonTimes(row: SeasonRow): SeasonTimes {
  const { start, end, minStay, arrivalDays, departureDays } = row;
  const key = ((minStay << WEEKDAYS) | arrivalDays) * 2 ** WEEKDAYS + departureDays;
  let answers = known.get(key);
  if (answers === undefined) known.set(key, (answers = askSeason(row)));
  return { start, end, answers };
}

/** For each set of weekdays, the days that fall on one of them: bits counted from the day `first`. */
function daysOn(first: number): Int32Array {
  const days = new Int32Array(ANY_DAY + 1);
  for (let day = 0; day < 32; day += 1) {
    const alone = 1 << (weekdayOfNumber(first + day) - 1);
    days[alone] = (days[alone] ?? 0) | (1 << day);
  }
  // The days of a set are those of its lowest weekday plus those of the rest.
  for (let set = 1; set <= ANY_DAY; set += 1)
    days[set] = (days[set & -set] ?? 0) | (days[set & (set - 1)] ?? 0);
  return days;
}

/** The bits from `start` up to but excluding `end`, out of 0 to 30. */
function bitsBetween(start: number, end: number): number {
  if (end <= 0 || start > 30 || end <= start) return 0;
  const below = end > 30 ? 0x7fffffff : (1 << end) - 1;
  return start <= 0 ? below : below & ~((1 << start) - 1);
}

/** Whether a listing is in any of the sets selected by the bits of `places`. */
function isInAny(sets: readonly (Bits | undefined)[], places: number, word: number, bit: number): boolean {
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const set = sets[31 - Math.clz32(rest & -rest)];
    if (set && ((set[word] ?? 0) & bit) !== 0) return true;
  }
  return false;
}

/** The bits of `places` whose sets contain the listing. */
function placesIn(sets: readonly (Bits | undefined)[], places: number, word: number, bit: number): number {
  let found = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const lowest = rest & -rest;
    const set = sets[31 - Math.clz32(lowest)];
    if (set && ((set[word] ?? 0) & bit) !== 0) found |= lowest;
  }
  return found;
}

/** Numbers per season. */
const SIZE = 3;

/**
 * The stay rules of each listing's seasons. Bits per night and minimum stay would be faster to intersect, but take
 * hundreds of megabytes where these take a dozen (docs/decisions/2026-11-23-search-by-stay-rules.md).
 */
export class ListingSeasons {
  readonly #lists: NumberLists<Int32Array<ArrayBuffer>>;
  readonly #any: Bits;

  constructor(capacity: number, parts?: SeasonParts) {
    this.#lists = new NumberLists(capacity, integers(SIZE), parts?.lists);
    this.#any = parts?.any ?? emptyBits(capacity);
  }

  get parts(): SeasonParts {
    return { lists: this.#lists.parts, any: this.#any };
  }

  /** Cheapest if all seasons of a listing are added consecutively. */
  add(slot: number, { start, end, answers }: SeasonTimes): void {
    this.#lists.add(slot, [start, end, answers]);
    setBit(this.#any, slot);
  }

  forget(slot: number): void {
    this.#lists.forget(slot);
    clearBit(this.#any, slot);
  }

  /** Copies a slot's seasons into a slot of others that has none. */
  copyTo(others: ListingSeasons, slot: number, toSlot: number): void {
    const numbers = this.#lists.numbersOf(slot);
    if (numbers.length === 0) return;
    others.#lists.add(toSlot, numbers);
    setBit(others.#any, toSlot);
  }

  /** Removes the listings that have seasons. */
  takeOut(listings: Bits): void {
    takeOut(listings, this.#any);
  }

  /**
   * Adds the listings with seasons that allow one of the stays.
   * @param allowed if given, it is filled instead: by slot, which of the stays the listing allows
   */
  addAllowing(listings: Bits, asked: AskedOfSeasons, allowed?: Int32Array): void {
    const { nights, firstArrival, free, freeOnce, gaps, longEnough } = asked;
    const { pool, firsts, counts } = this.#lists;
    const lastNight = firstArrival + nights - 1;
    const afterAll = lastNight + free.length;
    const [arrivals, departures] = [daysOn(firstArrival), daysOn(lastNight + 1)];
    const there = free.reduce((places, set, place) => (set ? places | (1 << place) : places), 0);
    for (let word = 0; word < listings.length; word += 1) {
      for (let rest = (freeOnce[word] ?? 0) & (this.#any[word] ?? 0); rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const slot = word * 32 + 31 - Math.clz32(bit);
        const from = (firsts[slot] ?? 0) * SIZE;
        const to = from + (counts[slot] ?? 0) * SIZE;
        let open = there;
        let long = ((longEnough[word] ?? 0) & bit) === 0 ? 0 : -1;
        for (let at = from; at < to; at += SIZE) {
          const start = pool[at] ?? 0;
          const end = pool[at + 1] ?? 0;
          if (start >= afterAll || end <= firstArrival) continue;
          const answers = pool[at + 2] ?? 0;
          const arriving = bitsBetween(start - firstArrival, end - firstArrival);
          open &= ~arriving | (arrivals[(answers >>> LEAST_BITS) & ANY_DAY] ?? 0);
          const least = answers & LEAST;
          if (least > 0) long = nights >= least ? long | arriving : long & ~arriving;
          const leaving = bitsBetween(start - lastNight, end - lastNight);
          open &= ~leaving | (departures[(answers >>> (LEAST_BITS + WEEKDAYS)) & ANY_DAY] ?? 0);
        }
        if (allowed)
          allowed[slot] = placesIn(free, open & long, word, bit) | placesIn(gaps, open & ~long, word, bit);
        else if (isInAny(free, open & long, word, bit) || isInAny(gaps, open & ~long, word, bit))
          listings[word] = (listings[word] ?? 0) | bit;
      }
    }
  }
}
