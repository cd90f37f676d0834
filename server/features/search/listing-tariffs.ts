import 'server-only';

import { dayNumber, weekdayOfNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { costUnits } from '@/lib/stays/kinds';
import { isWeekendWeekday } from '@/lib/stays/nightly';
import { percentOf } from '@/lib/money/percent';
import { timesCharged } from '@/lib/stays/quote';
import type { Party } from '@/lib/stays/party';
import { clearBit, emptyBits, hasBit, setBit } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import { integers, NumberLists } from '@/server/features/search/number-lists';
import type { ListParts } from '@/server/features/search/number-lists';
import type { ListingRow, PriceTermRow, SeasonRow } from '@/server/features/search/read-listings';

/** The prices in a listing's own columns, other than its price per night; 0 means none. */
type TariffColumns = Pick<
  ListingRow,
  'basePrice' | 'weekendPrice' | 'lastMinuteDays' | 'lastMinutePercent' | 'earlyDays' | 'earlyPercent'
>;

/** The parts of `PriceTermRow`. */
export const priceTerms = { cost: 0, lengthDiscount: 1, rate: 2 } as const;
/** A cost is stored under its unit; tourist tax, which counts other persons, under its unit plus this. */
export const TAX = costUnits.length;

/** The stays of one length and party, the first arriving at `start`, prepared for many listings. */
interface PricedStay {
  /** As a day number. */
  start: number;
  nights: number;
  /** Days from today to the first arrival. */
  arrivesIn: number;
  /** By night, counted from `start`: 1 for a weekend night; includes the nights of stays that arrive later. */
  isWeekend: Uint8Array;
  /** How many of the first N nights are weekend nights, by N. */
  weekendNights: Uint16Array;
  /** How many times a cost is charged, by its unit. */
  times: readonly number[];
  /** Scratch numbers for the nights of all these stays. */
  sums: Float64Array;
}

/** @param today the day from which discounts for the moment of booking count */
export function pricedStay(
  start: number,
  nights: number,
  { party, today }: { party: Party; today: Day },
): PricedStay {
  const inAll = nights + MOST_ARRIVAL_DAYS;
  const isWeekend = Uint8Array.from({ length: inAll }, (_, place) =>
    Number(isWeekendWeekday(weekdayOfNumber(start + place))),
  );
  const weekendNights = new Uint16Array(inAll + 1);
  for (const [place, weekend] of isWeekend.entries())
    weekendNights[place + 1] = (weekendNights[place] ?? 0) + weekend;
  const times = (['other', 'tourist_tax'] as const).flatMap((kind) =>
    costUnits.map((unit) => timesCharged({ kind, per: unit }, { ...party, nights })),
  );
  const arrivesIn = start - dayNumber(today);
  return { start, nights, arrivesIn, isWeekend, weekendNights, times, sums: new Float64Array(inAll + 1) };
}

type Integers = NumberLists<Int32Array<ArrayBuffer>>;
type IntegerParts = ListParts<Int32Array<ArrayBuffer>>;

/** The data that the tariffs consist of. */
export interface TariffParts {
  more: Bits;
  moments: IntegerParts;
  seasons: IntegerParts;
  costs: IntegerParts;
  discounts: IntegerParts;
  rates: IntegerParts;
}

/** Arrivals within this many days are judged and priced together, as the bits of a number. */
export const MOST_ARRIVAL_DAYS = 31;

/** Nights that a week price is for. */
const WEEK = 7;

/** How many numbers an item has; each list below says which. */
const SIZE = { moments: 6, seasons: 5, costs: 2, discounts: 2, rates: 2 };

/**
 * Everything that determines the total of a stay (lib/stays/quote), as numbers: a million totals are calculated in less
 * time than a few hundred quotes. tests/api/search-brute-force.test.ts compares the two. Two listings in
 * three have nothing but a price per night.
 */
export class ListingTariffs {
  /** In whole euros per night, by slot. */
  readonly #prices: Int32Array;
  /** The listings that have more than a price per night. */
  readonly #more: Bits;
  /** One per listing: weekend price, last-minute days and percent, early days and percent, base price; 0 means none. */
  readonly #moments: Integers;
  /** First night, first day after, price, weekend price, week price; 0 means none. */
  readonly #seasons: Integers;
  /** Unit, cents; mandatory costs only. */
  readonly #costs: Integers;
  /** Nights, percent. */
  readonly #discounts: Integers;
  /** Night, price; by night. */
  readonly #rates: Integers;

  /** @param prices whole euros per night by slot, kept up to date by their owner */
  constructor(capacity: number, prices: Int32Array, parts?: TariffParts) {
    this.#prices = prices;
    this.#more = parts?.more ?? emptyBits(capacity);
    this.#moments = new NumberLists(capacity, integers(SIZE.moments), parts?.moments);
    this.#seasons = new NumberLists(capacity, integers(SIZE.seasons), parts?.seasons);
    this.#costs = new NumberLists(capacity, integers(SIZE.costs), parts?.costs);
    this.#discounts = new NumberLists(capacity, integers(SIZE.discounts), parts?.discounts);
    this.#rates = new NumberLists(capacity, integers(SIZE.rates), parts?.rates);
  }

  get parts(): TariffParts {
    return {
      more: this.#more,
      moments: this.#moments.parts,
      seasons: this.#seasons.parts,
      costs: this.#costs.parts,
      discounts: this.#discounts.parts,
      rates: this.#rates.parts,
    };
  }

  get #lists(): Integers[] {
    return [this.#moments, this.#seasons, this.#costs, this.#discounts, this.#rates];
  }

  add(slot: number, row: TariffColumns): void {
    const { basePrice, weekendPrice, lastMinuteDays, lastMinutePercent, earlyDays, earlyPercent } = row;
    if (basePrice + weekendPrice + lastMinutePercent + earlyPercent === 0) return;
    const ofMoment = [lastMinuteDays, lastMinutePercent, earlyDays, earlyPercent];
    this.#moments.add(slot, [weekendPrice, ...ofMoment, basePrice]);
    setBit(this.#more, slot);
  }

  addSeason(slot: number, { start, end, price, weekendPrice, weekPrice }: SeasonRow): void {
    if (price + weekendPrice + weekPrice === 0) return;
    this.#seasons.add(slot, [start, end, price, weekendPrice, weekPrice]);
    setBit(this.#more, slot);
  }

  /** Rates of a listing are added by night. */
  addTerm(slot: number, { part, place, amount }: PriceTermRow): void {
    const { cost, lengthDiscount } = priceTerms;
    const list = part === cost ? this.#costs : part === lengthDiscount ? this.#discounts : this.#rates;
    list.add(slot, [place, amount]);
    setBit(this.#more, slot);
  }

  forget(slot: number): void {
    for (const list of this.#lists) list.forget(slot);
    clearBit(this.#more, slot);
  }

  /** Copies a slot's tariff into a slot of others that has none. */
  copyTo(others: ListingTariffs, slot: number, toSlot: number): void {
    if (!hasBit(this.#more, slot)) return;
    for (const [index, list] of this.#lists.entries()) {
      const numbers = list.numbersOf(slot);
      if (numbers.length > 0) others.#lists[index]?.add(toSlot, numbers);
    }
    setBit(others.#more, toSlot);
  }

  /** Sets the totals that are 0 of these listings to `total_cents` plus one, for the first of the stays. */
  addTotals(totals: Float64Array, listings: Bits, stay: PricedStay): void {
    const prices = this.#prices;
    const cents = 100 * stay.nights;
    for (let word = 0; word < listings.length; word += 1) {
      const all = listings[word] ?? 0;
      const more = this.#more[word] ?? 0;
      for (let rest = all & ~more; rest !== 0; rest &= rest - 1) {
        const slot = word * 32 + 31 - Math.clz32(rest & -rest);
        totals[slot] = (prices[slot] ?? 0) * cents + 1;
      }
      for (let rest = all & more; rest !== 0; rest &= rest - 1) {
        const slot = word * 32 + 31 - Math.clz32(rest & -rest);
        if (totals[slot] === 0) totals[slot] = this.#totalOf(slot, prices[slot] ?? 0, stay) + 1;
      }
    }
  }

  #totalOf(slot: number, price: number, stay: PricedStay): number {
    const cents = 100 * (this.#nightsOf(slot, price, stay) - this.#savedByWeeks(slot, price, stay));
    const ofLength = this.#lengthPercentOf(slot, stay.nights);
    return this.#discounted(slot, cents, ofLength, stay.arrivesIn) + this.#costsOf(slot, stay);
  }

  /** The lowest total of the stays arriving on the days of `allowed`: bits counted from the first, at least one set. */
  lowestTotalOf(slot: number, stay: PricedStay, allowed: number): number {
    const price = this.#prices[slot] ?? 0;
    const { nights, arrivesIn, sums } = stay;
    if (!hasBit(this.#more, slot)) return price * nights * 100;
    const inAll = nights + 31 - Math.clz32(allowed);
    this.#sumNights(slot, price, stay, inAll);
    const ofLength = this.#lengthPercentOf(slot, nights);
    const weekly = nights >= WEEK && this.#hasWeekPrice(slot, stay.start, inAll);
    let lowest = Infinity;
    for (let rest = allowed; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const sum = (sums[place + nights] ?? 0) - (sums[place] ?? 0);
      const cents = 100 * (weekly ? sum - this.#savedInSums(slot, stay, place) : sum);
      lowest = Math.min(lowest, this.#discounted(slot, cents, ofLength, arrivesIn + place));
    }
    return lowest + this.#costsOf(slot, stay);
  }

  /** Writes into `sums` what the first N nights cost together, by N up to `inAll`. */
  #sumNights(slot: number, price: number, { start, sums, isWeekend }: PricedStay, inAll: number): void {
    const usual = this.#basePriceOf(slot, price);
    const weekend = this.#weekendPriceOf(slot, price);
    for (let night = 0; night < inAll; night += 1) sums[night + 1] = isWeekend[night] === 1 ? weekend : usual;
    const { pool, firsts, counts } = this.#seasons;
    const from = (firsts[slot] ?? 0) * SIZE.seasons;
    const to = from + (counts[slot] ?? 0) * SIZE.seasons;
    for (let at = from; at < to; at += SIZE.seasons) {
      const first = Math.max((pool[at] ?? 0) - start, 0);
      const after = Math.min((pool[at + 1] ?? 0) - start, inAll);
      if (after <= first) continue;
      const other = this.#seasonPrice(at, price, usual);
      const inWeekend = this.#seasonWeekend(at, price, weekend);
      for (let night = first; night < after; night += 1)
        sums[night + 1] = isWeekend[night] === 1 ? inWeekend : other;
    }
    if ((this.#rates.counts[slot] ?? 0) > 0) this.#setRates(slot, price, start, sums);
    for (let night = 1; night <= inAll; night += 1) sums[night] = (sums[night] ?? 0) + (sums[night - 1] ?? 0);
  }

  #setRates(slot: number, price: number, start: number, sums: Float64Array): void {
    const { pool, firsts, counts } = this.#rates;
    const first = firsts[slot] ?? 0;
    const after = first + (counts[slot] ?? 0);
    for (let item = this.#firstRate(first, after, start); item < after; item += 1) {
      const night = (pool[item * SIZE.rates] ?? 0) - start;
      if (night >= sums.length - 1) break;
      sums[night + 1] = Math.max(price, pool[item * SIZE.rates + 1] ?? 0);
    }
  }

  /** The sum of the nights, as lib/stays/nightly prices them. */
  #nightsOf(slot: number, price: number, stay: PricedStay): number {
    const { start, nights, weekendNights } = stay;
    const usual = this.#basePriceOf(slot, price);
    const weekend = this.#weekendPriceOf(slot, price);
    const inWeekend = weekendNights[nights] ?? 0;
    let sum = usual * (nights - inWeekend) + weekend * inWeekend;
    const { pool, firsts, counts } = this.#seasons;
    const from = (firsts[slot] ?? 0) * SIZE.seasons;
    const to = from + (counts[slot] ?? 0) * SIZE.seasons;
    for (let at = from; at < to; at += SIZE.seasons) {
      const first = Math.max((pool[at] ?? 0) - start, 0);
      const after = Math.min((pool[at + 1] ?? 0) - start, nights);
      if (after <= first) continue;
      const some = (weekendNights[after] ?? 0) - (weekendNights[first] ?? 0);
      sum += (after - first - some) * (this.#seasonPrice(at, price, usual) - usual);
      sum += some * (this.#seasonWeekend(at, price, weekend) - weekend);
    }
    return (this.#rates.counts[slot] ?? 0) === 0 ? sum : sum + this.#rateDifference(slot, price, stay);
  }

  /** The price of a night outside seasons; of a weekend night too, unless it has a price of its own. */
  #basePriceOf(slot: number, price: number): number {
    if ((this.#moments.counts[slot] ?? 0) === 0) return price;
    return Math.max(price, this.#moments.pool[(this.#moments.firsts[slot] ?? 0) * SIZE.moments + 5] ?? 0);
  }

  #weekendPriceOf(slot: number, price: number): number {
    if ((this.#moments.counts[slot] ?? 0) === 0) return price;
    const at = (this.#moments.firsts[slot] ?? 0) * SIZE.moments;
    return Math.max(price, this.#moments.pool[at] || (this.#moments.pool[at + 5] ?? 0));
  }

  /** Whether a season with a week price has seven of these nights. */
  #hasWeekPrice(slot: number, start: number, inAll: number): boolean {
    const { pool, firsts, counts } = this.#seasons;
    const from = (firsts[slot] ?? 0) * SIZE.seasons;
    const to = from + (counts[slot] ?? 0) * SIZE.seasons;
    for (let at = from; at < to; at += SIZE.seasons) {
      const [first, after] = [(pool[at] ?? 0) - start, (pool[at + 1] ?? 0) - start];
      if ((pool[at + 4] ?? 0) > 0 && Math.min(after, inAll) - Math.max(first, 0) >= WEEK) return true;
    }
    return false;
  }

  /** What the week prices of seasons save the first of the stays, in whole euros. */
  #savedByWeeks(slot: number, price: number, stay: PricedStay): number {
    const { start, nights } = stay;
    if (nights < WEEK || !this.#hasWeekPrice(slot, start, nights)) return 0;
    this.#sumNights(slot, price, stay, nights);
    return this.#savedInSums(slot, stay, 0);
  }

  /** The same for the stay that arrives at a place, once its nights are in `sums`. */
  #savedInSums(slot: number, { start, nights, sums }: PricedStay, place: number): number {
    const { pool, firsts, counts } = this.#seasons;
    const from = (firsts[slot] ?? 0) * SIZE.seasons;
    const to = from + (counts[slot] ?? 0) * SIZE.seasons;
    let saved = 0;
    for (let at = from; at < to; at += SIZE.seasons) {
      const weekly = pool[at + 4] ?? 0;
      if (weekly === 0) continue;
      const after = Math.min((pool[at + 1] ?? 0) - start, place + nights);
      let night = Math.max((pool[at] ?? 0) - start, place);
      for (; night + WEEK <= after; night += WEEK)
        saved += Math.max(0, (sums[night + WEEK] ?? 0) - (sums[night] ?? 0) - weekly);
    }
    return saved;
  }

  /** The price of the season at a place in its list, never below that of the listing; `otherwise` if it has none. */
  #seasonPrice(at: number, price: number, otherwise: number): number {
    const own = this.#seasons.pool[at + 2] ?? 0;
    return own === 0 ? otherwise : Math.max(price, own);
  }

  /** The same for a weekend night. */
  #seasonWeekend(at: number, price: number, otherwise: number): number {
    const own = this.#seasons.pool[at + 3] ?? 0;
    return own === 0 ? this.#seasonPrice(at, price, otherwise) : Math.max(price, own);
  }

  /** By how much the special rates of its nights change the sum. */
  #rateDifference(slot: number, price: number, { start, nights, isWeekend }: PricedStay): number {
    const { pool, firsts, counts } = this.#rates;
    const first = firsts[slot] ?? 0;
    const after = first + (counts[slot] ?? 0);
    let sum = 0;
    for (let item = this.#firstRate(first, after, start); item < after; item += 1) {
      const night = pool[item * SIZE.rates] ?? 0;
      const place = night - start;
      if (place >= nights) break;
      const rate = Math.max(price, pool[item * SIZE.rates + 1] ?? 0);
      sum += rate - this.#priceWithoutRate(slot, price, night, isWeekend[place] === 1);
    }
    return sum;
  }

  /** The first rate, among these, of that night or a later one. */
  #firstRate(first: number, after: number, night: number): number {
    let [low, high] = [first, after];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#rates.pool[middle * SIZE.rates] ?? 0) < night) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #priceWithoutRate(slot: number, price: number, night: number, isWeekend: boolean): number {
    const otherwise = isWeekend ? this.#weekendPriceOf(slot, price) : this.#basePriceOf(slot, price);
    const { pool, firsts, counts } = this.#seasons;
    const from = (firsts[slot] ?? 0) * SIZE.seasons;
    const to = from + (counts[slot] ?? 0) * SIZE.seasons;
    for (let at = from; at < to; at += SIZE.seasons) {
      if ((pool[at] ?? 0) > night || (pool[at + 1] ?? 0) <= night) continue;
      return isWeekend ? this.#seasonWeekend(at, price, otherwise) : this.#seasonPrice(at, price, otherwise);
    }
    return otherwise;
  }

  /** The nights less the discounts, which never exceed them. */
  #discounted(slot: number, cents: number, ofLength: number, arrivesIn: number): number {
    const ofMoment = this.#momentPercentOf(slot, arrivesIn);
    if (ofLength + ofMoment === 0) return cents;
    return cents - Math.min(cents, percentOf(cents, ofLength) + percentOf(cents, ofMoment));
  }

  /** Of the length discounts, the one for the most nights counts. */
  #lengthPercentOf(slot: number, nights: number): number {
    const { pool, firsts, counts } = this.#discounts;
    const from = (firsts[slot] ?? 0) * SIZE.discounts;
    const to = from + (counts[slot] ?? 0) * SIZE.discounts;
    let [most, percent] = [0, 0];
    for (let at = from; at < to; at += SIZE.discounts) {
      const least = pool[at] ?? 0;
      if (least > nights || least < most) continue;
      most = least;
      percent = pool[at + 1] ?? 0;
    }
    return percent;
  }

  /** The better of the last-minute and early discounts. */
  #momentPercentOf(slot: number, arrivesIn: number): number {
    const { pool, firsts, counts } = this.#moments;
    if ((counts[slot] ?? 0) === 0) return 0;
    const at = (firsts[slot] ?? 0) * SIZE.moments;
    const late = arrivesIn <= (pool[at + 1] ?? 0) ? (pool[at + 2] ?? 0) : 0;
    const early = arrivesIn >= (pool[at + 3] ?? 0) ? (pool[at + 4] ?? 0) : 0;
    return Math.max(late, early);
  }

  #costsOf(slot: number, { times }: PricedStay): number {
    const { pool, firsts, counts } = this.#costs;
    const from = (firsts[slot] ?? 0) * SIZE.costs;
    const to = from + (counts[slot] ?? 0) * SIZE.costs;
    let cents = 0;
    for (let at = from; at < to; at += SIZE.costs) cents += (times[pool[at] ?? 0] ?? 0) * (pool[at + 1] ?? 0);
    return cents;
  }
}
