import { afterEach, expect, it } from 'vitest';
import { demoOptions, demoSettings, walk } from '@/tools/stripe-stand-in/demo';
import { startStripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import type { StripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import { parseEnv } from '@/server/env';
import { stripeClientOf } from '@/tests/support/stripe-stand-in';

let standIn: StripeStandIn | undefined;
afterEach(() => standIn?.close());

it('the settings of the demo are complete, and refer to no other service', () => {
  const own = {
    APP_URL: 'https://www.example.org',
    DATABASE_URL: 'postgresql://user:password@elsewhere:5432/site',
    PORT: '3100',
  };
  const settings = parseEnv({ ...own, ...demoSettings('http://127.0.0.1:12111') });
  expect(settings).toMatchObject({
    APP_URL: 'http://localhost:3100',
    BILLING: 'stripe',
    DATA_DIR: '.data-stripe',
    SEED: 'demo',
    STRIPE_API_BASE: 'http://127.0.0.1:12111',
  });
  expect(settings.DATABASE_URL).toBeUndefined();
});

it('the stand-in of the demo sells what the settings name, with ids unique to this run', async () => {
  standIn = await startStripeStandIn(demoOptions(0, 'http://127.0.0.1:9', 1_795_420_800_000));
  standIn.holdDeliveries();
  const settings = demoSettings(standIn.origin);
  expect(standIn.secretKey).toBe(settings.STRIPE_SECRET_KEY);
  const stripe = stripeClientOf(standIn);
  const ids = settings.STRIPE_PRICE_ID?.split(',') ?? [];
  const found = await Promise.all(ids.map((id) => stripe.prices.retrieve(id)));
  expect(found.map(({ unit_amount: amount, recurring }) => [amount, recurring?.interval])).toEqual([
    [14_900, 'year'],
    [1500, 'month'],
  ]);
  expect((await stripe.customers.create({})).id).toBe(`cus_${(1_795_420_800_000).toString(36)}000001`);
  expect(walk(standIn)).toContain(`${standIn.origin}/_stand-in/advance-clock`);
});
