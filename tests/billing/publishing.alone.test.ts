import {
  MONTH,
  TRIAL,
  deliver,
  newEvents,
  runBillingJobs,
  sessionIdOf,
  standIn,
  subscriptionOf,
} from '@/tests/support/billing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeConcept } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

interface Saved {
  data: { id: number; disabled_at: string | null };
  redirect?: true;
  url?: string;
}

let owner: User;
let listing: Listing;
let client: TestClient;

beforeEach(async () => {
  await truncateAll();
  newEvents();
  owner = await makeUser();
  listing = await makeConcept({ userId: owner.id });
  await makePicture({ listingId: listing.id });
  client = await signedIn(owner);
});

const publish = (fields: object = {}) =>
  client.put<Saved>(`/api/listings/${listing.id}`, { action: 'enable', ...fields });
const stateOf = async () =>
  (await client.get<{ data: { state: string } }>(`/api/listings/${listing.id}/payment`)).body.data.state;
const isOnline = async () =>
  (await prisma().listing.findUniqueOrThrow({ where: { id: listing.id } })).disabledAt === null;

async function openPage(fields: object = {}): Promise<string> {
  const { status, body } = await publish(fields);
  expect([status, body.redirect, body.data.disabled_at === null]).toEqual([200, true, false]);
  return sessionIdOf(body.url ?? '');
}

