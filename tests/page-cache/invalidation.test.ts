import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prisma, transaction } from '@/server/db';
import { Invalidation } from '@/server/front/page-cache/invalidation';
import { PageStore } from '@/server/front/page-cache/store';
import { makeListing } from '@/tests/factories/listing';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { makeStoredPage } from '@/tests/factories/stored-page';
import { namedDatabaseUrl } from '@/tests/support/database';

const store = new PageStore(1e7);
const itsConnection = 'invalidation under test';
const invalidation = new Invalidation(store, { connectionString: namedDatabaseUrl(itsConnection) });

beforeAll(() => invalidation.start());
afterAll(() => invalidation.stop());

function keep(...tags: string[]): void {
  for (const tag of tags) store.put(tag, makeStoredPage([tag]), store.now());
}

/** Those of the cached pages that remain, once everything committed has been processed. */
async function cached(...tags: string[]): Promise<string[]> {
  await invalidation.catchUp();
  return tags.filter((tag) => store.get(tag) !== undefined);
}

describe('changes invalidate pages everywhere', () => {
  /** What a change to a listing invalidates: its own page, and possibly pages that show listings without a stay. */
  const own: readonly string[] = ['listing'];
  const both = ['listing', 'listings'];

  it.each([
    ['its price', both, (id: number) => prisma().listing.update({ where: { id }, data: { price: 99 } })],
    [
      'a photo',
      both,
      (id: number) =>
        prisma().listingPicture.create({
          data: { listingId: id, orderNumber: 1, storageKey: 'k', width: 3, height: 2 },
        }),
    ],
    [
      'a special price',
      own,
      (id: number) =>
        prisma().customListingPrice.create({
          data: { listingId: id, validAt: new Date('2027-07-01'), price: 150 },
        }),
    ],
    [
      'a setting',
      both,
      (id: number) => prisma().listingSetting.create({ data: { listingId: id, optionId: 3, value: 1 } }),
    ],
    [
      'a block',
      own,
      (id: number) =>
        makeOccupancy({ listingId: id, source: 'blocked', start: '2027-07-01', end: '2027-07-03' }),
    ],
    ['its end', both, (id: number) => prisma().listing.delete({ where: { id } })],
  ])('of a listing upon a change to %s, and of no other', async (_what, stale, change) => {
    const { id } = await makeListing();
    await cached();
    const tags = [`listing:${id}`, 'listings', `listing:${id + 1}`, 'settings'];
    keep(...tags);
    await change(id);
    const gone = new Set(stale.map((tag) => (tag === 'listing' ? `listing:${id}` : tag)));
    expect(await cached(...tags)).toEqual(tags.filter((tag) => !gone.has(tag)));
  });

  it('of both listings when a part moves from one to another', async () => {
    const [{ id: from }, { id: to }] = [await makeListing(), await makeListing()];
    const data = { listingId: from, orderNumber: 1, storageKey: 'k', width: 3, height: 2 };
    const { id } = await prisma().listingPicture.create({ data });
    await cached();
    keep(`listing:${from}`, `listing:${to}`);
    await prisma().listingPicture.update({ where: { id }, data: { listingId: to } });
    expect(await cached(`listing:${from}`, `listing:${to}`)).toEqual([]);
  });

  it('for a site setting', async () => {
    await cached();
    keep('settings', 'listings');
    await prisma().appSetting.upsert({
      where: { key: 'x' },
      create: { key: 'x', value: 1 },
      update: { value: 1 },
    });
    expect(await cached('settings', 'listings')).toEqual(['listings']);
  });

  it('for a landlord who changes their name, but not for one who signs in', async () => {
    const { userId: id } = await makeListing();
    await cached();
    keep(`landlord:${id}`);
    await prisma().user.update({ where: { id }, data: { loginCount: 4 } });
    expect(await cached(`landlord:${id}`)).toEqual([`landlord:${id}`]);
    await prisma().user.update({ where: { id }, data: { firstName: 'Lut' } });
    expect(await cached(`landlord:${id}`)).toEqual([]);
  });

  it('not for a change that was rolled back', async () => {
    const { id } = await makeListing();
    await cached();
    keep(`listing:${id}`);
    const undone = transaction(async (tx) => {
      await tx.listing.update({ where: { id }, data: { price: 130 } });
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await cached(`listing:${id}`)).toEqual([`listing:${id}`]);
  });

  it('for a change started before another and committed after it', async () => {
    const { id } = await makeListing();
    await cached();
    await transaction(async (tx) => {
      await tx.listing.update({ where: { id }, data: { price: 131 } });
      await makeListing();
      await cached();
      keep(`listing:${id}`);
    });
    expect(await cached(`listing:${id}`)).toEqual([]);
  });

  it.each([
    ['of which the log does not say what it was', `INSERT INTO changes (kind) VALUES ('everything')`],
    ['of more homes than it names', `INSERT INTO changes (kind) VALUES ('home')`],
    ['of a kind that this version does not know', `INSERT INTO changes (kind, subject_id) VALUES ('new', 1)`],
    ['before the beginning of what is left of the log', 'DELETE FROM changes'],
  ])('all of them after a change %s', async (_which, statement) => {
    await makeListing();
    await cached();
    keep('listing:1', 'settings');
    await prisma().$executeRawUnsafe(statement);
    expect(await cached('listing:1', 'settings')).toEqual([]);
    await prisma().$executeRaw`INSERT INTO changes (kind) VALUES ('everything')`;
  });

  it('nothing is served while the connection is lost, and missed changes are processed afterwards', async () => {
    const { id } = await makeListing();
    await cached();
    keep(`listing:${id}`, 'settings');
    await prisma().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = ${itsConnection}`;
    await expect.poll(() => invalidation.isConnected, { interval: 1 }).toBe(false);
    await prisma().listing.update({ where: { id }, data: { price: 99 } });
    await expect.poll(() => invalidation.isConnected, { timeout: 3000 }).toBe(true);
    expect(await cached(`listing:${id}`, 'settings')).toEqual(['settings']);
  });
});

describe('a check of the change log', () => {
  const held = new Invalidation(store, { pollHoldsMs: 300 });
  beforeAll(() => held.start());
  afterAll(() => held.stop());

  /** Changes a cached page right after a check. */
  async function changeAfterPoll(): Promise<string> {
    const { id } = await makeListing();
    held.pollAnew();
    await held.catchUp();
    keep(`listing:${id}`);
    await prisma().listing.update({ where: { id }, data: { price: 99 } });
    return `listing:${id}`;
  }

  it('is valid for a moment, and not longer', async () => {
    const tag = await changeAfterPoll();
    expect([held.catchUp(), store.get(tag)?.status]).toEqual([undefined, 200]);
    await new Promise((resolve) => setTimeout(resolve, 301));
    await held.catchUp();
    expect(store.get(tag)).toBeUndefined();
  });

  it('is invalid once something may have been written here, even one in progress', async () => {
    const tag = await changeAfterPoll();
    held.pollAnew();
    const poll = held.catchUp();
    // It starts with the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    held.pollAnew();
    await poll;
    expect(store.get(tag)).toBeUndefined();
    expect(held.catchUp()).toBeDefined();
  });

  it('is renewed before it expires, without anybody waiting', async () => {
    const tag = await changeAfterPoll();
    await new Promise((resolve) => setTimeout(resolve, 151));
    expect(held.catchUp()).toBeUndefined();
    await expect.poll(() => store.get(tag), { timeout: 100, interval: 2 }).toBeUndefined();
  });

  it('is invalid without a connection to the database', async () => {
    await held.catchUp();
    const lost = new Invalidation(store, { pollHoldsMs: 300 });
    await lost.start();
    await lost.catchUp();
    await lost.stop();
    await expect.poll(() => lost.isConnected).toBe(false);
    expect(lost.catchUp()).toBeDefined();
  });
});
