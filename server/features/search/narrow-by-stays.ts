import 'server-only';

import { dayNumber, weekdayOfNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { rentalPeriods } from '@/lib/listings/kinds';
import { fitsPeriod } from '@/lib/stays/judge';
import { addAll, addCommon, isNone, keepCommon, takeOut } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
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

  empty(): void {
    this.#used = 0;
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
 * Keeps in `homes` those that allow any of the stays, by the rules of lib/stays/judge, evaluated once per value instead
 * of per listing; and by those of its seasons if a listing has any.
 *
 * @param stays those of one length arrive within 31 days
 */
export function narrowByStays(
  listings: Bits,
  traits: ListingTraits,
  stays: readonly DayRange[],
  today: Day,
): void {
  if (isNone(listings)) return;
  const room = roomFor(traits);
  const letting = room.copyOf(listings).fill(0);
  const ahead = stays.filter(({ start }) => start >= today);
  for (const [length, some] of Map.groupBy(ahead, nights)) {
    // A listing that allows one of them need not be checked for the others.
    takeOut(listings, letting);
    const arrivals = some.map(({ start }) => dayNumber(start));
    addLetting(letting, listings, traits, { length, arrivals, today: dayNumber(today), room });
  }
  listings.set(letting);
}

interface SameLength {
  length: number;
  /** As day numbers, ascending. */
  arrivals: readonly number[];
  today: number;
  room: Room;
}

/** Adds to `letting` those of the listings that allow a stay of this length. */
function addLetting(letting: Bits, listings: Bits, traits: ListingTraits, asked: SameLength): void {
  const { length, arrivals, room } = asked;
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
  // Any stay of this length will do that begins and ends on days that they allow.
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
    addCommon(letting, freeListings, settled);
    if (!anyTakesGaps) continue;
    const gap = room.copyOf(freeListings);
    keepCommon(gap, takingGaps);
    traits.occupied.keepOccupied(gap, arrival - 1, arrival + length);
    gaps[place] = gap;
    addCommon(letting, gap, unseasoned);
  }
  if (!isNone(freeOnce))
    traits.seasons.addAllowing(letting, { nights: length, firstArrival, free, freeOnce, gaps, longEnough });
}

/** Returns, for an arrival day, those of the listings whose rental periods allow a stay from then. */
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
