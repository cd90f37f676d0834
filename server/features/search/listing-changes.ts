import 'server-only';

import type { Day } from '@/lib/dates/day';
import { isFlexible, ordersByTotal } from '@/lib/search/asked-stays';
import { sortOf, stayOf, townPageOf } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import type { ChangeKind } from '@/server/changes/change-log';
import type { Overview } from '@/server/http/request-context';
import { emptyBits, hasBit, setBit } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import type { ListingCopies, ListingIndex } from '@/server/features/search/listing-index';
import { ListingOrders } from '@/server/features/search/listing-orders';
import { ListingPoints } from '@/server/features/search/listing-points';
import { makeTraits } from '@/server/features/search/listing-traits';
import { narrow } from '@/server/features/search/narrow';
import { askedTotals, allowedBy } from '@/server/features/search/narrow-by-total';

/** The kinds of change per listing. */
export type ChangedListings = ReadonlyMap<number, ReadonlySet<ChangeKind>>;

/**
 * Some listings before and after a change, and the one rule for which overviews that affects. An overview is affected
 * when
 *
 * - the number of listings, or whether any has a rating, changes: every overview shows that;
 * - a listing starts or stops matching its filters: its total and its map show that;
 * - a listing on it changes, or may show another stay or price: because of nightly prices if dates are given, and also
 *   of free nights if those dates are flexible;
 * - a matching listing moves on the map;
 * - a matching listing moves across its page in the sort order; sorted by total, any change of its total counts;
 * - a matching listing or its prices change, and it is a town's page, which tells about the prices of all of them;
 * - it shows no listing: it then suggests other searches, whose results any changed listing may alter.
 *
 * Matching and sorting use the search's own structures: small ones hold each listing twice, before and after
 * (docs/decisions/2026-11-22-stale-overviews.md).
 */
export class ListingChanges {
  readonly #index: ListingIndex;
  readonly #listings: ChangedListings;
  /** Ids of the changed listings. */
  readonly ids: readonly number[];
  readonly #today: Day;
  readonly #copies: ListingCopies;
  readonly #there: Bits;
  readonly #scratch: Bits;
  /** Two slots in the sort orders, for the first and the last listing of an overview. */
  readonly #edges: readonly [first: number, last: number];
  readonly #edgeIds: [first: number, last: number] = [0, 0];
  readonly #offer: string;
  #isOfferAnother = false;

  /** Call before the index applies the changes, and `seeAfter` once it has. */
  constructor(index: ListingIndex, listings: ChangedListings, today: Day) {
    this.#index = index;
    this.#listings = listings;
    this.ids = [...listings.keys()];
    this.#today = today;
    const slots = 2 * this.ids.length;
    this.#edges = [slots, slots + 1];
    this.#there = emptyBits(slots);
    this.#scratch = emptyBits(slots);
    this.#copies = {
      traits: makeTraits(slots),
      orders: new ListingOrders(slots + 2, (slot) => this.#idOf(slot)),
      points: new ListingPoints(slots),
    };
    this.#offer = offerOf(index);
    this.#copy(0);
  }

  seeAfter(): void {
    this.#isOfferAnother = offerOf(this.#index) !== this.#offer;
    this.#copy(this.ids.length);
  }

  /** Whether an overview that was up to date before may no longer be. */
  reaches({ filters, shown }: Overview): boolean {
    if (this.#isOfferAnother) return true;
    // An empty overview makes suggestions, which depend on other searches.
    if (shown.length === 0 && this.#hasAny(foundBy(filters))) return true;
    const fitting = this.#scratch;
    fitting.set(this.#there);
    narrow(fitting, this.#copies, filters, this.#today);
    const priced = pricedBy(filters);
    const isTownPage = townPageOf(filters) !== null;
    return this.ids.some((id, before) => {
      const after = before + this.ids.length;
      const fits = hasBit(fitting, after);
      if (hasBit(fitting, before) !== fits) return true;
      const kinds = this.#listings.get(id);
      if (fits && isTownPage && (kinds?.has('home') || kinds?.has('rates'))) return true;
      // Licence numbers are matched in the database: any of these listings may have a new one.
      if (filters.logiesdecreet !== undefined && kinds?.has('home')) return true;
      const isShown = shown.includes(id);
      if (isShown && (kinds?.has('home') || priced.some((kind) => kinds?.has(kind)))) return true;
      if (!fits) return false;
      const isPassing = ordersByTotal(filters)
        ? this.#costsOther(filters, before, after)
        : this.#passesOver({ filters, shown }, before, after);
      return isPassing || this.#hasMoved(before, after);
    });
  }

  #hasAny(kinds: readonly ChangeKind[]): boolean {
    return [...this.#listings.values()].some((known) => kinds.some((kind) => known.has(kind)));
  }

  #hasMoved(before: number, after: number): boolean {
    const { x, y, latitudes, longitudes } = this.#copies.points;
    return [x, y, latitudes, longitudes].some((values) => !Object.is(values[before], values[after]));
  }

  /** Whether a listing moves in the sort order from one side of the page to the other, or into it. */
  #passesOver({ filters, shown }: Overview, before: number, after: number): boolean {
    const [first, last] = [shown[0], shown.at(-1)];
    if (first === undefined || last === undefined) return false;
    const keys = [this.#index.orderKeysOf(first), this.#index.orderKeysOf(last)];
    const { orders } = this.#copies;
    for (const [place, edge] of this.#edges.entries()) {
      const known = keys[place];
      // A listing on the page is gone; its own change reports that.
      if (!known) return true;
      orders.set(edge, known);
    }
    this.#edgeIds[0] = first;
    this.#edgeIds[1] = last;
    const order = sortOf(filters);
    const sides = [before, after].map((slot) =>
      this.#edges.map((edge) => Math.sign(orders.compare(order, slot, edge))).join(),
    );
    return sides[0] !== sides[1];
  }

  /** Whether the stay that was asked for has another total. */
  #costsOther(filters: SearchFilters, before: number, after: number): boolean {
    const asked = askedTotals(filters, this.#today);
    if (!asked) return false;
    const { traits } = this.#copies;
    const [was, is] = [before, after].map((slot) =>
      traits.totals.totalOf(slot, asked, allowedBy(traits, this.#today)),
    );
    return was !== is;
  }

  #copy(offset: number): void {
    for (const [place, id] of this.ids.entries()) {
      if (this.#index.copyTo(this.#copies, offset + place, id)) setBit(this.#there, offset + place);
    }
  }

  #idOf(slot: number): number {
    const [first] = this.#edges;
    return (slot < first ? this.ids[slot % this.ids.length] : this.#edgeIds[slot - first]) ?? 0;
  }
}

/** The kinds of change that may alter the results of a search, or of a similar one. */
function foundBy(filters: SearchFilters): readonly ChangeKind[] {
  if (filters.max_total !== undefined) return ['home', 'nights', 'rates'];
  return isFlexible(filters) || stayOf(filters) ? ['home', 'nights'] : ['home'];
}

/** The kinds of change that may give a listing on the page another stay, or its stay another price. */
function pricedBy(filters: SearchFilters): readonly ChangeKind[] {
  if (isFlexible(filters)) return ['rates', 'nights'];
  return stayOf(filters) ? ['rates'] : [];
}

/** What every overview shows, whatever its search. */
const offerOf = ({ size, hasRatings }: ListingIndex) => `${size} ${hasRatings}`;
