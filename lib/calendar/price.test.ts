import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPrice, fromPriceText, priceOfStay, ratesByNight } from '@/lib/calendar/price';
import { addDays, dayFromNumber, dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { rentalPeriodFlag } from '@/lib/listings/kinds';
import type { RentalPeriod, RentalPeriodFlags } from '@/lib/listings/kinds';
import { EURO_SPACE } from '@/lib/money/euro';

const noPeriod: RentalPeriodFlags = {
  rental_period_night: false,
  rental_period_week: false,
  rental_period_midweek: false,
  rental_period_two_weeks: false,
  rental_period_weekend: false,
  rental_period_long_weekend: false,
  rental_period_month: false,
  rental_period_year: false,
};
const letFor = (...periods: RentalPeriod[]): RentalPeriodFlags => ({
  ...noPeriod,
  ...Object.fromEntries(periods.map((period) => [rentalPeriodFlag(period), true])),
});

describe('priceOfStay', () => {
  const rates = ratesByNight([
    { valid_at: '2026-07-04', price: 150 },
    { valid_at: '2026-07-06', price: 40 },
    { valid_at: '2026-07-07', price: 999 },
  ]);

  it.each<[string, Day, Day, number]>([
    ['without special rates', '2026-08-01', '2026-08-08', 700],
    ['one special night', '2026-07-04', '2026-07-05', 150],
    ['special and other nights', '2026-07-03', '2026-07-07', 100 + 150 + 100 + 40],
    ['not the departure night', '2026-07-05', '2026-07-07', 140],
    ['over the end of summer time', '2026-10-24', '2026-10-26', 200],
    ['over the start of summer time', '2026-03-28', '2026-03-30', 200],
    ['nothing for no nights', '2026-07-04', '2026-07-04', 0],
    ['nothing for a backward stay', '2026-07-08', '2026-07-04', 0],
  ])('%s', (_, start, end, expected) => {
    expect(priceOfStay({ start, end }, 100, rates)).toBe(expected);
  });

  it('can be free on a night', () => {
    const free = ratesByNight([{ valid_at: '2026-07-04', price: 0 }]);
    expect(priceOfStay({ start: '2026-07-04', end: '2026-07-06' }, 100, free)).toBe(100);
  });

  it('is the same whole or in two parts', () => {
    const day = fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2027-12-31') }).map(dayFromNumber);
    const length = fc.integer({ min: 0, max: 60 });
    const special = fc.array(fc.record({ valid_at: day, price: fc.nat(2000) }));
    fc.assert(
      fc.property(day, length, length, fc.nat(1000), special, (start, first, second, price, list) => {
        const map = ratesByNight(list);
        const middle = addDays(start, first);
        const end = addDays(middle, second);
        expect(priceOfStay({ start, end }, price, map)).toBe(
          priceOfStay({ start, end: middle }, price, map) + priceOfStay({ start: middle, end }, price, map),
        );
      }),
    );
  });
});

describe('fromPrice', () => {
  it.each<[RentalPeriod[], number, string]>([
    [['night', 'week', 'month'], 95, 'vanaf € 95,- per nacht'],
    [['week', 'midweek'], 665, 'vanaf € 665,- per week'],
    [['midweek', 'two_weeks', 'weekend'], 380, 'vanaf € 380,- per midweek'],
    [['two_weeks', 'weekend'], 1330, 'vanaf € 1.330,- per twee weken'],
    [['weekend', 'long_weekend'], 190, 'vanaf € 190,- per weekend'],
    [['long_weekend', 'month'], 285, 'vanaf € 285,- per lang weekend'],
    [['month', 'year'], 2660, 'vanaf € 2.660,- per maand'],
  ])('let for %j', (periods, price, text) => {
    const from = fromPrice({ price: 95, ...letFor(...periods) });
    expect(from?.price).toBe(price);
    expect(from && fromPriceText(from).replaceAll(EURO_SPACE, ' ')).toBe(text);
  });

  it('says nothing of a home let by the year alone, for no period, or without a price', () => {
    expect(fromPrice({ price: 95, ...letFor('year') })).toBeNull();
    expect(fromPrice({ price: 95, ...noPeriod })).toBeNull();
    expect(fromPrice({ price: null, ...letFor('night') })).toBeNull();
  });
});
