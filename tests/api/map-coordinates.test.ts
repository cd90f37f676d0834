import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import { roundedPoint } from '@/lib/listings/address';
import { MOST_POINTS, MOST_QUOTES } from '@/lib/map/contract';
import type { Coordinates } from '@/lib/map/contract';
import type { SearchAnswer } from '@/lib/search/contract';
import { prisma } from '@/server/db';
import { findOverviewPage } from '@/server/features/search/page/find-overview-page';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

const COAST = '2.4,50.9,3.5,51.5';
const ask = async (query: string) => {
  const { status, body, text } = await visitor().get<Coordinates>(`/api/listings/coordinates?${query}`);
  expect(status).toBe(200);
  return { ...body, text };
};
const sum = (clusters: Coordinates['clusters']) => clusters.reduce((total, { count }) => total + count, 0);

describe('GET /api/listings/coordinates rejects invalid values, by the name of the parameter', () => {
  it.each([
    ['bbox=1,2,3', 'bbox', 'Kaartgebied heeft geen geldige waarde.'],
    ['bbox=3,51,2,52', 'bbox', 'Kaartgebied heeft geen geldige waarde.'],
    ['bbox=2,52,3,51', 'bbox', 'Kaartgebied heeft geen geldige waarde.'],
    ['bbox=2,51,2,52', 'bbox', 'Kaartgebied heeft geen geldige waarde.'],
    ['bbox=2,51,3,91', 'bbox', 'Kaartgebied heeft geen geldige waarde.'],
    ['bbox=-181,51,3,52', 'bbox', 'Kaartgebied heeft geen geldige waarde.'],
    ['bbox=a,b,c,d', 'bbox', 'Kaartgebied heeft geen geldige waarde.'],
    ['bbox=2,51,3,Infinity', 'bbox', 'Kaartgebied heeft geen geldige waarde.'],
    ['zoom=-1', 'zoom', 'Zoomniveau heeft geen geldige waarde.'],
    ['zoom=23', 'zoom', 'Zoomniveau heeft geen geldige waarde.'],
    ['zoom=x', 'zoom', 'Zoomniveau heeft geen geldige waarde.'],
    ['kleur=rood', 'kleur', 'Het veld kleur wordt niet herkend.'],
    ['price=200-100', 'price', 'Prijs heeft geen geldige waarde.'],
  ])('%s', async (query, field, message) => {
    const { status, body } = await visitor().get(`/api/listings/coordinates?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [field]: [message] } });
  });
});

describe('a listing on the map', () => {
  beforeEach(truncateAll);

  it('contains what a marker and its preview show', async () => {
    const listing = await makeListing();
    const picture = await makePicture({ listingId: listing.id });
    const { data, clusters, meta } = await ask(`bbox=${COAST}&zoom=10`);
    expect(data).toEqual([
      {
        id: listing.id,
        slug: listing.slug,
        name: listing.nameHolidayHome,
        name_residence: 'Residentie Zeewind',
        logiesdecreet: listing.logiesdecreet,
        listing_city_id: 11,
        display_home_address: true,
        latitude: 51.2331,
        longitude: 2.9116,
        pictures: [{ url: expect.stringContaining(picture.id) }],
        price: listing.price,
        stay: null,
      },
    ]);
    expect(clusters).toEqual([]);
    expect(meta).toEqual({ total: 1 });
  });

  it('contains the price of the stay searched for, as its card does', async () => {
    const { userId } = await makeListing({ price: 90 });
    await makeListing({ userId, price: 120 });
    const arrival = addDays(todayIn(), 40);
    const days = `arrival=${arrival}&departure=${addDays(arrival, 3)}&adults=2`;
    for (const query of [days, `${days}&flex=2`]) {
      const { data } = await ask(`bbox=${COAST}&zoom=10&${query}`);
      const { body } = await visitor().get<SearchAnswer>(`/api/listings?${query}`);
      const stays = Object.fromEntries(data.map(({ id, stay }) => [id, stay]));
      expect(Object.values(stays).map((stay) => stay?.nights)).toEqual([3, 3]);
      expect(stays).toEqual(Object.fromEntries(body.data.map(({ id, stay }) => [id, stay])));
    }
  });

  it('has rounded coordinates, without its building, if the address is hidden', async () => {
    await makeListing({ displayHomeAddress: false });
    const { data, text } = await ask(`bbox=${COAST}&zoom=10`);
    expect(data[0]).toMatchObject({
      ...roundedPoint({ latitude: 51.2331, longitude: 2.9116 }),
      name_residence: null,
    });
    expect(text).not.toMatch(/Zeewind|51\.2331|2\.9116/);
  });

  it('cannot be found by its exact coordinates if the address is hidden', async () => {
    await makeListing({ displayHomeAddress: false });
    const around = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      `bbox=${longitude - 0.0001},${latitude - 0.0001},${longitude + 0.0001},${latitude + 0.0001}&zoom=18`;
    const exact = { latitude: 51.2331, longitude: 2.9116 };
    expect((await ask(around(exact))).meta.total).toBe(0);
    expect((await ask(around(roundedPoint(exact)))).meta.total).toBe(1);
  });

  it('is public and has coordinates', async () => {
    const { id, userId } = await makeListing();
    await makeConcept({ userId });
    await makeWaitingListing({ userId });
    await makeListing({ userId, disabledAt: new Date() });
    await makeListing({ userId, latitude: null, longitude: null });
    const { data, meta } = await ask(`bbox=${COAST}&zoom=10`);
    expect(data.map((listing) => listing.id)).toEqual([id]);
    expect(meta.total).toBe(1);
  });

  it('moves at once', async () => {
    const { id } = await makeListing();
    const oostende = 'bbox=2.9,51.2,2.95,51.25&zoom=13';
    expect((await ask(oostende)).meta.total).toBe(1);
    await prisma().listing.update({ where: { id }, data: { latitude: 51.34, longitude: 3.28 } });
    expect((await ask(oostende)).meta.total).toBe(0);
    expect((await ask('bbox=3.2,51.3,3.3,51.4&zoom=13')).meta.total).toBe(1);
    await prisma().listing.delete({ where: { id } });
    expect((await ask('')).meta.total).toBe(0);
  });

  it('shows its new name and new first photo at once', async () => {
    const { id } = await makeListing();
    const listing = async () => (await ask(`bbox=${COAST}&zoom=10`)).data[0];
    expect(await listing()).toMatchObject({ name: expect.any(String), pictures: [] });
    await prisma().listing.update({ where: { id }, data: { nameHolidayHome: 'De “Ø” aan zee' } });
    const second = await makePicture({ listingId: id, orderNumber: 2 });
    expect(await listing()).toMatchObject({
      name: 'De “Ø” aan zee',
      pictures: [{ url: expect.stringContaining(second.id) }],
    });
    const first = await makePicture({ listingId: id, orderNumber: 1 });
    await prisma().listingPicture.update({ where: { id: first.id }, data: { rotate: 90 } });
    expect((await listing())?.pictures).toEqual([{ url: expect.stringMatching(`${first.id}.*v=90`) }]);
    await prisma().listingPicture.delete({ where: { id: first.id } });
    expect((await listing())?.pictures).toEqual([{ url: expect.stringContaining(second.id) }]);
    await prisma().listing.update({ where: { id }, data: { displayHomeAddress: false } });
    expect(await listing()).toMatchObject({ name_residence: null, display_home_address: false });
  });

  it('is subject to the filters of the search; order and page make no difference', async () => {
    const { id, userId } = await makeListing({ price: 90 });
    const { logiesdecreet } = await makeListing({ userId, price: 200 });
    const { data } = await ask(`bbox=${COAST}&zoom=10&price=0-100&sort_by=price_desc&page=3`);
    expect(data.map((listing) => listing.id)).toEqual([id]);
    expect((await ask(`bbox=${COAST}&logiesdecreet=${logiesdecreet}`)).meta.total).toBe(1);
  });
});

describe('the map of a town', () => {
  const town = { latitude: 51.13008, longitude: 2.75135 };
  const atSea = { latitude: 51.15234, longitude: 2.71789, cityId: 9 };
  beforeEach(truncateAll);

  it('shows the town at its zoom level if no listing is found', async () => {
    const { views, total } = (await findOverviewPage({ listing_city_id: [9] })).overview;
    expect(views.wide).toEqual({ center: town, zoom: 13 });
    expect(total).toBe(0);
  });

  it('shows the listings if they are out of view from the town, and draws them', async () => {
    await makeListing(atSea);
    const { views, total, wide } = (await findOverviewPage({ listing_city_id: [9] })).overview;
    expect(views.narrow).toEqual(views.wide);
    expect(views.wide.zoom).toBe(13);
    expect(views.wide.center.latitude).toBeCloseTo(atSea.latitude, 4);
    expect(views.wide.center.longitude).toBeCloseTo(atSea.longitude, 4);
    expect([total, wide.length]).toEqual([1, 1]);
  });

  it('uses the rounded coordinates of a hidden address', async () => {
    await makeListing({ ...atSea, displayHomeAddress: false });
    const { center } = (await findOverviewPage({ listing_city_id: [9] })).overview.views.wide;
    const shown = roundedPoint(atSea);
    expect(center.latitude).toBeCloseTo(shown.latitude, 4);
    expect(center.longitude).toBeCloseTo(shown.longitude, 4);
  });
});

/** Ten-thousandths of a degree plus a fraction: no listing is on an edge of the bounds. */
const degrees = (from: number, to: number, part: number) =>
  fc
    .integer({ min: from * 10_000, max: to * 10_000 })
    .map((value) => Number((value / 10_000 + part).toFixed(5)));
const edges = (from: number, to: number) =>
  fc
    .tuple(degrees(from, to, 0.00003), degrees(from, to, 0.00003))
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

describe('many listings', () => {
  const listings = fc.sample(
    fc.record({
      latitude: degrees(51.05, 51.4, 0.00007),
      longitude: degrees(2.55, 3.37, 0.00007),
      price: fc.constantFrom(80, 120, 300),
      displayHomeAddress: fc.boolean(),
    }),
    { numRuns: MOST_POINTS + 100, seed: 7 },
  );
  const shown = listings.map((listing) => ({
    ...listing,
    ...(listing.displayHomeAddress ? {} : roundedPoint(listing)),
  }));

  beforeAll(async () => {
    await truncateAll();
    const { id, createdAt: _created, ...model } = await makeListing();
    await prisma().listing.deleteMany({ where: { id } });
    await prisma().listing.createMany({
      data: listings.map((listing, n) => ({
        ...model,
        ...listing,
        id: undefined,
        slug: `woning-${n}`,
        logiesdecreet: String(200_000 + n),
      })),
    });
  });

  it('are returned as clusters, each listing in one of them', async () => {
    const { data, clusters, meta } = await ask(`bbox=${COAST}&zoom=10`);
    expect(data).toEqual([]);
    expect(meta.total).toBe(listings.length);
    expect(sum(clusters)).toBe(listings.length);
    expect(clusters.length).toBeLessThan(150);
  });

  it('are clustered without bounds, however few', async () => {
    const { data, clusters, meta } = await ask('listing_city_id=11&price=80&zoom=9');
    const expected = listings.filter(({ price }) => price === 80).length;
    expect([data.length, meta.total, sum(clusters)]).toEqual([0, expected, expected]);
  });

  it('include the price of the stay if there are not too many', async () => {
    const arrival = addDays(todayIn(), 40);
    const days = `arrival=${arrival}&departure=${addDays(arrival, 3)}`;
    const priced = async (query: string) => {
      const { data } = await ask(`bbox=${COAST}&zoom=10&price=80&${query}`);
      return [data.length, data.filter(({ stay }) => stay !== null).length];
    };
    const [count = 0, known] = await priced(days);
    expect(count).toBeGreaterThan(MOST_QUOTES / 3);
    expect(known).toBe(count);
    expect(await priced(`${days}&flex=2`)).toEqual([count, 0]);
  });

  it('split up at higher zoom levels', async () => {
    const counts = [];
    for (const zoom of [8, 10, 12, 14]) counts.push((await ask(`zoom=${zoom}`)).clusters.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBe(counts.length);
  });

  const searches = fc.record({
    across: edges(2.5, 3.4),
    along: edges(51, 51.4),
    price: fc.constantFrom(null, 80, 300),
    zoom: fc.integer({ min: 8, max: 18 }),
  });

  it('are, in any bounds and for any price, those found by a plain scan of every listing', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async ({ across: [west, east], along: [south, north], price, zoom }) => {
        const expected = shown
          .filter((listing) => listing.longitude > west && listing.longitude < east)
          .filter((listing) => listing.latitude > south && listing.latitude < north)
          .filter((listing) => price === null || listing.price === price)
          .map(({ longitude }) => longitude);
        const { data, meta, clusters } = await ask(
          `bbox=${west},${south},${east},${north}&zoom=${zoom}${price === null ? '' : `&price=${price}-${price}`}`,
        );
        expect(meta.total).toBe(expected.length);
        expect(data.length + sum(clusters)).toBe(expected.length);
        if (clusters.length > 0) expect(expected.length).toBeGreaterThan(MOST_POINTS);
        else expect(data.map(({ longitude }) => longitude)).toEqual(expected.toSorted((x, y) => x - y));
      }),
      { numRuns: 100 },
    );
  });

  it('are, as clusters, located within the bounds of their listings', async () => {
    const { clusters } = await ask(`bbox=${COAST}&zoom=12`);
    for (const { latitude, longitude } of clusters) {
      expect(latitude).toBeGreaterThan(51.04);
      expect(latitude).toBeLessThan(51.41);
      expect(longitude).toBeGreaterThan(2.54);
      expect(longitude).toBeLessThan(3.38);
    }
  });
});
