/** A small random set of listings to search, and a plain filter over it that does not use the index. */
import fc from 'fast-check';
import { findStayFault } from '@/lib/stays/judge';
import { quoteStay } from '@/lib/stays/quote';
import { arbitrarySeasons, arbitraryTariff, today as arbitraryToday } from '@/tests/support/arbitrary-stays';
import type { Season, StayBounds, StayPrices, Tariff } from '@/lib/stays/terms';
import {
  addDays,
  addMonths,
  compareDays,
  dayToUtcDate,
  diffDays,
  eachDay,
  startOfMonth,
  todayIn,
  weekday,
} from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { publicPoint } from '@/lib/listings/address';
import type { Point } from '@/lib/listings/cities';
import type { Bounds } from '@/lib/geometry/mercator';
import type { StayKind } from '@/lib/search/parameters';
import type { DayRange } from '@/lib/dates/range';
import { overlaps } from '@/lib/dates/range';
import { cities } from '@/lib/listings/cities';
import {
  advancePeriods,
  oceanviews,
  propertyTypes,
  rentalPeriodFlag,
  rentalPeriods,
} from '@/lib/listings/kinds';
import type { RentalPeriodFlags } from '@/lib/listings/kinds';
import type { CardStay } from '@/lib/listings/card-contract';
import { listingOptions } from '@/lib/listings/options';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { whileHeldBy } from '@/tests/factories/occupancy';
import { makeUser } from '@/tests/factories/user';
import { seasonColumns } from '@/server/features/stays/columns';

export const today = todayIn();

/** Days from today. */
type Stay = { source: 'internal' | 'blocked' | 'airbnb'; from: number; nights: number };

export interface WorldListing {
  licence: string;
  name: string;
  residence: string | null;
  city: number;
  type: (typeof propertyTypes)[number];
  view: (typeof oceanviews)[number];
  capacity: number;
  cots: number;
  bedrooms: number;
  bathrooms: number;
  price: number;
  rating: number | null;
  approved: number | null;
  disabled: boolean;
  periods: boolean[];
  minStay: number;
  maxStay: number;
  advance: number;
  settings: (number | null)[];
  stays: Stay[];
  rates: { day: number; price: number }[];
  point: Point;
  showsAddress: boolean;
  notice: number;
  preparation: number;
  gapStays: boolean;
  seasons: readonly Season[];
  /** Except for the price and the special rates, which are above. */
  tariff: Tariff;
}

/** Few, so that some listings share one. */
export const licences = ['900001', '900002', 'A-1234', '12', '900017'] as const;

/** With accents, cases and signs that mean something in a pattern. */
const names = ['Zeebries', 'Résidence ZONNEDAUW', 'Duin_100%', "L'Écume des Mers", 'Zonnedauw 100'] as const;
export const nameParts = ['zonne', 'RESIDENCE Z', 'écume', '0%', 'n_1', 'bries', 'ze', 'niets'] as const;

const oneToTen = fc.integer({ min: 1, max: 10 });
const seldom = <T>(value: fc.Arbitrary<T>, or: T) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(or) }, { weight: 1, arbitrary: value });

/** The seasons of lib/stays/arbitrary, moved to around today. */
const seasonsArbitrary = arbitrarySeasons.map((seasons) =>
  seasons.map((season) => ({
    ...season,
    start_date: addDays(season.start_date, diffDays(arbitraryToday, today)),
    end_date: addDays(season.end_date, diffDays(arbitraryToday, today)),
  })),
);

/** As the database requires: a cost of kind 'other' has its own name. */
const tariffArbitrary = arbitraryTariff.map((tariff) => ({
  ...tariff,
  costs: tariff.costs.map((cost) => (cost.kind === 'other' ? { ...cost, label: 'Fiets' } : cost)),
}));

