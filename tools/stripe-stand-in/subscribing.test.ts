/** From a checkout session to the end of a subscription: what is paid, what is not, and which events are sent. */
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import {
  idOf,
  monthPrice,
  openSession,
  standInBegin,
  startStandInAndClient,
  yearPrice,
} from '@/tests/support/stripe-stand-in';

let standIn: StripeStandIn;
let stripe: Stripe;
const begin = standInBegin.getTime() / 1000;
const day = 86_400;

beforeEach(async () => {
  ({ standIn, stripe } = await startStandInAndClient());
});
afterEach(() => standIn.close());

/** The events since the last call. */
let seen = 0;
beforeEach(() => {
  seen = 0;
});
function news(): string[] {
  const all = standIn.events();
  const fresh = all.slice(seen).map(({ type }) => type);
  seen = all.length;
  return fresh;
}

async function subscribe(price = yearPrice, params: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const opened = await openSession(stripe, price, params);
  standIn.payCheckout(opened.id);
  const session = await stripe.checkout.sessions.retrieve(opened.id);
  const subscription = await stripe.subscriptions.retrieve(idOf(session.subscription));
  news();
  return { session, subscription };
}

const find = (id: string) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
const invoicesOf = (subscription: string) => stripe.invoices.list({ subscription }).then(({ data }) => data);

/** The charge of a subscription's first invoice. */
async function chargeOf(subscription: Stripe.Subscription): Promise<Stripe.Charge> {
  const payments = await stripe.invoicePayments.list({
    invoice: idOf(subscription.latest_invoice),
    expand: ['data.payment.payment_intent.latest_charge'],
  });
  const intent = payments.data[0]?.payment.payment_intent;
  if (typeof intent !== 'object' || typeof intent.latest_charge !== 'object' || !intent.latest_charge) {
    throw new Error('not expanded');
  }
  return intent.latest_charge;
}

describe('a paid session', () => {
  it('creates a subscription, an invoice and a charge, and emits the events', async () => {
    const opened = await openSession(stripe, yearPrice, {
      metadata: { listing: '7' },
      subscription_data: { metadata: { listing: '7' }, description: 'Zeezicht' },
      client_reference_id: 'listing-7',
    });
    expect(opened).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 14_900,
      expires_at: begin + day,
      url: `${standIn.origin}/checkout/${opened.id}`,
    });
    news();
    expect(standIn.payCheckout(opened.id)).toBe('complete');
    expect(news()).toEqual([
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]);
    const session = await stripe.checkout.sessions.retrieve(opened.id, {
      expand: ['subscription', 'invoice'],
    });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      metadata: { listing: '7' },
      client_reference_id: 'listing-7',
      subscription: {
        status: 'active',
        description: 'Zeezicht',
        metadata: { listing: '7' },
        items: {
          data: [{ current_period_start: begin, current_period_end: Date.UTC(2027, 10, 23, 9) / 1000 }],
        },
      },
      invoice: {
        status: 'paid',
        total: 14_900,
        amount_paid: 14_900,
        billing_reason: 'subscription_create',
        customer_name: 'Greet',
        customer_address: { country: 'BE' },
        parent: { subscription_details: { subscription: expect.stringMatching(/^sub_/) } },
        status_transitions: { paid_at: begin },
      },
    });
  });

  it('stays open after a declined payment', async () => {
    const { id } = await openSession(stripe);
    news();
    expect(standIn.payCheckout(id, 'fails')).toBe('declined');
    expect(news()).toEqual([]);
    expect(standIn.payCheckout(id)).toBe('complete');
  });

  it.each([
    ['succeeds', 'active', 'paid', 'paid', 'checkout.session.async_payment_succeeded'],
    ['fails', 'incomplete_expired', 'unpaid', 'void', 'checkout.session.async_payment_failed'],
  ] as const)('by bank transfer whose payment %s later', async (outcome, status, payment, invoice, event) => {
    const { id } = await openSession(stripe);
    standIn.payCheckout(id, 'bank');
    expect(
      await stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'invoice'] }),
    ).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      subscription: { status: 'incomplete' },
      invoice: { status: 'open' },
    });
    standIn.clock.advance({ days: 5 });
    news();
    standIn.settle(id, outcome);
    expect(news()).toContain(event);
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'invoice'] });
    expect(session).toMatchObject({
      payment_status: payment,
      subscription: { status },
      invoice: { status: invoice },
    });
  });

  it.each([
    ['succeeds', 'active'],
    ['fails', 'past_due'],
  ] as const)('that is active before its bank reports that it %s', async (outcome, status) => {
    await standIn.close();
    ({ standIn, stripe } = await startStandInAndClient({ slowPaymentIsActive: true }));
    const { id } = await openSession(stripe);
    standIn.payCheckout(id, 'bank');
    const paying = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'invoice'] });
    expect(paying).toMatchObject({ subscription: { status: 'active' }, invoice: { status: 'open' } });
    standIn.settle(id, outcome);
    expect((await find(idOf(paying.subscription))).status).toBe(status);
  });

  it('a subscription whose first payment is never made expires', async () => {
    const { id } = await openSession(stripe);
    standIn.payCheckout(id, 'bank');
    standIn.settle(id, 'fails');
    standIn.clock.advance({ days: 1 });
    const { subscription } = await stripe.checkout.sessions.retrieve(id);
    expect(await find(idOf(subscription))).toMatchObject({
      status: 'incomplete_expired',
      latest_invoice: { status: 'void' },
    });
  });

  it('a subscription ended before its first payment does not expire as well', async () => {
    const { id } = await openSession(stripe);
    standIn.payCheckout(id, 'bank');
    standIn.settle(id, 'fails');
    const session = await stripe.checkout.sessions.retrieve(id);
    const { id: subscription, ended_at: endedAt } = await stripe.subscriptions.cancel(
      idOf(session.subscription),
    );
    standIn.clock.advance({ days: 2 });
    expect(await find(subscription)).toMatchObject({ status: 'canceled', ended_at: endedAt });
  });

  it('a trial costs nothing until it ends', async () => {
    const { session, subscription } = await subscribe(yearPrice, {
      subscription_data: { trial_period_days: 14 },
    });
    expect(session).toMatchObject({ payment_status: 'no_payment_required', amount_total: 0 });
    expect(subscription).toMatchObject({ status: 'trialing', trial_end: begin + 14 * day });
    expect((await invoicesOf(subscription.id)).map(({ total, status }) => [total, status])).toEqual([
      [0, 'paid'],
    ]);
    standIn.clock.advance({ days: 14 });
    const after = await find(subscription.id);
    expect(after.status).toBe('active');
    expect(after.items.data[0]?.current_period_end).toBe(Date.UTC(2027, 11, 7, 9) / 1000);
    expect(after.latest_invoice).toMatchObject({ total: 14_900, status: 'paid' });
  });

  it('expires after its time, or on request', async () => {
    const [left, told] = [await openSession(stripe), await openSession(stripe)];
    await stripe.checkout.sessions.expire(told.id);
    await expect(stripe.checkout.sessions.expire(told.id)).rejects.toThrow(/status of `expired`/);
    standIn.clock.advance({ days: 1 });
    expect(await stripe.checkout.sessions.retrieve(left.id)).toMatchObject({ status: 'expired', url: null });
    expect(news().filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
    expect(() => standIn.payCheckout(left.id)).toThrow(/expired/);
  });
});