describe('publishing a listing without a subscription', () => {
  it('leads to a payment page, and goes online once it is paid', async () => {
    const session = await openPage();
    expect([await isOnline(), await stateOf()]).toEqual([false, 'processing']);
    standIn.payCheckout(session);
    await deliver();
    expect([await isOnline(), await stateOf()]).toEqual([true, 'paid']);
    const row = await subscriptionOf(listing.id);
    expect(row).toMatchObject({
      name: `Jaar - ${listing.slug}`,
      status: 'active',
      amount: 149_00,
      endsAt: null,
    });
    const order = await prisma().order.findFirstOrThrow({ where: { subscriptionId: row.id } });
    expect(order).toMatchObject({ userId: owner.id, status: 'paid', total: 149_00, subtotal: 123_14 });
    expect(order.number).toMatch(/^\d{4}-000001$/);
    const mails = await prisma().outgoingMail.findMany({
      // This listing's number is not in the register, about which its landlord is mailed too.
      where: { template: { not: 'licence-state' } },
      select: { template: true, recipient: true },
    });
    expect(mails).toEqual([{ template: 'payment-received', recipient: owner.email }]);
  });

  it('never redirects for a concept', async () => {
    const { status, body } = await client.put<Saved>(`/api/listings/${listing.id}`, { action: 'disable' });
    expect([status, body.redirect, body.url]).toEqual([200, undefined, undefined]);
    expect(await stateOf()).toBe('none');
  });

  it('returns the open page again, also to two clicks at once', async () => {
    const before = standIn.calls().length;
    const answers = await Promise.all([publish(), publish()]);
    const again = await publish();
    const urls = [...answers, again].map(({ body }) => body.url);
    expect(new Set(urls).size).toBe(1);
    const opened = standIn
      .calls()
      .slice(before)
      .filter(({ path }) => path === '/v1/checkout/sessions');
    expect(opened.length).toBeGreaterThan(0);
    expect(new Set(opened.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('expires the page of another plan, so that not both are paid', async () => {
    const first = await openPage();
    const second = await openPage({ plan: MONTH });
    expect(second).not.toBe(first);
    expect(() => standIn.payCheckout(first)).toThrow('expired');
    standIn.payCheckout(second);
    await deliver();
    expect(await subscriptionOf(listing.id)).toMatchObject({
      name: `Maand - ${listing.slug}`,
      period: 'month',
    });
  });

  it('publishes at once for the trial days, and is paid for after them, with VAT added', async () => {
    const session = await openPage({ plan: TRIAL });
    standIn.payCheckout(session);
    await deliver();
    expect([await isOnline(), await stateOf(), await prisma().order.count()]).toEqual([true, 'paid', 0]);
    expect(await subscriptionOf(listing.id)).toMatchObject({
      status: 'active',
      name: `Proef - ${listing.slug}`,
    });
    standIn.clock.advance({ days: 31 });
    await deliver();
    expect(await prisma().order.findMany({ select: { subtotal: true, total: true } })).toEqual([
      { subtotal: 100_00, total: 121_00 },
    ]);
  });

  it.each([
    ['business', 'FR40303265045', 149_00, 'AE'],
    ['private person', null, 123_14, 'S'],
  ] as const)(
    'is possible for a %s in France, with the VAT that is due',
    async (_who, vatNumber, net, category) => {
      const { body } = await client.put<{ data: object }>(`/api/users/${owner.id}`, {
        ...{ first_name: 'Marie', last_name: 'Dupont', email: owner.email, vat_number: vatNumber },
        ...{ billing_street_name: 'Rue de la Paix', billing_house_number: '1', billing_city: 'Paris' },
        ...{ billing_postal_code: '75001', billing_country: 'fr' },
      });
      expect(body.data).toMatchObject({ billing_country: 'fr', has_billing_details_complete: true });
      standIn.payCheckout(await openPage(), 'card', { country: 'FR' });
      await deliver();
      expect(await isOnline()).toBe(true);
      const { subtotal, total, document } = await prisma().order.findFirstOrThrow();
      expect([subtotal, total]).toEqual([net, 149_00]);
      expect(document).toMatchObject({ buyer: { country: 'fr' }, vat: { category } });
    },
  );

  it('rejects an unknown plan', async () => {
    const { status, body } = await client.put<{ errors: object }>(`/api/listings/${listing.id}`, {
      action: 'enable',
      plan: 'price_of_others',
    });
    expect([status, body.errors]).toEqual([422, { plan: ['Kies een van de abonnementen.'] }]);
  });

  it('keeps the concept and says so if Stripe is unavailable', async () => {
    standIn.failNext({ count: 10, how: 'reset' });
    const answer = await client.put<{ message: string }>(`/api/listings/${listing.id}`, {
      action: 'enable',
      price: '321',
    });
    standIn.failNext({ count: 0, how: 'reset' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(answer.body.message).toContain('bewaard als concept');
    const saved = await prisma().listing.findUniqueOrThrow({ where: { id: listing.id } });
    expect([saved.price, saved.disabledAt === null]).toEqual([321, false]);
    await openPage();
  });

  it('publishes only once a slow payment is complete', async () => {
    const session = await openPage();
    standIn.payCheckout(session, 'bank');
    await deliver();
    expect([await isOnline(), await stateOf()]).toEqual([false, 'processing']);
    // No second page while the first payment is pending.
    expect((await publish()).body.url).toContain('/dashboard/aanbod-beheren?payment=');
    standIn.settle(session, 'succeeds');
    await deliver();
    expect([await isOnline(), await stateOf()]).toEqual([true, 'paid']);
  });

  it('says when a slow payment failed, ends that subscription, and starts anew', async () => {
    const session = await openPage();
    standIn.payCheckout(session, 'bank');
    await deliver();
    standIn.settle(session, 'fails');
    await deliver();
    await deliver();
    expect([await isOnline(), await stateOf()]).toEqual([false, 'failed']);
    expect(await prisma().order.count()).toBe(0);
    expect((await subscriptionOf(listing.id)).status).toBe('ended');
    expect(await openPage()).not.toBe(session);
  });

  it('changes nothing when the page is left, and opens another once it expired', async () => {
    const session = await openPage();
    await prisma().checkout.update({ where: { listingId: listing.id }, data: { expiresAt: new Date() } });
    expect(await stateOf()).toBe('none');
    expect(await openPage()).not.toBe(session);
    expect(await prisma().subscription.count()).toBe(0);
  });

  it('stays a concept if something is missing by then, and costs nothing twice', async () => {
    const session = await openPage();
    await prisma().listing.update({ where: { id: listing.id }, data: { description: null } });
    standIn.payCheckout(session);
    await deliver();
    expect([await isOnline(), await stateOf()]).toEqual([false, 'paid']);
    const description = 'Een licht appartement op de dijk met zicht op zee. '.repeat(6).trim();
    const { body } = await publish({ description });
    expect([body.redirect, await isOnline()]).toEqual([undefined, true]);
  });

  it('starts anew after a subscription ended', async () => {
    const first = await openPage();
    standIn.payCheckout(first);
    await deliver();
    const { id } = await subscriptionOf(listing.id);
    await client.post(`/api/subscriptions/${id}/cancel`);
    standIn.clock.advance({ days: 366 });
    await deliver();
    expect([await isOnline(), await stateOf()]).toEqual([false, 'none']);
    const second = await openPage();
    expect(second).not.toBe(first);
    standIn.payCheckout(second);
    await deliver();
    expect([await isOnline(), await stateOf()]).toEqual([true, 'paid']);
  });

  it('starts anew even without the event that the first page ended', async () => {
    const first = await openPage();
    standIn.payCheckout(first);
    await deliver();
    const { id } = await subscriptionOf(listing.id);
    await client.post(`/api/subscriptions/${id}/cancel`);
    standIn.clock.advance({ days: 366 });
    await deliver();
    await prisma().checkout.createMany({
      data: [
        {
          ...{ listingId: listing.id, priceId: 'price_year', sessionId: first },
          ...{ url: 'http://127.0.0.1:1/', expiresAt: new Date(0) },
        },
      ],
    });
    expect(await openPage()).not.toBe(first);
  });

  it('checks by itself if no event arrives', async () => {
    const session = await openPage();
    standIn.payCheckout(session);
    newEvents();
    expect(await stateOf()).toBe('processing');
    await prisma().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
    await runBillingJobs();
    expect([await isOnline(), await stateOf()]).toEqual([true, 'paid']);
  });

  it('needs no payment if an admin grants a free period, until the admin ends it', async () => {
    const admin = await signedIn(await makeAdmin());
    const period = `/api/listings/${listing.id}/free-period`;
    expect((await admin.put(period, { until: null })).body).toEqual({ data: { until: null } });
    expect((await publish()).body.redirect).toBeUndefined();
    expect(await isOnline()).toBe(true);
    expect((await admin.delete(period)).status).toBe(204);
    expect([await isOnline(), await stateOf()]).toEqual([false, 'none']);
    expect((await admin.get(period)).body).toEqual({ data: null });
    await openPage();
  });
});

describe('a listing published when publishing was free', () => {
  it('stays online, and is saved without a payment', async () => {
    await prisma().listing.update({
      where: { id: listing.id },
      data: { disabledAt: null, approvedAt: new Date(), firstPublishedAt: new Date() },
    });
    const { status, body } = await client.put<Saved>(`/api/listings/${listing.id}`, { price: '90' });
    expect([status, body.redirect, await isOnline()]).toEqual([200, undefined, true]);
  });
});

describe('deleting a listing', () => {
  it('ends its subscription', async () => {
    const session = await openPage();
    standIn.payCheckout(session);
    await deliver();
    const { stripeSubscriptionId } = await subscriptionOf(listing.id);
    expect((await client.delete(`/api/listings/${listing.id}`)).status).toBe(204);
    await runBillingJobs();
    const row = await prisma().subscription.findFirstOrThrow({ where: { stripeSubscriptionId } });
    expect([row.status, row.listingId]).toEqual(['ended', null]);
    expect(await prisma().order.count()).toBe(1);
  });

  it('expires a page that could still be paid', async () => {
    const session = await openPage();
    expect((await client.delete(`/api/listings/${listing.id}`)).status).toBe(204);
    await runBillingJobs();
    expect(() => standIn.payCheckout(session)).toThrow('expired');
  });
});