export const listingArbitrary: fc.Arbitrary<WorldListing> = fc
  .record({
    licence: fc.constantFrom(...licences),
    name: fc.constantFrom(...names),
    residence: fc.constantFrom(null, ...names),
    city: fc.constantFrom(...cities.map(({ id }) => id)),
    type: fc.constantFrom(...propertyTypes),
    view: fc.constantFrom(...oceanviews),
    capacity: oneToTen,
    bedrooms: fc.integer({ min: 1, max: 4 }),
    bathrooms: fc.integer({ min: 1, max: 3 }),
    // Few values, so that prices, ratings and approval times often coincide.
    price: fc.constantFrom(70, 95, 100, 101, 150, 200, 350, 1000, 1500),
    rating: fc.constantFrom(null, null, 3.5, 4, 4.25, 5),
    approved: seldom(fc.constant(null), 0).chain((value) =>
      value === null ? fc.constant(null) : fc.integer({ min: 0, max: 40 }),
    ),
    disabled: seldom(fc.constant(true), false),
    periods: fc.array(fc.boolean(), { minLength: rentalPeriods.length, maxLength: rentalPeriods.length }),
    minStay: fc.constantFrom(1, 1, 1, 2, 3, 7),
    maxStay: fc.constantFrom(7, 14, 30, 30, 366),
    advance: fc.constantFrom(...advancePeriods),
    settings: fc.tuple(
      ...listingOptions.map(({ kind }) =>
        fc.option(fc.integer({ min: 0, max: kind === 'boolean' ? 1 : 10 }), { freq: 5 }),
      ),
    ),
    stays: fc.array(
      fc.record({
        source: fc.constantFrom('internal' as const, 'blocked' as const, 'airbnb' as const),
        from: fc.integer({ min: -15, max: 60 }),
        nights: fc.integer({ min: 1, max: 12 }),
      }),
      { maxLength: 4 },
    ),
    rates: fc.uniqueArray(
      fc.record({ day: fc.integer({ min: 0, max: 60 }), price: fc.integer({ min: 50, max: 500 }) }),
      {
        maxLength: 6,
        selector: ({ day }) => day,
      },
    ),
    // On few parallels and meridians, so that the edges of areas often pass exactly through listings.
    point: fc.record({
      latitude: fc.constantFrom(51.1, 51.15, 51.2, 51.23312),
      longitude: fc.constantFrom(2.6, 2.9, 3.1, 3.25),
    }),
    showsAddress: fc.boolean(),
    notice: fc.constantFrom(0, 0, 0, 1, 10, 30),
    preparation: fc.constantFrom(0, 0, 1, 2, 3),
    gapStays: fc.boolean(),
    seasons: fc.oneof(fc.constant<Season[]>([]), seasonsArbitrary),
    tariff: tariffArbitrary,
  })
  .map((listing) => ({
    ...listing,
    cots: (listing.capacity * listing.bedrooms) % 3,
    periods: listing.periods.some(Boolean) ? listing.periods : [true, ...listing.periods.slice(1)],
    stays: listing.stays.filter(
      (stay, index) => !listing.stays.slice(0, index).some((other) => clash(stay, other)),
    ),
  }));

/** Own stays and blocks of one listing cannot overlap: the database forbids it. */
function clash(a: Stay, b: Stay): boolean {
  return a.source !== 'airbnb' && b.source !== 'airbnb' && overlaps(rangeOf(a), rangeOf(b));
}

const dayOf = (offset: number) => addDays(today, offset);
const rangeOf = ({ from, nights }: Stay): DayRange => ({ start: dayOf(from), end: dayOf(from + nights) });

export function flagsOf(listing: WorldListing): RentalPeriodFlags {
  const entries = rentalPeriods.map((period, index) => [
    rentalPeriodFlag(period),
    listing.periods[index] === true,
  ]);
  return Object.fromEntries(entries);
}

export function columnsOf(listing: WorldListing): Partial<Prisma.ListingUncheckedCreateInput> {
  const flag = (index: number) => listing.periods[index] === true;
  const approvedAt = listing.approved === null ? null : new Date(Date.UTC(2026, 0, 1 + listing.approved));
  return {
    logiesdecreet: listing.licence,
    nameHolidayHome: listing.name,
    nameResidence: listing.residence,
    cityId: listing.city,
    propertyType: listing.type,
    oceanview: listing.view,
    maxCapacity: listing.capacity,
    numberOfBedrooms: listing.bedrooms,
    numberOfBathrooms: listing.bathrooms,
    latitude: listing.point.latitude,
    longitude: listing.point.longitude,
    displayHomeAddress: listing.showsAddress,
    price: listing.price,
    rating: listing.rating,
    reviewsCount: listing.rating === null ? 0 : 3,
    approvedAt,
    firstPublishedAt: approvedAt,
    disabledAt: listing.disabled ? new Date('2026-05-01T00:00:00Z') : null,
    rentalPeriodNight: flag(0),
    rentalPeriodWeek: flag(1),
    rentalPeriodMidweek: flag(2),
    rentalPeriodTwoWeeks: flag(3),
    rentalPeriodWeekend: flag(4),
    rentalPeriodLongWeekend: flag(5),
    rentalPeriodMonth: flag(6),
    rentalPeriodYear: flag(7),
    minStay: listing.minStay,
    maxStay: listing.maxStay,
    maxDaysReservationAdvance: listing.advance,
    noticeDays: listing.notice,
    preparationNights: listing.preparation,
    gapStays: listing.gapStays,
    basePrice: listing.tariff.base_price,
    weekendPrice: listing.tariff.weekend_price,
    lastMinuteDays: listing.tariff.last_minute?.days ?? null,
    lastMinutePercent: listing.tariff.last_minute?.percent ?? null,
    earlyDays: listing.tariff.early?.days ?? null,
    earlyPercent: listing.tariff.early?.percent ?? null,
  };
}

