/** Prices and blocks reach what the public sees within a second: page, search and price, on every instance. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '@/lib/search/contract';
import { prisma } from '@/server/db';
import { Invalidation } from '@/server/page-cache/invalidation';
import { PageStore } from '@/server/page-cache/store';
import { makeStoredPage } from '@/tests/factories/stored-page';
import { makeManagedListing, night } from '@/tests/support/calendar';
import { visitor } from '@/tests/support/client';

const store = new PageStore(1e7);
const invalidation = new Invalidation(store);

beforeAll(() => invalidation.start());
afterAll(() => invalidation.stop());

async function gone(tags: readonly string[]): Promise<void> {
  await expect.poll(() => tags.filter((tag) => store.get(tag)), { timeout: 1000, interval: 10 }).toEqual([]);
}

/** Waits until everything that was announced before has been heard: announcements arrive in order. */
async function quiet(): Promise<void> {
  store.put('marker', makeStoredPage(['marker']), store.now());
  await prisma().$executeRaw`SELECT pg_notify('page_cache', 'marker')`;
  await gone(['marker']);
}

/** Keeps the pages of a listing and its town, lets `change` happen, and waits for both to go. */
async function renews(listingId: number, change: () => Promise<{ status: number }>): Promise<void> {
  await quiet();
  const tags = [`listing:${listingId}`, 'town:11'];
  for (const tag of tags) store.put(tag, makeStoredPage([tag]), store.now());
  expect((await change()).status).toBe(200);
  await gone(tags);
}

async function found(listingId: number): Promise<boolean> {
  const { body: answer } = await visitor().get<SearchAnswer>(
    `/api/listings?arrival=${night(5)}&departure=${night(7)}`,
  );
  return answer.data.some(({ id }) => id === listingId);
}

describe('a change of the calendar', () => {
  it('renews the pages of the listing and its town, and what the search finds', async () => {
    const { listing, client } = await makeManagedListing();
    expect(await found(listing.id)).toBe(true);
    const call = (path: string, payload: object) => () =>
      client.post(`/api/listings/${listing.slug}/${path}`, payload);
    await renews(listing.id, call('custom-listing-prices', { prices: [{ valid_at: night(5), price: 140 }] }));
    expect(await found(listing.id)).toBe(true);
    await renews(listing.id, call('disabled-booking-periods', { dates: [night(6)] }));
    expect(await found(listing.id)).toBe(false);
    await renews(listing.id, call('disabled-booking-periods/bulk-delete', { dates: [night(6)] }));
    expect(await found(listing.id)).toBe(true);
    await renews(
      listing.id,
      call('custom-listing-prices', { prices: [{ valid_at: night(5), price: null }] }),
    );
  });
});
