/** The behaviour of the API itself: keys, versions, idempotency, lists, expansion, errors, webhooks. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import {
  openSession,
  monthPrice,
  startStandInAndClient,
  stripeClientOf,
  yearPrice,
} from '@/tests/support/stripe-stand-in';

let standIn: StripeStandIn;
let stripe: Stripe;

beforeEach(async () => {
  ({ standIn, stripe } = await startStandInAndClient());
});
afterEach(() => standIn.close());

/** A request without Stripe's client. */
const ask = (path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
  fetch(`${standIn.origin}${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${standIn.secretKey}`,
      'stripe-version': Stripe.API_VERSION,
      ...init.headers,
    },
  });

async function paidSession() {
  const { id } = await openSession(stripe);
  standIn.payCheckout(id);
  return stripe.checkout.sessions.retrieve(id);
}

describe('a caller', () => {
  it('needs the right key', async () => {
    const stranger = stripeClientOf({ ...standIn, secretKey: 'sk_test_of_somebody_else' });
    await expect(stranger.accounts.retrieveCurrent()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    expect(await stripe.accounts.retrieveCurrent()).toMatchObject({ object: 'account', country: 'BE' });
  });

  it('must use the API version of the package', async () => {
    const answer = await ask('/v1/account', { headers: { 'stripe-version': '2020-08-27' } });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('Invalid Stripe API version'),
    ]);
  });

  it('can only call existing routes', async () => {
    const answer = await ask('/v1/payouts?limit=3', { method: 'GET' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: {
        type: 'invalid_request_error',
        message: expect.stringContaining('Unrecognized request URL (GET: /v1/payouts)'),
      },
    });
    await expect(stripe.payouts.list()).rejects.toThrow(/Unrecognized request URL/);
  });

  it('must send valid parameters', async () => {
    await expect(stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_nobody'",
    });
    await expect(openSession(stripe, 'price_of_nothing')).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
    });
    const unknown = await ask('/v1/customers', { method: 'POST', body: 'nickname=Greet' });
    expect(await unknown.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'nickname' } });
    const lacking = await ask('/v1/checkout/sessions', { method: 'POST', body: 'mode=subscription' });
    expect(await lacking.json()).toMatchObject({
      error: { code: 'parameter_missing', param: 'success_url' },
    });
  });

  it('gets a request id, which the resulting event refers to', async () => {
    const customer = await stripe.customers.create({ name: 'Greet' }, { idempotencyKey: 'one' });
    expect(customer.lastResponse.requestId).toMatch(/^req_/);
    expect(standIn.events().at(-1)).toMatchObject({
      type: 'customer.created',
      request: { id: customer.lastResponse.requestId, idempotency_key: 'one' },
    });
  });
});

