import 'server-only';

import { dayFromNumber, dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { ordersByTotal } from '@/lib/search/asked-stays';
import { sortOf } from '@/lib/search/filters';
import type { Point } from '@/lib/listings/cities';
import type { SearchFilters } from '@/lib/search/parameters';
import { withPreparation } from '@/lib/stays/judge';
import { clearBit, countBits, emptyBits, hasBit, setBit, slotsOf } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import { ListingLabels } from '@/server/features/search/listing-labels';
import type { LabelParts } from '@/server/features/search/listing-labels';
import { ListingOrders } from '@/server/features/search/listing-orders';
import type { Counted, OrderKeys, OrderParts } from '@/server/features/search/listing-orders';
import { ListingPoints } from '@/server/features/search/listing-points';
import type { PointParts } from '@/server/features/search/listing-points';
import { namesIn } from '@/server/features/search/listing-names';
import { hasRules, seasonTimes } from '@/server/features/search/listing-seasons';
import {
  copyTraits,
  describe,
  forget,
  makeTraits,
  traitParts,
} from '@/server/features/search/listing-traits';
import type { ListingTraits, TraitParts } from '@/server/features/search/listing-traits';
import { narrow, narrowEach } from '@/server/features/search/narrow';
import { askedTotals, allowedBy } from '@/server/features/search/narrow-by-total';
import type {
  LabelRow,
  ListingRow,
  OccupiedRow,
  PriceTermRow,
  SeasonRow,
} from '@/server/features/search/read-listings';
import { SlotTable } from '@/server/features/search/slot-table';
import type { SlotParts } from '@/server/features/search/slot-table';
import type { SortedSlots } from '@/server/features/search/sorted-slots';

/** Nights further ahead are not stored: bookings reach at most 365 days ahead, so this suffices for months to come. */
const HORIZON_DAYS = 460;

export interface IndexSizes {
  /** Capacity is this many times the number of listings, plus `spare`; when it is full the index is rebuilt. */
  growth: number;
  spare: number;
  /** Bytes per memory chunk for labels. */
  labelPiece: number;
}

export const usualSizes: IndexSizes = { growth: 1.05, spare: 4096, labelPiece: 4 * 1024 * 1024 };

/** The dimensions of an index. */
export interface IndexShape {
  /** Maximum number of listings. */
  capacity: number;
  /** The first night that is stored. */
  firstNight: number;
  labelPiece: number;
}

export function shapeFor(
  listings: number,
  today: Day,
  { growth, spare, labelPiece }: IndexSizes,
): IndexShape {
  return { capacity: Math.ceil(listings * growth) + spare, firstNight: dayNumber(today), labelPiece };
}

/**
 * The plain data an index consists of (numbers, arrays and buffers), so that a thread can hand it to another. After
 * being taken apart an index must no longer be used: the one put together from its parts shares its memory.
 */
export interface IndexParts {
  size: number;
  live: Bits;
  traits: TraitParts;
  slots: SlotParts;
  orders: OrderParts;
  points: PointParts;
  labels: LabelParts;
}

/** Options of a search beside its filters. */
export interface FitOptions {
  today: Day;
  /** Restricts the search to these listings. */
  only?: readonly number[];
}

export interface FindOptions extends FitOptions {
  skip: number;
  take: number;
}

/** One of several searches that run together. */
export interface OneOfMany extends Pick<FitOptions, 'only'> {
  filters: SearchFilters;
}

/** Room for copies of some listings, apart from an index: what is searched, without the sort orders. */
export interface ListingCopies {
  traits: ListingTraits;
  orders: ListingOrders;
  points: ListingPoints;
}

export interface Changed {
  listings: readonly ListingRow[];
  /** When they are occupied. */
  stays: readonly OccupiedRow[];
  seasons: readonly SeasonRow[];
  /** Grouped by listing and part; rates by night. */
  priceTerms: readonly PriceTermRow[];
  labels: readonly LabelRow[];
}

/**
 * All public listings in memory, arranged for search: for each value of each property the listings that have it, as
 * bits; for each night the listings that are occupied; and the listings in each sort order. A search is a handful of
 * passes over bits, whatever it asks for and however little it finds.
 */
export class ListingIndex {
  readonly shape: IndexShape;
  readonly points: ListingPoints;
  readonly labels: ListingLabels;
  readonly #live: Bits;
  /** Scratch bits for the current search: a search ends before the next begins. */
  readonly #scratch: Bits;
  readonly #traits: ListingTraits;
  readonly #slots: SlotTable;
  readonly #orders: ListingOrders;
  #size: number;

  /** From these parts; without them, an empty index. */
  constructor(shape: IndexShape, parts?: IndexParts) {
    const { capacity, labelPiece } = shape;
    this.shape = shape;
    this.points = new ListingPoints(capacity, parts?.points);
    this.labels = new ListingLabels(capacity, labelPiece, parts?.labels);
    this.#live = parts?.live ?? emptyBits(capacity);
    this.#scratch = emptyBits(capacity);
    this.#traits = makeTraits(capacity, parts?.traits);
    this.#slots = new SlotTable(capacity, parts?.slots);
    this.#orders = new ListingOrders(capacity, (slot) => this.idOf(slot), parts?.orders);
    this.#size = parts?.size ?? 0;
  }

  get parts(): IndexParts {
    return {
      size: this.#size,
      live: this.#live,
      traits: traitParts(this.#traits),
      slots: this.#slots.parts,
      orders: this.#orders.parts,
      points: this.points.parts,
      labels: this.labels.parts,
    };
  }

  /** Number of listings. */
  get size(): number {
    return this.#size;
  }

  /** Whether any home has a rating. */
  get hasRatings(): boolean {
    return this.#orders.hasRating(this.#live);
  }

  /** Whether there is room for this many more listings. */
  hasRoomFor(listings: number): boolean {
    return this.#slots.used + listings <= this.shape.capacity;
  }

  /** Initial loading, with listings by ascending id; call `arrange` once all are in. */
  load(listing: ListingRow): void {
    this.#write(this.#slots.add(listing.id), listing);
  }

  arrange(): void {
    this.#orders.arrange(this.#slots.used);
    this.points.arrange(this.#slots.used);
  }

  /** Replaces the listings in `ids` by their current rows; ids without a row are no longer public. */
  replace(ids: readonly number[], { listings, stays, seasons, priceTerms, labels }: Changed): void {
    this.#remove(ids);
    const slots = listings.map((listing) => {
      const slot = this.#slots.slotOf(listing.id) ?? this.#slots.add(listing.id);
      this.#write(slot, listing);
      return slot;
    });
    for (const order of this.#allOrders()) order.insertAll(slots);
    for (const stay of stays) this.occupy(stay);
    for (const season of seasons) this.addSeason(season);
    for (const term of priceTerms) this.addPriceTerm(term);
    for (const label of labels) this.label(label);
  }

  /** Copies what is searched of a listing to another slot; false if it is not public. */
  copyTo(copies: ListingCopies, toSlot: number, id: number): boolean {
    const slot = this.#liveSlotOf(id);
    if (slot === undefined) return false;
    copyTraits(this.#traits, slot, copies.traits, toSlot);
    copies.orders.set(toSlot, this.#orders.keysOf(slot));
    copies.points.set(toSlot, this.points.pointOf(slot));
    return true;
  }

  /** The sort keys of a listing; null if it is not public. */
  orderKeysOf(id: number): OrderKeys | null {
    const slot = this.#liveSlotOf(id);
    return slot === undefined ? null : this.#orders.keysOf(slot);
  }

  /** Marks nights on which a listing is not free; listings that are not public are ignored. */
  occupy({ listingId, start, end, isBlock }: OccupiedRow): void {
    const slot = this.#liveSlotOf(listingId);
    if (slot === undefined) return;
    const preparation = isBlock ? 0 : (this.#traits.preparation.firstOf(slot) ?? 0);
    // Includes the night before the first: a gap can begin today.
    const from = this.shape.firstNight - 1;
    const kept = {
      start: Math.max(start, from - preparation),
      end: Math.min(end, this.shape.firstNight + HORIZON_DAYS),
    };
    if (kept.start >= kept.end) return;
    const closed = preparation > 0 ? prepared(kept, preparation) : kept;
    if (closed.end > from) this.#traits.occupied.add(slot, Math.max(closed.start, from), closed.end);
  }

  /** Adds a season; listings that are not public are ignored. */
  addSeason(season: SeasonRow): void {
    const slot = this.#liveSlotOf(season.listingId);
    if (slot === undefined) return;
    if (hasRules(season)) this.#traits.seasons.add(slot, seasonTimes(season));
    this.#traits.tariffs.addSeason(slot, season);
  }

  /** Adds a cost, discount or special rate; listings that are not public are ignored. */
  addPriceTerm(term: PriceTermRow): void {
    const slot = this.#liveSlotOf(term.listingId);
    if (slot !== undefined) this.#traits.tariffs.addTerm(slot, term);
  }

  /** Sets the map label and names of a listing; listings that are not public are ignored. */
  label({ listingId, json }: LabelRow): void {
    const slot = this.#liveSlotOf(listingId);
    if (slot === undefined) return;
    this.labels.set(slot, json);
    this.#traits.names.set(slot, namesIn(json));
  }

  /** The slots of the matching listings. */
  fitting(filters: SearchFilters, options: FitOptions): Bits {
    return this.#narrowInto(emptyBits(this.shape.capacity), filters, options);
  }

  /** The ids of the matching listings nearest to a point. */
  nearest(
    filters: SearchFilters,
    point: Point,
    { take, ...options }: FitOptions & { take: number },
  ): number[] {
    const slots = slotsOf(this.#narrowInto(this.#scratch, filters, options));
    return this.points.nearest(slots, point, take).map((slot) => this.idOf(slot));
  }

  idOf(slot: number): number {
    return this.#slots.idOf(slot);
  }

  /** In whole euros per night. */
  priceOf(slot: number): number {
    return this.#traits.price.priceOf(slot);
  }

  /** The number of matching listings, and the ids of one page of them in the requested order. */
  find(filters: SearchFilters, { skip, take, ...options }: FindOptions): { total: number; ids: number[] } {
    const { today } = options;
    return this.pick(this.#narrowInto(this.#scratch, filters, options), filters, { today, skip, take });
  }

  /** The same for listings already found by `fitting`. */
  pick(
    set: Bits,
    filters: SearchFilters,
    { today, skip, take }: Pick<FindOptions, 'today' | 'skip' | 'take'>,
  ): { total: number; ids: number[] } {
    const total = countBits(set);
    if (skip >= total) return { total, ids: [] };
    const page = { skip, take: Math.min(take, total - skip) };
    const slots = this.#pickSlots({ set, count: total }, filters, page, today);
    return { total, ids: slots.map((slot) => this.idOf(slot)) };
  }

  #pickSlots(
    listings: Counted,
    filters: SearchFilters,
    page: { skip: number; take: number },
    today: Day,
  ): number[] {
    const order = sortOf(filters);
    const asked = ordersByTotal(filters) ? askedTotals(filters, today) : null;
    if (!asked) return this.#orders.pick(listings, order, page);
    const traits = this.#traits;
    return traits.totals.pick(
      listings,
      { ...page, backward: order === 'price_desc' },
      { ...asked, idOf: (slot) => this.idOf(slot) },
      allowedBy(traits, today),
    );
  }

  /** The number of matching listings. */
  count(filters: SearchFilters, options: FitOptions): number {
    return countBits(this.#narrowInto(this.#scratch, filters, options));
  }

  /** The same for several searches at once, which is faster than one after the other. */
  countEach(searches: readonly OneOfMany[], when: Pick<FitOptions, 'today'>): number[] {
    return this.fittingEach(searches, when).map(countBits);
  }

  /** The slots of the listings that match each search, in the order of the searches. */
  fittingEach(searches: readonly OneOfMany[], { today }: Pick<FitOptions, 'today'>): Bits[] {
    const narrowed = searches.map(({ filters, only }) => ({
      listings: this.#allInto(emptyBits(this.shape.capacity), only),
      filters,
    }));
    narrowEach(narrowed, { traits: this.#traits, points: this.points }, today);
    return narrowed.map(({ listings }) => listings);
  }

  #allOrders(): readonly SortedSlots[] {
    return [...this.#orders.all, this.points.order];
  }

  #remove(ids: readonly number[]): void {
    const slots = this.#liveSlotsOf(ids);
    // Before the bits change: the orders still find them at their old position.
    for (const order of this.#allOrders()) order.removeAll(slots);
    for (const slot of slots) {
      clearBit(this.#live, slot);
      forget(this.#traits, slot);
      this.labels.forget(slot);
    }
    this.#size -= slots.length;
  }

  #write(slot: number, listing: ListingRow): void {
    setBit(this.#live, slot);
    describe(this.#traits, slot, listing);
    this.#orders.set(slot, listing);
    this.points.set(slot, listing.point);
    this.#size += 1;
  }

  #liveSlotsOf(ids: readonly number[]): number[] {
    return ids.map((id) => this.#liveSlotOf(id)).filter((slot) => slot !== undefined);
  }

  #liveSlotOf(id: number): number | undefined {
    const slot = this.#slots.slotOf(id);
    return slot !== undefined && hasBit(this.#live, slot) ? slot : undefined;
  }

  #narrowInto(listings: Bits, filters: SearchFilters, { today, only }: FitOptions): Bits {
    narrow(this.#allInto(listings, only), { traits: this.#traits, points: this.points }, filters, today);
    return listings;
  }

  #allInto(listings: Bits, only: FitOptions['only']): Bits {
    if (!only) listings.set(this.#live);
    else {
      listings.fill(0);
      for (const slot of this.#liveSlotsOf(only)) setBit(listings, slot);
    }
    return listings;
  }
}

/** A stay extended by the preparation nights around it, as day numbers. */
function prepared({ start, end }: { start: number; end: number }, nights: number) {
  const closed = withPreparation({ start: dayFromNumber(start), end: dayFromNumber(end) }, nights);
  return { start: dayNumber(closed.start), end: dayNumber(closed.end) };
}