/** Replaces the cots, seasons, costs and discounts of a listing. */
export async function writeTerms(listingId: number, { cots, seasons, tariff }: WorldListing): Promise<void> {
  await prisma().listingRoom.deleteMany({ where: { listingId } });
  if (cots > 0) {
    await prisma().listingRoom.create({ data: { listingId, place: 1, name: 'Slaapkamer' } });
    await prisma().listingBed.create({
      data: { listingId, room: 1, place: 1, kind: 'cot', count: cots },
    });
  }
  for (const table of ['listingSeason', 'listingCost', 'listingLengthDiscount'] as const)
    await (prisma()[table] as { deleteMany(of: object): Promise<unknown> }).deleteMany({
      where: { listingId },
    });
  await prisma().listingSeason.createMany({
    data: seasons.map((season) => ({ listingId, ...seasonColumns(season) })),
  });
  await prisma().listingCost.createMany({
    data: tariff.costs.map(({ amount_cents, on_site, ...cost }, index) => ({
      listingId,
      place: index + 1,
      ...cost,
      amountCents: amount_cents,
      onSite: on_site,
    })),
  });
  await prisma().listingLengthDiscount.createMany({
    data: tariff.length_discounts.map((discount, index) => ({ listingId, place: index + 1, ...discount })),
  });
}

/** Inserts a listing with its settings, stays and rates; returns its id. */
export async function build(listing: WorldListing, userId: number): Promise<number> {
  const { id } = await makeListing({ userId, ...columnsOf(listing) });
  await prisma().listingSetting.createMany({
    data: listing.settings.flatMap((value, index) =>
      value === null ? [] : [{ listingId: id, optionId: index + 1, value }],
    ),
  });
  await addStays(id, listing.stays);
  await writeTerms(id, listing);
  await writeRates(id, listing);
  return id;
}

/** Replaces the special rates of a listing. */
export async function writeRates(listingId: number, { rates }: WorldListing): Promise<void> {
  await prisma().customListingPrice.deleteMany({ where: { listingId } });
  await prisma().customListingPrice.createMany({
    data: rates.map(({ day, price }) => ({ listingId, validAt: dayToUtcDate(dayOf(day)), price })),
  });
}

async function addStays(listingId: number, stays: readonly Stay[]): Promise<void> {
  const imported = stays.some(({ source }) => source === 'airbnb');
  const feed = imported
    ? await prisma().calendarFeed.create({
        data: { listingId, source: 'airbnb', url: 'https://feeds.kustverblijf.test/a.ics' },
      })
    : null;
  const data = stays.map((stay) => ({
    listingId,
    source: stay.source,
    startDate: dayToUtcDate(rangeOf(stay).start),
    endDate: dayToUtcDate(rangeOf(stay).end),
    feedId: stay.source === 'airbnb' ? feed?.id : null,
  }));
  await whileHeldBy(listingId, (tx) => tx.occupancy.createMany({ data }));
}

export type World = Map<number, WorldListing>;

export async function buildWorld(listings: readonly WorldListing[]): Promise<World> {
  const { id: userId } = await makeUser();
  const world: World = new Map();
  for (const listing of listings) world.set(await build(listing, userId), listing);
  return world;
}

