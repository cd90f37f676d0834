import { describe, expect, it } from 'vitest';
import { fromPrice, fromPriceText } from '@/lib/stays/from-price';
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
