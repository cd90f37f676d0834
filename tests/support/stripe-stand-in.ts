/** The stand-in for Stripe with the real client library, and a customer with a subscription. */
import { Stripe } from 'stripe';
import { startStripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import type { StandInOptions, StripeStandIn } from '@/tools/stripe-stand-in/stand-in';

/** The moment at which the stand-in's clock stands. */
export const standInBegin = new Date('2026-11-23T09:00:00Z');
export const yearPrice = 'price_year';
export const monthPrice = 'price_month';

const prices: StandInOptions['prices'] = [
  {
    id: yearPrice,
    productName: 'Advertentie',
    unitAmount: 14_900,
    interval: 'year',
    taxBehavior: 'inclusive',
  },
  {
    id: monthPrice,
    productName: 'Advertentie',
    unitAmount: 1500,
    interval: 'month',
    taxBehavior: 'inclusive',
  },
];

/** The real client library, connected to a stand-in. */
export function stripeClientOf(
  { origin, secretKey }: StripeStandIn,
  config: Stripe.StripeConfig = {},
): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, ...config });
}

/** A stand-in whose clock stands still, and a client for it. */
export async function startStandInAndClient(options: Partial<StandInOptions> = {}) {
  const standIn = await startStripeStandIn({ prices, now: standInBegin, ...options });
  return { standIn, stripe: stripeClientOf(standIn) };
}

/** A session for one price, by default for a new customer in Belgium. */
export async function openSession(
  stripe: Stripe,
  price = yearPrice,
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const customer =
    params.customer ??
    (
      await stripe.customers.create({
        name: 'Greet',
        email: 'greet@kustverblijf.test',
        address: { country: 'BE' },
      })
    ).id;
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:3000/klaar?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/terug',
    ...params,
  });
}

/** The id in a field that may be expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string => {
  if (!value) throw new Error('there is nothing');
  return typeof value === 'string' ? value : value.id;
};
