import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prisma, transaction } from '@/server/db';
import { Invalidation } from '@/server/page-cache/invalidation';
import { PageStore } from '@/server/page-cache/store';
import { makeListing } from '@/tests/factories/listing';
import { makeStoredPage } from '@/tests/factories/stored-page';

const store = new PageStore(1e7);
const invalidation = new Invalidation(store);

beforeAll(() => invalidation.start());
afterAll(() => invalidation.stop());

/** Stores a page with this tag and says how to find out whether it went. */
function keep(tag: string): () => boolean {
  store.put(tag, makeStoredPage([tag]), store.now());
  return () => store.get(tag) === undefined;
}

async function dropsWithinASecond(tags: string[], change: () => Promise<unknown>): Promise<void> {
  const gone = tags.map(keep);
  await change();
  await expect
    .poll(() => gone.map((isGone) => isGone()), { timeout: 1000, interval: 10 })
    .toEqual(tags.map(() => true));
}

describe('what changes goes stale everywhere', () => {
  it('hears of a listing, its old town and its new one', async () => {
    const { id } = await makeListing({ cityId: 3 });
    await dropsWithinASecond([`listing:${id}`, 'town:3', 'town:4', 'listings'], () =>
      prisma().listing.update({ where: { id }, data: { cityId: 4 } }),
    );
  });

  it.each([
    [
      'a photo',
      (id: number) =>
        prisma().listingPicture.create({
          data: { listingId: id, orderNumber: 1, storageKey: 'k', width: 3, height: 2 },
        }),
    ],
    [
      'a price',
      (id: number) =>
        prisma().customListingPrice.create({
          data: { listingId: id, validAt: new Date('2027-07-01'), price: 150 },
        }),
    ],
    [
      'a setting',
      (id: number) => prisma().listingSetting.create({ data: { listingId: id, optionId: 3, value: 1 } }),
    ],
    [
      'a block',
      (id: number) =>
        prisma().occupancy.create({
          data: {
            listingId: id,
            source: 'blocked',
            startDate: new Date('2027-07-01'),
            endDate: new Date('2027-07-03'),
          },
        }),
    ],
  ])('hears of %s', async (_what, change) => {
    const { id } = await makeListing({ cityId: 5 });
    await dropsWithinASecond([`listing:${id}`, 'town:5'], () => change(id));
  });

  it('hears of a landlord who takes another name', async () => {
    const { id, userId } = await makeListing();
    await dropsWithinASecond([`listing:${id}`], () =>
      prisma().user.update({ where: { id: userId }, data: { firstName: 'Lut' } }),
    );
  });

  it('hears nothing of a change that was taken back', async () => {
    const { id } = await makeListing();
    // Messages come in the order of their commits: with this one what the insert announced is through.
    await dropsWithinASecond(['heard'], () => prisma().$executeRaw`SELECT pg_notify('page_cache', 'heard')`);
    const gone = keep(`listing:${id}`);
    const undone = transaction(async (tx) => {
      await tx.listing.update({ where: { id }, data: { price: 130 } });
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    await dropsWithinASecond(['listings'], () => makeListing());
    expect(gone()).toBe(false);
  });

  it('forgets everything when the connection is lost, and listens again', async () => {
    const gone = keep('town:9');
    await prisma().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query = 'LISTEN page_cache'`;
    await expect.poll(gone, { timeout: 2000 }).toBe(true);
    await expect.poll(() => invalidation.isConnected, { timeout: 3000 }).toBe(true);
    const { id } = await makeListing();
    await dropsWithinASecond([`listing:${id}`], () =>
      prisma().listing.update({ where: { id }, data: { price: 99 } }),
    );
  });
});
