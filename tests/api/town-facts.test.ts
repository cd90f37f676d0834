/** What the page of a town tells about its homes, against a plain computation over their rows. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, compareDays, dayFromNumber, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { publicDistance } from '@/lib/listings/address';
import { cities } from '@/lib/listings/cities';
import type { CityId } from '@/lib/listings/cities';
import { propertyTypes } from '@/lib/listings/kinds';
import { nightPricer } from '@/lib/stays/nightly';
import type { TownFacts } from '@/lib/towns/facts';
import { comingMonths } from '@/lib/towns/months';
import type { SearchFilters } from '@/lib/search/parameters';
import { prisma } from '@/server/db';
import type { Overview } from '@/server/http/request-context';
import { currentIndex, searchIndex } from '@/server/features/search/search-index';
import { findTownFacts } from '@/server/features/towns/find-town-facts';
import { build, buildWorld, listingArbitrary } from '@/tests/api/search-world';
import { makeUser } from '@/tests/factories/user';
import { truncateAll } from '@/tests/support/database';

const today = todayIn();
const towns = cities.slice(0, 3).map(({ id }) => id);

const facts = async (town: CityId) => findTownFacts(town, await currentIndex(), today);

async function expected(cityId: CityId): Promise<TownFacts> {
  const homes = await prisma().listing.findMany({
    where: { cityId, approvedAt: { not: null }, disabledAt: null },
    include: { seasons: { orderBy: { startDate: 'asc' } }, customPrices: true },
  });
  const pricers = homes.map(({ price, basePrice, weekendPrice, seasons, customPrices }) =>
    nightPricer({
      tariff: {
        price: price ?? 0,
        base_price: basePrice,
        weekend_price: weekendPrice,
        special_rates: customPrices.map((rate) => ({
          valid_at: utcDateToDay(rate.validAt),
          price: rate.price,
        })),
      },
      seasons: seasons.map((season) => ({
        name: season.name,
        start_date: utcDateToDay(season.startDate),
        end_date: utcDateToDay(season.endDate),
        price: season.price,
        weekend_price: season.weekendPrice,
        week_price: null,
        min_stay: null,
        arrival_days: [],
        departure_days: [],
      })),
    }),
  );
  const months = comingMonths(today).map(({ month, first, end }) => {
    const nights = Array.from({ length: end - first }, (_, night) => dayFromNumber(first + night));
    const prices = pricers.flatMap((priceOf) => nights.map((night) => priceOf(night).price));
    return { month, price: Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length) };
  });
  const steps = homes
    .flatMap((home) => publicDistance(home.displayHomeAddress, home.distanceToBeachM) ?? [])
    .map((metres) => Math.max(50, Math.ceil(metres / 50) * 50))
    .toSorted((a, b) => a - b);
  const [nearest, median] = [steps[0], steps[Math.ceil(steps.length / 2) - 1]];
  return {
    count: homes.length,
    kinds: propertyTypes
      .map((type) => ({ type, count: homes.filter(({ propertyType }) => propertyType === type).length }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
    months: homes.length === 0 ? [] : months,
    distance: nearest === undefined || median === undefined ? null : { nearest, median },
  };
}

const sample = (count: number, seed: number) =>
  fc.sample(listingArbitrary, { numRuns: count, seed }).map((listing, place) => ({
    ...listing,
    city: towns[place % towns.length] ?? 1,
  }));

async function expectAll(): Promise<void> {
  for (const town of towns) expect([town, await facts(town)]).toEqual([town, await expected(town)]);
}

beforeAll(async () => {
  await truncateAll();
  const world = await buildWorld(sample(45, 20_261_129));
  // Some ids lie in another part than the first.
  for (const [place, id] of [...world.keys()].entries())
    await prisma().$executeRaw`
      UPDATE listings SET distance_to_beach_m = ${place % 7 === 0 ? null : (place * 137) % 1900} WHERE id = ${id}`;
  await prisma().$executeRaw`SELECT setval(pg_get_serial_sequence('listings', 'id'), 9000)`;
  const { id: userId } = await makeUser();
  for (const listing of sample(9, 7)) await build(listing, userId);
});

describe('what the page of a town tells about its homes', () => {
  it('is what their rows say', async () => {
    await expectAll();
    const found = await facts(towns[0] ?? 1);
    expect(found.count).toBeGreaterThan(5);
    expect(found.months).toHaveLength(12);
    expect(new Set(found.months.map(({ price }) => price)).size).toBeGreaterThan(1);
  });

  it('follows every change, and those who ask at once see the same', async () => {
    await expectAll();
    const ids = (await prisma().listing.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(
      ({ id }) => id,
    );
    const changes = [
      (id: number) => prisma().listing.update({ where: { id }, data: { price: 777 } }),
      (id: number) => prisma().listing.update({ where: { id }, data: { basePrice: 840 } }),
      (id: number) => prisma().listing.update({ where: { id }, data: { weekendPrice: 950 } }),
      (id: number) => prisma().listing.update({ where: { id }, data: { disabledAt: new Date() } }),
      (id: number) => prisma().listing.update({ where: { id }, data: { cityId: towns[1] } }),
      (id: number) => prisma().listing.update({ where: { id }, data: { distanceToBeachM: 5 } }),
      (listingId: number) => prisma().listingSeason.deleteMany({ where: { listingId } }),
      (listingId: number) =>
        prisma().customListingPrice.upsert({
          where: { listingId_validAt: { listingId, validAt: dayToUtcDate(addDays(today, 40)) } },
          create: { listingId, validAt: dayToUtcDate(addDays(today, 40)), price: 3000 },
          update: { price: 3000 },
        }),
      (id: number) => prisma().listing.delete({ where: { id } }),
    ];
    for (const [place, change] of changes.entries()) {
      const id = ids[(place * 7 + 3) % ids.length];
      if (id !== undefined) await change(id);
      const [one, other] = await Promise.all([facts(towns[0] ?? 1), facts(towns[0] ?? 1)]);
      expect(one).toEqual(other);
      await expectAll();
    }
  });

  it('makes the page stale with a price of any home of the town, and no other search', async () => {
    const town = towns[0] ?? 1;
    await currentIndex();
    const { id: listingId } = await prisma().listing.findFirstOrThrow({
      where: { cityId: town, approvedAt: { not: null }, disabledAt: null },
    });
    const told: { reaches(overview: Overview): boolean }[] = [];
    searchIndex().follow((changes) => changes && told.push(changes));
    const validAt = dayToUtcDate(addDays(today, 50));
    await prisma().customListingPrice.create({ data: { listingId, validAt, price: 900 } });
    await currentIndex();
    const isStale = (filters: SearchFilters) => told.some((one) => one.reaches({ filters, shown: [] }));
    expect(isStale({ listing_city_id: [town] })).toBe(true);
    expect(isStale({ listing_city_id: [town], page: 2 })).toBe(false);
    expect(isStale({ listing_city_id: [town], adults: 2 })).toBe(false);
    expect(isStale({ listing_city_id: [town === 1 ? 2 : 1] })).toBe(false);
    expect(isStale({})).toBe(false);
  });

  it('is nothing but a count of none for a town without homes', async () => {
    expect(await facts(14)).toEqual({ count: 0, kinds: [], months: [], distance: null });
  });

  it('has the nights from today on in the present month', () => {
    const [present, next] = comingMonths('2026-11-29');
    expect([present?.month, (present?.end ?? 0) - (present?.first ?? 0)]).toEqual(['2026-11-01', 2]);
    expect([next?.month, (next?.end ?? 0) - (next?.first ?? 0)]).toEqual(['2026-12-01', 31]);
    expect(compareDays(comingMonths('2026-11-29').at(-1)?.month ?? today, '2027-10-01')).toBe(0);
  });
});
