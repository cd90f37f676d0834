import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderPage, SubscriptionPage } from '@/lib/billing/contract';
import { makeCreditNote } from '@/tests/factories/credit-note';
import { makeOrder } from '@/tests/factories/order';
import { makeSubscription } from '@/tests/factories/subscription';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const lists = ['/api/user/orders', '/api/user/subscriptions'];
const wrongPages = ['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=100001', 'limit=0', 'limit=x'];

describe.each(lists)('GET %s', (path) => {
  it('is for signed-in users with a confirmed address', async () => {
    expect((await visitor().get(path)).status).toBe(401);
    expect((await (await signedIn(await makeUser({ emailVerifiedAt: null }))).get(path)).status).toBe(403);
  });

  it('is empty for users without any, whatever others have', async () => {
    const other = await makeUser();
    await makeOrder({ userId: other.id });
    await makeSubscription({ userId: other.id });
    for (const user of [await makeUser(), await makeCoLandlord(), await makeAdmin()]) {
      const { status, body } = await (await signedIn(user)).get<OrderPage>(path);
      expect([status, body.data, body.meta.total]).toEqual([200, [], 0]);
    }
  });

  it.each(wrongPages)('refuses ?%s', async (query) => {
    expect((await (await signedIn(await makeUser())).get(`${path}?${query}`)).status).toBe(422);
  });

  it('is an empty page past the last one', async () => {
    const { status, body } = await (await signedIn(await makeUser())).get<OrderPage>(`${path}?page=9`);
    expect([status, body.data, body.meta.current_page]).toEqual([200, [], 9]);
  });
});

describe('a user’s payments', () => {
  it('say what was paid and refunded, in cents, and when', async () => {
    const owner = await makeUser();
    const paid = await makeOrder({ userId: owner.id, total: 9900 });
    const open = await makeOrder({ userId: owner.id, status: 'open', processedAt: null });
    const note = await makeCreditNote({ orderId: paid.id, total: 4950 });
    const rest = await makeCreditNote({ orderId: paid.id });
    const { body } = await (await signedIn(owner)).get<OrderPage>('/api/user/orders');
    const created = { created_at: '2026-06-01T08:00:00.000Z', currency: 'EUR' };
    expect(body.data).toEqual([
      {
        ...{ ...created, id: open.id, number: open.number, status: 'open', processed_at: null },
        ...{ subtotal: 10_000, total: 12_100, refunded: 0, credit_notes: [] },
      },
      {
        ...{ ...created, id: paid.id, number: paid.number, status: 'refunded' },
        ...{ processed_at: '2026-06-01T08:00:00.000Z', subtotal: 8182, total: 9900, refunded: 9900 },
        credit_notes: [note, rest].map(({ id, number }) => ({
          ...{ id, number, total: 4950, created_at: '2026-07-01T08:00:00.000Z' },
        })),
      },
    ]);
  });

  it('are paged, newest first, each once', async () => {
    const owner = await makeUser();
    const days = Array.from({ length: 17 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + (n % 5))));
    for (const createdAt of days) await makeOrder({ userId: owner.id, createdAt });
    const client = await signedIn(owner);
    const pages = [
      (await client.get<OrderPage>('/api/user/orders')).body,
      (await client.get<OrderPage>('/api/user/orders?page=2')).body,
    ];
    expect(pages.map(({ data }) => data.length)).toEqual([15, 2]);
    expect(pages[1]?.meta).toMatchObject({ current_page: 2, last_page: 2, total: 17, per_page: 15 });
    const [first] = pages;
    expect(first?.links).toMatchObject({ prev: null, next: '/api/user/orders?limit=15&page=2' });
    const all = pages.flatMap(({ data }) => data);
    expect(new Set(all.map(({ id }) => id)).size).toBe(17);
    const moments = all.map(({ created_at: moment }) => moment);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });
});

describe('a user’s subscriptions', () => {
  it('say until when they run, including ended ones', async () => {
    const owner = await makeUser();
    const ended = await makeSubscription({
      userId: owner.id,
      name: 'Jaar - duinzicht-bredene',
      cycleEndsAt: null,
      endsAt: new Date('2026-02-01T00:00:00Z'),
    });
    const running = await makeSubscription({ userId: owner.id });
    const { body } = await (await signedIn(owner)).get<SubscriptionPage>('/api/user/subscriptions');
    const unknown = {
      ...{ status: 'active', amount: null, currency: null, period: null },
      ...{ listing_id: null, payment_url: null, grace_ends_at: null },
    };
    const [runs, ran] = [
      { cycle_ends_at: '2027-06-01T08:00:00.000Z', ends_at: null },
      { cycle_ends_at: null, ends_at: '2026-02-01T00:00:00.000Z' },
    ];
    expect(body.data).toEqual([
      { ...unknown, ...runs, id: running.id, name: running.name },
      { ...unknown, ...ran, id: ended.id, name: ended.name },
    ]);
  });

  it('are paged', async () => {
    const owner = await makeUser();
    for (let n = 0; n < 3; n += 1) await makeSubscription({ userId: owner.id });
    const client = await signedIn(owner);
    const { body } = await client.get<SubscriptionPage>('/api/user/subscriptions?limit=2&page=2');
    expect(body.data).toHaveLength(1);
    expect(body.meta).toMatchObject({ current_page: 2, last_page: 2, total: 3 });
  });
});
