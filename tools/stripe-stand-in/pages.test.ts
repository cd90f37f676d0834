/** The pages on which people pay, and the same actions from another process. */
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import { idOf, openSession, startStandInAndClient, yearPrice } from '@/tests/support/stripe-stand-in';

let standIn: StripeStandIn;
let stripe: Stripe;

beforeEach(async () => {
  ({ standIn, stripe } = await startStandInAndClient());
});
afterEach(() => standIn.close());

const get = async (url: string) => {
  const answer = await fetch(new URL(url, standIn.origin), { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
};
const post = async (url: string, fields: Record<string, string> = {}) => {
  const body = new URLSearchParams(fields);
  const answer = await fetch(new URL(url, standIn.origin), { method: 'POST', body, redirect: 'manual' });
  await answer.arrayBuffer();
  return { status: answer.status, location: answer.headers.get('location') };
};

async function subscribed() {
  const { id } = await openSession(stripe);
  standIn.payCheckout(id);
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  if (typeof session.subscription !== 'object' || !session.subscription) throw new Error('not expanded');
  return session.subscription;
}

describe('the page of a session', () => {
  it('says what is bought, and that nothing is charged', async () => {
    const { url, cancel_url } = await openSession(stripe);
    const { status, html } = await get(url ?? '');
    expect(status).toBe(200);
    expect(html).toContain('Dit is een nagemaakte betaalpagina: er wordt niets aangerekend.');
    expect(html).toContain('€ 149,- per jaar');
    expect(html).toContain(`href="${cancel_url}"`);
    expect(html).not.toMatch(/<script|javascript:/);
  });

  it('redirects to success_url once it is paid', async () => {
    const { id, url } = await openSession(stripe);
    expect(await post(url ?? '', { payment: 'card', country: 'BE' })).toEqual({
      status: 303,
      location: `http://localhost:3000/klaar?session=${id}`,
    });
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
    // A second click, or the button in another tab.
    expect(await post(url ?? '', { payment: 'card' })).toEqual({ status: 303, location: `/checkout/${id}` });
    expect((await get(url ?? '')).html).toContain('Deze bestelling is al afgerond.');
    expect((await stripe.subscriptions.list()).data).toHaveLength(1);
  });

  it('says that a payment was declined', async () => {
    const { id, url } = await openSession(stripe);
    const { location } = await post(url ?? '', { payment: 'fails' });
    expect(location).toBe(`/checkout/${id}?fout=geweigerd`);
    expect((await get(location ?? '')).html).toContain('De betaling is geweigerd.');
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  it('by bank completes later', async () => {
    const { id, url } = await openSession(stripe);
    expect((await post(url ?? '', { payment: 'bank' })).status).toBe(303);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
  });

  it('accepts a VAT number, and says when it cannot be valid', async () => {
    const { url, customer } = await openSession(stripe, yearPrice, {
      tax_id_collection: { enabled: true },
      customer_update: { name: 'auto', address: 'auto' },
    });
    const { location } = await post(url ?? '', { payment: 'card', country: 'NL', vat_number: '12' });
    expect((await get(location ?? '')).html).toContain('Dit btw-nummer is niet juist.');
    await post(url ?? '', { payment: 'card', country: 'NL', vat_number: '1234.56.789 B01' });
    const { data } = await stripe.customers.listTaxIds(idOf(customer));
    expect(data.map(({ type, value }) => [type, value])).toEqual([['eu_vat', 'NL123456789B01']]);
  });

  it('disappears with its session', async () => {
    const { url } = await openSession(stripe);
    standIn.clock.advance({ days: 2 });
    expect((await get(url ?? '')).status).toBe(410);
    expect((await get('/checkout/cs_test_none')).status).toBe(404);
  });

  it('shows names unchanged', async () => {
    const { standIn: other, stripe: client } = await startStandInAndClient({
      prices: [{ id: 'odd', productName: '<b>"Zee" & strand</b>', unitAmount: 100, interval: 'month' }],
    });
    const { url } = await openSession(client, 'odd');
    expect(await (await fetch(url ?? '')).text()).toContain(
      '&lt;b&gt;&quot;Zee&quot; &amp; strand&lt;/b&gt;',
    );
    await other.close();
  });
});

describe('invoices and cards', () => {
  it('a person pays an open invoice', async () => {
    const subscription = await subscribed();
    standIn.setPaymentOutcome(subscription.id, 'fails');
    standIn.clock.advance({ days: 365 });
    const behind = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    if (typeof behind.latest_invoice !== 'object') throw new Error('not expanded');
    const url = behind.latest_invoice?.hosted_invoice_url ?? '';
    expect((await get(url)).html).toContain('nog te betalen');
    await post(url);
    const { html } = await get(url);
    expect(html).toContain('betaald');
    expect(html).not.toContain('<button');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('the portal changes the card for the next payment, and leads back', async () => {
    const subscription = await subscribed();
    const { url } = await stripe.billingPortal.sessions.create({
      customer: idOf(subscription.customer),
      return_url: 'http://localhost:3000/dashboard',
    });
    expect((await get(url)).html).toMatch(/value="succeeds"\s+checked/);
    await post(url, { outcome: 'fails' });
    const { html } = await get(url);
    expect(html).toMatch(/value="fails"\s+checked/);
    expect(html).toContain(`/invoice/${idOf(subscription.latest_invoice)}`);
    expect(html).toContain('href="http://localhost:3000/dashboard"');
    standIn.clock.advance({ days: 365 });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  });
});

describe('from another process', () => {
  const tell = async (name: string, given: object = {}) => {
    const answer = await fetch(`${standIn.origin}/_stand-in/${name}`, {
      method: 'POST',
      body: JSON.stringify(given),
    });
    return { status: answer.status, ...(await answer.json()) };
  };
  const question = async (name: string) => (await fetch(`${standIn.origin}/_stand-in/${name}`)).json();

  it('the same actions and queries are available', async () => {
    const { id } = await openSession(stripe);
    expect(await tell('pay-checkout', { session: id, payment: 'bank' })).toEqual({
      status: 200,
      result: 'complete',
    });
    expect((await tell('settle', { id, outcome: 'succeeds' })).status).toBe(200);
    const session = await stripe.checkout.sessions.retrieve(id);
    await tell('set-payment-outcome', { of: session.subscription, outcome: 'fails' });
    await tell('advance-clock', { days: 365 });
    expect((await question('clock')).result).toBe('2027-11-23T09:00:00.000Z');
    expect((await question('events')).result.at(-1).type).toBe('customer.subscription.updated');
    const behind = await stripe.subscriptions.retrieve(idOf(session.subscription));
    expect(behind.status).toBe('past_due');
    await tell('pay-invoice', { invoice: behind.latest_invoice });
    const [payment] = (
      await stripe.invoicePayments.list({
        invoice: idOf(behind.latest_invoice),
        expand: ['data.payment.payment_intent'],
      })
    ).data;
    const intent = payment?.payment.payment_intent;
    const charge = typeof intent === 'object' ? intent.latest_charge : null;
    const { result: dispute } = await tell('dispute', { charge });
    expect((await tell('close-dispute', { dispute, status: 'won' })).status).toBe(200);
    expect((await stripe.disputes.retrieve(dispute)).status).toBe('won');
    await tell('fail-next', { count: 1, how: 'status 500' });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 500 });
    expect((await question('calls')).result.at(-1)).toMatchObject({ method: 'GET', path: '/v1/customers' });
    expect((await tell('delivered')).status).toBe(200);
  });

  it('errors are reported', async () => {
    expect(await tell('settle', { id: 'cs_none', outcome: 'succeeds' })).toMatchObject({
      status: 400,
      error: expect.stringContaining('cs_none'),
    });
    expect((await tell('settle', { id: 'cs_none' })).status).toBe(400);
    expect((await tell('advance-clock', { days: -1 })).status).toBe(400);
    expect((await tell('nothing')).status).toBe(404);
  });
});
