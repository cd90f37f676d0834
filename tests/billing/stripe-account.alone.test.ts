import { account, webhookSecret } from '@/tests/support/stripe-account';
import { Stripe } from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/webhooks/stripe/route';
import type { Listing, User } from '@/prisma/generated/client';
import { startStripePayment } from '@/server/features/billing/stripe-checkout';
import { syncSubscription } from '@/server/features/billing/sync-subscription';
import { prisma } from '@/server/db';
import { makeConcept } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

let owner: User;
let listing: Listing;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser();
  listing = await makeConcept({ userId: owner.id });
  await makePicture({ listingId: listing.id });
});

async function openPage(plan: string | null = null): Promise<Stripe.Checkout.Session> {
  await startStripePayment({ id: listing.id, slug: listing.slug, ownerId: owner.id }, plan);
  const { sessionId } = await prisma().checkout.findUniqueOrThrow({ where: { listingId: listing.id } });
  return account.stripe.checkout.sessions.retrieve(sessionId ?? '');
}

describe('the real Stripe', () => {
  it('accepts our parameters of a payment page, and returns the same page again', async () => {
    const session = await openPage();
    expect(session).toMatchObject({
      ...{ mode: 'subscription', status: 'open', locale: 'nl', billing_address_collection: 'required' },
      metadata: { listing_id: String(listing.id), user_id: String(owner.id) },
      tax_id_collection: { enabled: true },
    });
    expect((await openPage()).id).toBe(session.id);
    const other = await openPage(account.month);
    expect(other.customer).toEqual(session.customer);
    expect((await account.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  });

  it('reports what was paid, canceled, resumed and refunded', async () => {
    const subscriptionId = await account.pay((await openPage()).id);
    await syncSubscription({ subscriptionId });
    const row = () => prisma().subscription.findFirstOrThrow();
    const { id } = await row();
    expect(await row()).toMatchObject({ status: 'active', amount: 149_00, period: 'year', endsAt: null });
    const order = await prisma().order.findFirstOrThrow();
    expect(order).toMatchObject({ total: 149_00, refunded: 0, status: 'paid' });
    const { disabledAt } = await prisma().listing.findUniqueOrThrow({ where: { id: listing.id } });
    expect(disabledAt).toBeNull();
    const client = await signedIn(owner);
    expect((await client.post(`/api/subscriptions/${id}/cancel`)).status).toBe(200);
    expect((await row()).endsAt).not.toBeNull();
    expect((await client.post(`/api/subscriptions/${id}/resume`)).status).toBe(200);
    expect((await row()).endsAt).toBeNull();
    const admin = await signedIn(await makeAdmin());
    const { body } = await admin.post<{ data: object }>(`/api/orders/${order.id}/refund`, { amount: 49_00 });
    expect(body.data).toMatchObject({ refunded: 49_00 });
  });

  it('sends events that we can read', async () => {
    const subscription = await account.pay((await openPage()).id);
    const { data } = await account.stripe.events.list({ type: 'customer.subscription.created', limit: 100 });
    const event = data.find(({ data: { object } }) => Reflect.get(object, 'id') === subscription);
    const payload = JSON.stringify(event);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const request = new Request('http://localhost:3000/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'stripe-signature': header },
      body: payload,
    });
    expect((await POST(request, { params: Promise.resolve(undefined) })).status).toBe(200);
    const kept = await prisma().stripeEvent.findFirstOrThrow();
    expect(kept).toMatchObject({ type: 'customer.subscription.created', subscriptionId: subscription });
  });
});