describe('an idempotency key', () => {
  const options = { idempotencyKey: 'the-same' };

  it('gets the same response again', async () => {
    const first = await stripe.customers.create({ name: 'Greet' }, options);
    const second = await stripe.customers.create({ name: 'Greet' }, options);
    expect(second).toEqual(first);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(second.lastResponse.requestId).toBe(first.lastResponse.requestId);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it.each([false, true])(
    'gets the service’s own error again, whether the work was done or not (%s)',
    async (workIsDone) => {
      standIn.failNext({ count: 1, how: 'status 500', workIsDone });
      const tries = [1, 2, 3].map(() => () => stripe.customers.create({ name: 'Greet' }, options));
      for (const again of tries) await expect(again()).rejects.toMatchObject({ type: 'StripeAPIError' });
      expect((await stripe.customers.list()).data).toHaveLength(workIsDone ? 1 : 0);
      const { lastResponse } = await stripe.customers.create(
        { name: 'Greet' },
        { idempotencyKey: 'another' },
      );
      expect(lastResponse.headers['idempotent-replayed']).toBeUndefined();
    },
  );

  it('stores nothing of a call that did not start', async () => {
    for (const [how, count] of [
      ['status 429', 1],
      ['reset', 2],
    ] as const) {
      standIn.failNext({ count, how });
      await expect(stripe.customers.create({}, options)).rejects.toBeInstanceOf(Stripe.errors.StripeError);
    }
    expect((await stripe.customers.create({}, options)).lastResponse.headers).not.toHaveProperty(
      'idempotent-replayed',
    );
  });

  it('is for a single request', async () => {
    await stripe.customers.create({ name: 'Greet' }, options);
    await expect(stripe.customers.create({ name: 'Piet' }, options)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  it('creates one object for many calls at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => stripe.customers.create({ name: 'Greet' }, options)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('can be used again after a rejection', async () => {
    const session = { ...options };
    await expect(stripe.refunds.create({ charge: 'ch_none' }, session)).rejects.toThrow(/No such charge/);
    await expect(stripe.customers.create({ name: 'Greet' }, session)).resolves.toMatchObject({
      name: 'Greet',
    });
  });
});

describe('lists', () => {
  it('are paged, newest first', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) await stripe.customers.create({ name });
    const first = await stripe.customers.list({ limit: 2 });
    expect([first.data.map(({ name }) => name), first.has_more]).toEqual([['e', 'd'], true]);
    const last = await stripe.customers.list({ limit: 3, starting_after: first.data[1]?.id });
    expect([last.data.map(({ name }) => name), last.has_more]).toEqual([['c', 'b', 'a'], false]);
    const back = await stripe.customers.list({ limit: 1, ending_before: last.data[0]?.id });
    expect([back.data.map(({ name }) => name), back.has_more]).toEqual([['d'], true]);
    const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ name }) => name)).toEqual(names.toReversed());
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
    await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('of subscriptions omit those that ended, unless requested', async () => {
    const { subscription } = await paidSession();
    const month = await openSession(stripe, monthPrice);
    standIn.payCheckout(month.id);
    await stripe.subscriptions.cancel(String(subscription));
    const count = async (params: Stripe.SubscriptionListParams) =>
      (await stripe.subscriptions.list(params)).data.length;
    expect(await count({})).toBe(1);
    expect(await count({ status: 'all' })).toBe(2);
    expect(await count({ status: 'canceled' })).toBe(1);
    expect(await count({ price: yearPrice, status: 'all' })).toBe(1);
    expect(await count({ customer: String(month.customer) })).toBe(1);
    const now = standIn.clock.now().getTime() / 1000;
    expect(await count({ created: { gte: now } })).toBe(1);
    expect(await count({ created: { gt: now } })).toBe(0);
  });

  it('of events can be filtered by type', async () => {
    await paidSession();
    const types = async (params: Stripe.EventListParams) =>
      (await stripe.events.list(params)).data.map(({ type }) => type);
    expect(await types({ type: 'checkout.session.completed' })).toEqual(['checkout.session.completed']);
    expect(await types({ types: ['invoice.paid', 'customer.created'] })).toEqual([
      'invoice.paid',
      'customer.created',
    ]);
    const [event] = standIn.events();
    expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({
      id: event?.id,
      type: 'customer.created',
    });
  });
});

describe('expansion', () => {
  it('works four levels deep, including through lists', async () => {
    const { id } = await paidSession();
    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: [
        'line_items',
        'customer.subscriptions',
        'subscription.items.data.price',
        'subscription.latest_invoice.payments',
      ],
    });
    expect(session).toMatchObject({
      line_items: { data: [{ amount_total: 14_900, price: { id: yearPrice } }] },
      customer: { subscriptions: { data: [{ object: 'subscription' }] } },
      subscription: { latest_invoice: { payments: { data: [{ status: 'paid' }] } } },
    });
    const payments = await stripe.invoicePayments.list({
      invoice: String(session.invoice),
      expand: ['data.payment.payment_intent.latest_charge'],
    });
    expect(payments.data[0]?.payment.payment_intent).toMatchObject({
      latest_charge: { object: 'charge', paid: true },
    });
    const price = await stripe.prices.retrieve(yearPrice, { expand: ['product'] });
    expect(price.product).toMatchObject({ object: 'product', name: 'Advertentie' });
    expect(price.unit_amount_decimal?.toString()).toBe('14900');
  });

  it('finds an invoice by its payment', async () => {
    const { invoice } = await paidSession();
    const [payment] = (await stripe.invoicePayments.list({ invoice: String(invoice) })).data;
    const intent = String(payment?.payment.payment_intent);
    const found = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
    });
    expect(found.data.map((one) => one.invoice)).toEqual([invoice]);
  });

  it('rejects five levels and what cannot be expanded', async () => {
    const { id } = await paidSession();
    const retrieve = (path: string) => stripe.checkout.sessions.retrieve(id, { expand: [path] });
    await expect(retrieve('subscription.latest_invoice.payments.data.payment')).rejects.toThrow(
      /more than 4 levels/,
    );
    await expect(retrieve('status')).rejects.toThrow(/cannot be expanded \(status\)/);
  });
});

