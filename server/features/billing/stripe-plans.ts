import 'server-only';

import type Stripe from 'stripe';
import { billingPeriods } from '@/lib/billing/contract';
import type { BillingPeriod, PlanDto } from '@/lib/billing/contract';
import { askStripe, priceIds } from '@/server/features/billing/stripe-client';

/** Prices hardly ever change, so pages that show them do not ask each time. */
const KEEP_MS = 10 * 60_000;

export const periodOf = (price: Stripe.Price): BillingPeriod | null => {
  const { interval, interval_count: count } = price.recurring ?? {};
  return billingPeriods.find((period) => count === 1 && period === interval) ?? null;
};

/** The name of the subscription: that of Stripe's product, else of its price. */
export function planNameOf(price: Stripe.Price): string {
  const { product } = price;
  const name = typeof product === 'string' || product.deleted ? null : product.name;
  return name ?? price.nickname ?? 'Abonnement';
}

/** @throws if the price is not a fixed amount per month or year: STRIPE_PRICE_ID has to be corrected */
function toPlan(price: Stripe.Price): PlanDto {
  const period = periodOf(price);
  if (period === null || price.unit_amount === null)
    throw new Error(`${price.id} in STRIPE_PRICE_ID is not a fixed amount a month or a year`);
  return {
    id: price.id,
    name: planNameOf(price),
    amount: price.unit_amount,
    currency: price.currency.toUpperCase(),
    period,
    amount_per_year: price.unit_amount * (period === 'year' ? 1 : 12),
    trial_days: price.recurring?.trial_period_days ?? 0,
    vat_excluded: price.tax_behavior === 'exclusive',
  };
}

let cached: { plans: Promise<PlanDto[]>; until: number } | undefined;

/** The prices of STRIPE_PRICE_ID as plans, in the same order. */
export async function listStripePlans(code?: Parameters<typeof askStripe>[1]): Promise<PlanDto[]> {
  if (cached && cached.until > Date.now()) return cached.plans;
  const plans = askStripe(
    (stripe) =>
      Promise.all(
        priceIds().map(async (id) => toPlan(await stripe.prices.retrieve(id, { expand: ['product'] }))),
      ),
    code,
  );
  cached = { plans, until: Date.now() + KEEP_MS };
  // A failure is not cached.
  plans.catch(() => (cached = undefined));
  return plans;
}
