import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, addYears, todayIn, utcDateToDay } from '@/lib/dates/day';
import { MAX_SEASONS } from '@/lib/stays/contract';
import type { SeasonDto, SeasonInput } from '@/lib/stays/contract';
import { calendarRuleTexts } from '@/lib/texts/calendar';
import { stayContractTexts as texts } from '@/lib/texts/stays';
import type { Listing } from '@/prisma/generated/client';
import { prisma, sqlState } from '@/server/db';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeSeason } from '@/tests/factories/season';
import { makeManagedListing, night } from '@/tests/support/calendar';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';

let listing: Listing;
let client: TestClient;

beforeEach(async () => {
  ({ listing, client } = await makeManagedListing());
});

const summer: Omit<SeasonInput, 'lower_price'> = {
  name: 'Zomer',
  start_date: night(30),
  end_date: night(90),
  price: 150,
  weekend_price: 180,
  week_price: 1000,
  min_stay: 7,
  arrival_days: [6],
  departure_days: [6],
};
const autumn: typeof summer = { ...summer, name: 'Herfst', start_date: night(90), end_date: night(120) };

type Answer = { data: SeasonDto; errors?: Record<string, string[]> };
const url = (rest = '') => `/api/listings/${listing.slug}/seasons${rest}`;
const add = (season: object = summer) => client.post<Answer>(url(), season);
const all = async () => (await client.get<{ data: SeasonDto[] }>(url())).body.data;

