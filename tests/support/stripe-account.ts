/**
 * A Stripe account for tests that need nothing else: the stand-in, or Stripe's own test mode if STRIPE_SECRET_KEY is a
 * test key (`STRIPE_SECRET_KEY=sk_test_… npm run test:api -- tests/billing/stripe-account`). Import it before anything
 * reads the settings.
 */
import { Stripe } from 'stripe';
import { afterAll } from 'vitest';
import { startStripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import type { StripeStandIn } from '@/tools/stripe-stand-in/stand-in';

export const webhookSecret = 'whsec_of_the_tests';
const testKey = /^(?:sk|rk)_test_\w+$/;

interface Account {
  stripe: Stripe;
  year: string;
  month: string;
  /** Pays a session as a person does on its page; resolves to the subscription's id. */
  pay(sessionId: string): Promise<string>;
}

async function standInAccount(): Promise<Account> {
  const prices = [
    { id: 'price_year', productName: 'Jaar', unitAmount: 149_00, interval: 'year' as const },
    { id: 'price_month', productName: 'Maand', unitAmount: 15_00, interval: 'month' as const },
  ];
  const standIn: StripeStandIn = await startStripeStandIn({ prices });
  afterAll(() => standIn.close());
  process.env.STRIPE_API_BASE = standIn.origin;
  process.env.STRIPE_SECRET_KEY = standIn.secretKey;
  const { hostname, port } = new URL(standIn.origin);
  const stripe = new Stripe(standIn.secretKey, { host: hostname, port, protocol: 'http' });
  return {
    stripe,
    year: 'price_year',
    month: 'price_month',
    async pay(sessionId) {
      standIn.payCheckout(sessionId);
      return subscriptionIdOf(await stripe.checkout.sessions.retrieve(sessionId));
    },
  };
}

function subscriptionIdOf({ subscription }: Stripe.Checkout.Session): string {
  if (!subscription) throw new Error('nothing came of the page');
  return typeof subscription === 'string' ? subscription : subscription.id;
}

/** Stripe's hosted pages are for people, so the subscription is created through the API instead. */
async function realAccount(key: string): Promise<Account> {
  const stripe = new Stripe(key);
  const price = async (name: string, amount: number, interval: 'year' | 'month') =>
    stripe.prices.create({
      currency: 'eur',
      unit_amount: amount,
      recurring: { interval },
      product_data: { name },
    });
  const [year, month] = await Promise.all([price('Jaar', 149_00, 'year'), price('Maand', 15_00, 'month')]);
  return {
    stripe,
    year: year.id,
    month: month.id,
    async pay(sessionId) {
      const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['line_items'] });
      const customer = typeof session.customer === 'string' ? session.customer : (session.customer?.id ?? '');
      const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      const bought = session.line_items?.data[0]?.price?.id ?? year.id;
      const subscription = await stripe.subscriptions.create({
        customer,
        items: [{ price: bought }],
        default_payment_method: method.id,
        metadata: session.metadata ?? {},
      });
      return subscription.id;
    },
  };
}

const key = process.env.STRIPE_SECRET_KEY ?? '';
export const account = await (testKey.test(key) ? realAccount(key) : standInAccount());
process.env.STRIPE_WEBHOOK_SECRET = webhookSecret;
process.env.STRIPE_PRICE_ID = `${account.year},${account.month}`;
process.env.BILLING = 'stripe';
