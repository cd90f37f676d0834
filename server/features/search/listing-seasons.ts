import 'server-only';

import { addDays, weekdayOfNumber } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import { mayArrive, mayDepart, minStayIn } from '@/lib/stays/judge';
import { clearBit, emptyBits, setBit, takeOut } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
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
  /** Those of them that allow it however short it is. */
  gaps: readonly (Bits | undefined)[];
  /** The listings whose own minimum stay is not longer than this. */
  longEnough: Bits;
}

/** The data that the seasons consist of. */
export interface SeasonParts {
  pool: Int32Array<ArrayBuffer>;
  used: number;
  wasted: number;
  firsts: Int32Array<ArrayBuffer>;
  counts: Uint8Array<ArrayBuffer>;
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

/** Numbers per season. */
const SIZE = 3;
const FIRST_ROOM = 64;

/**
 * The seasons of each listing, adjacent in one array. Bits per night and minimum stay would be faster to intersect, but
 * take hundreds of megabytes where these take a dozen (docs/decisions/2026-11-23-search-by-stay-rules.md).
 */
export class ListingSeasons {
  #pool: Int32Array<ArrayBuffer>;
  /** Number of seasons stored, and how many of those no longer belong to a listing. */
  #used: number;
  #wasted: number;
  /** By slot: the position of its first season, and how many there are. */
  readonly #firsts: Int32Array<ArrayBuffer>;
  readonly #counts: Uint8Array<ArrayBuffer>;
  readonly #any: Bits;

  constructor(capacity: number, parts?: SeasonParts) {
    this.#pool = parts?.pool ?? new Int32Array(FIRST_ROOM * SIZE);
    this.#used = parts?.used ?? 0;
    this.#wasted = parts?.wasted ?? 0;
    this.#firsts = parts?.firsts ?? new Int32Array(capacity);
    this.#counts = parts?.counts ?? new Uint8Array(capacity);
    this.#any = parts?.any ?? emptyBits(capacity);
  }

  get parts(): SeasonParts {
    return {
      pool: this.#pool,
      used: this.#used,
      wasted: this.#wasted,
      firsts: this.#firsts,
      counts: this.#counts,
      any: this.#any,
    };
  }

  /** Cheapest if all seasons of a listing are added consecutively. */
  add(slot: number, { start, end, answers }: SeasonTimes): void {
    const count = this.#countOf(slot);
    this.#makeRoom(count + 1);
    const first = this.#firstOf(slot);
    if (count === 0) {
      this.#firsts[slot] = this.#used;
    } else if (first + count !== this.#used) {
      this.#pool.copyWithin(this.#used * SIZE, first * SIZE, (first + count) * SIZE);
      this.#firsts[slot] = this.#used;
      this.#used += count;
      this.#wasted += count;
    }
    this.#pool.set([start, end, answers], this.#used * SIZE);
    this.#used += 1;
    this.#counts[slot] = count + 1;
    setBit(this.#any, slot);
  }

  forget(slot: number): void {
    this.#wasted += this.#countOf(slot);
    this.#counts[slot] = 0;
    clearBit(this.#any, slot);
  }

  seasonsOf(slot: number): SeasonTimes[] {
    return Array.from({ length: this.#countOf(slot) }, (_, nth) => {
      const at = (this.#firstOf(slot) + nth) * SIZE;
      const [start = 0, end = 0, answers = 0] = this.#pool.subarray(at, at + SIZE);
      return { start, end, answers };
    });
  }

  /** Removes the listings that have seasons. */
  takeOut(listings: Bits): void {
    takeOut(listings, this.#any);
  }

  /** Adds the listings with seasons that allow one of the stays. */
  addAllowing(listings: Bits, asked: AskedOfSeasons): void {
    const { nights, firstArrival, free, freeOnce, gaps, longEnough } = asked;
    const [pool, firsts, counts] = [this.#pool, this.#firsts, this.#counts];
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
        let allowed = there;
        let long = ((longEnough[word] ?? 0) & bit) === 0 ? 0 : -1;
        for (let at = from; at < to; at += SIZE) {
          const start = pool[at] ?? 0;
          const end = pool[at + 1] ?? 0;
          if (start >= afterAll || end <= firstArrival) continue;
          const answers = pool[at + 2] ?? 0;
          const arriving = bitsBetween(start - firstArrival, end - firstArrival);
          allowed &= ~arriving | (arrivals[(answers >>> LEAST_BITS) & ANY_DAY] ?? 0);
          const least = answers & LEAST;
          if (least > 0) long = nights >= least ? long | arriving : long & ~arriving;
          const leaving = bitsBetween(start - lastNight, end - lastNight);
          allowed &= ~leaving | (departures[(answers >>> (LEAST_BITS + WEEKDAYS)) & ANY_DAY] ?? 0);
        }
        if (isInAny(free, allowed & long, word, bit) || isInAny(gaps, allowed & ~long, word, bit))
          listings[word] = (listings[word] ?? 0) | bit;
      }
    }
  }

  #makeRoom(seasons: number): void {
    if ((this.#used + seasons) * SIZE <= this.#pool.length) return;
    if (this.#wasted * 2 > this.#used) this.#compact();
    if ((this.#used + seasons) * SIZE <= this.#pool.length) return;
    const larger = new Int32Array(2 * (this.#pool.length + seasons * SIZE));
    larger.set(this.#pool);
    this.#pool = larger;
  }

  /** Removes seasons that no longer belong to a listing. */
  #compact(): void {
    const former = this.#pool.slice();
    let used = 0;
    for (const [slot, count] of this.#counts.entries()) {
      if (count === 0) continue;
      const first = this.#firstOf(slot);
      this.#pool.set(former.subarray(first * SIZE, (first + count) * SIZE), used * SIZE);
      this.#firsts[slot] = used;
      used += count;
    }
    this.#used = used;
    this.#wasted = 0;
  }

  /** Slots are always within the arrays, which the compiler cannot see. */
  #firstOf(slot: number): number {
    return this.#firsts[slot] ?? 0;
  }

  #countOf(slot: number): number {
    return this.#counts[slot] ?? 0;
  }
}
