import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { CostDto, StayRulesDto } from '@/lib/stays/contract';
import type { Quote } from '@/lib/stays/quote';
import type { StayTerms } from '@/lib/stays/terms';
import { calendarRuleTexts } from '@/lib/texts/calendar';
import { stayContractTexts as texts } from '@/lib/texts/stays';
import type { Listing } from '@/prisma/generated/client';
import { prisma, sqlState } from '@/server/db';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { makeManagedListing, night } from '@/tests/support/calendar';
import { visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { insist } from '@/tests/support/insist';

let listing: Listing;
let client: TestClient;

beforeEach(async () => {
  ({ listing, client } = await makeManagedListing());
});

const none: StayRulesDto = {
  base_price: null,
  weekend_price: null,
  preparation_nights: 0,
  notice_days: 0,
  gap_stays: false,
  length_discounts: [],
  last_minute: null,
  early: null,
};
const cleaning: CostDto = {
  kind: 'cleaning',
  label: null,
  amount_cents: 85_00,
  per: 'stay',
  optional: false,
  on_site: false,
};

type Errors = { errors?: Record<string, string[]> };
const url = (call: string) => `/api/listings/${listing.id}/${call}`;
const saveRules = (rules: object) => client.put<{ data: StayRulesDto } & Errors>(url('stay-rules'), rules);
const saveCosts = (costs: unknown) =>
  client.put<{ data: { costs: CostDto[] } } & Errors>(url('costs'), { costs });
const fieldsOf = ({ status, body }: { status: number; body: Errors }) => [
  status,
  Object.keys(body.errors ?? {}),
];

describe('a listing’s stay rules', () => {
  it('are empty at first, and replaced as a whole', async () => {
    expect((await client.get(url('stay-rules'))).body).toEqual({ data: none });
    const rules: StayRulesDto = {
      base_price: 110,
      weekend_price: 120,
      preparation_nights: 1,
      notice_days: 2,
      gap_stays: true,
      length_discounts: [
        { nights: 14, percent: 15 },
        { nights: 7, percent: 10 },
      ],
      last_minute: { days: 7, percent: 20 },
      early: { days: 120, percent: 5 },
    };
    expect(await saveRules(rules)).toMatchObject({ status: 200, body: { data: rules } });
    expect((await client.get(url('stay-rules'))).body).toEqual({ data: rules });
    expect((await saveRules(none)).body).toEqual({ data: none });
  });

  it.each<[string, object, string]>([
    ['a weekend price left out', { weekend_price: undefined }, 'weekend_price'],
    ['half an ordinary price', { base_price: 110.5 }, 'base_price'],
    ['an ordinary price that is too much', { base_price: 100_001 }, 'base_price'],
    ['four nights between stays', { preparation_nights: 4 }, 'preparation_nights'],
    ['a month and a day of notice', { notice_days: 31 }, 'notice_days'],
    ['gaps as text', { gap_stays: '1' }, 'gap_stays'],
    [
      'a discount for a night',
      { length_discounts: [{ nights: 1, percent: 5 }] },
      'length_discounts.0.nights',
    ],
    [
      'more than 60 percent',
      { length_discounts: [{ nights: 7, percent: 61 }] },
      'length_discounts.0.percent',
    ],
    [
      'two for the same nights',
      { length_discounts: [7, 14, 7].map((nights) => ({ nights, percent: 5 })) },
      'length_discounts.2.nights',
    ],
    [
      'four discounts',
      { length_discounts: [2, 3, 4, 5].map((nights) => ({ nights, percent: 5 })) },
      'length_discounts',
    ],
    ['last minute a month and a day ahead', { last_minute: { days: 31, percent: 5 } }, 'last_minute.days'],
    ['early that is late', { early: { days: 29, percent: 5 } }, 'early.days'],
    ['no percentage', { early: { days: 30 } }, 'early.percent'],
  ])('are rejected with %s', async (_, change, field) => {
    expect(fieldsOf(await saveRules({ ...none, ...change }))).toEqual([422, [field]]);
    expect((await client.get(url('stay-rules'))).body).toEqual({ data: none });
  });

  it('have no weekend price below the listing’s', async () => {
    const { status, body } = await saveRules({ ...none, weekend_price: 99 });
    expect([status, body.errors]).toEqual([422, { weekend_price: [calendarRuleTexts.rateTooLow] }]);
  });

  it('have no ordinary price below the listing’s; without the field there is none', async () => {
    const { status, body } = await saveRules({ ...none, base_price: 99 });
    expect([status, body.errors]).toEqual([422, { base_price: [calendarRuleTexts.rateTooLow] }]);
    expect(await saveRules({ ...none, base_price: 100 })).toMatchObject({ status: 200 });
    expect(await saveRules({ ...none, base_price: undefined })).toMatchObject({ body: { data: none } });
  });

  it('have an ordinary price that the database keeps in bounds, and that does not bind a higher price', async () => {
    const { id } = listing;
    const set = (basePrice: number) => prisma().listing.update({ where: { id }, data: { basePrice } });
    for (const outside of [0, 100_001]) expect(await set(outside).catch(sqlState)).toBe('23514');
    await set(120);
    await prisma().listing.update({ where: { id }, data: { price: 150 } });
    const { body } = await visitor().get<{ data: Quote }>(
      url(`booking-price?from=${night(40)}&to=${night(42)}`),
    );
    expect(body.data.price).toBe(300);
  });
});

describe('a listing’s costs', () => {
  const tax: CostDto = {
    ...cleaning,
    kind: 'tourist_tax',
    amount_cents: 1_50,
    per: 'person_night',
    on_site: true,
  };
  const sauna: CostDto = { ...cleaning, kind: 'other', label: 'Sauna', amount_cents: 20_00, optional: true };

  it('are a list that is replaced as a whole, in the order saved', async () => {
    expect((await client.get(url('costs'))).body).toEqual({ data: { costs: [] } });
    const costs = [sauna, cleaning, tax];
    expect(await saveCosts(costs)).toMatchObject({ status: 200, body: { data: { costs } } });
    expect((await saveCosts([tax, sauna])).body).toEqual({ data: { costs: [tax, sauna] } });
    expect((await client.get(url('costs'))).body).toEqual({ data: { costs: [tax, sauna] } });
  });

  it.each<[string, unknown, string]>([
    ['no list', null, 'costs'],
    ['sixteen', Array.from({ length: 16 }, () => cleaning), 'costs'],
    ['an unknown kind', [{ ...cleaning, kind: 'wifi' }], 'costs.0.kind'],
    ['an unknown unit', [cleaning, { ...cleaning, per: 'week' }], 'costs.1.per'],
    ['half a cent', [{ ...cleaning, amount_cents: 0.5 }], 'costs.0.amount_cents'],
    ['less than nothing', [{ ...cleaning, amount_cents: -1 }], 'costs.0.amount_cents'],
    ['more than 10,000 euros', [{ ...cleaning, amount_cents: 1_000_001 }], 'costs.0.amount_cents'],
    ['a label left out', [{ ...cleaning, label: undefined }], 'costs.0.label'],
    ['a long label', [{ ...sauna, label: 'x'.repeat(61) }], 'costs.0.label'],
    ['no word on whether it is optional', [{ ...cleaning, optional: undefined }], 'costs.0.optional'],
  ])('are rejected with %s', async (_, costs, field) => {
    await saveCosts([cleaning]);
    expect(fieldsOf(await saveCosts(costs))).toEqual([422, [field]]);
    expect((await client.get(url('costs'))).body).toEqual({ data: { costs: [cleaning] } });
  });

  it('require a name for other costs, and a deposit per stay', async () => {
    const { body } = await saveCosts([
      { ...sauna, label: ' ' },
      { ...cleaning, kind: 'deposit', per: 'night' },
    ]);
    expect(body.errors).toEqual({
      'costs.0.label': [texts.labelMissing],
      'costs.1.per': [texts.depositPerStay],
    });
  });

  it('saved by many at once are one of the lists', async () => {
    const lists = [[cleaning], [tax, sauna], [sauna]];
    const answers = await Promise.all(lists.map((costs) => insist(() => saveCosts(costs))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await client.get<{ data: { costs: CostDto[] } }>(url('costs'));
    expect(lists).toContainEqual(body.data.costs);
  });
});

describe('the price of a stay', () => {
  const [from, to] = [night(40), night(47)];
  const ask = (query: string, by = visitor()) =>
    by.get<{ data: Quote } & Errors>(`/api/listings/${listing.slug}/booking-price?${query}`);

  it('has a breakdown', async () => {
    await saveRules({ ...none, length_discounts: [{ nights: 7, percent: 10 }] });
    await saveCosts([
      cleaning,
      { ...cleaning, kind: 'tourist_tax', amount_cents: 1_50, per: 'person_night', on_site: true },
      { ...cleaning, kind: 'bed_linen', amount_cents: 9_00, per: 'person', optional: true },
      { ...cleaning, kind: 'deposit', amount_cents: 200_00 },
    ]);
    const { status, body } = await ask(`from=${from}&to=${to}&adults=2&children=1`);
    expect(status).toBe(200);
    const { nightly, lines, ...sums } = body.data;
    expect(sums).toEqual({
      payment_terms: null,
      price: 700,
      nights: 7,
      total_cents: 700_00 - 70_00 + 85_00 + 21_00,
      deposit_cents: 200_00,
    });
    expect(nightly).toEqual(Array.from({ length: 7 }, (_, n) => ({ date: addDays(from, n), price: 100 })));
    const line = (kind: string, amount_cents: number, optional: boolean, on_site: boolean) => ({
      kind,
      label: expect.any(String) as string,
      amount_cents,
      optional,
      on_site,
    });
    expect(lines).toEqual([
      line('discount_length', -70_00, false, false),
      line('cleaning', 85_00, false, false),
      line('tourist_tax', 21_00, false, true),
      line('bed_linen', 27_00, true, false),
    ]);
  });

  it('takes the ordinary price outside seasons and the week price in them', async () => {
    await saveRules({ ...none, base_price: 120, length_discounts: [{ nights: 7, percent: 10 }] });
    const season = { name: 'Zomer', start_date: addDays(from, 2), end_date: night(80), price: 150 };
    const rest = {
      weekend_price: null,
      week_price: 900,
      min_stay: null,
      arrival_days: [],
      departure_days: [],
    };
    expect((await client.post(url('seasons'), { ...season, ...rest })).status).toBe(201);
    const { body } = await ask(`from=${from}&to=${addDays(from, 9)}`);
    expect(body.data).toMatchObject({ price: 2 * 120 + 7 * 150, total_cents: 1140_00 - 114_00 });
    expect(body.data.lines).toEqual([
      { kind: 'discount_week', label: 'Weekprijs', amount_cents: -150_00, optional: false, on_site: false },
      expect.objectContaining({ kind: 'discount_length', amount_cents: -114_00 }),
    ]);
  });

  it('is for one adult if no party is given', async () => {
    await saveCosts([{ ...cleaning, amount_cents: 10_00, per: 'person' }]);
    expect((await ask(`from=${from}&to=${to}`)).body.data.total_cents).toBe(710_00);
  });

  it.each([
    [`from=${from}&to=${to}&adults=0`, ['adults']],
    [`from=${from}&to=${to}&adults=x`, ['adults']],
    [`from=${from}&to=${to}&adults=3&children=2`, ['adults']],
    [`from=${from}&to=${to}&children=-1`, ['children']],
    [`from=${from}&to=${to}&pets=1`, ['pets']],
    [`from=${from}&to=${from}`, ['from']],
    [`from=${from}&to=${from}&adults=9&pets=9`, ['adults', 'from', 'pets']],
    [`to=${to}`, ['from']],
  ])('rejects %s', async (query, fields) => {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([422, fields]);
  });

  it('is refused with a message for each rule, the same in both calls', async () => {
    await saveRules({ ...none, notice_days: 5, preparation_nights: 2 });
    await prisma().listingSeason.create({
      data: {
        listingId: listing.id,
        name: 'Zomer',
        startDate: new Date(`${night(40)}T00:00:00Z`),
        endDate: new Date(`${night(60)}T00:00:00Z`),
        minStay: 5,
      },
    });
    await makeOccupancy({ listingId: listing.id, start: night(20), end: night(22) });
    const cases: [start: number, end: number, says: RegExp][] = [
      [4, 6, /ten vroegste op/],
      [23, 25, /blijft deze vakantiewoning 2 nachten vrij/],
      [17, 19, /blijft deze vakantiewoning 2 nachten vrij/],
      [21, 25, /niet vrij/],
      [41, 43, /In de periode “Zomer” duurt een verblijf minstens 5 nachten/],
    ];
    for (const [start, end, says] of cases) {
      const [first, last] = [night(start), night(end)];
      const read = await ask(`from=${first}&to=${last}`);
      expect([read.status, read.body.errors?.from?.join()]).toEqual([422, expect.stringMatching(says)]);
      const posted = await visitor().post<Errors>(url('booking-price'), { from: first, to: last });
      expect(posted.body.errors).toEqual(read.body.errors);
    }
    expect((await ask(`from=${night(24)}&to=${night(26)}`)).status).toBe(200);
    expect((await ask(`from=${night(16)}&to=${night(18)}`)).status).toBe(200);
  });

  it('allows a short stay to fill a gap', async () => {
    await saveRules({ ...none, gap_stays: true });
    await prisma().listing.update({ where: { id: listing.id }, data: { minStay: 4 } });
    await makeOccupancy({ listingId: listing.id, start: night(30), end: night(33) });
    await makeOccupancy({ listingId: listing.id, source: 'blocked', start: night(35), end: night(37) });
    expect((await ask(`from=${night(33)}&to=${night(35)}`)).status).toBe(200);
    expect((await ask(`from=${night(33)}&to=${night(34)}`)).status).toBe(422);
    expect((await ask(`from=${night(37)}&to=${night(39)}`)).status).toBe(422);
  });

  it('allows filling the gap after a stay that ends today', async () => {
    await saveRules({ ...none, gap_stays: true });
    await prisma().listing.update({ where: { id: listing.id }, data: { minStay: 4 } });
    await makeOccupancy({ listingId: listing.id, start: night(-3), end: night(0) });
    await makeOccupancy({ listingId: listing.id, start: night(2), end: night(5) });
    expect((await ask(`from=${night(0)}&to=${night(2)}`)).status).toBe(200);
  });
});

describe('the data for a listing’s date picker', () => {
  it('are public: rules, prices and occupied nights, nothing about who stays', async () => {
    await saveRules({ ...none, notice_days: 2, preparation_nights: 1 });
    await saveCosts([cleaning]);
    await makeOccupancy({ listingId: listing.id, start: night(30), end: night(33) });
    await makeOccupancy({ listingId: listing.id, start: night(33), end: night(35) });
    const { status, body } = await visitor().get<{ data: StayTerms }>(url('stay-terms'));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      rules: { notice_days: 2, preparation_nights: 1 },
      tariff: { costs: [cleaning] },
      booked: [{ start: night(30), end: night(35) }],
      blocked: [],
      today: night(0),
    });
    expect(Object.keys(body.data).toSorted()).toEqual(
      [
        'blocked',
        'booked',
        'cots',
        'max_capacity',
        'pets_allowed',
        'rules',
        'seasons',
        'tariff',
        'today',
      ].toSorted(),
    );
  });
});
