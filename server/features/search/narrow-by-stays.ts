import 'server-only';

import { dayNumber, weekdayOfNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { rentalPeriods } from '@/lib/listings/kinds';
import { fitsPeriod } from '@/lib/stays/judge';
import { addAll, addCommon, isNone, keepCommon, takeOut } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import { MOST_ARRIVAL_DAYS } from '@/server/features/search/listing-tariffs';
import type { ListingTraits } from '@/server/features/search/listing-traits';

/**
 * Sets of listings reused from search to search: a search ends before the next begins, and allocating that much memory
 * each time takes longer than the search.
 */
class Room {
  readonly #sets: Bits[] = [];
  #used = 0;

  /** Another set with the same listings, valid until `empty` is called. */
  copyOf(bits: Bits): Bits {
    const set = (this.#sets[this.#used] ??= bits.slice());
    this.#used += 1;
    set.set(bits);
    return set;
  }

  /** Frees all sets but the first ones. */
  empty(exceptFirst = 0): void {
    this.#used = exceptFirst;
  }
}

const rooms = new WeakMap<ListingTraits, Room>();

function roomFor(traits: ListingTraits): Room {
  const room = rooms.get(traits) ?? new Room();
  rooms.set(traits, room);
  room.empty();
  return room;
}

/**
 * Keeps in `listings` those that allow any of the stays, by the rules of lib/stays/judge, evaluated once per value
 * instead of per listing; and by those of its seasons if a listing has any.
 *
 * @param stays those of one length by arrival
 */
export function narrowByStays(
  listings: Bits,
  traits: ListingTraits,
  stays: readonly DayRange[],
  today: Day,
): void {
  if (isNone(listings)) return;
  const room = roomFor(traits);
  // The first set of the room.
  const letting = room.copyOf(listings).fill(0);
  for (const window of windowsOf(stays, today)) {
    // A listing that allows one of them need not be checked for the others.
    takeOut(listings, letting);
    room.empty(1);
    addLetting(letting, listings, traits, { ...window, today: dayNumber(today), room });
  }
  listings.set(letting);
}

/** Which of some stays of one length each listing allows. */
export interface AllowedStays {
  nights: number;
  /** As a day number. */
  firstArrival: number;
  /** By slot: the arrival days as bits, counted from the first. */
  allowed: Int32Array;
}

/** All the stays that each of the listings allows, whereas `narrowByStays` only tells whether there is one. */
export function* allowedStays(
  listings: Bits,
  traits: ListingTraits,
  stays: readonly DayRange[],
  today: Day,
): Generator<AllowedStays> {
  const room = roomFor(traits);
  for (const window of windowsOf(stays, today)) {
    room.empty();
    const [firstArrival = 0] = window.arrivals;
    const allowed = new Int32Array(listings.length * 32);
    const none = room.copyOf(listings).fill(0);
    addLetting(none, listings, traits, { ...window, today: dayNumber(today), room, allowed });
    yield { nights: window.length, firstArrival, allowed };
  }
}

interface Window {
  /** In nights. */
  length: number;
  /** As day numbers, ascending. */
  arrivals: readonly number[];
}

/** The stays from today on, grouped by length and by `MOST_ARRIVAL_DAYS` days of arrival. */
function windowsOf(stays: readonly DayRange[], today: Day): Window[] {
  const ahead = stays.filter(({ start }) => start >= today);
  return Array.from(Map.groupBy(ahead, nights), ([length, some]) => {
    const arrivals = some.map(({ start }) => dayNumber(start));
    const [first = 0] = arrivals;
    const place = (arrival: number) => Math.floor((arrival - first) / MOST_ARRIVAL_DAYS);
    return Array.from(Map.groupBy(arrivals, place).values(), (those) => ({ length, arrivals: those }));
  }).flat();
}

interface SameLength extends Window {
  today: number;
  room: Room;
  /** If given, it is filled instead of `letting`: see `AllowedStays`. */
  allowed?: Int32Array;
}

/** Adds to `letting` the listings that allow a stay of this length. */
function addLetting(letting: Bits, listings: Bits, traits: ListingTraits, asked: SameLength): void {
  const { length, arrivals, room, allowed } = asked;
  const [firstArrival = 0] = arrivals;
  const rest = room.copyOf(listings);
  const isOne = arrivals.length === 1;
  // The most selective rule goes first: in a fully booked week nothing else needs checking.
  if (isOne) narrowByDays(rest, traits, firstArrival, asked);
  if (isNone(rest)) return;
  traits.maxStay.keepOnly(rest, (most) => length <= most);
  const longEnough = room.copyOf(rest);
  traits.minStay.keepOnly(longEnough, (least) => length >= least);
  const unseasoned = room.copyOf(rest);
  traits.seasons.takeOut(unseasoned);
  // These allow any stay of this length that begins and ends on suitable days.
  const settled = room.copyOf(longEnough);
  keepCommon(settled, unseasoned);
  const takingGaps = room.copyOf(rest);
  traits.gapStays.keepValue(takingGaps, 1);
  takeOut(takingGaps, settled);
  const anyTakesGaps = !isNone(takingGaps);
  const letFrom = lettingFrom(rest, traits, asked);
  const [free, gaps]: [Bits[], Bits[]] = [[], []];
  const freeOnce = room.copyOf(rest).fill(0);
  for (const arrival of arrivals) {
    const place = arrival - firstArrival;
    const freeListings = room.copyOf(letFrom(arrival));
    // Listings without seasons that allow an earlier stay are settled, and `letting` contains no others yet.
    takeOut(freeListings, letting);
    if (!isOne) narrowByDays(freeListings, traits, arrival, asked);
    if (isNone(freeListings)) continue;
    free[place] = freeListings;
    addAll(freeOnce, freeListings);
    if (allowed) mark(allowed, place, freeListings, settled);
    else addCommon(letting, freeListings, settled);
    if (!anyTakesGaps) continue;
    const gap = room.copyOf(freeListings);
    keepCommon(gap, takingGaps);
    traits.occupied.keepOccupied(gap, arrival - 1, arrival + length);
    gaps[place] = gap;
    if (allowed) mark(allowed, place, gap, unseasoned);
    else addCommon(letting, gap, unseasoned);
  }
  if (isNone(freeOnce)) return;
  const ofSeasons = { nights: length, firstArrival, free, freeOnce, gaps, longEnough };
  traits.seasons.addAllowing(letting, ofSeasons, allowed);
}

/** Sets the bit of `place` for the listings in both sets. */
function mark(allowed: Int32Array, place: number, a: Bits, b: Bits): void {
  for (let word = 0; word < a.length; word += 1) {
    for (let rest = (a[word] ?? 0) & (b[word] ?? 0); rest !== 0; rest &= rest - 1) {
      const slot = word * 32 + 31 - Math.clz32(rest & -rest);
      allowed[slot] = (allowed[slot] ?? 0) | (1 << place);
    }
  }
}

/** Returns, for an arrival day, the listings whose rental periods allow a stay from then. */
function lettingFrom(
  listings: Bits,
  { period }: ListingTraits,
  { length, room }: SameLength,
): (arrival: number) => Bits {
  const byPeriods = new Map<string, Bits>();
  return (arrival) => {
    const allowed = rentalPeriods.map((name) => fitsPeriod(name, weekdayOfNumber(arrival), length));
    const key = allowed.join();
    const kept = byPeriods.get(key);
    if (kept) return kept;
    const letting = room.copyOf(listings);
    period.keepWhere(letting, (place) => allowed[place] === true);
    byPeriods.set(key, letting);
    return letting;
  };
}

/** Applies the rules that depend on the dates. */
function narrowByDays(
  listings: Bits,
  traits: ListingTraits,
  arrival: number,
  { length, today }: SameLength,
): void {
  const away = arrival - today;
  traits.advance.keepOnly(listings, (days) => away + length <= days);
  traits.notice.keepOnly(listings, (days) => away >= days);
  traits.occupied.takeOut(listings, arrival, arrival + length);
}
