import { deliver, newEvents, sessionIdOf, standIn, subscriptionOf } from '@/tests/support/billing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionDto } from '@/lib/billing/contract';
import { dayOfMoment } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeConcept } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makePicture } from '@/tests/factories/picture';
import { makeSubscription } from '@/tests/factories/subscription';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

let client: TestClient;
let id: number;

beforeEach(async () => {
  await truncateAll();
  newEvents();
  const owner = await makeUser();
  const listing = await makeConcept({ userId: owner.id });
  await makePicture({ listingId: listing.id });
  client = await signedIn(owner);
  const { body } = await client.put<{ url: string }>(`/api/listings/${listing.id}`, { action: 'enable' });
  standIn.payCheckout(sessionIdOf(body.url));
  await deliver();
  id = (await subscriptionOf(listing.id)).id;
});

const call = (what: 'cancel' | 'resume', by = client) =>
  by.post<{ data: SubscriptionDto; message: string }>(`/api/subscriptions/${id}/${what}`);

describe('cancel and resume', () => {
  it('end a subscription with the paid period, and let it continue after all', async () => {
    const before = (await client.get<{ data: SubscriptionDto[] }>('/api/user/subscriptions')).body.data[0];
    expect(before).toMatchObject({ status: 'active', amount: 149_00, period: 'year', ends_at: null });
    const canceled = (await call('cancel')).body.data;
    expect(canceled).toMatchObject({ status: 'active', cycle_ends_at: null, ends_at: before?.cycle_ends_at });
    expect((await call('cancel')).status).toBe(409);
    const resumed = (await call('resume')).body.data;
    expect(resumed).toMatchObject({ ends_at: null, cycle_ends_at: before?.cycle_ends_at });
    const again = await call('resume');
    expect([again.status, again.body.message]).toEqual([
      409,
      'Dit abonnement kan niet hervat worden: het is niet opgezegd, of het is al beëindigd.',
    ]);
  });

  it('by two clicks at once end the same way', async () => {
    const statuses = (await Promise.all([call('cancel'), call('cancel')])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect((await prisma().subscription.findUniqueOrThrow({ where: { id } })).endsAt).not.toBeNull();
  });

  it('refuse a subscription that has ended at Stripe, and update its state', async () => {
    await call('cancel');
    standIn.clock.advance({ days: 366 });
    newEvents();
    await prisma().subscription.update({ where: { id }, data: { endsAt: new Date(Date.now() + 1e9) } });
    expect((await call('resume')).status).toBe(409);
  });

  it('are for its landlord only', async () => {
    for (const user of [await makeUser(), await makeAdmin()]) {
      const other = await signedIn(user);
      for (const what of ['cancel', 'resume'] as const) expect((await call(what, other)).status).toBe(404);
    }
  });

  it('refuse one unknown to Stripe', async () => {
    const old = await makeSubscription({ userId: (await subscriptionUser()).userId });
    expect((await client.post(`/api/subscriptions/${old.id}/cancel`)).status).toBe(409);
  });

  it('say when Stripe is unavailable, and change nothing', async () => {
    standIn.failNext({ count: 10, how: 'status 500' });
    const { status, body, headers } = await call('cancel');
    standIn.failNext({ count: 0, how: 'status 500' });
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
    expect(body.message).toContain('De betaaldienst is even niet bereikbaar.');
    expect((await prisma().subscription.findUniqueOrThrow({ where: { id } })).endsAt).toBeNull();
  });
});

const subscriptionUser = () => prisma().subscription.findUniqueOrThrow({ where: { id } });

describe('the customer portal', () => {
  it('opens for those who have paid, and for nobody else', async () => {
    const { status, body } = await client.post<{ data: { url: string } }>('/api/billing/portal');
    expect([status, body.data.url.startsWith(`${standIn.origin}/portal/`)]).toEqual([200, true]);
    expect(Object.keys(body.data)).toEqual(['url']);
    expect((await (await signedIn(await makeUser())).post('/api/billing/portal')).status).toBe(404);
  });
});

describe('plans', () => {
  it('are the prices in the settings, in order', async () => {
    const { body } = await client.get<{ data: object[] }>('/api/billing/plans');
    expect(body.data).toEqual([
      {
        ...{ id: 'price_year', name: 'Jaar', amount: 149_00, currency: 'EUR', period: 'year' },
        ...{ amount_per_year: 149_00, trial_days: 0, vat_excluded: false },
      },
      {
        ...{ id: 'price_month', name: 'Maand', amount: 15_00, currency: 'EUR', period: 'month' },
        ...{ amount_per_year: 180_00, trial_days: 0, vat_excluded: false },
      },
      {
        ...{ id: 'price_trial', name: 'Proef', amount: 100_00, currency: 'EUR', period: 'year' },
        ...{ amount_per_year: 100_00, trial_days: 30, vat_excluded: true },
      },
    ]);
  });
});

describe('income', () => {
  it('is summed by month, with refunds', async () => {
    const admin = await signedIn(await makeAdmin());
    const order = await prisma().order.findFirstOrThrow();
    await admin.post(`/api/orders/${order.id}/refund`, { amount: 9_00 });
    const month = dayOfMoment(order.createdAt).slice(0, 7);
    const { body } = await admin.get<{ data: { month: string }[] }>(
      `/api/billing/income?year=${month.slice(0, 4)}`,
    );
    expect(body.data).toHaveLength(12);
    expect(body.data.find((row) => row.month === month)).toMatchObject({
      ...{ month, orders: 1, subtotal: 123_14, vat: 25_86, total: 149_00, refunded: 9_00 },
    });
    const csv = await admin.get(`/api/billing/income.csv?year=${month.slice(0, 4)}`);
    expect(csv.text).toContain(`${month};1;123,14;25,86;149,00;9,00`);
    expect((await admin.get('/api/billing/income?year=x')).status).toBe(422);
  });
});

describe('income of prices whose VAT is not in whole cents', () => {
  it('has the VAT of the invoices, not the rest of the price', async () => {
    const admin = await signedIn(await makeAdmin());
    await makeOrder({ total: 49_00 });
    const { body } = await admin.get<{ data: { month: string }[] }>('/api/billing/income?year=2026');
    expect(body.data.find((row) => row.month === '2026-06')).toMatchObject({
      ...{ orders: 1, subtotal: 40_50, vat: 8_51, total: 49_00 },
    });
  });
});

describe('a user’s subscriptions and payments', () => {
  it('are shown to admins', async () => {
    const { userId } = await subscriptionUser();
    const admin = await signedIn(await makeAdmin());
    for (const what of ['subscriptions', 'orders']) {
      const { status, body } = await admin.get<{ data: unknown[] }>(`/api/users/${userId}/${what}`);
      expect([status, body.data.length]).toEqual([200, 1]);
      expect((await client.get(`/api/users/${userId}/${what}`)).status).toBe(403);
      expect((await admin.get(`/api/users/999999999/${what}`)).status).toBe(404);
    }
  });
});
