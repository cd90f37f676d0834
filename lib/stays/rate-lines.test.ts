import { describe, expect, it } from 'vitest';
import type { RateLine } from '@/lib/listings/page-model';
import { EURO_SPACE } from '@/lib/money/euro';
import type { Day } from '@/lib/dates/day';
import { pricedOptions, rateLines } from '@/lib/stays/rate-lines';
import { plainTariff } from '@/tests/support/plain-tariff';
import { inLanguage } from '@/tests/support/in-language';
import type { Cost, Season, Tariff } from '@/lib/stays/terms';

const today: Day = '2027-03-01';
const summer: Season = {
  name: 'Zomer',
  start_date: '2027-07-03',
  end_date: '2027-09-01',
  price: 150,
  weekend_price: null,
  week_price: null,
  min_stay: 7,
  arrival_days: [6],
  departure_days: [6],
};
const cleaning: Cost = {
  kind: 'cleaning',
  label: null,
  amount_cents: 8500,
  per: 'stay',
  optional: false,
  on_site: false,
};

const plain = (line: RateLine) =>
  typeof line === 'string'
    ? line.replaceAll(EURO_SPACE, ' ')
    : line.map((part) => part.replaceAll(EURO_SPACE, ' '));

const read = (tariff: Partial<Tariff>, seasons: Season[] = [], lastDay: Day = '2028-02-29') =>
  rateLines({ tariff: { ...plainTariff(95), ...tariff }, seasons, today }, lastDay).map(plain);

describe('what a landlord asks, in sentences', () => {
  it('is nothing where nothing was filled in', () => {
    expect(read({})).toEqual([]);
  });

  it.each<[string, Partial<Cost>, string[]]>([
    ['a cost', {}, ['Eindschoonmaak: € 85,- per verblijf']],
    ['one to choose', { optional: true }, ['Eindschoonmaak: € 85,- per verblijf, naar keuze']],
    ['one on the spot', { on_site: true }, ['Eindschoonmaak: € 85,- per verblijf, ter plaatse te betalen']],
    ['one of another name', { label: 'Poets' }, ['Poets: € 85,- per verblijf']],
    ['a deposit', { kind: 'deposit', optional: true }, ['Waarborg: € 85,-, u krijgt hem terug']],
    ['a tax', { kind: 'tourist_tax', per: 'person' }, ['Toeristenbelasting: € 85,- per volwassene']],
    ['one of nothing', { amount_cents: 0 }, []],
  ])('tells %s', (_, changes, lines) => {
    expect(read({ costs: [{ ...cleaning, ...changes }] })).toEqual(lines);
  });

  it('keeps apart what the landlord called it, in another language', () => {
    const costs = [cleaning, { ...cleaning, label: 'Poets' }];
    expect(inLanguage('en', () => read({ costs }, [summer]))).toEqual([
      expect.stringMatching(/^[^:]+: .85 per stay$/),
      ['Poets', expect.stringMatching(/^: .85 per stay$/)],
      ['Zomer', expect.stringMatching(/^ \(3 July – 31 August\): /)],
    ]);
  });

  it('tells what nights cost outside seasons, and whole weeks in them', () => {
    expect(read({ base_price: 275 }, [{ ...summer, week_price: 900 }])).toEqual([
      'Buiten de seizoenen: € 275,- per nacht',
      'Zomer (3 juli – 31 augustus): € 150,- per nacht, € 900,- per volle week, minstens 7 nachten, van zaterdag tot zaterdag',
    ]);
    expect(read({ base_price: 275, weekend_price: 300 })).toEqual([
      'Buiten de seizoenen: € 275,- per nacht',
      'Nachten van vrijdag en zaterdag: € 300,- per nacht',
    ]);
    expect(read({ base_price: 90 })).toEqual([]);
  });

  it('tells discounts', () => {
    expect(
      read({
        length_discounts: [{ nights: 7, percent: 5 }],
        last_minute: { days: 10, percent: 15 },
        early: { days: 120, percent: 8 },
      }),
    ).toEqual([
      '5 % korting vanaf 7 nachten',
      '15 % korting bij aankomst binnen 10 dagen',
      '8 % vroegboekkorting vanaf 120 dagen vooraf',
    ]);
  });

  it.each<[string, Partial<Season>, string[]]>([
    [
      'all of it',
      {},
      ['Zomer (3 juli – 31 augustus): € 150,- per nacht, minstens 7 nachten, van zaterdag tot zaterdag'],
    ],
    [
      'a weekend',
      { weekend_price: 180, min_stay: null, arrival_days: [], departure_days: [] },
      ['Zomer (3 juli – 31 augustus): € 150,- per nacht, € 180,- op vrijdag en zaterdag'],
    ],
    [
      'several days',
      { price: null, min_stay: null, arrival_days: [5, 6], departure_days: [1, 5, 6] },
      [
        'Zomer (3 juli – 31 augustus): aankomst op vrijdag of zaterdag, vertrek op maandag, vrijdag of zaterdag',
      ],
    ],
    [
      'a price that was overtaken',
      { price: 80, min_stay: null, arrival_days: [], departure_days: [] },
      ['Zomer (3 juli – 31 augustus): € 95,- per nacht'],
    ],
    [
      'a year that is not this one',
      {
        start_date: '2027-12-18',
        end_date: '2028-01-03',
        min_stay: null,
        arrival_days: [],
        departure_days: [],
      },
      ['Zomer (18 december 2027 – 2 januari 2028): € 150,- per nacht'],
    ],
    ['nothing of its own', { price: null, min_stay: null, arrival_days: [], departure_days: [] }, []],
    ['one that is over', { start_date: '2027-01-01', end_date: today }, []],
    ['one that nobody can book yet', { start_date: '2028-03-01', end_date: '2028-04-01' }, []],
  ])('tells of a season %s', (_, changes, lines) => {
    expect(read({}, [{ ...summer, ...changes }])).toEqual(lines);
  });

  it('tells the next six seasons, and where the others are told', () => {
    const months = [3, 4, 5, 6, 7, 8, 9].map((month) => ({
      ...summer,
      name: `Seizoen ${month}`,
      start_date: `2027-0${month}-10` as Day,
      end_date: `2027-0${month}-20` as Day,
    }));
    const lines = read({}, months);
    expect(lines).toHaveLength(7);
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^Seizoen 8 /),
      'Wat andere periodes kosten, leest u zodra u dagen kiest',
    ]);
    expect(read({}, months.slice(1)).at(-1)).toMatch(/^Seizoen 9 /);
  });

  it('tells weekend nights where they cost more', () => {
    expect(read({ weekend_price: 120 })).toEqual(['Nachten van vrijdag en zaterdag: € 120,- per nacht']);
    expect(read({ weekend_price: 90 })).toEqual([]);
  });
});

it('knows which options its costs say more of', () => {
  const costs: Cost[] = [
    cleaning,
    { ...cleaning, kind: 'energy' },
    { ...cleaning, kind: 'bed_linen', amount_cents: 0 },
  ];
  expect(pricedOptions({ costs })).toEqual(['final_cleaning', 'utilities']);
});
