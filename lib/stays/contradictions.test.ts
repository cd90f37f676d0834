import { describe, expect, it } from 'vitest';
import { findContradictions } from '@/lib/stays/contradictions';
import { contradictionText } from '@/lib/stays/contradiction-text';
import { plainTariff } from '@/tests/support/plain-tariff';
import type { Season, StayRules, StayTerms, Tariff } from '@/lib/stays/terms';
import { nightlyRules } from '@/tests/factories/stay-terms';

const rules = nightlyRules;

const summer: Season = {
  name: 'Zomer',
  start_date: '2027-07-03',
  end_date: '2027-08-28',
  price: 150,
  weekend_price: null,
  week_price: null,
  min_stay: 7,
  arrival_days: [6],
  departure_days: [6],
};

interface TermsOptions {
  seasons?: readonly Season[];
  rules?: Partial<StayRules>;
  tariff?: Partial<Tariff>;
  pets_allowed?: boolean;
}

const termsOf = (options: TermsOptions): StayTerms => ({
  rules: { ...rules, ...options.rules },
  seasons: options.seasons ?? [],
  tariff: { ...plainTariff(100), ...options.tariff },
  today: '2026-11-23',
  booked: [],
  blocked: [],
  max_capacity: 6,
  cots: 0,
  pets_allowed: options.pets_allowed ?? false,
});

const found = (options: TermsOptions) => findContradictions(termsOf(options));
const cost = {
  kind: 'pet',
  label: null,
  amount_cents: 2500,
  per: 'pet',
  optional: false,
  on_site: false,
} as const;

it('finds nothing in what works', () => {
  expect(
    found({
      seasons: [summer],
      rules: { notice_days: 2 },
      tariff: {
        weekend_price: 120,
        length_discounts: [
          { nights: 7, percent: 5 },
          { nights: 14, percent: 10 },
        ],
        last_minute: { days: 7, percent: 10 },
        early: { days: 180, percent: 5 },
        costs: [cost],
      },
      pets_allowed: true,
    }),
  ).toEqual([]);
});

describe('a season that no stay can begin in', () => {
  it.each<[string, TermsOptions]>([
    [
      'a week, where only weekends are let',
      { seasons: [summer], rules: { rental_period_night: false, rental_period_weekend: true } },
    ],
    [
      'arrival on Saturday where midweeks begin on Monday',
      {
        seasons: [{ ...summer, min_stay: null, departure_days: [] }],
        rules: { rental_period_night: false, rental_period_midweek: true },
      },
    ],
    [
      'a few days that have no Saturday',
      { seasons: [{ ...summer, start_date: '2027-07-05', end_date: '2027-07-09' }] },
    ],
    [
      'from Saturday to Friday, of whole weeks',
      {
        seasons: [{ ...summer, departure_days: [5] }],
        rules: { rental_period_night: false, rental_period_week: true },
      },
    ],
  ])('%s', (_what, options) => {
    expect(found(options)).toEqual([{ kind: 'no_stay', season: 'Zomer' }]);
  });

  it('more nights than the listing allows', () => {
    expect(found({ seasons: [summer], rules: { max_stay: 5 } })).toEqual([
      { kind: 'too_long_stay', season: 'Zomer', min_stay: 7, max_stay: 5 },
    ]);
  });

  it('a stay may end after its season, and taken nights, notice and window do not count', () => {
    const last = { ...summer, start_date: '2027-08-28', end_date: '2027-08-30' } as const;
    expect(found({ seasons: [last], rules: { notice_days: 30, max_days_reservation_advance: 90 } })).toEqual(
      [],
    );
  });

  it('is not told of one that is over', () => {
    expect(
      found({ seasons: [{ ...summer, start_date: '2026-07-04', end_date: '2026-08-29', min_stay: 30 }] }),
    ).toEqual([]);
  });
});

it.each<[string, TermsOptions, object]>([
  [
    'a price below the listing’s',
    { seasons: [{ ...summer, price: 90 }] },
    { kind: 'below_standard', season: 'Zomer', price: 90 },
  ],
  [
    'weekends cheaper than weekdays',
    { seasons: [{ ...summer, weekend_price: 140 }] },
    { kind: 'cheap_weekend', season: 'Zomer', price: 150, weekend_price: 140 },
  ],
  [
    'weekends cheaper than the ordinary price',
    { tariff: { base_price: 170, weekend_price: 160 } },
    { kind: 'cheap_usual_weekend', price: 170, weekend_price: 160 },
  ],
  [
    'a week price that seven nights never exceed',
    { seasons: [{ ...summer, week_price: 1050 }] },
    { kind: 'idle_week_price', season: 'Zomer', week_price: 1050, seven_nights: 1050 },
  ],
  [
    'a season that takes the weekend price away',
    { seasons: [summer], tariff: { weekend_price: 160 } },
    { kind: 'lost_weekend_price', season: 'Zomer', price: 150, weekend_price: 160 },
  ],
  [
    'a discount beyond the longest stay',
    { tariff: { length_discounts: [{ nights: 28, percent: 20 }] } },
    { kind: 'discount_too_long', nights: 28 },
  ],
  [
    'a discount that no period reaches',
    {
      rules: { rental_period_night: false, rental_period_week: true },
      tariff: { length_discounts: [{ nights: 14, percent: 20 }] },
    },
    { kind: 'discount_too_long', nights: 14 },
  ],
  [
    'less off for longer',
    {
      tariff: {
        length_discounts: [
          { nights: 14, percent: 5 },
          { nights: 7, percent: 10 },
        ],
      },
    },
    { kind: 'discount_shrinks', nights: 14, percent: 5, before: 10 },
  ],
  [
    'last minute after the notice',
    { rules: { notice_days: 10 }, tariff: { last_minute: { days: 7, percent: 10 } } },
    { kind: 'last_minute_too_late', days: 7, notice: 10 },
  ],
  [
    'earlier than one can ask',
    { rules: { max_days_reservation_advance: 90 }, tariff: { early: { days: 89, percent: 10 } } },
    { kind: 'early_too_early', days: 89, ahead: 90 },
  ],
  ['a cost for pets that are not allowed', { tariff: { costs: [cost] } }, { kind: 'pets_not_allowed' }],
])('%s', (_what, options, expected) => {
  expect(found(options)).toEqual([expected]);
});

it('the last day on which an early discount can be reached is none', () => {
  const early = { days: 88, percent: 10 };
  expect(found({ rules: { max_days_reservation_advance: 90 }, tariff: { early } })).toEqual([]);
});

it('says it in a sentence with its numbers', () => {
  expect(contradictionText({ kind: 'too_long_stay', season: 'Zomer', min_stay: 7, max_stay: 5 })).toBe(
    '“Zomer” vraagt minstens 7 nachten, maar uw advertentie laat hoogstens 5 nachten toe: niemand kan dan aankomen.',
  );
  expect(
    contradictionText({ kind: 'cheap_weekend', season: 'Zomer', price: 150, weekend_price: 140 }),
  ).toMatch(/^In “Zomer” kost een weekendnacht \(€\s140,-\) minder dan een andere nacht \(€\s150,-\)\.$/);
});
