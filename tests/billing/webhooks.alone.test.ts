import {
  deliver,
  newEvents,
  receive,
  runBillingJobs,
  sessionIdOf,
  standIn,
  subscriptionOf,
} from '@/tests/support/billing';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkSubscriptions } from '@/server/features/billing/check-subscriptions';
import { reconcileSubscriptions } from '@/server/features/billing/reconcile-subscriptions';
import { prisma } from '@/server/db';
import { makeConcept } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

const DAY_MS = 24 * 3600 * 1000;

beforeEach(async () => {
  await truncateAll();
  newEvents();
});

/** A listing paid for a year. */
async function paidListing() {
  const owner = await makeUser();
  const listing = await makeConcept({ userId: owner.id });
  await makePicture({ listingId: listing.id });
  const client = await signedIn(owner);
  const { body } = await client.put<{ url: string }>(`/api/listings/${listing.id}`, { action: 'enable' });
  standIn.payCheckout(sessionIdOf(body.url));
  await deliver();
  const row = await subscriptionOf(listing.id);
  return { owner, listing, client, row, id: row.stripeSubscriptionId ?? '' };
}

/** An event already received, whose effects were removed. */
async function someEvent() {
  await paidListing();
  await truncateAll();
  const event = standIn.events().at(-1);
  if (!event) throw new Error('nothing happened');
  return event;
}

const isOnline = async (id: number) =>
  (await prisma().listing.findUniqueOrThrow({ where: { id } })).disabledAt === null;
const mails = async (template: string) =>
  (await prisma().outgoingMail.findMany({ where: { template }, orderBy: { createdAt: 'asc' } })).map(
    ({ recipient }) => recipient,
  );

