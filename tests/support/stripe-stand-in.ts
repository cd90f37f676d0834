/** The stand-in for Stripe with the real client in front of it, and somebody who has a subscription. */
import { Stripe } from 'stripe';
import { startStripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import type { StandInOptions, StripeStandIn } from '@/tools/stripe-stand-in/stand-in';

/** The moment at which the clock of the stand-in begins and stands. */
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

/** The real client, talking to a stand-in. */
export function stripeClientOf(
  { origin, secretKey }: StripeStandIn,
  config: Stripe.StripeConfig = {},
): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, ...config });
}

/** A stand-in whose clock stands still, and a client of it. */
export async function startStandInAndClient(options: Partial<StandInOptions> = {}) {
  const standIn = await startStripeStandIn({ prices, now: standInBegin, ...options });
  return { standIn, stripe: stripeClientOf(standIn) };
}

/** A session for one price, for a customer in Belgium unless there is one already. */
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

/** The id at the end of a field that may be expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string => {
  if (!value) throw new Error('there is nothing');
  return typeof value === 'string' ? value : value.id;
};
