import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import {
  arbitraryBounds,
  arbitraryDay,
  arbitraryParty,
  arbitrarySeasons,
  arbitraryTariff,
  today,
} from '@/tests/support/arbitrary-stays';
import { findStayFault } from '@/lib/stays/judge';
import { mayAskPlainly, pricePlainly } from '@/tests/support/plain-stays';
import { nightPricer } from '@/lib/stays/nightly';
import { quoteStay } from '@/lib/stays/quote';
import { plainTariff } from '@/tests/support/plain-tariff';
import type { Cost, Season, Tariff } from '@/lib/stays/terms';

const arbitraryStay = fc
  .tuple(arbitraryDay, fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 45 })))
  .map(([start, nights]) => ({ start, end: addDays(start, nights) }));

const arbitraryPrices = fc.record({
  tariff: arbitraryTariff,
  seasons: arbitrarySeasons,
  today: fc.constant(today),
});
const arbitraryAsked = fc.record({ stay: arbitraryStay, party: arbitraryParty });

const alone = { adults: 1, children: 0, babies: 0, pets: 0 };
const two = { adults: 2, children: 1, babies: 0, pets: 1 };
const week: DayRange = { start: '2026-07-04', end: '2026-07-11' };
const season = (name: string, start_date: Day, end_date: Day, more: Partial<Season> = {}): Season => ({
  name,
  start_date,
  end_date,
  price: null,
  weekend_price: null,
  week_price: null,
  min_stay: null,
  arrival_days: [],
  departure_days: [],
  ...more,
});
const cost = (
  kind: Cost['kind'],
  amount_cents: number,
  per: Cost['per'],
  more: Partial<Cost> = {},
): Cost => ({
  kind,
  label: null,
  amount_cents,
  per,
  optional: false,
  on_site: false,
  ...more,
});

const quoteOf = (tariff: Partial<Tariff>, { stay = week, party = alone, seasons = [] as Season[] } = {}) =>
  quoteStay({ tariff: { ...plainTariff(100), ...tariff }, seasons, today }, { stay, party });

describe('the price of a night', () => {
  const summer = season('Zomer', '2026-07-01', '2026-09-01', { price: 150, weekend_price: 180 });
  const quiet = season('Rustig', '2026-10-01', '2026-11-01', { price: 110 });
  const named = season('Enkel regels', '2026-12-01', '2027-01-01');
  const priceOf = nightPricer({
    tariff: {
      price: 100,
      base_price: null,
      weekend_price: 120,
      special_rates: [
        { valid_at: '2026-07-04', price: 300 },
        { valid_at: '2026-07-07', price: 100 },
        { valid_at: '2026-09-09', price: 60 },
      ],
    },
    seasons: [quiet, named, summer],
  });

  it.each<[string, Day, number, string]>([
    ['its own price goes before all', '2026-07-04', 300, 'date'],
    ['its own price may be the listing’s', '2026-07-07', 100, 'date'],
    ['then the season’s weekend price: Friday', '2026-07-10', 180, 'season_weekend'],
    ['Saturday', '2026-07-11', 180, 'season_weekend'],
    ['not Sunday', '2026-07-12', 150, 'season'],
    ['then the season’s price, at a weekend too', '2026-10-02', 110, 'season'],
    ['then the listing’s weekend price', '2026-09-05', 120, 'weekend'],
    ['also in a season without prices', '2026-12-04', 120, 'weekend'],
    ['then the listing’s price', '2026-09-07', 100, 'standard'],
    ['never less than that', '2026-09-09', 100, 'standard'],
    ['the last night of a season', '2026-08-31', 150, 'season'],
    ['the day that it ends on', '2026-09-01', 100, 'standard'],
  ])('%s', (_, date, price, layer) => {
    expect(priceOf(date)).toEqual({ date, price, layer });
  });
});

