import 'server-only';

import { dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { emptyBits, clearBit, countBits, hasBit, setBit } from '@/server/search/bits';
import type { Bits } from '@/server/search/bits';
import { HomePoints } from '@/server/search/home-points';
import { narrow } from '@/server/search/narrow';
import type { HomeTraits } from '@/server/search/narrow';
import type { HomeRow, OccupiedRow } from '@/server/search/read-homes';
import { SortedSlots, slotsByValue } from '@/server/search/sorted-slots';
import { ValueBits } from '@/server/search/value-bits';
import { sortOf } from '@/lib/search/filters';
import type { SearchFilters, SortOrder } from '@/lib/search/parameters';
import { listingOptions } from '@/lib/listings/options';

/** Nights further ahead are not kept: nobody can book them yet (at most 365 days ahead), even months from now. */
export const HORIZON_DAYS = 460;

/** What is asked of the index beside the filters. */
export interface FitOptions {
  today: Day;
  /** Nothing but these homes. */
  only?: readonly number[];
}

export interface FindOptions extends FitOptions {
  skip: number;
  take: number;
}

/**
 * All homes that the public can see, in memory, arranged for search: for each value of each property the homes that
 * have it, as bits; for each night the homes that are occupied; and the homes in each order they can be asked for.
 * A search is a handful of passes over bits, whatever it asks for and however little it finds.
 */
export class HomeIndex {
  readonly capacity: number;
  /** The first night that is kept. */
  readonly firstNight: number;
  readonly points: HomePoints;
  readonly #live: Bits;
  readonly #rated: Bits;
  readonly #traits: HomeTraits;
  readonly #ids: Int32Array;
  readonly #approvedAt: Float64Array;
  readonly #ratings: Int16Array;
  readonly #prices: Int32Array;
  readonly #slots = new Map<number, number>();
  readonly #recent: SortedSlots;
  readonly #byPrice: SortedSlots;
  readonly #byRating: SortedSlots;
  #used = 0;
  #size = 0;

  constructor(homes: number, today: Day) {
    // Room to grow; when it is used up the index is made anew.
    const capacity = Math.ceil(homes * 1.05) + 4096;
    this.capacity = capacity;
    this.firstNight = dayNumber(today);
    this.points = new HomePoints(capacity);
    this.#live = emptyBits(capacity);
    this.#rated = emptyBits(capacity);
    this.#ids = new Int32Array(capacity);
    this.#approvedAt = new Float64Array(capacity);
    this.#ratings = new Int16Array(capacity);
    this.#prices = new Int32Array(capacity);
    this.#traits = emptyTraits(capacity, this.#prices);
    const inOrder = (values: Float64Array | Int32Array | Int16Array) =>
      new SortedSlots(
        capacity,
        (a, b) => at(values, a) - at(values, b) || at(this.#ids, a) - at(this.#ids, b),
      );
    this.#recent = inOrder(this.#approvedAt);
    this.#byPrice = inOrder(this.#prices);
    this.#byRating = inOrder(this.#ratings);
  }

  /** How many homes there are. */
  get size(): number {
    return this.#size;
  }

  /** Whether this many homes more would still fit. */
  hasRoomFor(homes: number): boolean {
    return this.#used + homes <= this.capacity;
  }

  /** The first filling, with homes by ascending id; `arrange` follows once all are in. */
  load(home: HomeRow): void {
    this.#write(this.#newSlot(home.id), home);
  }

  arrange(): void {
    const values = (of: Float64Array | Int32Array | Int16Array) =>
      Float64Array.from(of.subarray(0, this.#used));
    this.#recent.fill(slotsByValue(values(this.#approvedAt)));
    this.#byPrice.fill(slotsByValue(values(this.#prices)));
    this.#byRating.fill(slotsByValue(values(this.#ratings)));
    this.points.arrange(this.#used);
  }

  /** A home that is new, or changed; its nights are free until `occupy` says otherwise. */
  put(home: HomeRow): void {
    this.remove(home.id);
    const slot = this.#slots.get(home.id) ?? this.#newSlot(home.id);
    this.#write(slot, home);
    for (const order of this.#orders()) order.insert(slot);
  }

  /** A home that the public cannot see any more; unknown ones are ignored. */
  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined || !hasBit(this.#live, slot)) return;
    for (const order of this.#orders()) order.remove(slot);
    clearBit(this.#live, slot);
    clearBit(this.#rated, slot);
    for (const property of properties(this.#traits)) property.forget(slot);
    this.#size -= 1;
  }

  /** Nights that a home is not free; unknown homes are ignored. */
  occupy({ homeId, start, end }: OccupiedRow): void {
    const slot = this.#slots.get(homeId);
    if (slot === undefined) return;
    const last = Math.min(end, this.firstNight + HORIZON_DAYS);
    for (let night = Math.max(start, this.firstNight); night < last; night += 1) {
      this.#traits.occupied.add(slot, night);
    }
  }

  /** The slots of the homes that fit. */
  fitting(filters: SearchFilters, { today, only }: FitOptions): Bits {
    const fitting = only ? this.#bitsOf(only) : this.#live.slice();
    narrow(fitting, this.#traits, filters, today);
    return fitting;
  }

  idOf(slot: number): number {
    return at(this.#ids, slot);
  }

  /** How many homes fit, and the ids of some of them in the order asked for. */
  find(filters: SearchFilters, { skip, take, ...options }: FindOptions): { total: number; ids: number[] } {
    const fitting = this.fitting(filters, options);
    const total = countBits(fitting);
    const slots =
      skip >= total ? [] : this.#pick(fitting, sortOf(filters), { skip, take: Math.min(take, total - skip) });
    return { total, ids: slots.map((slot) => this.idOf(slot)) };
  }

  #pick(fitting: Bits, order: SortOrder, page: { skip: number; take: number }): number[] {
    const accepts = (slot: number) => hasBit(fitting, slot);
    switch (order) {
      case 'recent':
        return this.#recent.pick(accepts, { ...page, backward: true });
      case 'price_asc':
      case 'price_desc':
        return this.#byPrice.pick(accepts, { ...page, backward: order === 'price_desc' });
      case 'rating_asc':
      case 'rating_desc':
        return this.#pickByRating(fitting, page, order === 'rating_desc');
    }
  }

  /** Homes without a rating come last, among themselves the most recent first. */
  #pickByRating(fitting: Bits, { skip, take }: { skip: number; take: number }, backward: boolean): number[] {
    const isRated = (slot: number) => hasBit(fitting, slot) && hasBit(this.#rated, slot);
    const isUnrated = (slot: number) => hasBit(fitting, slot) && !hasBit(this.#rated, slot);
    const rated = this.#byRating.pick(isRated, { skip: 0, take: skip + take, backward }).slice(skip);
    if (rated.length === take) return rated;
    const ratedCount = this.#countRated(fitting);
    const rest = { skip: Math.max(0, skip - ratedCount), take: take - rated.length, backward: true };
    return [...rated, ...this.#recent.pick(isUnrated, rest)];
  }

  #countRated(fitting: Bits): number {
    return countBits(fitting.map((word, index) => word & at(this.#rated, index)));
  }

  #orders(): readonly SortedSlots[] {
    return [this.#recent, this.#byPrice, this.#byRating, this.points.order];
  }

  #newSlot(id: number): number {
    const slot = this.#used;
    this.#used += 1;
    this.#slots.set(id, slot);
    return slot;
  }

  #write(slot: number, home: HomeRow): void {
    this.#ids[slot] = home.id;
    this.#approvedAt[slot] = home.approvedAt;
    this.#ratings[slot] = home.rating;
    this.#prices[slot] = home.price;
    this.points.set(slot, home.point);
    setBit(this.#live, slot);
    if (home.rating > 0) setBit(this.#rated, slot);
    describe(this.#traits, slot, home);
    this.#size += 1;
  }

  #bitsOf(ids: readonly number[]): Bits {
    const bits = emptyBits(this.capacity);
    for (const id of ids) {
      const slot = this.#slots.get(id);
      if (slot !== undefined && hasBit(this.#live, slot)) setBit(bits, slot);
    }
    return bits;
  }
}

function emptyTraits(capacity: number, prices: Int32Array): HomeTraits {
  const values = () => new ValueBits(capacity);
  return {
    prices,
    city: values(),
    propertyType: values(),
    oceanview: values(),
    maxCapacity: values(),
    bedrooms: values(),
    bathrooms: values(),
    period: values(),
    minStay: values(),
    maxStay: values(),
    advance: values(),
    settings: listingOptions.map(values),
    occupied: values(),
  };
}

function properties({ prices: _prices, settings, ...others }: HomeTraits): ValueBits[] {
  return [...Object.values(others), ...settings];
}

function describe(traits: HomeTraits, slot: number, home: HomeRow): void {
  traits.city.add(slot, home.cityId);
  traits.propertyType.add(slot, home.propertyType);
  traits.oceanview.add(slot, home.oceanview);
  traits.maxCapacity.add(slot, home.maxCapacity);
  traits.bedrooms.add(slot, home.bedrooms);
  traits.bathrooms.add(slot, home.bathrooms);
  traits.minStay.add(slot, home.minStay);
  traits.maxStay.add(slot, home.maxStay);
  traits.advance.add(slot, home.advance);
  for (let period = 0; home.periods >> period > 0; period += 1) {
    if ((home.periods >> period) & 1) traits.period.add(slot, period);
  }
  for (const [index, value] of home.settings.entries()) {
    if (value > 0) traits.settings[index]?.add(slot, value - 1);
  }
}

/** Slots stay within the arrays, which the compiler cannot see. */
function at(values: Uint32Array | Float64Array | Int32Array | Int16Array, index: number): number {
  return values[index] ?? 0;
}
