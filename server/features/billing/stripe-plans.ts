import 'server-only';

import type Stripe from 'stripe';
import { billingPeriods } from '@/lib/billing/contract';
import type { BillingPeriod, PlanDto } from '@/lib/billing/contract';
import { askStripe, priceIds } from '@/server/features/billing/stripe-client';
import { readTariffs, withTariff } from '@/server/features/billing/tariffs';

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

/** A price at Stripe as an unchanged plan, and what a changed one needs in addition. */
export interface StripePrice {
  plan: PlanDto;
  /** The id of its product. */
  product: string;
  taxBehavior: Stripe.Price.TaxBehavior | null;
}

/** @throws if the price is not a fixed amount per month or year: STRIPE_PRICE_ID has to be corrected */
function toStripePrice(price: Stripe.Price): StripePrice {
  const period = periodOf(price);
  if (period === null || price.unit_amount === null)
    throw new Error(`${price.id} in STRIPE_PRICE_ID is not a fixed amount a month or a year`);
  const plan: PlanDto = {
    id: price.id,
    name: planNameOf(price),
    amount: price.unit_amount,
    currency: price.currency.toUpperCase(),
    period,
    amount_per_year: price.unit_amount * (period === 'year' ? 1 : 12),
    trial_days: price.recurring?.trial_period_days ?? 0,
    vat_excluded: price.tax_behavior === 'exclusive',
  };
  const { product } = price;
  return {
    plan,
    product: typeof product === 'string' ? product : product.id,
    taxBehavior: price.tax_behavior,
  };
}

let cached: { prices: Promise<StripePrice[]>; until: number } | undefined;

type Code = Parameters<typeof askStripe>[1];

/** The prices of STRIPE_PRICE_ID, in the same order. */
export async function listStripePrices(code?: Code): Promise<StripePrice[]> {
  if (cached && cached.until > Date.now()) return cached.prices;
  const prices = askStripe(
    (stripe) =>
      Promise.all(
        priceIds().map(async (id) =>
          toStripePrice(await stripe.prices.retrieve(id, { expand: ['product'] })),
        ),
      ),
    code,
  );
  cached = { prices, until: Date.now() + KEEP_MS };
  // A failure is not cached.
  prices.catch(() => (cached = undefined));
  return prices;
}

/** The plans of these prices, with what admins set for them. */
export async function listStripePlans(): Promise<PlanDto[]> {
  const [prices, tariffs] = await Promise.all([listStripePrices(), readTariffs()]);
  return prices.map(({ plan }) => withTariff(plan, tariffs));
}
