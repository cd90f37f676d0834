import { describe, expect, it } from 'vitest';
import { EURO_SPACE } from '@/lib/money/euro';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { priceText, totalText } from '@/lib/stays/quote-text';
import type { Quote } from '@/lib/stays/quote';

const friday: Day = '2027-07-02';

function quoteOf(prices: readonly number[], more: Partial<Quote> = {}): Quote {
  const price = prices.reduce((sum, night) => sum + night, 0);
  return {
    price,
    nights: prices.length,
    nightly: prices.map((night, place) => ({ date: addDays(friday, place), price: night })),
    lines: [],
    total_cents: price * 100,
    deposit_cents: 0,
    ...more,
  };
}

const line = (label: string, amount_cents: number, more: Partial<Quote['lines'][number]> = {}) => ({
  kind: 'other' as const,
  label,
  amount_cents,
  optional: false,
  on_site: false,
  ...more,
});

const read = (quote: Quote) =>
  priceText(quote).lines.map(({ label, amount }) => `${label}: ${amount}`.replaceAll(EURO_SPACE, ' '));
const plain = (text: string | null) => text?.replaceAll(EURO_SPACE, ' ');

describe('a quote in words', () => {
  it('groups nights by their price, and names those of a weekend that cost something else', () => {
    expect(read(quoteOf([120, 120, 95, 95, 95, 95, 95]))).toEqual([
      '2 weekendnachten × € 120,-: € 240,-',
      '5 nachten × € 95,-: € 475,-',
    ]);
  });

  it.each<[string, number[], string[]]>([
    ['a weekend alone', [95, 95], ['2 nachten × € 95,-: € 190,-']],
    ['one night', [95], ['1 nacht × € 95,-: € 95,-']],
    [
      'a weekend night that costs what another does',
      [95, 120, 95],
      ['2 nachten × € 95,-: € 190,-', '1 weekendnacht × € 120,-: € 120,-'],
    ],
  ])('calls nights of %s what they are', (_, prices, lines) => {
    expect(read(quoteOf(prices))).toEqual(lines);
  });

  it('tells the total, what is paid on the spot, what can be chosen, and the deposit apart', () => {
    const lines = [
      line('Korting', -50_05),
      line('Eindschoonmaak', 85_00),
      line('Toeristenbelasting', 12_00, { on_site: true }),
      line('Bedlinnen', 18_00, { optional: true }),
    ];
    const quote = quoteOf([95, 95], { lines, total_cents: 236_95, deposit_cents: 200_00 });
    const price = priceText(quote);
    expect(read(quote)).toEqual([
      '2 nachten × € 95,-: € 190,-',
      'Korting: € -50,05',
      'Eindschoonmaak: € 85,-',
      'Toeristenbelasting: € 12,-',
    ]);
    expect(price.lines.map(({ isOnSite }) => isOnSite)).toEqual([false, false, false, true]);
    expect(price.choices.map(({ label }) => label)).toEqual(['Bedlinnen']);
    expect([plain(price.onSite), plain(price.deposit)]).toEqual(['€ 12,-', '€ 200,-']);
    expect(plain(totalText(quote))).toBe('€ 236,95 totaal voor 2 nachten');
  });

  it.each([
    [[95, 95], 190_00, '€ 95 per nacht, alles inbegrepen'],
    [[95, 95], 191_00, '€ 96 per nacht, alles inbegrepen'],
    [[95, 95], 190_99, '€ 95 per nacht, alles inbegrepen'],
    [[95, 95, 96], 1286_00, '€ 429 per nacht, alles inbegrepen'],
    [[1000], 1250_49, '€ 1.250 per nacht, alles inbegrepen'],
  ])('says what a night of %j costs when all is counted: %i cents', (prices, total_cents, text) => {
    expect(plain(priceText(quoteOf(prices, { total_cents })).nightly)).toBe(text);
  });

  it('has no deposit where there is none, and nothing to pay on the spot', () => {
    expect(priceText(quoteOf([95]))).toMatchObject({ deposit: null, onSite: null });
  });
});