describe('the ordinary price', () => {
  const priceOf = (base_price: number | null, weekend_price: number | null) =>
    nightPricer({
      tariff: { price: 100, base_price, weekend_price, special_rates: [] },
      seasons: [
        season('Rustig', '2026-10-01', '2026-11-01', { price: 100 }),
        season('Enkel regels', '2026-12-01', '2027-01-01'),
      ],
    });

  it.each<[string, Day, number, string]>([
    ['counts outside seasons', '2026-09-07', 275, 'base'],
    ['at weekends too', '2026-09-05', 275, 'base'],
    ['in a season without a price', '2026-12-07', 275, 'base'],
    ['not in one that has one', '2026-10-07', 100, 'season'],
  ])('%s', (_, date, price, layer) => {
    expect(priceOf(275, null)(date)).toEqual({ date, price, layer });
  });

  it('comes after the weekend price, whichever is more', () => {
    expect(priceOf(275, 180)('2026-09-05')).toMatchObject({ price: 180, layer: 'weekend' });
    expect(priceOf(275, 300)('2026-09-05')).toMatchObject({ price: 300, layer: 'weekend' });
  });

  it('is never less than the lowest', () => {
    expect(priceOf(60, null)('2026-09-07')).toMatchObject({ price: 100, layer: 'standard' });
  });
});

describe('the week price of a season', () => {
  const summer = (more: Partial<Season> = {}) =>
    season('Zomer', '2026-07-04', '2026-08-01', { price: 150, week_price: 900, ...more });
  const offOf = (stay: DayRange, seasons: Season[], tariff: Partial<Tariff> = {}) =>
    quoteOf(tariff, { stay, seasons }).lines.map(({ kind, label, amount_cents }) => [
      kind,
      label,
      amount_cents,
    ]);

  it.each<[string, DayRange, Season[], [string, number] | null]>([
    ['a week', week, [summer()], ['Weekprijs', -150_00]],
    ['six nights', { start: '2026-07-04', end: '2026-07-10' }, [summer()], null],
    ['thirteen nights', { start: '2026-07-04', end: '2026-07-17' }, [summer()], ['Weekprijs', -150_00]],
    ['two weeks', { start: '2026-07-04', end: '2026-07-18' }, [summer()], ['Weekprijs, 2 weken', -300_00]],
    [
      'seven of its nights, after some before it',
      { start: '2026-07-01', end: '2026-07-11' },
      [summer()],
      ['Weekprijs', -150_00],
    ],
    ['six of its nights, and more after it', { start: '2026-07-26', end: '2026-08-05' }, [summer()], null],
    [
      'nights of two seasons are not taken together',
      { start: '2026-07-28', end: '2026-08-11' },
      [summer(), season('Nazomer', '2026-08-01', '2026-09-01', { week_price: 650 })],
      ['Weekprijs', -50_00],
    ],
    [
      'each season has its own',
      { start: '2026-07-25', end: '2026-08-08' },
      [season('Nazomer', '2026-08-01', '2026-09-01', { week_price: 650 }), summer()],
      ['Weekprijs, 2 weken', -200_00],
    ],
    ['one that is more', week, [summer({ week_price: 1050 })], null],
  ])('%s', (_, stay, seasons, expected) => {
    expect(offOf(stay, seasons)).toEqual(expected ? [['discount_week', ...expected]] : []);
  });

  it('covers nights with a price of their own, and only the weeks where it is less', () => {
    const tariff = { special_rates: [{ valid_at: '2026-07-05' as const, price: 400 }] };
    const dear = season('Zomer', '2026-07-04', '2026-08-01', { price: 100, week_price: 720 });
    expect(offOf({ start: '2026-07-04', end: '2026-07-18' }, [dear], tariff)).toEqual([
      ['discount_week', 'Weekprijs', -280_00],
    ]);
  });

  it('goes first: other discounts are of what it leaves', () => {
    const tariff: Partial<Tariff> = {
      length_discounts: [{ nights: 7, percent: 10 }],
      last_minute: { days: 10, percent: 5 },
    };
    const quote = quoteOf(tariff, { seasons: [summer()] });
    expect(quote.lines.map(({ kind, amount_cents: amount }) => [kind, amount])).toEqual([
      ['discount_week', -150_00],
      ['discount_length', -90_00],
      ['discount_last_minute', -45_00],
    ]);
    expect(quote).toMatchObject({ price: 1050, total_cents: 765_00 });
  });
});