describe('renewal', () => {
  it('is charged at the end of each period, on the day of the month of the first', async () => {
    const { subscription } = await subscribe(monthPrice);
    standIn.clock.advance('2027-02-23T09:00:00Z');
    const invoices = await invoicesOf(subscription.id);
    expect(invoices.map(({ created, billing_reason }) => [created * 1000, billing_reason])).toEqual([
      [Date.UTC(2027, 1, 23, 9), 'subscription_cycle'],
      [Date.UTC(2027, 0, 23, 9), 'subscription_cycle'],
      [Date.UTC(2026, 11, 23, 9), 'subscription_cycle'],
      [Date.UTC(2026, 10, 23, 9), 'subscription_create'],
    ]);
    expect(news().slice(0, 6)).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    expect((await find(subscription.id)).items.data[0]?.current_period_end).toBe(
      Date.UTC(2027, 2, 23, 9) / 1000,
    );
  });

  it('that fails is retried after 3, 5 and 7 more days, then the subscription ends', async () => {
    const { subscription } = await subscribe();
    standIn.setPaymentOutcome(idOf(subscription.customer), 'fails');
    standIn.clock.advance('2027-11-23T09:00:00Z');
    const due = Date.UTC(2027, 10, 23, 9) / 1000;
    const steps = [
      [1, due + 3 * day, 'past_due'],
      [2, due + 8 * day, 'past_due'],
      [3, due + 15 * day, 'past_due'],
      [4, null, 'canceled'],
    ] as const;
    for (const [attempts, next, status] of steps) {
      const found = await find(subscription.id);
      expect(found).toMatchObject({
        status,
        latest_invoice: { status: 'open', attempt_count: attempts, next_payment_attempt: next },
      });
      if (next !== null) standIn.clock.advance(new Date(next * 1000));
    }
    expect(await find(subscription.id)).toMatchObject({
      ended_at: due + 15 * day,
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(news().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(standIn.events().at(-1)?.type).toBe('customer.subscription.deleted');
  });

  it('that failed is made good by paying the invoice', async () => {
    const { subscription } = await subscribe();
    standIn.setPaymentOutcome(subscription.id, 'fails');
    standIn.clock.advance({ days: 366 });
    const behind = await find(subscription.id);
    expect(behind.status).toBe('past_due');
    standIn.payInvoice(idOf(behind.latest_invoice));
    expect(await find(subscription.id)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid' },
    });
    standIn.clock.advance({ days: 30 });
    expect((await find(subscription.id)).status).toBe('active');
  });

  it('that requires action waits until that is done', async () => {
    const { subscription } = await subscribe();
    standIn.setPaymentOutcome(subscription.id, 'requires_action');
    standIn.clock.advance({ days: 365 });
    expect(news()).toContain('invoice.payment_action_required');
    expect((await find(subscription.id)).status).toBe('past_due');
    standIn.settle(subscription.id, 'succeeds');
    expect((await find(subscription.id)).status).toBe('active');
  });
});

describe('ending a subscription', () => {
  it('at the end of the period, unless undone', async () => {
    const { subscription } = await subscribe();
    const leaving = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const end = leaving.items.data[0]?.current_period_end;
    expect(leaving).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: end,
      canceled_at: begin,
    });
    expect(standIn.events().at(-1)).toMatchObject({
      type: 'customer.subscription.updated',
      data: { previous_attributes: { cancel_at_period_end: false, cancel_at: null } },
    });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    standIn.clock.advance('2027-11-23T09:00:00Z');
    expect((await find(subscription.id)).status).toBe('active');
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    standIn.clock.advance('2028-11-23T09:00:00Z');
    expect(await find(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: Date.UTC(2028, 10, 23, 9) / 1000,
    });
    expect(await invoicesOf(subscription.id)).toHaveLength(2);
  });

  it('at once, and only once', async () => {
    const { subscription } = await subscribe();
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: begin,
    });
    expect(news()).toEqual(['customer.subscription.deleted']);
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('returning money', () => {
  it('in part, then the rest, and no more', async () => {
    const { subscription } = await subscribe();
    const charge = await chargeOf(subscription);
    const payment_intent = idOf(charge.payment_intent);
    const part = await stripe.refunds.create({
      payment_intent,
      amount: 4900,
      reason: 'requested_by_customer',
    });
    expect(part).toMatchObject({ amount: 4900, status: 'succeeded', charge: charge.id });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
      amount_refunded: 4900,
      refunded: false,
    });
    await expect(stripe.refunds.create({ charge: charge.id, amount: 10_001 })).rejects.toThrow(
      /greater than/,
    );
    await stripe.refunds.create({ charge: charge.id });
    expect(await stripe.charges.retrieve(charge.id, { expand: ['refunds'] })).toMatchObject({
      refunded: true,
      refunds: { data: [{ amount: 10_000 }, { amount: 4900 }] },
    });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(2);
    expect(news()).toEqual(['refund.created', 'charge.refunded', 'refund.created', 'charge.refunded']);
  });

  it('by a bank dispute', async () => {
    const { subscription } = await subscribe();
    const charge = await chargeOf(subscription);
    const dispute = standIn.dispute(charge.id);
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true });
    standIn.closeDispute(dispute, 'lost');
    expect((await stripe.disputes.list({ charge: charge.id })).data).toMatchObject([
      { id: dispute, status: 'lost' },
    ]);
    expect(news()).toEqual(['charge.dispute.created', 'charge.dispute.closed']);
  });
});

describe('tax', () => {
  const taxed = {
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
  } as const;

  it.each([
    ['BE', undefined, 2586, 'standard_rated'],
    ['NL', undefined, 2586, 'standard_rated'],
    ['NL', 'NL123456789B01', 0, 'reverse_charge'],
  ])('in %s with the VAT number %s', async (country, vatNumber, tax, reason) => {
    const { id } = await openSession(stripe, yearPrice, taxed);
    standIn.payCheckout(id, 'card', { country, vatNumber });
    const { invoice } = await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] });
    expect(invoice).toMatchObject({
      total: 14_900,
      total_excluding_tax: 14_900 - tax,
      total_taxes: [{ amount: tax, taxability_reason: reason }],
      customer_tax_ids: vatNumber ? [{ type: 'eu_vat', value: vatNumber }] : [],
    });
  });

  it('requires what Stripe requires', async () => {
    await expect(openSession(stripe, yearPrice, { tax_id_collection: { enabled: true } })).rejects.toThrow(
      /customer_update\[name\]/,
    );
  });
});
