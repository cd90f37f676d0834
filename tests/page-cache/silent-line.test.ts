/** A connection to the database that is open but dead: no end, no error, no response. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { Invalidation } from '@/server/front/page-cache/invalidation';
import { PageStore } from '@/server/front/page-cache/store';
import { makeListing } from '@/tests/factories/listing';
import { makeStoredPage } from '@/tests/factories/stored-page';
import { DatabaseLine } from '@/tests/support/database-line';

const line = new DatabaseLine();
const store = new PageStore(1e7);
let invalidation: Invalidation;

beforeAll(async () => {
  const connectionString = await line.open();
  invalidation = new Invalidation(store, { connectionString, heartbeatMs: 200, silenceMs: 300 });
  await invalidation.start();
});
afterAll(async () => {
  await invalidation.stop();
  await line.cut();
});

const keep = (tag: string) => store.put(tag, makeStoredPage([tag]), store.now());

describe('a connection that went silent', () => {
  it('is detected automatically: nothing counts as fresh until a new connection has reported what was missed', async () => {
    expect(invalidation.isConnected).toBe(true);
    const { id } = await makeListing();
    await invalidation.catchUp();
    keep(`listing:${id}`);
    keep('settings');
    line.beSilent();
    await prisma().listing.update({ where: { id }, data: { price: 99 } });
    await expect.poll(() => invalidation.isConnected, { timeout: 2000, interval: 10 }).toBe(false);
    expect(store.get(`listing:${id}`)).toBeDefined();
    await expect.poll(() => invalidation.isConnected, { timeout: 3000, interval: 10 }).toBe(true);
    expect(line.lines).toBe(1);
    expect([store.get(`listing:${id}`), store.get('settings')?.status]).toEqual([undefined, 200]);
  });

  it('is detected by a request, before the next heartbeat is due', async () => {
    await expect.poll(() => invalidation.isConnected, { timeout: 3000 }).toBe(true);
    line.beSilent();
    const from = performance.now();
    await invalidation.catchUp();
    expect(invalidation.isConnected).toBe(false);
    expect(performance.now() - from).toBeLessThan(1500);
  });

  it('is also detected while a new one is being opened', async () => {
    await expect.poll(() => invalidation.isConnected, { timeout: 3000 }).toBe(true);
    line.beSilent();
    await expect.poll(() => invalidation.isConnected, { timeout: 3000, interval: 5 }).toBe(false);
    await expect.poll(() => line.lines, { timeout: 3000, interval: 1 }).toBe(1);
    line.beSilent();
    expect(invalidation.isConnected).toBe(false);
    await expect.poll(() => invalidation.isConnected, { timeout: 12_000 }).toBe(true);
  });

  it('does not keep a process from exiting', async () => {
    const { isConnected } = invalidation;
    line.beSilent();
    const from = performance.now();
    await invalidation.stop();
    expect(isConnected).toBe(true);
    expect(performance.now() - from).toBeLessThan(3000);
  });
});
