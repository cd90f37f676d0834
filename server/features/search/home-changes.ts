import 'server-only';

import type { Day } from '@/lib/dates/day';
import { isFlexible } from '@/lib/search/asked-stays';
import { sortOf, stayOf } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import type { ChangeKind } from '@/server/changes/change-log';
import type { Overview } from '@/server/http/request-context';
import { emptyBits, hasBit, setBit } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import type { HomeCopies, HomeIndex } from '@/server/features/search/home-index';
import { HomeOrders } from '@/server/features/search/home-orders';
import { HomePoints } from '@/server/features/search/home-points';
import { makeTraits } from '@/server/features/search/home-traits';
import { narrow } from '@/server/features/search/narrow';

/** What kinds of things changed of each home. */
export type ChangedHomes = ReadonlyMap<number, ReadonlySet<ChangeKind>>;

/**
 * Some homes as they were and as they are, and the one rule of which overviews that changes. An overview is another when
 *
 * - how many homes there are, or whether any has a rating, is another: each says so;
 * - a home enters what fits its filters, or leaves it: its total and its map say so;
 * - a home that it shows is another, or may show another stay or price: by the price of a night where days are asked for,
 *   and by the nights that are free where those days leave a choice;
 * - a home that fits stands elsewhere on the map;
 * - a home that fits passes over its page in the order that is asked for;
 * - it shows no home: it tells what other searches find, which any change of a home may change.
 *
 * What fits and in which order is for the search's own structures to say: small ones hold each home twice, as it was and
 * as it is (docs/decisions/2026-11-22-stale-overviews.md).
 */
export class HomeChanges {
  readonly #index: HomeIndex;
  readonly #homes: ChangedHomes;
  /** The homes that changed. */
  readonly ids: readonly number[];
  readonly #today: Day;
  readonly #copies: HomeCopies;
  readonly #there: Bits;
  readonly #scratch: Bits;
  /** Two slots of the orders, for the first and the last home of an overview. */
  readonly #edges: readonly [first: number, last: number];
  readonly #edgeIds: [first: number, last: number] = [0, 0];
  readonly #offer: string;
  #isOfferAnother = false;

  /** Before the index follows the changes; `seeAfter` once it has. */
  constructor(index: HomeIndex, homes: ChangedHomes, today: Day) {
    this.#index = index;
    this.#homes = homes;
    this.ids = [...homes.keys()];
    this.#today = today;
    const slots = 2 * this.ids.length;
    this.#edges = [slots, slots + 1];
    this.#there = emptyBits(slots);
    this.#scratch = emptyBits(slots);
    this.#copies = {
      traits: makeTraits(slots),
      orders: new HomeOrders(slots + 2, (slot) => this.#idOf(slot)),
      points: new HomePoints(slots),
    };
    this.#offer = offerOf(index);
    this.#copy(0);
  }

  seeAfter(): void {
    this.#isOfferAnother = offerOf(this.#index) !== this.#offer;
    this.#copy(this.ids.length);
  }

  /** Whether an overview that was true before may not be any more. */
  reaches({ filters, shown }: Overview): boolean {
    if (this.#isOfferAnother) return true;
    // What it says instead of cards is about other searches.
    if (shown.length === 0 && this.#hasAny(foundBy(filters))) return true;
    const fitting = this.#scratch;
    fitting.set(this.#there);
    narrow(fitting, this.#copies, filters, this.#today);
    const priced = pricedBy(filters);
    return this.ids.some((id, before) => {
      const after = before + this.ids.length;
      const fits = hasBit(fitting, after);
      if (hasBit(fitting, before) !== fits) return true;
      const kinds = this.#homes.get(id);
      // Who has a licence number is asked of the database: any of them may have another now.
      if (filters.logiesdecreet !== undefined && kinds?.has('home')) return true;
      const isShown = shown.includes(id);
      if (isShown && (kinds?.has('home') || priced.some((kind) => kinds?.has(kind)))) return true;
      return fits && (this.#hasMoved(before, after) || this.#passesOver({ filters, shown }, before, after));
    });
  }

  #hasAny(kinds: readonly ChangeKind[]): boolean {
    return [...this.#homes.values()].some((known) => kinds.some((kind) => known.has(kind)));
  }

  #hasMoved(before: number, after: number): boolean {
    const { x, y, latitudes, longitudes } = this.#copies.points;
    return [x, y, latitudes, longitudes].some((values) => !Object.is(values[before], values[after]));
  }

  /** Whether a home changes sides: from before the page to after it, or into it. */
  #passesOver({ filters, shown }: Overview, before: number, after: number): boolean {
    const [first, last] = [shown[0], shown.at(-1)];
    if (first === undefined || last === undefined) return false;
    const keys = [this.#index.orderKeysOf(first), this.#index.orderKeysOf(last)];
    const { orders } = this.#copies;
    for (const [place, edge] of this.#edges.entries()) {
      const known = keys[place];
      // One that the page shows is there no more: another change says so.
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

/** What kinds of changes may have a search, or one much like it, find other homes. */
function foundBy(filters: SearchFilters): readonly ChangeKind[] {
  return isFlexible(filters) || stayOf(filters) ? ['home', 'nights'] : ['home'];
}

/** What kinds of changes may give a home another stay, or its stay another price. */
function pricedBy(filters: SearchFilters): readonly ChangeKind[] {
  if (isFlexible(filters)) return ['rates', 'nights'];
  return stayOf(filters) ? ['rates'] : [];
}

/** What every overview says, whatever it asks for. */
const offerOf = ({ size, hasRatings }: HomeIndex) => `${size} ${hasRatings}`;
