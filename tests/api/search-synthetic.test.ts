import { beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '@/lib/dates/day';
import type { SearchAnswer } from '@/lib/search/contract';
import { fillWithListings } from '@/scripts/synthetic/fill-with-listings';
import { listingOf, staysOf } from '@/scripts/synthetic/listing';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { visitor } from '@/tests/support/client';
import { testDatabaseUrl } from '@/tests/support/database';

const search = (query: string) => visitor().get<SearchAnswer>(`/api/listings?${query}`);

describe('npm run seed -- --listings N', () => {
  const lines: string[] = [];
  beforeAll(async () => {
    await makeListing();
    // Loads the index before the listings exist.
    await search('');
    await fillWithListings(testDatabaseUrl, { listings: 300, stays: 1000, say: (line) => lines.push(line) });
  });

  it('adds as many listings and stays as requested, and reports that', async () => {
    expect(await prisma().listing.count()).toBe(301);
    expect(await prisma().occupancy.count()).toBe(1000);
    expect(lines.map((line) => line.replace(/: .*/, ''))).toContain('300 homes');
  });

  it('gives a third of the listings their own seasons, costs and rules', async () => {
    expect(await prisma().listing.count({ where: { seasons: { some: {} } } })).toBe(100);
    expect(await prisma().listingSeason.count()).toBeGreaterThan(300);
    expect(await prisma().listing.count({ where: { costs: { some: {} } } })).toBeGreaterThan(80);
    expect(await prisma().listing.count({ where: { gapStays: true } })).toBeGreaterThan(20);
  });

  it('is found at once, whatever was searched before', async () => {
    expect((await search('')).body.meta.total).toBe(301);
  });

  it('leaves ids free for the listings created after it', async () => {
    const { id } = await makeListing();
    expect((await search('')).body.meta.total).toBe(302);
    await prisma().listing.delete({ where: { id } });
  });

  it('avoids overlapping stays of a listing', async () => {
    const rows = await prisma().occupancy.findMany({ orderBy: [{ listingId: 'asc' }, { startDate: 'asc' }] });
    const overlapping = rows.filter((row, index) => {
      const before = rows[index - 1];
      return before?.listingId === row.listingId && before.endDate > row.startDate;
    });
    expect(overlapping).toEqual([]);
  });
});

describe('a synthetic listing', () => {
  it('is the same every time', () => {
    expect(listingOf(41, 7)).toEqual(listingOf(41, 7));
    expect(staysOf(41, 3, todayIn())).toEqual(staysOf(41, 3, todayIn()));
  });

  it('differs from its neighbours', () => {
    const listings = Array.from({ length: 50 }, (_, number) => listingOf(number, number + 1));
    expect(new Set(listings.map(({ city }) => city.id)).size).toBeGreaterThan(10);
    expect(new Set(listings.map(({ price }) => price)).size).toBeGreaterThan(30);
    expect(new Set(listings.map(({ slug }) => slug)).size).toBe(50);
  });
});
