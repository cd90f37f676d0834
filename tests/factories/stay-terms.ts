/**
 * Landlords' prices and rules, for tests and browser tests: bodies of the calls that save them, and rules for
 * lib/stays.
 */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { CostsInput, SeasonInput } from '@/lib/stays/contract';
import { noFurtherRules } from '@/lib/stays/terms';
import type { StayRules } from '@/lib/stays/terms';

const cost = { label: null, per: 'stay', optional: false, on_site: false } as const;

/** Cleaning € 85,-, optional linen € 9,- per person, tax € 1,20 per adult and night paid on site, deposit € 200,-. */
export const someCosts = (): CostsInput['costs'] => [
  { ...cost, kind: 'cleaning', amount_cents: 85_00 },
  { ...cost, kind: 'bed_linen', amount_cents: 9_00, per: 'person', optional: true },
  { ...cost, kind: 'tourist_tax', amount_cents: 1_20, per: 'person_night', on_site: true },
  { ...cost, kind: 'deposit', amount_cents: 200_00 },
];

/** Four weeks from a day on at € 150,- per night, a week minimum. */
export const someSeason = (start: Day, changes: Partial<SeasonInput> = {}): SeasonInput => ({
  name: 'Zomer',
  start_date: start,
  end_date: addDays(start, 28),
  price: 150,
  weekend_price: null,
  week_price: null,
  min_stay: 7,
  arrival_days: [],
  departure_days: [],
  lower_price: false,
  ...changes,
});

/** Any stay of two to 21 nights, at most a year ahead. */
export const nightlyRules: StayRules = {
  ...noFurtherRules,
  min_stay: 2,
  max_stay: 21,
  max_days_reservation_advance: 365,
  rental_period_night: true,
  rental_period_week: false,
  rental_period_midweek: false,
  rental_period_two_weeks: false,
  rental_period_weekend: false,
  rental_period_long_weekend: false,
  rental_period_month: false,
  rental_period_year: false,
};
