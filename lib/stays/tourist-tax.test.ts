import { describe, expect, it } from 'vitest';
import { cities } from '@/lib/listings/cities';
import { suggestTouristTax } from '@/lib/stays/tourist-tax';

describe('suggestTouristTax', () => {
  it.each([
    ['Blankenberge', null],
    ['Bredene', null],
    ['De Haan', null],
    ['De Panne', null],
    ['Knokke', null],
    ['Koksijde', null],
    ['Middelkerke', null],
    ['Heist', null],
    ['Nieuwpoort', null],
    ['Oostduinkerke', null],
    ['Oostende', '472 cents a night in 2025'],
    ['Wenduine', null],
    ['Westende', null],
    ['Zeebrugge', null],
  ])('%s: %s', (name, expected) => {
    const city = cities.find((each) => each.name === name);
    const tax = city && suggestTouristTax(city.id);
    expect(tax && `${tax.amount_cents} cents a ${tax.per} in ${tax.year}`).toBe(expected);
  });

  it('says who says so, and what the amount is', () => {
    expect(suggestTouristTax(11)).toMatchObject({
      source: {
        title: 'Verblijfsbelasting, stad Oostende',
        url: 'https://www.oostende.be/producten/detail/4758/verblijfsbelasting',
      },
      note: expect.stringContaining('zonder btw') as string,
    });
  });
});
