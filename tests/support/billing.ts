/** Billing through Stripe, against the stand-in: import this first, before anything reads the settings. */
import { afterAll } from 'vitest';
import { startStripeStandIn } from '@/tools/stripe-stand-in/stand-in';

export const YEAR = 'price_year';
export const MONTH = 'price_month';
/** With 30 trial days, and VAT added. */
export const TRIAL = 'price_trial';
export const webhookSecret = 'whsec_of_the_tests';

/** A year costs 149 euros, a month 15. */
export const standIn = await startStripeStandIn({
  webhook: { url: 'http://127.0.0.1:1/', secret: webhookSecret },
  prices: [
    { id: YEAR, productName: 'Jaar', unitAmount: 149_00, interval: 'year' },
    { id: MONTH, productName: 'Maand', unitAmount: 15_00, interval: 'month' },
    {
      ...{ id: TRIAL, productName: 'Proef', unitAmount: 100_00, interval: 'year' },
      ...{ trialDays: 30, taxBehavior: 'exclusive' },
    },
  ],
});
standIn.holdDeliveries();

Object.assign(process.env, {
  STRIPE_SECRET_KEY: standIn.secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ID: `${YEAR},${MONTH},${TRIAL}`,
  STRIPE_API_BASE: standIn.origin,
});
process.env.BILLING = 'stripe';

const { endSubscription, expireCheckout } = await import('@/server/features/billing/end-subscription');
const { resolveStripeEvent } = await import('@/server/features/billing/resolve-stripe-event');
const { syncCheckout } = await import('@/server/features/billing/sync-checkout');
const { syncSubscription } = await import('@/server/features/billing/sync-subscription');
const { prisma } = await import('@/server/db');
const { POST } = await import('@/app/api/webhooks/stripe/route');
const { runJobs } = await import('@/tests/support/run-jobs');

afterAll(() => standIn.close());

/** Sends an event to the webhook as Stripe does. */
export function receive({ payload, header }: { payload: string; header: string }): Promise<Response> {
  const request = new Request('http://localhost:3000/api/webhooks/stripe', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
    body: payload,
  });
  return POST(request, { params: Promise.resolve(undefined) });
}

const tasks = {
  'resolve-stripe-event': resolveStripeEvent,
  'sync-subscription': syncSubscription,
  'sync-checkout': syncCheckout,
  'end-subscription': endSubscription,
  'expire-checkout': expireCheckout,
};

/** Runs the waiting jobs, and those that they enqueue. */
export const runBillingJobs = (): Promise<void> => runJobs(tasks);

let told = 0;

/** The events that the stand-in emitted since the last call. */
export function newEvents(): string[] {
  const events = standIn.events().map(({ id }) => id);
  const fresh = events.slice(told);
  told = events.length;
  return fresh;
}

/** Receives events, one after another, and runs the resulting jobs. */
export async function deliver(ids: readonly string[] = newEvents()): Promise<void> {
  for (const id of ids) await receive(standIn.sign(id));
  await runBillingJobs();
}

/** The session id in the URL of a payment page. */
export const sessionIdOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** A listing's newest subscription in our database. */
export const subscriptionOf = (listingId: number) =>
  prisma().subscription.findFirstOrThrow({ where: { listingId }, orderBy: { id: 'desc' } });