describe('seasons of a listing', () => {
  it('are added, read in order, replaced and removed', async () => {
    const second = await add(autumn);
    const first = await add();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.data).toEqual({ ...summer, id: first.body.data.id });
    expect(await all()).toEqual([first.body.data, second.body.data]);

    const changed = { ...summer, price: null, weekend_price: null, min_stay: null, arrival_days: [] };
    const put = await client.put<Answer>(url(`/${first.body.data.id}`), changed);
    expect(put).toMatchObject({ status: 200, body: { data: { ...changed, id: first.body.data.id } } });
    expect((await client.delete(url(`/${second.body.data.id}`))).status).toBe(204);
    expect(await all()).toEqual([put.body.data]);
    expect((await client.delete(url(`/${second.body.data.id}`))).status).toBe(404);
    expect((await client.put(url(`/${second.body.data.id}`), summer)).status).toBe(404);
  });

  it('store weekdays once and in order', async () => {
    const { body } = await add({ ...summer, arrival_days: [7, 1, 7], departure_days: [5] });
    expect(body.data).toMatchObject({ arrival_days: [1, 7], departure_days: [5] });
  });

  it('of another listing do not exist', async () => {
    const other = await makeSeason({ listingId: (await makeListing()).id });
    expect((await client.put(url(`/${other.id}`), summer)).status).toBe(404);
    expect((await client.delete(url(`/${other.id}`))).status).toBe(404);
    expect(await prisma().listingSeason.count({ where: { id: other.id } })).toBe(1);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'z'.repeat(61) }, 'name'],
    ['no first day', { start_date: undefined }, 'start_date'],
    ['a day that is none', { end_date: '2027-02-30' }, 'end_date'],
    ['no night', { end_date: summer.start_date }, 'end_date'],
    ['an end before the start', { end_date: addDays(summer.start_date, -1) }, 'end_date'],
    ['an end too far away', { end_date: addDays(addYears(todayIn(), 3), 1) }, 'end_date'],
    ['half euros', { price: 150.5 }, 'price'],
    ['a price as text', { price: '150' }, 'price'],
    ['a price left out', { price: undefined }, 'price'],
    ['a price that is too much', { price: 100_001 }, 'price'],
    ['no weekend price', { weekend_price: undefined }, 'weekend_price'],
    ['half a week price', { week_price: 900.5 }, 'week_price'],
    ['a week price of nothing', { week_price: 0 }, 'week_price'],
    ['a week price that is too much', { week_price: 700_001 }, 'week_price'],
    ['a question answered with a word', { lower_price: 'ja' }, 'lower_price'],
    ['a stay of no nights', { min_stay: 0 }, 'min_stay'],
    ['a stay of more than a year', { min_stay: 367 }, 'min_stay'],
    ['an eighth weekday', { arrival_days: [8] }, 'arrival_days.0'],
    ['weekdays that are no list', { departure_days: 6 }, 'departure_days'],
  ])('are rejected with %s', async (_, change, field) => {
    const { status, body } = await add({ ...summer, ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await all()).toEqual([]);
  });

  it('never cost less than the listing', async () => {
    const { status, body } = await add({ ...summer, price: 99, weekend_price: 98 });
    const errors = { price: [calendarRuleTexts.rateTooLow], weekend_price: [calendarRuleTexts.rateTooLow] };
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors });
    const concept = await makeConcept({
      userId: listing.userId,
      price: null,
      slug: 'een-concept-zonder-prijs',
    });
    expect((await client.post(`/api/listings/${concept.id}/seasons`, { ...summer, price: 1 })).status).toBe(
      201,
    );
  });

  it('have a week price of any amount, none where it is left out, in bounds for the database too', async () => {
    const { body } = await add({ ...summer, week_price: 1 });
    expect(body.data.week_price).toBe(1);
    const left = await client.put<Answer>(url(`/${body.data.id}`), { ...summer, week_price: undefined });
    expect(left.body.data.week_price).toBeNull();
    const fault = prisma().listingSeason.update({ where: { id: body.data.id }, data: { weekPrice: 0 } });
    expect(await fault.catch(sqlState)).toBe('23514');
  });

  it('may end on the last possible day, and start in the past', async () => {
    expect((await add({ ...summer, end_date: addYears(todayIn(), 3) })).status).toBe(201);
    expect((await add({ ...autumn, start_date: night(-40), end_date: night(2) })).status).toBe(201);
  });

  describe('below the listing’s price, which was asked for', () => {
    const prices = async () => {
      const { price, basePrice } = await prisma().listing.findUniqueOrThrow({ where: { id: listing.id } });
      return { price, basePrice };
    };
    const low = { ...summer, price: 80, weekend_price: 90, lower_price: true };

    it('become its lowest, and nights outside seasons keep what they cost', async () => {
      const { status, body } = await add(low);
      const { lower_price: _asked, ...saved } = low;
      expect([status, body.data]).toEqual([201, { ...saved, id: body.data.id }]);
      expect(await prices()).toEqual({ price: 80, basePrice: 100 });
      const lower = await client.put<Answer>(url(`/${body.data.id}`), { ...low, weekend_price: 60 });
      expect(lower.status).toBe(200);
      expect(await prices()).toEqual({ price: 60, basePrice: 100 });
    });

    it('keep an ordinary price that there is', async () => {
      await prisma().listing.update({ where: { id: listing.id }, data: { basePrice: 275 } });
      await add(low);
      expect(await prices()).toEqual({ price: 80, basePrice: 275 });
    });

    it('change nothing where they are not below it, or where the season has another fault', async () => {
      await add({ ...low, price: 100, weekend_price: null });
      expect(await prices()).toEqual({ price: 100, basePrice: null });
      expect((await add(low)).status).toBe(422);
      expect(await prices()).toEqual({ price: 100, basePrice: null });
    });

    it('are for who may edit the listing', async () => {
      const { manager, listing: shared, client: owner } = await makeManagedListing();
      const calls = await signedIn(manager);
      const path = `/api/listings/${shared.slug}/seasons`;
      expect((await calls.post(path, low)).status).toBe(403);
      expect((await calls.post(path, { ...low, lower_price: false })).status).toBe(422);
      expect((await owner.post(path, low)).status).toBe(201);
    });
  });

  it('never overlap', async () => {
    await add();
    const { status, body } = await add({ ...autumn, start_date: night(89) });
    expect([status, body.errors]).toEqual([422, { start_date: [texts.overlap('Zomer')] }]);
    const { body: second } = await add(autumn);
    const moved = await client.put<Answer>(url(`/${second.data.id}`), { ...autumn, start_date: night(50) });
    expect([moved.status, moved.body.errors]).toEqual([422, { start_date: [texts.overlap('Zomer')] }]);
    // A season does not conflict with itself.
    expect((await client.put(url(`/${second.data.id}`), { ...autumn, end_date: night(130) })).status).toBe(
      200,
    );
  });

  it('added concurrently and overlapping: one is stored, the others get an error', async () => {
    const answers = await Promise.all(
      [0, 1, 2, 3, 4].map((days) => add({ ...summer, start_date: night(30 + days) })),
    );
    // One writes a listing's rules and one waits; more are told to retry.
    const others = answers.filter(({ status }) => status !== 201);
    expect(others).toHaveLength(4);
    for (const { status, body } of others)
      expect([409, { start_date: [texts.overlap('Zomer')] }]).toContainEqual(
        status === 409 ? status : body.errors,
      );
    expect(await all()).toHaveLength(1);
  });

  it('are rejected by the database too', async () => {
    await makeSeason({ listingId: listing.id });
    const fault = await makeSeason({ listingId: listing.id }).catch(sqlState);
    expect(fault).toBe('23P01');
  });

  it('are sixty at most', async () => {
    await prisma().listingSeason.createMany({
      data: Array.from({ length: MAX_SEASONS - 1 }, (_, nth) => ({
        listingId: listing.id,
        name: `Week ${nth}`,
        startDate: new Date(Date.UTC(2020, 0, 1 + nth)),
        endDate: new Date(Date.UTC(2020, 0, 2 + nth)),
      })),
    });
    expect((await add()).status).toBe(201);
    const { status, body } = await add(autumn);
    expect([status, body.errors]).toEqual([422, { start_date: [texts.tooMany(MAX_SEASONS)] }]);
  });
});

