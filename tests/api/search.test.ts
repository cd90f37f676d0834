import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { SearchAnswer } from '@/lib/search/contract';
import { LAST_PAGE } from '@/lib/search/parameters';
import { prisma } from '@/server/db';
import { findOverviewPage } from '@/server/features/search/page/find-overview-page';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeOccupancy, whileHeldBy } from '@/tests/factories/occupancy';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

const search = (query = '') => visitor().get<SearchAnswer>(`/api/listings${query && `?${query}`}`);
const count = async () => (await visitor().get<{ count: number }>('/api/listings/count')).body.count;
const idsOf = ({ body }: { body: SearchAnswer }) => body.data.map(({ id }) => id);

describe('GET /api/listings rejects invalid values, by the name of the parameter', () => {
  it.each([
    ['kleur=rood', 'kleur', 'Het veld kleur wordt niet herkend.'],
    ['price=200-100', 'price', 'Prijs heeft geen geldige waarde.'],
    ['oceanview=front,foo', 'oceanview', 'Zeezicht heeft geen geldige waarde.'],
    ['oceanview=front,front', 'oceanview', 'Zeezicht heeft geen geldige waarde.'],
    ['oceanview=front&oceanview=front', 'oceanview', 'Zeezicht heeft geen geldige waarde.'],
    ['oceanview=,side', 'oceanview', 'Zeezicht heeft geen geldige waarde.'],
    ['listing_setting_lift=0', 'listing_setting_lift', 'Lift heeft geen geldige waarde.'],
    ['listing_setting_wifi=2', 'listing_setting_wifi', 'Gratis wifi heeft geen geldige waarde.'],
    ['listing_setting_floor=11', 'listing_setting_floor', 'Verdieping heeft geen geldige waarde.'],
    ['arrival=2027-07-03', 'departure', 'Vertrek is verplicht.'],
    ['departure=2027-07-03', 'arrival', 'Aankomst is verplicht.'],
    ['arrival=2027-07-03&departure=2027-07-03', 'departure', 'Vertrek heeft geen geldige waarde.'],
    ['page=0', 'page', 'Pagina heeft geen geldige waarde.'],
    [`page=${LAST_PAGE + 1}`, 'page', 'Pagina heeft geen geldige waarde.'],
    ['sort_by=naam', 'sort_by', 'Volgorde heeft geen geldige waarde.'],
  ])('%s', async (query, field, text) => {
    const { status, body } = await visitor().get(`/api/listings?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [field]: [text] } });
  });

  it('names every invalid parameter at once', async () => {
    const { body } = await visitor().get<{ errors: object }>('/api/listings?price=x&adults=0&foo=1');
    expect(Object.keys(body.errors).sort()).toEqual(['adults', 'foo', 'price']);
  });

  it('treats a repeated parameter as a list, as the page does', async () => {
    await truncateAll();
    const { userId } = await makeListing({ cityId: 5 });
    await makeListing({ userId, cityId: 6 });
    await makeListing({ userId, cityId: 7 });
    expect((await search('listing_city_id=5&listing_city_id=6')).body.meta.total).toBe(2);
    const { status, body } = await visitor().get('/api/listings?price=0-100&price=0-200');
    expect([status, body]).toMatchObject([422, { errors: { price: ['Prijs heeft geen geldige waarde.'] } }]);
  });

  it('treats an empty value as none', async () => {
    expect((await search('price=&listing_city_id=')).status).toBe(200);
  });
});

describe('a town in the field for a name', () => {
  it.each([
    ['Ostende', 11],
    ['ostend', 11],
    ['Le Coq', 3],
    ['la panne', 4],
    ['Coxyde', 6],
    ['Nieuport', 9],
    ['Zeebruges', 14],
  ])('%s finds its homes, and those of that name', async (name, cityId) => {
    await truncateAll();
    const { userId, id } = await makeListing({ cityId, nameHolidayHome: 'Zeewind' });
    const named = await makeListing({ userId, cityId: 1, nameHolidayHome: `Villa ${name}` });
    await makeListing({ userId, cityId: 1, nameHolidayHome: 'Zeewind' });
    const query = `name=${encodeURIComponent(name)}`;
    expect(idsOf(await search(query)).toSorted((a, b) => a - b)).toEqual([id, named.id]);
    expect(idsOf(await search(`${query}&listing_city_id=${cityId}`))).toEqual([id]);
    expect(idsOf(await search(`name=${encodeURIComponent(name.slice(0, -2))}`))).toEqual([named.id]);
  });
});

it('a Dutch name of a town in the field for a name finds homes of that name alone, as ever', async () => {
  await truncateAll();
  const { userId } = await makeListing({ cityId: 11, nameHolidayHome: 'Zeewind' });
  const named = await makeListing({ userId, cityId: 1, nameHolidayHome: 'Villa Oostende' });
  expect(idsOf(await search('name=Oostende'))).toEqual([named.id]);
});

describe('pages', () => {
  beforeAll(async () => {
    await truncateAll();
    const { userId } = await makeListing();
    for (let n = 1; n < 50; n += 1) await makeListing({ userId });
  });

  it('contain 24, with links that keep the filters', async () => {
    const { body } = await search('page=2&listing_city_id=11');
    expect(body.data).toHaveLength(24);
    expect(body.meta).toMatchObject({
      current_page: 2,
      from: 25,
      to: 48,
      last_page: 3,
      per_page: 24,
      total: 50,
      total_relation: 'eq',
    });
    expect(body.links.next).toBe('/api/listings?listing_city_id=11&page=3');
  });

  it('repeat and skip none', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search(`sort_by=price_asc&page=${page}`)));
    expect(new Set(pages.flatMap(idsOf)).size).toBe(50);
  });

  it.each([4, LAST_PAGE])('past the last one (%d) are an empty list', async (page) => {
    const { status, body } = await search(`page=${page}`);
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
    expect(body.meta).toMatchObject({ total: 50, from: null, to: null });
  });
});

describe('what the public can see', () => {
  beforeEach(truncateAll);

  it('is approved and not disabled, and counted exactly', async () => {
    const { id, userId } = await makeListing();
    await makeConcept({ userId });
    await makeWaitingListing({ userId });
    await makeListing({ userId, disabledAt: new Date() });
    expect(idsOf(await search())).toEqual([id]);
    expect(await count()).toBe(1);
  });

  it('follows every change at once', async () => {
    const { id } = await makeWaitingListing();
    expect(await count()).toBe(0);
    const now = new Date();
    await prisma().listing.update({ where: { id }, data: { approvedAt: now, firstPublishedAt: now } });
    expect(idsOf(await search('price=100'))).toEqual([id]);
    await prisma().listing.update({ where: { id }, data: { price: 120 } });
    expect(idsOf(await search('price=100'))).toEqual([]);
    await prisma().listing.update({ where: { id }, data: { disabledAt: now } });
    expect(await count()).toBe(0);
  });

  it('follows changes to many listings in one statement', async () => {
    const { userId } = await makeListing();
    for (let n = 0; n < 5; n += 1) await makeListing({ userId });
    expect(await count()).toBe(6);
    await prisma().listing.updateMany({ data: { oceanview: 'no' } });
    expect((await search('oceanview=no')).body.meta.total).toBe(6);
    await prisma().$executeRaw`INSERT INTO changes (kind) VALUES ('everything')`;
    expect((await search('oceanview=no')).body.meta.total).toBe(6);
  });

  it('ignores what a transaction has not committed yet, and counts it once it has', async () => {
    const { id } = await makeListing();
    await count();
    await prisma().$transaction(async (tx) => {
      await tx.listing.update({ where: { id }, data: { disabledAt: new Date() } });
      // A later transaction that commits first must not hide the earlier one from the index.
      await makeListing();
      expect(await count()).toBe(2);
    });
    expect(await count()).toBe(1);
  });
});

describe('a listing in the list', () => {
  beforeEach(truncateAll);

  it('contains what the card needs', async () => {
    const listing = await makeListing();
    await prisma().listingSetting.create({ data: { listingId: listing.id, optionId: 2, value: 1 } });
    const { body } = await search();
    expect(body.data[0]).toMatchObject({
      id: listing.id,
      slug: listing.slug,
      name: listing.nameHolidayHome,
      name_residence: 'Residentie Zeewind',
      price: 100,
      city: { id: 11, name: 'Oostende' },
      latitude: 51.2331,
      settings: [{ listing_option_id: 2, value: 1 }],
      check_in: '15:00:00',
      approved_at: '2026-01-02T09:00:00.000Z',
      disabled_at: null,
      stay: null,
    });
  });

  it('contains nothing about a hidden address, the landlord or how to reach them', async () => {
    await makeListing({ displayHomeAddress: false, phoneNumber: '003259000000' });
    const { text, body } = await search();
    expect(text).not.toMatch(/Zeedijk|Zeewind|@|003259|51\.2331|user|manager/);
    expect(body.data[0]).toMatchObject({ name_residence: null, address_street_name: null });
  });

  it('has the price of its nights if a stay is searched for', async () => {
    const { id } = await makeListing({ price: 100 });
    const arrival = addDays(todayIn(), 10);
    const validAt = dayToUtcDate(addDays(arrival, 1));
    await prisma().customListingPrice.create({ data: { listingId: id, validAt, price: 180 } });
    const { body } = await search(`arrival=${arrival}&departure=${addDays(arrival, 3)}`);
    const days = { start_date: arrival, end_date: addDays(arrival, 3), nights: 3 };
    expect(body.data[0]?.stay).toEqual({ ...days, price: 380, total_cents: 38_000 });
  });

  it('can be booked from the day another guest leaves', async () => {
    const { id } = await makeListing();
    const day = (offset: number) => addDays(todayIn(), offset);
    await makeOccupancy({ listingId: id, start: day(10), end: day(14) });
    const found = async (from: number, to: number) =>
      (await search(`arrival=${day(from)}&departure=${day(to)}`)).body.meta.total;
    expect([await found(8, 10), await found(9, 11), await found(13, 15), await found(14, 16)]).toEqual([
      1, 0, 0, 1,
    ]);
  });

  it('comes back with its current calendar', async () => {
    const { id } = await makeListing();
    const day = (offset: number) => addDays(todayIn(), offset);
    const free = async () => (await search(`arrival=${day(10)}&departure=${day(12)}`)).body.meta.total;
    const hide = (disabledAt: Date | null) =>
      prisma().listing.update({ where: { id }, data: { disabledAt } });
    expect(await free()).toBe(1);
    await hide(new Date());
    const block = await makeOccupancy({ listingId: id, source: 'blocked', start: day(9), end: day(20) });
    expect(await free()).toBe(0);
    await whileHeldBy(id, (tx) => tx.occupancy.delete({ where: { id: block.id } }));
    await hide(null);
    expect(await free()).toBe(1);
  });

  it('is found by any of several views, as by one alone', async () => {
    const { id: front, userId } = await makeListing({ oceanview: 'front' });
    const { id: side } = await makeListing({ userId, oceanview: 'side' });
    const { id: none } = await makeListing({ userId, oceanview: 'no' });
    const found = async (query: string) => idsOf(await search(query)).toSorted((a, b) => a - b);
    expect(await found('oceanview=front')).toEqual([front]);
    expect(await found('oceanview=side,front')).toEqual([front, side]);
    expect(await found('oceanview=front&oceanview=side')).toEqual([front, side]);
    expect(await found('oceanview=no,side')).toEqual([side, none]);
  });

  it('is found by what families ask for once its landlord has said so', async () => {
    const { id, userId } = await makeListing();
    await makeListing({ userId });
    const { id: without } = await makeListing({ userId });
    const lift = (listingId: number, value: number) => ({ listingId, optionId: 16, value });
    await prisma().listingSetting.createMany({ data: [lift(id, 1), lift(without, 0)] });
    expect(idsOf(await search('listing_setting_lift=1'))).toEqual([id]);
    expect(idsOf(await search('listing_setting_lift=1&listing_setting_sauna=1'))).toEqual([]);
    await prisma().listingSetting.create({ data: { listingId: id, optionId: 27, value: 1 } });
    expect(idsOf(await search('listing_setting_lift=1&listing_setting_sauna=1'))).toEqual([id]);
  });

  it('is found by its exact licence number', async () => {
    const { id } = await makeListing({ logiesdecreet: '900001' });
    await makeListing({ logiesdecreet: '900002' });
    expect(idsOf(await search('logiesdecreet=900001'))).toEqual([id]);
    expect(idsOf(await search('logiesdecreet=90000'))).toEqual([]);
  });
});

describe('available sort orders', () => {
  it('include the rating once a public listing has one, and no longer when it is gone', async () => {
    await truncateAll();
    const { id, userId } = await makeListing();
    await makeListing({ userId, rating: 4.5, reviewsCount: 2, disabledAt: new Date() });
    expect((await findOverviewPage({})).offer).toEqual({ count: 1, hasRatings: false });
    await prisma().listing.update({ where: { id }, data: { rating: 4, reviewsCount: 1 } });
    expect((await findOverviewPage({})).offer).toEqual({ count: 1, hasRatings: true });
    await prisma().listing.update({ where: { id }, data: { disabledAt: new Date() } });
    expect((await findOverviewPage({})).offer).toEqual({ count: 0, hasRatings: false });
  });
});
