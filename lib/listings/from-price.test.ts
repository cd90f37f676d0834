import { describe, expect, it } from 'vitest';
import { fromPrice, fromPriceText } from '@/lib/listings/from-price';
import { rentalPeriodFlags } from '@/lib/listings/kinds';
import type { RentalPeriod } from '@/lib/listings/kinds';
import { EURO_SPACE } from '@/lib/money/euro';

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
    const from = fromPrice({ price: 95, ...rentalPeriodFlags(...periods) });
    expect(from?.price).toBe(price);
    expect(from && fromPriceText(from).replaceAll(EURO_SPACE, ' ')).toBe(text);
  });

  it('says nothing of a home let by the year alone, for no period, or without a price', () => {
    expect(fromPrice({ price: 95, ...rentalPeriodFlags('year') })).toBeNull();
    expect(fromPrice({ price: 95, ...rentalPeriodFlags() })).toBeNull();
    expect(fromPrice({ price: null, ...rentalPeriodFlags('night') })).toBeNull();
  });
});
