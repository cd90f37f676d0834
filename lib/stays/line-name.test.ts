import { describe, expect, it } from 'vitest';
import { offeredExtras } from '@/lib/stays/extras';
import { costName, nameOfLine } from '@/lib/stays/line-name';
import { quoteStay } from '@/lib/stays/quote';
import type { Cost } from '@/lib/stays/terms';
import { inLanguage } from '@/tests/support/in-language';
import { plainTariff } from '@/tests/support/plain-tariff';

const linen: Cost = {
  kind: 'bed_linen',
  label: null,
  amount_cents: 900,
  per: 'person',
  optional: true,
  on_site: false,
};
const tariff = {
  ...plainTariff(100),
  costs: [linen, { ...linen, kind: 'other' as const, label: 'Sauna' }],
  length_discounts: [{ nights: 7, percent: 10 }],
  last_minute: { days: 1, percent: 5 },
};
const quote = () =>
  quoteStay(
    { tariff, seasons: [], today: '2027-03-01' },
    {
      stay: { start: '2027-03-02', end: '2027-03-10' },
      party: { adults: 2, children: 0, babies: 0, pets: 0 },
      extras: ['Bedlinnen'],
    },
  );

describe('what a stay costs, on a page in another language', () => {
  it('has Dutch labels in data, by which extras are chosen', () => {
    expect(inLanguage('fr', quote)).toEqual(quote());
    expect(quote().lines.map(({ label, optional }) => [label, optional])).toEqual([
      ['10\u00a0% korting vanaf 7 nachten', false],
      ['5\u00a0% korting bij aankomst binnen 1 dag', false],
      ['Bedlinnen', false],
      ['Sauna', true],
    ]);
    const extras = inLanguage('de', () => offeredExtras({ tariff, pets_allowed: true }));
    expect(extras.map(({ label, name }) => [label, name])).toEqual([
      ['Bedlinnen', 'Bettwäsche'],
      ['Sauna', 'Sauna'],
    ]);
  });

  it('is named in it, except for what the landlord called it', () => {
    const names = inLanguage('fr', () => quote().lines.map(nameOfLine));
    expect(names).toEqual([
      '10\u00a0% de réduction à partir de 7 nuits',
      '5\u00a0% de réduction pour une arrivée sous 1 jour',
      'Linge de lit',
      'Sauna',
    ]);
    expect(quote().lines.map(nameOfLine)).toEqual(quote().lines.map(({ label }) => label));
    expect(inLanguage('en', () => costName({ kind: 'cleaning', label: 'Eindschoonmaak' }))).toBe(
      inLanguage('en', () => costName({ kind: 'cleaning', label: null })),
    );
  });

  it.each([
    ['Weekprijs', 'Wochenpreis'],
    ['Weekprijs, 2 weken', 'Wochenpreis, 2 Wochen'],
  ])('%s is %s', (label, german) => {
    expect(inLanguage('de', () => nameOfLine({ kind: 'discount_week', label }))).toBe(german);
  });
});
