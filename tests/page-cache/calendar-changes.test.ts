/** Prices and blocks are visible to the public with the next request: page, search and price, on every instance. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '@/lib/search/contract';
import { Invalidation } from '@/server/front/page-cache/invalidation';
import { PageStore } from '@/server/front/page-cache/store';
import { makeStoredPage } from '@/tests/factories/stored-page';
import { makeManagedListing, night } from '@/tests/support/calendar';
import { visitor } from '@/tests/support/client';

const store = new PageStore(1e7);
const invalidation = new Invalidation(store);

beforeAll(() => invalidation.start());
afterAll(() => invalidation.stop());

/** Caches the page of a listing, lets `change` happen, and expects the page to be dropped. */
async function renews(listingId: number, change: () => Promise<{ status: number }>): Promise<void> {
  await invalidation.catchUp();
  const tag = `listing:${listingId}`;
  store.put(tag, makeStoredPage([tag]), store.now());
  expect((await change()).status).toBe(200);
  await invalidation.catchUp();
  expect(store.get(tag)).toBeUndefined();
}

async function found(listingId: number): Promise<boolean> {
  const { body: answer } = await visitor().get<SearchAnswer>(
    `/api/listings?arrival=${night(5)}&departure=${night(7)}`,
  );
  return answer.data.some(({ id }) => id === listingId);
}

describe('a change of the calendar', () => {
  it('invalidates the listing’s page, and updates the search', async () => {
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
