import { MONTH, deliver, newEvents, sessionIdOf, standIn, subscriptionOf } from '@/tests/support/billing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { cleanUp } from '@/server/worker/clean-up';
import { makeConcept } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

/** The service stores its own errors under the idempotency key, and returns them as its answer for a day. */
let owner: User;
let listing: Listing;
let client: TestClient;
let told = 0;

beforeEach(async () => {
  await truncateAll();
  newEvents();
  owner = await makeUser();
  listing = await makeConcept({ userId: owner.id });
  await makePicture({ listingId: listing.id });
  client = await signedIn(owner);
  told = standIn.calls().length;
});
afterEach(() => standIn.failNext({ count: 0, how: 'reset' }));

type Saved = { url?: string };
const publish = (fields: object = {}) =>
  client.put<Saved>(`/api/listings/${listing.id}`, { action: 'enable', ...fields });
const keysOf = (path: string) =>
  standIn
    .calls()
    .slice(told)
    .filter((call) => call.method === 'POST' && call.path === path)
    .map(({ idempotencyKey }) => idempotencyKey);

describe('publishing after an error of the payment service', () => {
  it('opens the page at the next press, if the customer could not be created', async () => {
    // Whoever publishes has seen the prices, which are kept: the next call creates the customer.
    await client.get('/api/billing/plans');
    // Its answer applies to both attempts of the client, which have the same key.
    standIn.failNext({ count: 1, how: 'status 500' });
    expect((await publish()).status).toBe(503);
    const { status, body } = await publish();
    expect([status, body.url]).toEqual([200, expect.stringContaining(standIn.origin)]);
    expect(new Set(keysOf('/v1/customers')).size).toBe(2);
  });

  it.each([false, true])('opens one if the page could not be created (work done: %s)', async (workIsDone) => {
    await prisma().user.update({ where: { id: owner.id }, data: { stripeCustomerId: await customer() } });
    standIn.failNext({ count: 1, how: 'status 500', workIsDone });
    expect((await publish()).status).toBe(503);
    const { status, body } = await publish();
    expect(status).toBe(200);
    expect(new Set(keysOf('/v1/checkout/sessions')).size).toBe(2);
    standIn.payCheckout(sessionIdOf(body.url ?? ''));
    await deliver();
    expect(await subscriptionOf(listing.id)).toMatchObject({ status: 'active' });
    expect(await prisma().order.count()).toBe(1);
  });

  it('succeeds however often it fails before, with a new key for each error', async () => {
    await prisma().user.update({ where: { id: owner.id }, data: { stripeCustomerId: await customer() } });
    for (let times = 0; times < 3; times += 1) {
      standIn.failNext({ count: 1, how: 'status 500' });
      expect((await publish()).status).toBe(503);
    }
    expect((await publish()).status).toBe(200);
    expect(new Set(keysOf('/v1/checkout/sessions')).size).toBe(4);
  });

  it('retries with the same key after no answer, so that there is one page', async () => {
    await prisma().user.update({ where: { id: owner.id }, data: { stripeCustomerId: await customer() } });
    standIn.failNext({ count: 2, how: 'reset', workIsDone: true });
    expect((await publish()).status).toBe(503);
    expect((await publish()).status).toBe(200);
    expect(new Set(keysOf('/v1/checkout/sessions')).size).toBe(1);
  });

  it('uses another key for another request', async () => {
    await prisma().user.update({ where: { id: owner.id }, data: { stripeCustomerId: await customer() } });
    standIn.failNext({ count: 2, how: 'reset', workIsDone: true });
    expect((await publish()).status).toBe(503);
    await prisma().user.update({ where: { id: owner.id }, data: { stripeCustomerId: await customer() } });
    expect((await publish()).status).toBe(200);
    expect((await publish({ plan: MONTH })).status).toBe(200);
  });

  it('forgets after a month what failed', async () => {
    standIn.failNext({ count: 1, how: 'status 500' });
    await publish();
    const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
    await cleanUp(days(29));
    expect(await prisma().stripeFault.count()).toBe(1);
    await cleanUp(days(31));
    expect(await prisma().stripeFault.count()).toBe(0);
  });
});

/** A customer that the service has created, whatever fails from now on. */
async function customer(): Promise<string> {
  const other = await makeUser({ stripeCustomerId: null });
  const { customerOf } = await import('@/server/features/billing/stripe-customer');
  const id = await customerOf(other.id);
  await prisma().user.update({ where: { id: other.id }, data: { stripeCustomerId: null } });
  told = standIn.calls().length;
  return id;
}

describe('a refund after an error of the payment service', () => {
  let admin: TestClient;
  let orderId: number;
  beforeEach(async () => {
    standIn.payCheckout(sessionIdOf((await publish()).body.url ?? ''));
    await deliver();
    orderId = (await prisma().order.findFirstOrThrow()).id;
    admin = await signedIn(await makeAdmin());
    told = standIn.calls().length;
  });

  const payBack = (amount: number) =>
    admin.post<{ data: { refunded: number } }>(`/api/orders/${orderId}/refund`, { amount });
  const credited = () => prisma().creditNote.findMany({ select: { total: true } });

  it('works at the next press', async () => {
    standIn.failNext({ count: 1, how: 'status 500' });
    expect((await payBack(9_00)).status).toBe(503);
    const { status, body } = await payBack(9_00);
    expect([status, body.data.refunded]).toEqual([200, 9_00]);
    expect(await credited()).toEqual([{ total: 9_00 }]);
  });

  it('happens once, if it was done nevertheless', async () => {
    standIn.failNext({ count: 1, how: 'status 500', workIsDone: true });
    const { status, body } = await payBack(9_00);
    expect([status, body.data.refunded]).toEqual([200, 9_00]);
    expect(await credited()).toEqual([{ total: 9_00 }]);
    expect(keysOf('/v1/refunds')).toHaveLength(2);
  });

  it('happens once, if it turns out later that it was done', async () => {
    standIn.failNext({ count: 4, how: 'status 500', workIsDone: true });
    expect((await payBack(9_00)).status).toBe(503);
    standIn.failNext({ count: 0, how: 'reset' });
    const { status, body } = await payBack(9_00);
    expect([status, body.data.refunded]).toEqual([200, 9_00]);
    expect(await credited()).toEqual([{ total: 9_00 }]);
  });

  it('happens once after no answer', async () => {
    // The client retries; what became of the call cannot be looked up either.
    standIn.failNext({ count: 4, how: 'reset', workIsDone: true });
    expect((await payBack(9_00)).status).toBe(503);
    standIn.failNext({ count: 0, how: 'reset' });
    expect((await payBack(9_00)).body.data.refunded).toBe(9_00);
    expect(new Set(keysOf('/v1/refunds')).size).toBe(1);
    expect(await credited()).toEqual([{ total: 9_00 }]);
  });
});