describe('an event', () => {
  it('is refused unless Stripe signed it for us, recently', async () => {
    const event = await someEvent();
    const { payload, header } = standIn.sign(event.id);
    const old = header.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 3600}`);
    const others = standIn.sign(event.id, 'whsec_of_somebody_else');
    const hostile = [
      { payload, header: '' },
      { payload, header: 't=1,v1=00' },
      { payload, header: old },
      { payload: `${payload} `, header },
      others,
      { payload: '', header },
    ];
    for (const each of hostile) {
      const answer = await receive(each);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: 'Dit bericht is niet juist ondertekend.' });
    }
    expect(await prisma().stripeEvent.count()).toBe(0);
  });

  it('of another account, or in live mode while we use test mode, is refused', async () => {
    const { id } = await someEvent();
    const event = JSON.parse(standIn.sign(id).payload);
    const { Stripe } = await import('stripe');
    for (const change of [{ account: 'acct_other' }, { livemode: true }]) {
      const payload = JSON.stringify({ ...event, ...change });
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_of_the_tests' });
      expect((await receive({ payload, header })).status).toBe(400);
    }
  });

  it('of an unknown type is acknowledged without effect', async () => {
    const { Stripe } = await import('stripe');
    const { id } = await someEvent();
    const payload = JSON.stringify({
      ...JSON.parse(standIn.sign(id).payload),
      type: 'climate.order.created',
    });
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_of_the_tests' });
    expect((await receive({ payload, header })).status).toBe(200);
    expect(await prisma().stripeEvent.count()).toBe(0);
  });

  it('is stored once, however often and however many at a time it arrives', async () => {
    const { row } = await paidListing();
    const events = await prisma().stripeEvent.findMany();
    expect(events.every(({ processedAt }) => processedAt !== null)).toBe(true);
    const all = events.flatMap(({ id }) => Array.from({ length: 5 }, () => standIn.sign(id)));
    const statuses = await Promise.all(all.map(async (each) => (await receive(each)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await runBillingJobs();
    expect(await prisma().stripeEvent.count()).toBe(events.length);
    expect(await prisma().order.count({ where: { subscriptionId: row.id } })).toBe(1);
  });

  it('about unknown objects has no effect and uses no number', async () => {
    const { id } = await paidListing();
    await truncateAll();
    const strangers = standIn.events().filter(({ data }) => JSON.stringify(data).includes(id));
    await deliver(strangers.map((event) => event.id));
    expect(await prisma().order.count()).toBe(0);
    expect(await prisma().invoiceNumber.count()).toBe(0);
    expect(await prisma().stripeEvent.count({ where: { processedAt: null } })).toBe(0);
  });

  it('waits while Stripe is unavailable, says so, and is retried by hand', async () => {
    const { id, owner } = await paidListing();
    standIn.setPaymentOutcome(id, 'fails');
    await prisma().subscription.updateMany({ data: { amount: null } });
    const event = standIn.events().findLast(({ type }) => type === 'customer.subscription.created');
    await prisma().stripeEvent.deleteMany();
    await receive(standIn.sign(event?.id ?? ''));
    standIn.failNext({ count: 20, how: 'status 500' });
    await runBillingJobs();
    standIn.failNext({ count: 0, how: 'status 500' });
    const admin = await signedIn(await makeAdmin());
    const list = await admin.get<{ data: { id: string; failure: string }[] }>(
      '/api/billing/events?state=failed',
    );
    expect(list.body.data.map((each) => each.id)).toEqual([event?.id]);
    expect(list.body.data[0]?.failure).not.toContain(owner.email);
    expect((await admin.post(`/api/billing/events/${event?.id}/retry`)).status).toBe(200);
    await runBillingJobs();
    expect(await prisma().stripeEvent.count({ where: { processedAt: null } })).toBe(0);
    expect((await prisma().subscription.findFirstOrThrow()).amount).toBe(149_00);
    expect(await prisma().auditLog.count({ where: { action: 'stripe-event.retry' } })).toBe(1);
  });
});

describe('a renewal', () => {
  it('creates the next order', async () => {
    const { id, row } = await paidListing();
    standIn.clock.advance({ days: 366 });
    await deliver();
    const orders = await prisma().order.findMany({
      where: { subscriptionId: row.id },
      orderBy: { id: 'asc' },
    });
    expect(orders.map(({ number }) => number.slice(5))).toEqual(['000001', '000001']);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(2);
    expect((await subscriptionOf(row.listingId ?? 0)).stripeSubscriptionId).toBe(id);
  });

  it('that is declined leaves the listing online for days of grace, and brings it back once paid', async () => {
    const { owner, listing, id } = await paidListing();
    standIn.setPaymentOutcome(id, 'fails');
    standIn.clock.advance({ days: 366 });
    await deliver();
    const { failedAt, status, paymentUrl } = await subscriptionOf(listing.id);
    expect([status, paymentUrl === null]).toEqual(['past_due', false]);
    expect(await mails('payment-failed')).toEqual([owner.email]);
    const since = failedAt?.getTime() ?? 0;
    await checkSubscriptions(new Date(since + 14 * DAY_MS - 1000));
    expect(await isOnline(listing.id)).toBe(true);
    await checkSubscriptions(new Date(since + 14 * DAY_MS));
    expect([await isOnline(listing.id), await mails('subscription-ended')]).toEqual([false, [owner.email]]);
    await checkSubscriptions(new Date(since + 15 * DAY_MS));
    expect(await mails('subscription-ended')).toHaveLength(1);
    const bill = paymentUrl?.split('/').at(-1) ?? '';
    standIn.payInvoice(bill);
    await deliver();
    expect([await isOnline(listing.id), (await subscriptionOf(listing.id)).status]).toEqual([true, 'active']);
    expect(await prisma().order.count()).toBe(2);
  });

  it('that the bank wants confirmed asks the landlord to do so', async () => {
    const { listing, id, client } = await paidListing();
    standIn.setPaymentOutcome(id, 'requires_action');
    standIn.clock.advance({ days: 366 });
    await deliver();
    const letter = await prisma().outgoingMail.findFirstOrThrow({ where: { template: 'payment-failed' } });
    expect(letter.props).toMatchObject({ needsAction: true });
    const { paymentUrl } = await subscriptionOf(listing.id);
    await prisma().listing.update({
      where: { id: listing.id },
      data: { disabledAt: new Date(), unpaidAt: new Date() },
    });
    await prisma().subscription.updateMany({ data: { failedAt: new Date(0) } });
    // A second subscription would not help: the open invoice has to be paid.
    const { body } = await client.put<{ url: string }>(`/api/listings/${listing.id}`, { action: 'enable' });
    expect(body.url).toBe(paymentUrl);
  });

  it('keeps offline what the landlord took offline meanwhile', async () => {
    const { listing, id, client } = await paidListing();
    standIn.setPaymentOutcome(id, 'fails');
    standIn.clock.advance({ days: 366 });
    await deliver();
    await checkSubscriptions(new Date(Date.now() + 800 * DAY_MS));
    await client.put(`/api/listings/${listing.id}/disable`);
    standIn.payInvoice((await subscriptionOf(listing.id)).paymentUrl?.split('/').at(-1) ?? '');
    await deliver();
    expect(await isOnline(listing.id)).toBe(false);
  });
});

describe('the end of a subscription', () => {
  it('is announced a week before, and takes the listing offline on the day', async () => {
    const { owner, listing, client, row } = await paidListing();
    const answer = await client.post<{ data: { ends_at: string } }>(`/api/subscriptions/${row.id}/cancel`);
    const end = new Date(answer.body.data.ends_at);
    await checkSubscriptions(new Date(end.getTime() - 8 * DAY_MS));
    expect(await mails('subscription-ends')).toEqual([]);
    for (const days of [7, 6, 1]) await checkSubscriptions(new Date(end.getTime() - days * DAY_MS));
    expect([await mails('subscription-ends'), await isOnline(listing.id)]).toEqual([[owner.email], true]);
    await checkSubscriptions(end);
    expect([await mails('subscription-ended'), await isOnline(listing.id)]).toEqual([[owner.email], false]);
  });

  it('is known without its event the next night', async () => {
    const { listing, client, row } = await paidListing();
    await client.post(`/api/subscriptions/${row.id}/cancel`);
    standIn.clock.advance({ days: 366 });
    newEvents();
    await reconcileSubscriptions();
    await runBillingJobs();
    expect((await subscriptionOf(listing.id)).status).toBe('ended');
    expect(await isOnline(listing.id)).toBe(false);
  });
});

describe('refunds and disputes', () => {
  it('mark the order, create a credit note with its own number, and notify buyer and admins', async () => {
    const admin = await makeAdmin();
    const { owner, row } = await paidListing();
    const order = await prisma().order.findFirstOrThrow({ where: { subscriptionId: row.id } });
    const by = await signedIn(admin);
    const part = await by.post<{ data: object }>(`/api/orders/${order.id}/refund`, { amount: 49_00 });
    expect(part.body.data).toMatchObject({ status: 'paid', refunded: 49_00 });
    const rest = await by.post<{ data: { credit_notes: { number: string; total: number }[] } }>(
      `/api/orders/${order.id}/refund`,
    );
    expect(rest.body.data).toMatchObject({ status: 'refunded', refunded: 149_00 });
    expect(rest.body.data.credit_notes.map(({ number, total }) => [number.slice(-7), total])).toEqual([
      ['-000001', 49_00],
      ['-000002', 100_00],
    ]);
    await deliver();
    expect(await prisma().creditNote.count()).toBe(2);
    expect([await mails('payment-refunded'), await mails('billing-notice')]).toEqual([
      [owner.email, owner.email],
      [admin.email, admin.email],
    ]);
    const notes = await prisma().creditNote.findMany();
    const sum = (name: 'subtotal' | 'total') => notes.reduce((all, note) => all + note[name], 0);
    expect([sum('subtotal'), sum('total')]).toEqual([order.subtotal, order.total]);
    expect((await by.post(`/api/orders/${order.id}/refund`)).status).toBe(409);
    expect(await prisma().auditLog.count({ where: { action: 'order.refund' } })).toBe(2);
  });

  it.each([{ amount: 149_01 }, { amount: 0 }, { amount: -5 }, { amount: 'x' }, { amount: 1.5 }])(
    'are never more than was paid: %o',
    async (body) => {
      const { row } = await paidListing();
      const order = await prisma().order.findFirstOrThrow({ where: { subscriptionId: row.id } });
      const admin = await signedIn(await makeAdmin());
      const answer = await admin.post<{ errors: object }>(`/api/orders/${order.id}/refund`, body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['amount']]);
    },
  );

  it('are marked while the bank claims the money back', async () => {
    const admin = await makeAdmin();
    const { row } = await paidListing();
    const charge = standIn.events().findLast(({ type }) => type === 'charge.succeeded');
    const dispute = standIn.dispute(String(Reflect.get(charge?.data.object ?? {}, 'id')));
    await deliver();
    const order = () => prisma().order.findFirstOrThrow({ where: { subscriptionId: row.id } });
    expect(await order()).toMatchObject({ status: 'disputed' });
    expect(await mails('billing-notice')).toEqual([admin.email]);
    standIn.closeDispute(dispute, 'won');
    await deliver();
    expect(await order()).toMatchObject({ status: 'paid', disputedAt: null });
    expect(await mails('billing-notice')).toHaveLength(1);
  });
});
