import 'server-only';

import type { SortOrder } from '@/lib/search/parameters';
import {
  clearBit,
  countBits,
  emptyBits,
  hasBit,
  haveCommon,
  keepCommon,
  setBit,
  takeOut,
} from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import type { ListingRow } from '@/server/features/search/read-listings';
import { SortedSlots, slotsByValue } from '@/server/features/search/sorted-slots';
import type { SortedParts } from '@/server/features/search/sorted-slots';

/** A set of listings and its size. */
export interface Counted {
  set: Bits;
  count: number;
}

interface Page {
  skip: number;
  take: number;
}

/** What the sort orders depend on. */
export type OrderKeys = Pick<ListingRow, 'approvedAt' | 'price' | 'rating'>;

type Values = Float64Array | Int32Array | Int16Array;

/** The data that the sort orders consist of. */
export interface OrderParts {
  approvedAt: Float64Array;
  prices: Int32Array;
  ratings: Int16Array;
  rated: Bits;
  recent: SortedParts;
  byPrice: SortedParts;
  byRating: SortedParts;
}

/** The listings in each sort order (docs/rules/search.md#order): total orders, with ties broken by id. */
export class ListingOrders {
  readonly #approvedAt: Float64Array;
  readonly #prices: Int32Array;
  readonly #ratings: Int16Array;
  readonly #rated: Bits;
  /** Scratch bits for the current search: a search ends before the next begins. */
  readonly #scratch: Bits;
  readonly #recent: SortedSlots;
  readonly #byPrice: SortedSlots;
  readonly #byRating: SortedSlots;
  readonly all: readonly SortedSlots[];

  constructor(capacity: number, idOf: (slot: number) => number, parts?: OrderParts) {
    this.#approvedAt = parts?.approvedAt ?? new Float64Array(capacity);
    this.#prices = parts?.prices ?? new Int32Array(capacity);
    this.#ratings = parts?.ratings ?? new Int16Array(capacity);
    this.#rated = parts?.rated ?? emptyBits(capacity);
    this.#scratch = emptyBits(capacity);
    const by = (values: Values, sorted?: SortedParts) =>
      new SortedSlots(capacity, (a, b) => at(values, a) - at(values, b) || idOf(a) - idOf(b), sorted);
    this.#recent = by(this.#approvedAt, parts?.recent);
    this.#byPrice = by(this.#prices, parts?.byPrice);
    this.#byRating = by(this.#ratings, parts?.byRating);
    this.all = [this.#recent, this.#byPrice, this.#byRating];
  }

  get parts(): OrderParts {
    return {
      approvedAt: this.#approvedAt,
      prices: this.#prices,
      ratings: this.#ratings,
      rated: this.#rated,
      recent: this.#recent.parts,
      byPrice: this.#byPrice.parts,
      byRating: this.#byRating.parts,
    };
  }

  /** Sets the sort keys of a slot; only while the slot is in none of the orders. */
  set(slot: number, listing: OrderKeys): void {
    this.#approvedAt[slot] = listing.approvedAt;
    this.#prices[slot] = listing.price;
    this.#ratings[slot] = listing.rating;
    if (listing.rating > 0) setBit(this.#rated, slot);
    else clearBit(this.#rated, slot);
  }

  keysOf(slot: number): OrderKeys {
    return {
      approvedAt: at(this.#approvedAt, slot),
      price: at(this.#prices, slot),
      rating: at(this.#ratings, slot),
    };
  }

  /** Sorts all slots below `used` at once; they have ascending ids. */
  arrange(used: number): void {
    const arranged = (values: Values) => slotsByValue(Float64Array.from(values.subarray(0, used)));
    this.#recent.fill(arranged(this.#approvedAt));
    this.#byPrice.fill(arranged(this.#prices));
    this.#byRating.fill(arranged(this.#ratings));
  }

  /** Whether any of these listings has a rating. */
  hasRating(listings: Bits): boolean {
    return haveCommon(listings, this.#rated);
  }

  /** A page of these listings. */
  pick(listings: Counted, order: SortOrder, page: Page): number[] {
    switch (order) {
      case 'recent':
        return this.#recent.pick(listings, { ...page, backward: true });
      case 'price_asc':
      case 'price_desc':
        return this.#byPrice.pick(listings, { ...page, backward: order === 'price_desc' });
      case 'rating_asc':
      case 'rating_desc':
        return this.#pickByRating(listings, page, order === 'rating_desc');
    }
  }

  /** Below 0 if `a` comes before `b` in the order of `pick`, above 0 if after. */
  compare(order: SortOrder, a: number, b: number): number {
    switch (order) {
      case 'recent':
        return this.#recent.compare(b, a);
      case 'price_asc':
        return this.#byPrice.compare(a, b);
      case 'price_desc':
        return this.#byPrice.compare(b, a);
      case 'rating_asc':
      case 'rating_desc':
        return this.#compareByRating(a, b, order === 'rating_desc');
    }
  }

  #compareByRating(a: number, b: number, backward: boolean): number {
    const [isRated, isOtherRated] = [hasBit(this.#rated, a), hasBit(this.#rated, b)];
    if (isRated !== isOtherRated) return isRated ? -1 : 1;
    if (!isRated) return this.#recent.compare(b, a);
    return backward ? this.#byRating.compare(b, a) : this.#byRating.compare(a, b);
  }

  /** Listings without a rating come last, the most recent of them first. */
  #pickByRating({ set, count }: Counted, { skip, take }: Page, backward: boolean): number[] {
    const rated = this.#scratch;
    rated.set(set);
    keepCommon(rated, this.#rated);
    const ratedCount = countBits(rated);
    const first = this.#byRating.pick({ set: rated, count: ratedCount }, { skip, take, backward });
    if (first.length === take) return first;
    // The rated ones have been picked, so the scratch bits are free again.
    const unrated = this.#scratch;
    unrated.set(set);
    takeOut(unrated, this.#rated);
    const rest = { skip: Math.max(0, skip - ratedCount), take: take - first.length, backward: true };
    return [...first, ...this.#recent.pick({ set: unrated, count: count - ratedCount }, rest)];
  }
}

/** Slots are always within the arrays, which the compiler cannot see. */
function at(values: Values, slot: number): number {
  return values[slot] ?? 0;
}