describe('discounts', () => {
  const lengths = [
    { nights: 14, percent: 5 },
    { nights: 7, percent: 10 },
  ];

  it.each<[string, Partial<Tariff>, { start: Day; end: Day }, [string, number][]]>([
    [
      'none below the threshold',
      { length_discounts: lengths },
      { start: '2026-07-04', end: '2026-07-10' },
      [],
    ],
    ['from the threshold on', { length_discounts: lengths }, week, [['discount_length', -70_00]]],
    [
      'the highest threshold counts, though it gives less',
      { length_discounts: lengths },
      { start: '2026-07-04', end: '2026-07-18' },
      [['discount_length', -70_00]],
    ],
    [
      'last minute, the last day of it',
      { last_minute: { days: 3, percent: 15 } },
      week,
      [['discount_last_minute', -105_00]],
    ],
    ['not a day earlier', { last_minute: { days: 2, percent: 15 } }, week, []],
    [
      'early, from its first day',
      { early: { days: 30, percent: 5 } },
      { start: '2026-07-31', end: '2026-08-01' },
      [['discount_early', -5_00]],
    ],
    [
      'early, not a day later',
      { early: { days: 30, percent: 5 } },
      { start: '2026-07-30', end: '2026-07-31' },
      [],
    ],
    [
      'of equals the last minute',
      { last_minute: { days: 30, percent: 5 }, early: { days: 30, percent: 5 } },
      { start: '2026-07-31', end: '2026-08-01' },
      [['discount_last_minute', -5_00]],
    ],
    [
      'else the better one',
      { last_minute: { days: 30, percent: 4 }, early: { days: 30, percent: 5 } },
      { start: '2026-07-31', end: '2026-08-01' },
      [['discount_early', -5_00]],
    ],
    [
      'both kinds, together never more than the nights',
      { length_discounts: [{ nights: 2, percent: 60 }], last_minute: { days: 10, percent: 60 } },
      week,
      [
        ['discount_length', -420_00],
        ['discount_last_minute', -280_00],
      ],
    ],
  ])('%s', (_, tariff, stay, expected) => {
    const { lines } = quoteOf(tariff, { stay });
    expect(lines.map(({ kind, amount_cents: amount }) => [kind, amount])).toEqual(expected);
  });

  it('round half a cent up', () => {
    const stay: DayRange = { start: '2026-07-04', end: '2026-07-06' };
    const { lines } = quoteOf(
      {
        price: 1,
        special_rates: [{ valid_at: '2026-07-04', price: 2 }],
        length_discounts: [{ nights: 2, percent: 15 }],
      },
      { stay },
    );
    expect(lines[0]?.amount_cents).toBe(-45);
    const odd = quoteOf(
      { price: 1, length_discounts: [{ nights: 2, percent: 1 }] },
      { stay: { start: '2026-07-04', end: '2026-07-10' } },
    );
    // 600 cents give 6; 650 would give 6.5.
    expect(odd.lines[0]?.amount_cents).toBe(-6);
  });
});

describe('costs', () => {
  it.each<[Cost, number]>([
    [cost('cleaning', 85_00, 'stay'), 85_00],
    [cost('energy', 5_00, 'night'), 35_00],
    [cost('bed_linen', 9_00, 'person'), 27_00],
    [cost('other', 1_00, 'person_night', { label: 'Sauna' }), 21_00],
    [cost('pet', 20_00, 'pet'), 20_00],
    [cost('pet', 3_00, 'pet_night'), 21_00],
    [cost('tourist_tax', 1_50, 'person_night'), 21_00],
    [cost('tourist_tax', 4_00, 'person'), 8_00],
    [cost('tourist_tax', 3_00, 'stay'), 3_00],
  ])('%j', (given, amount_cents) => {
    const { lines, total_cents } = quoteOf({ costs: [given] }, { party: two });
    expect(lines).toMatchObject([{ kind: given.kind, amount_cents, optional: false }]);
    expect(total_cents).toBe(700_00 + amount_cents);
  });

  it('that nobody owes are no line', () => {
    const costs = [cost('pet', 20_00, 'pet'), cost('energy', 0, 'night')];
    expect(quoteOf({ costs }).lines).toEqual([]);
  });

  it('have a name', () => {
    const costs = [cost('cleaning', 1, 'stay'), cost('cleaning', 1, 'stay', { label: 'Poets' })];
    expect(quoteOf({ costs }).lines.map(({ label }) => label)).toEqual(['Eindschoonmaak', 'Poets']);
  });

  it('keep a deposit apart; several add up', () => {
    const costs = [cost('deposit', 200_00, 'stay'), cost('deposit', 50_00, 'stay', { optional: true })];
    expect(quoteOf({ costs })).toMatchObject({ lines: [], total_cents: 700_00, deposit_cents: 250_00 });
  });

  it('that are optional count once they are chosen', () => {
    const tariff = { ...plainTariff(100), costs: [cost('bath_linen', 5_00, 'person', { optional: true })] };
    const asked = { stay: week, party: two };
    const without = quoteStay({ tariff, seasons: [], today }, asked);
    expect(without).toMatchObject({ total_cents: 700_00, lines: [{ optional: true, amount_cents: 15_00 }] });
    const chosen = quoteStay({ tariff, seasons: [], today }, { ...asked, extras: ['Badlinnen'] });
    expect(chosen).toMatchObject({ total_cents: 715_00, lines: [{ optional: false, amount_cents: 15_00 }] });
  });
});