/** What is searched for, as structured values rather than as a query. */
export interface Wanted {
  licence?: string;
  cities?: number[];
  type?: string;
  /** Any of these. */
  view?: readonly string[];
  period?: number;
  ranges: Partial<Record<'capacity' | 'bedrooms' | 'bathrooms' | 'price', { min: number; max: number }>>;
  /** By index in `listingOptions`. */
  settings: Record<number, number>;
  adults?: number;
  /** With `adults`. */
  children?: number;
  /** With `adults`. */
  babies?: number;
  pets?: number;
  stay?: { from: number; nights: number };
  /** With `stay`: by how many days its arrival may differ. */
  flex?: number;
  /** Instead of `stay`: months from now, in any order, and a kind of stay or a number of nights. */
  month?: { ahead: number[]; kind: StayKind | number };
  /** With `stay` or `month`: whole euros for the whole stay. */
  maxTotal?: number;
  /** Part of a name, in any case and with or without accents. */
  name?: string;
  bbox?: Bounds;
  sort: 'recent' | 'price_asc' | 'price_desc' | 'rating_asc' | 'rating_desc';
}

export const wantedRange = ({ from, nights }: { from: number; nights: number }): DayRange => ({
  start: dayOf(from),
  end: dayOf(from + nights),
});

const petsAllowed = listingOptions.findIndex(({ key }) => key === 'pets_allowed');

/** @param stays the stays the search accepts, computed once for all listings; null if it has none */
function fits(listing: WorldListing, wanted: Wanted, stays: readonly DayRange[] | null): boolean {
  if (wanted.name !== undefined && !isCalled(listing, wanted.name)) return false;
  if (listing.approved === null || listing.disabled) return false;
  if (wanted.licence !== undefined && listing.licence !== wanted.licence) return false;
  if (wanted.cities && !wanted.cities.includes(listing.city)) return false;
  if (wanted.type && listing.type !== wanted.type) return false;
  if (wanted.view && !wanted.view.includes(listing.view)) return false;
  if (wanted.period !== undefined && !listing.periods[wanted.period]) return false;
  const { adults = 0, children: young = 0, babies = 0 } = wanted;
  // A baby in a cot takes no place.
  const withoutCot = babies > listing.cots ? babies - listing.cots : 0;
  if (listing.capacity < adults + young + withoutCot) return false;
  for (const [name, range] of Object.entries(wanted.ranges)) {
    if (!range) continue;
    const value: unknown = Reflect.get(listing, name);
    if (typeof value !== 'number' || value < range.min || value > range.max) return false;
  }
  for (const [index, least] of Object.entries(wanted.settings)) {
    const value = listing.settings[Number(index)] ?? null;
    if (value === null || value < least) return false;
  }
  if (wanted.pets !== undefined && !listing.settings[petsAllowed]) return false;
  if (wanted.bbox && !liesIn(listing, wanted.bbox)) return false;
  if (stays === null) return true;
  if (wanted.maxTotal !== undefined) return totalOf(listing, wanted) <= wanted.maxTotal * 100;
  const terms = termsOf(listing);
  return stays.some((stay) => findStayFault(terms, stay) === null);
}

/** The total of the cheapest stay that it allows. */
const totalOf = (listing: WorldListing, wanted: Wanted) =>
  stayOfListing(listing, wanted)?.total_cents ?? Infinity;

const plain = new Intl.Collator('nl', { usage: 'search', sensitivity: 'base' });

/** Compares every substring of the same length, as a person would. */
function isCalled({ name, residence, showsAddress }: WorldListing, part: string): boolean {
  const names = [name, ...(showsAddress && residence !== null ? [residence] : [])];
  return names.some((text) =>
    Array.from(text, (_, at) => text.slice(at, at + part.length)).some(
      (some) => some.length === part.length && plain.compare(some, part) === 0,
    ),
  );
}

