/** Random listings, calendars and stays. */
import fc from 'fast-check';
import { dayFromNumber, dayNumber } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import { rentalPeriodFlag, rentalPeriods } from '@/lib/listings/kinds';
import type { RentalPeriodFlags } from '@/lib/listings/kinds';
import { costKinds, costUnits } from '@/lib/stays/kinds';
import type { Season, StayBounds, StayRules, Tariff } from '@/lib/stays/terms';

/** A Wednesday. */
export const today: Day = '2026-07-01';
const first = dayNumber(today);

export const arbitraryDay = fc.integer({ min: first - 6, max: first + 70 }).map(dayFromNumber);

const orNull = (min: number, max: number) => fc.option(fc.integer({ min, max }));
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }) as fc.Arbitrary<Weekday[]>;

const flags = fc.record(
  Object.fromEntries(rentalPeriods.map((period) => [rentalPeriodFlag(period), fc.boolean()])),
  // One entry for each period, which TypeScript cannot count.
) as fc.Arbitrary<RentalPeriodFlags>;

/** Most listings are let by the night: otherwise hardly any stay would be allowed. */
const letting = fc.tuple(flags, fc.nat(3)).map(([set, dice]) => ({ ...set, rental_period_night: dice > 0 }));

export const arbitraryRules: fc.Arbitrary<StayRules> = fc
  .tuple(
    letting,
    fc.record({
      min_stay: orNull(1, 8),
      max_stay: orNull(1, 60),
      max_days_reservation_advance: orNull(0, 120),
      notice_days: fc.oneof(fc.constant(0), fc.nat(30)),
      preparation_nights: fc.nat(3),
      gap_stays: fc.boolean(),
    }),
  )
  .map(([set, rules]) => ({ ...set, ...rules }));

/** A season that starts `gap` days after the previous one. */
const seasonShape = fc.record({
  gap: fc.nat(12),
  days: fc.integer({ min: 1, max: 25 }),
  name: fc.string({ minLength: 1, maxLength: 5 }),
  price: orNull(1, 900),
  weekend_price: orNull(1, 900),
  week_price: orNull(1, 4000),
  min_stay: orNull(1, 9),
  arrival_days: weekdays,
  departure_days: weekdays,
});

/** Seasons that share no night, in any order. */
export const arbitrarySeasons: fc.Arbitrary<Season[]> = fc
  .array(seasonShape, { maxLength: 5 })
  .map((shapes) => {
    let at = first - 15;
    return shapes.map(({ gap, days, ...season }) => {
      const start = at + gap;
      at = start + days;
      return { ...season, start_date: dayFromNumber(start), end_date: dayFromNumber(at) };
    });
  })
  .chain((seasons) => fc.shuffledSubarray(seasons, { minLength: seasons.length }));

/** Any two days, also reversed: then the range is empty. */
const range = fc.record({ start: arbitraryDay, end: arbitraryDay });

export const arbitraryBounds: fc.Arbitrary<StayBounds> = fc.record({
  rules: arbitraryRules,
  seasons: arbitrarySeasons,
  today: fc.constant(today),
  booked: fc.array(range, { maxLength: 4 }),
  blocked: fc.array(range, { maxLength: 2 }),
});

const percent = fc.integer({ min: 1, max: 60 });

export const arbitraryTariff: fc.Arbitrary<Tariff> = fc.record({
  price: fc.integer({ min: 1, max: 500 }),
  base_price: orNull(1, 900),
  weekend_price: orNull(1, 900),
  special_rates: fc.array(fc.record({ valid_at: arbitraryDay, price: fc.integer({ min: 1, max: 900 }) }), {
    maxLength: 12,
  }),
  length_discounts: fc.uniqueArray(fc.record({ nights: fc.integer({ min: 2, max: 30 }), percent }), {
    maxLength: 3,
    selector: ({ nights }) => nights,
  }),
  last_minute: fc.option(fc.record({ days: fc.integer({ min: 1, max: 30 }), percent })),
  early: fc.option(fc.record({ days: fc.integer({ min: 30, max: 90 }), percent })),
  costs: fc.array(
    fc
      .record({
        kind: fc.constantFrom(...costKinds),
        label: fc.option(fc.constantFrom('Fiets', 'Sauna', 'Hout')),
        amount_cents: fc.nat(20_000),
        per: fc.constantFrom(...costUnits),
        optional: fc.boolean(),
        on_site: fc.boolean(),
      })
      .map((cost) => (cost.kind === 'deposit' ? { ...cost, per: 'stay' as const } : cost)),
    { maxLength: 6 },
  ),
});

export const arbitraryParty = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.nat(4),
  babies: fc.nat(3),
  pets: fc.nat(2),
});
