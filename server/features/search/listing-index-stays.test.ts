import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { setRentalPeriods, rentalPeriods } from '@/lib/listings/kinds';
import { arbitraryBounds, today } from '@/tests/support/arbitrary-stays';
import { findStayFault } from '@/lib/stays/judge';
import type { Season, StayBounds } from '@/lib/stays/terms';
import { ListingIndex, shapeFor } from '@/server/features/search/listing-index';
import type { Changed } from '@/server/features/search/listing-index';
import type { ListingRow, OccupiedRow, SeasonRow } from '@/server/features/search/read-listings';

/** Stands for 'no limit'. */
const NONE = 10_000;

const plainListing: Omit<
  ListingRow,
  'id' | 'periods' | 'minStay' | 'maxStay' | 'advance' | 'notice' | 'preparation' | 'gapStays'
> = {
  price: 100,
  approvedAt: 0,
  rating: 0,
  cityId: 1,
  propertyType: 0,
  oceanview: 0,
  maxCapacity: 4,
  cots: 0,
  bedrooms: 1,
  bathrooms: 1,
  basePrice: 0,
  weekendPrice: 0,
  lastMinuteDays: 0,
  lastMinutePercent: 0,
  earlyDays: 0,
  earlyPercent: 0,
  point: null,
  settings: [],
};

const listingOf = ({ rules }: StayBounds, id: number): ListingRow => ({
  ...plainListing,
  id,
  periods: setRentalPeriods(rules).reduce((bits, period) => bits | (1 << rentalPeriods.indexOf(period)), 0),
  minStay: rules.min_stay ?? 0,
  maxStay: rules.max_stay ?? NONE,
  advance: rules.max_days_reservation_advance ?? NONE,
  notice: rules.notice_days,
  preparation: rules.preparation_nights,
  gapStays: Number(rules.gap_stays),
});

const bitsOf = (days: readonly number[]) => days.reduce((bits, day) => bits | (1 << (day - 1)), 0);

const seasonOf = (season: Season, listingId: number): SeasonRow => ({
  listingId,
  start: dayNumber(season.start_date),
  end: dayNumber(season.end_date),
  minStay: season.min_stay ?? 0,
  price: 0,
  weekendPrice: 0,
  weekPrice: 0,
  arrivalDays: bitsOf(season.arrival_days),
  departureDays: bitsOf(season.departure_days),
});

const occupiedOf = ({ booked, blocked }: StayBounds, listingId: number): OccupiedRow[] =>
  [booked, blocked].flatMap((ranges, isBlock) =>
    ranges
      .filter(({ start, end }) => start < end)
      .map(({ start, end }) => ({ listingId, start: dayNumber(start), end: dayNumber(end), isBlock })),
  );

function changedTo(listings: ReadonlyMap<number, StayBounds>): Changed {
  const entries = [...listings];
  return {
    listings: entries.map(([id, listing]) => listingOf(listing, id)),
    stays: entries.flatMap(([id, listing]) => occupiedOf(listing, id)),
    seasons: entries.flatMap(([id, { seasons }]) => seasons.map((season) => seasonOf(season, id))),
    priceTerms: [],
    labels: [],
  };
}

const LISTINGS = 40;
const numbered = (listings: readonly StayBounds[]) =>
  new Map(listings.map((listing, place) => [place + 1, listing]));
/** Stays with this many nights between each and the next: gaps that may be filled exactly. */
const chain = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4 })), {
  maxLength: 9,
});
const bounds = fc.tuple(arbitraryBounds, chain).map(([listing, links]) => {
  // The first stay ended today, or so recently that the preparation nights after it did.
  let at = -(links.length % 4);
  const first = { start: addDays(today, at - 2), end: addDays(today, at) };
  const others = links.map(([between, nights]) => {
    const start = addDays(today, at + between);
    at += between + nights;
    return { start, end: addDays(today, at) };
  });
  return others.length > 2 ? { ...listing, booked: [first, ...others] } : listing;
});
const listings = fc.array(bounds, { minLength: LISTINGS, maxLength: LISTINGS }).map(numbered);

function build(world: ReadonlyMap<number, StayBounds>): ListingIndex {
  const index = new ListingIndex(shapeFor(LISTINGS, today, { growth: 1, spare: 8, labelPiece: 512 }));
  const { listings: rows, stays, seasons } = changedTo(world);
  for (const row of rows) index.load(row);
  index.arrange();
  for (const stay of stays) index.occupy(stay);
  for (const season of seasons) index.addSeason(season);
  return index;
}

/**
 * Every stay from a few days ago to the end of the calendars of `arbitraryBounds`, in lengths that most listings allow.
 */
const stays = Array.from({ length: 78 }, (_, place) => place - 3).flatMap((from) =>
  [1, 2, 3, 4, 5, 7, 14].map((nights) => {
    const start: Day = addDays(today, from);
    return { start, end: addDays(start, nights) };
  }),
);

function expectRules(index: ListingIndex, world: ReadonlyMap<number, StayBounds>): void {
  for (const stay of stays) {
    const { ids } = index.find(
      { arrival: stay.start, departure: stay.end },
      { today, skip: 0, take: LISTINGS },
    );
    const allowing = [...world]
      .filter(([, listing]) => findStayFault(listing, stay) === null)
      .map(([id]) => id);
    expect([stay, ids.toSorted((a, b) => a - b)]).toEqual([stay, allowing]);
  }
}

describe('a search with days', () => {
  it('finds the homes whose own rules allow the stay, as they are and after any became another', () => {
    fc.assert(
      fc.property(listings, listings, fc.subarray([...Array(LISTINGS).keys()]), (first, second, changed) => {
        const index = build(first);
        expectRules(index, first);
        const others = new Map([...second].filter(([id]) => changed.includes(id)));
        index.replace([...others.keys()], changedTo(others));
        expectRules(index, new Map([...first, ...others]));
      }),
      // Shrinking forty listings takes too long.
      { numRuns: 5, endOnFailure: true },
    );
  });

  it.each([0, 2])('can fill a gap from today on, with %i nights of preparation', (preparation_nights) => {
    const [[sample] = []] = fc.sample(listings, { numRuns: 1, seed: 3 }).map((world) => [...world.values()]);
    if (!sample) throw new Error('no home');
    const least = { min_stay: 7, max_stay: 30, max_days_reservation_advance: 365 };
    const rules = { ...sample.rules, ...least, preparation_nights, notice_days: 0, gap_stays: true };
    const from = 3 + preparation_nights;
    const booked = [
      { start: addDays(today, -9), end: addDays(today, -preparation_nights) },
      { start: addDays(today, from), end: addDays(today, from + 2) },
    ];
    const letting = { ...rules, rental_period_night: true };
    const world = numbered([{ today, rules: letting, seasons: [], booked, blocked: [] }]);
    const departure = addDays(today, 3);
    const found = build(world).find({ arrival: today, departure }, { today, skip: 0, take: 1 });
    expect(found.ids).toEqual([1]);
  });
});