function liesIn({ point, showsAddress }: WorldListing, { west, south, east, north }: Bounds): boolean {
  const shown = publicPoint({ ...point, display_home_address: showsAddress });
  if (!shown) return false;
  const { latitude, longitude } = shown;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** The first day of the month this many months from now. */
export const monthAhead = (months: number): Day => addMonths(startOfMonth(today), months);

/** Every stay that the search accepts, in any order. */
function wantedStays({ stay, flex = 0, month }: Wanted): DayRange[] {
  const around = ({ from, nights }: { from: number; nights: number }) =>
    eachDay(dayOf(from - flex), dayOf(from + flex + 1)).map((start) => ({
      start,
      end: addDays(start, nights),
    }));
  if (stay) return around(stay);
  if (!month) return [];
  const days = [...new Set(month.ahead)].flatMap((ahead) =>
    eachDay(monthAhead(ahead), monthAhead(ahead + 1)),
  );
  const stays = (lengths: number[], weekdays: number[]) =>
    days
      .filter((day) => weekdays.includes(weekday(day)))
      .flatMap((start) => lengths.map((nights) => ({ start, end: addDays(start, nights) })));
  const anyDay = [1, 2, 3, 4, 5, 6, 7];
  if (month.kind === 'weekend') return stays([2, 3], [5]);
  if (month.kind === 'midweek') return stays([4], [1]);
  if (typeof month.kind === 'number') return stays([month.kind], anyDay);
  return stays([month.kind === 'week' ? 7 : 14], anyDay);
}

/** What decides about a listing's stays, in the form lib/stays needs. */
function termsOf(listing: WorldListing): StayBounds & StayPrices {
  const rangesOf = (isBlock: boolean) =>
    listing.stays.filter(({ source }) => (source === 'blocked') === isBlock).map(rangeOf);
  return {
    rules: {
      ...flagsOf(listing),
      min_stay: listing.minStay,
      max_stay: listing.maxStay,
      max_days_reservation_advance: listing.advance,
      notice_days: listing.notice,
      preparation_nights: listing.preparation,
      gap_stays: listing.gapStays,
    },
    seasons: listing.seasons,
    tariff: {
      ...listing.tariff,
      price: listing.price,
      special_rates: listing.rates.map(({ day, price }) => ({ valid_at: dayOf(day), price })),
    },
    today,
    booked: rangesOf(false),
    blocked: rangesOf(true),
  };
}

type Entry = [id: number, home: WorldListing];

/** @param totals of the stay, by id, if one was asked for */
function compare(
  sort: Wanted['sort'],
  totals: ReadonlyMap<number, number> | null,
): (a: Entry, b: Entry) => number {
  const recent = ([idA, a]: Entry, [idB, b]: Entry) => (b.approved ?? 0) - (a.approved ?? 0) || idB - idA;
  const priceOf = ([id, { price }]: Entry) => (totals ? (totals.get(id) ?? 0) : price);
  const price = (a: Entry, b: Entry) => priceOf(a) - priceOf(b) || a[0] - b[0];
  switch (sort) {
    case 'recent':
      return recent;
    case 'price_asc':
      return price;
    case 'price_desc':
      return (a, b) => price(b, a);
    default:
      return (a, b) => {
        const [ratingA, ratingB] = [a[1].rating, b[1].rating];
        if (ratingA === null || ratingB === null) {
          return ratingA === ratingB ? recent(a, b) : ratingA === null ? 1 : -1;
        }
        const ascending = ratingA - ratingB || a[0] - b[0];
        return sort === 'rating_asc' ? ascending : -ascending;
      };
  }
}

/** The ids of the matching listings, in order. */
export function searchPlainly(world: World, wanted: Wanted): number[] {
  const stays = wanted.stay || wanted.month ? wantedStays(wanted) : null;
  const found = [...world].filter(([, listing]) => fits(listing, wanted, stays));
  const isByTotal = stays !== null && wanted.sort.startsWith('price_');
  const totals = isByTotal ? new Map(found.map(([id, listing]) => [id, totalOf(listing, wanted)])) : null;
  return found.sort(compare(wanted.sort, totals)).map(([id]) => id);
}

/** The stay shown for a listing: of all possible ones the cheapest, then the earliest, then the shortest. */
export function stayOfListing(listing: WorldListing, wanted: Wanted): CardStay | null {
  const { adults = 1, children = 0, babies = 0, pets = 0 } = wanted;
  const party = { adults, children, babies, pets };
  const terms = termsOf(listing);
  const lets = wantedStays(wanted).filter((stay) => findStayFault(terms, stay) === null);
  const quoted = lets.map((stay): CardStay => {
    const { nights, price, total_cents } = quoteStay(terms, { stay, party });
    return { start_date: stay.start, end_date: stay.end, nights, price, total_cents };
  });
  const [best] = quoted.sort(
    (a, b) => a.total_cents - b.total_cents || compareDays(a.start_date, b.start_date) || a.nights - b.nights,
  );
  return best ?? null;
}