describe('copying seasons to another year', () => {
  const year = Number(todayIn().slice(0, 4)) + 1;
  const inYear = (name: string, from: string, to: string): typeof summer => ({
    ...summer,
    name,
    // Dates that exist in every year.
    start_date: `${year}-${from}` as SeasonInput['start_date'],
    end_date: `${year}-${to}` as SeasonInput['end_date'],
  });
  const copy = (from_year: unknown, to_year: unknown) =>
    client.post<{ data: SeasonDto[]; errors?: Record<string, string[]> }>(url('/copy'), {
      from_year,
      to_year,
    });

  it('moves each by whole weeks and keeps the rest', async () => {
    await add(inYear('Zomer', '07-03', '09-04'));
    await add(inYear('Pasen', '04-01', '04-12'));
    const { status, body } = await copy(year, year + 1);
    expect(status).toBe(200);
    expect(body.data.map(({ name, price }) => [name, price])).toEqual([
      ['Pasen', 150],
      ['Zomer', 150],
    ]);
    const [, former] = await all();
    const [, copied] = body.data;
    expect(copied?.start_date).toBe(addDays(former?.start_date ?? todayIn(), 364));
    expect(copied?.end_date).toBe(addDays(former?.end_date ?? todayIn(), 364));
    expect(await all()).toHaveLength(4);
  });

  it('copies nothing from a year without seasons', async () => {
    const { status, body } = await copy(2020, 2021);
    expect([status, body]).toEqual([200, { data: [] }]);
  });

  it.each<[string, unknown, unknown, string[]]>([
    ['the same year', year, year, ['to_year']],
    ['an earlier year', year, year - 1, ['to_year']],
    ['no year', year, undefined, ['to_year']],
    ['a text', `${year}`, year + 1, ['from_year']],
  ])('rejects %s', async (_, from, to, fields) => {
    const { status, body } = await copy(from, to);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, fields]);
  });

  it('copies nothing if one does not fit', async () => {
    await add(inYear('Pasen', '04-01', '04-12'));
    await add(inYear('Zomer', '07-03', '09-04'));
    const { start_date: start, end_date: end } = inYear('', '07-03', '07-10');
    await add({ ...summer, name: 'In de weg', start_date: addDays(start, 366), end_date: addDays(end, 366) });
    const overlapping = await copy(year, year + 1);
    expect([overlapping.status, overlapping.body.errors]).toEqual([
      422,
      { to_year: [texts.copyOverlaps('Zomer')] },
    ]);
    expect((await copy(year, year + 4)).body.errors?.to_year?.[0]).toMatch(/Er is niets gekopieerd/);
    expect(await all()).toHaveLength(3);
  });

  it('at once happens once', async () => {
    await add(inYear('Zomer', '07-03', '09-04'));
    const answers = await Promise.all([1, 2, 3].map(() => copy(year, year + 1)));
    const [done, ...others] = answers.map(({ status }) => status).toSorted();
    expect([done, others.every((status) => status === 409 || status === 422)]).toEqual([200, true]);
    expect((await all()).map(({ start_date: start }) => start.slice(0, 4))).toEqual([
      `${year}`,
      `${year + 1}`,
    ]);
  });

  it('respects the limit of sixty', async () => {
    await prisma().listingSeason.createMany({
      data: Array.from({ length: 31 }, (_, nth) => ({
        listingId: listing.id,
        name: `Dag ${nth}`,
        startDate: new Date(Date.UTC(year, 0, 1 + nth)),
        endDate: new Date(Date.UTC(year, 0, 2 + nth)),
      })),
    });
    const { status, body } = await copy(year, year + 1);
    expect([status, body.errors]).toEqual([422, { to_year: [texts.copyTooMany(MAX_SEASONS)] }]);
    const rows = await prisma().listingSeason.findMany({ where: { listingId: listing.id } });
    expect(rows.every(({ startDate }) => utcDateToDay(startDate).startsWith(`${year}`))).toBe(true);
  });
});