describe('any stay', () => {
  it('costs the sum of its lines', () => {
    fc.assert(
      fc.property(arbitraryPrices, arbitraryAsked, (prices, asked) => {
        const quote = quoteStay(prices, asked);
        const due = quote.lines.filter(({ optional }) => !optional);
        const nights = quote.nightly.reduce((sum, { price }) => sum + price, 0);
        expect(quote.price).toBe(nights);
        expect(quote.total_cents).toBe(due.reduce((sum, line) => sum + line.amount_cents, nights * 100));
        expect(
          quote.lines.every((line) => Number.isSafeInteger(line.amount_cents) && line.amount_cents !== 0),
        ).toBe(true);
      }),
    );
  });

  it('costs no less for its nights when it is longer, and never less than nothing', () => {
    fc.assert(
      fc.property(arbitraryPrices, arbitraryAsked, fc.integer({ min: 1, max: 9 }), (prices, asked, more) => {
        const { start, end } = asked.stay;
        const longer = quoteStay(prices, { ...asked, stay: { start, end: addDays(end, more) } });
        const quote = quoteStay(prices, asked);
        expect(longer.price).toBeGreaterThanOrEqual(quote.price);
        const off = quote.lines.filter(({ amount_cents: amount }) => amount < 0);
        expect(off.reduce((sum, line) => sum + line.amount_cents, quote.price * 100)).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });

  it('never costs more, and never has other lines before, for a week price', () => {
    let cheaper = 0;
    fc.assert(
      fc.property(arbitraryPrices, arbitraryAsked, (prices, asked) => {
        const seasons = prices.seasons.map((each) => ({ ...each, week_price: null }));
        const without = quoteStay({ ...prices, seasons }, asked);
        const quote = quoteStay(prices, asked);
        const [first, ...others] = quote.lines;
        expect(others.some(({ kind }) => kind === 'discount_week')).toBe(false);
        expect(quote.price).toBe(without.price);
        if (first?.kind !== 'discount_week') expect(quote).toEqual(without);
        else expect(first).toMatchObject({ optional: false, on_site: false });
        cheaper += Number(first?.kind === 'discount_week');
        // Half a cent of each of two percentages can be rounded the other way.
        expect(quote.total_cents).toBeLessThan(without.total_cents + 2);
      }),
      { numRuns: 2000 },
    );
    expect(cheaper).toBeGreaterThan(20);
  });

  it('costs the same in whatever order its costs are told', () => {
    fc.assert(
      fc.property(arbitraryPrices, arbitraryAsked, (prices, asked) => {
        const costs = prices.tariff.costs.toReversed();
        const turned = quoteStay({ ...prices, tariff: { ...prices.tariff, costs } }, asked);
        const { total_cents, deposit_cents } = quoteStay(prices, asked);
        expect(turned).toMatchObject({ total_cents, deposit_cents });
      }),
    );
  });
});

describe('a second implementation agrees', () => {
  /** 100,000 stays in total. */
  const numRuns = 50_000;

  it('on what stays cost', () => {
    fc.assert(
      fc.property(arbitraryPrices, arbitraryAsked, (prices, { stay, party }) => {
        const quote = quoteStay(prices, { stay, party });
        const { nightly, total, deposit } = pricePlainly(prices, stay, party);
        return (
          quote.total_cents === total &&
          quote.deposit_cents === deposit &&
          quote.nightly.map(({ price }) => price).join() === nightly.join()
        );
      }),
      { numRuns },
    );
  });

  it('on which can be asked for', () => {
    const seen = { allowed: 0, refused: 0 };
    fc.assert(
      fc.property(arbitraryBounds, arbitraryStay, (bounds, stay) => {
        const isAllowed = findStayFault(bounds, stay) === null;
        seen[isAllowed ? 'allowed' : 'refused'] += 1;
        return isAllowed === mayAskPlainly(bounds, stay);
      }),
      { numRuns },
    );
    expect(Math.min(seen.allowed, seen.refused)).toBeGreaterThan(numRuns / 50);
  });
});