describe('customers', () => {
  it('are changed field by field', async () => {
    const { id } = await stripe.customers.create({
      name: 'Greet',
      address: { city: 'Oostende', country: 'BE' },
      metadata: { user: '7', old: 'yes' },
      tax_id_data: [{ type: 'eu_vat', value: 'BE0123456749' }],
    });
    await stripe.customers.update(id, { address: { line1: 'Zeedijk 12' }, metadata: { old: '' }, name: '' });
    expect(await stripe.customers.retrieve(id, { expand: ['tax_ids'] })).toMatchObject({
      name: null,
      address: { city: 'Oostende', country: 'BE', line1: 'Zeedijk 12', postal_code: null },
      metadata: { user: '7' },
      tax_ids: { data: [{ value: 'BE0123456749' }] },
    });
    await stripe.customers.createTaxId(id, { type: 'eu_vat', value: 'NL123456789B01' });
    expect((await stripe.customers.listTaxIds(id)).data.map(({ value }) => value)).toEqual([
      'NL123456789B01',
      'BE0123456749',
    ]);
    await expect(stripe.customers.createTaxId(id, { type: 'eu_vat', value: 'none' })).rejects.toMatchObject({
      code: 'tax_id_invalid',
    });
  });
});

describe('failures', () => {
  it.each([
    ['status 500', 'StripeAPIError'],
    ['status 429', 'StripeRateLimitError'],
  ] as const)('%s, as often as requested', async (how, type) => {
    standIn.failNext({ count: 2, how });
    await expect(stripe.customers.create({})).rejects.toMatchObject({ type });
    await expect(stripe.customers.list()).rejects.toMatchObject({ type });
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it('a reset, after which the client retries by itself', async () => {
    standIn.failNext({ count: 1, how: 'reset' });
    expect((await stripe.customers.list()).data).toEqual([]);
    standIn.failNext({ count: 2, how: 'reset' });
    await expect(stripe.customers.create({})).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it('a call that hangs ends with the client’s timeout', async () => {
    standIn.failNext({ count: 1, how: 'hang' });
    await expect(stripe.customers.list({}, { timeout: 100 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
  });

  it('a lost response is available to a retry with the same key', async () => {
    standIn.failNext({ count: 1, how: 'reset', workIsDone: true });
    const patient = stripeClientOf(standIn, { maxNetworkRetries: 1 });
    const customer = await patient.customers.create({ name: 'Greet' });
    expect(customer.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.customers.list()).data).toHaveLength(1);
    const keys = standIn.calls().slice(0, 2);
    expect(keys[0]).toEqual({ method: 'POST', path: '/v1/customers', idempotencyKey: expect.any(String) });
    expect(keys[1]).toEqual(keys[0]);
  });
});

describe('webhooks', () => {
  const secret = 'whsec_standin';
  /** The events received, and the status with which each attempt is answered. */
  const received: { type: string; id: string }[] = [];
  let statuses: number[] = [];
  const receive = async (req: IncomingMessage, res: ServerResponse) => {
    const event = stripe.webhooks.constructEvent(
      await text(req),
      String(req.headers['stripe-signature']),
      secret,
    );
    received.push({ type: event.type, id: event.id });
    res.writeHead(statuses.shift() ?? 200).end();
  };
  const server = createServer((req, res) => void receive(req, res));

  beforeEach(async () => {
    received.length = 0;
    statuses = [];
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    standIn.setWebhook({ url: `http://127.0.0.1:${port}/hook`, secret });
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('are sent automatically, signed, in order', async () => {
    await paidSession();
    await standIn.delivered();
    expect(received.map(({ type }) => type)).toEqual(standIn.events().map(({ type }) => type));
    expect(standIn.deliveries().every(({ status }) => status === 200)).toBe(true);
    expect((await stripe.events.list({ delivery_success: false })).data).toEqual([]);
  });

  it('are retried until they are accepted', async () => {
    statuses = [500, 503];
    await stripe.customers.create({});
    await standIn.delivered();
    expect(standIn.deliveries().map(({ status }) => status)).toEqual([500, 503, 200]);
  });

  it('wait for a test that wants its own order', async () => {
    standIn.holdDeliveries();
    await paidSession();
    await standIn.delivered();
    expect(received).toEqual([]);
    const ids = standIn.events().map(({ id }) => id);
    await standIn.deliver(ids, { shuffled: true, repeated: 2 });
    expect(received).toHaveLength(2 * ids.length);
    expect(received.map(({ id }) => id)).not.toEqual([...ids, ...ids]);
    expect(new Set(received.map(({ id }) => id))).toEqual(new Set(ids));
    standIn.holdDeliveries(false);
    await stripe.customers.create({});
    await standIn.delivered();
    expect(received.at(-1)?.type).toBe('customer.created');
  });

  it('can be delivered by hand', async () => {
    standIn.holdDeliveries();
    await stripe.customers.create({});
    const { payload, header } = standIn.sign(standIn.events()[0]?.id ?? '');
    expect(stripe.webhooks.constructEvent(payload, header, secret)).toMatchObject({
      type: 'customer.created',
      api_version: Stripe.API_VERSION,
    });
    expect(() => stripe.webhooks.constructEvent(`${payload} `, header, secret)).toThrow(/signature/);
  });
});
