/** Prices and their products: given at the start, never changed. */
import { Stripe } from 'stripe';
import { z } from 'zod';
import { call, none, paging, pageOf } from '@/tools/stripe-stand-in/routes';
import type { Route } from '@/tools/stripe-stand-in/routes';
import type { PriceRecord } from '@/tools/stripe-stand-in/state';
import { flag } from '@/tools/stripe-stand-in/form';

export function drawPrice(price: PriceRecord): Stripe.Price {
  return {
    id: price.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: 'eur',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: price.product,
    recurring: {
      interval: price.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: price.trialDays,
      usage_type: 'licensed',
    },
    tax_behavior: price.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: price.unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(price.unitAmount),
  };
}

/** The legacy form of a price, which subscription items still contain. */
export function drawPlan(price: PriceRecord): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: true,
    amount: price.unitAmount,
    amount_decimal: Stripe.Decimal.from(price.unitAmount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: 'eur',
    interval: price.interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: price.trialDays,
    usage_type: 'licensed',
  };
}

export function drawProduct(price: PriceRecord): Stripe.Product {
  return {
    id: price.product,
    object: 'product',
    active: true,
    created: price.created,
    default_price: price.id,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: price.productName,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: price.created,
    url: null,
  };
}

export const priceRoutes: Route[] = [
  call('GET', '/v1/prices/:id', none, ({ state }, _params, id) => drawPrice(state.prices.get(id))),
  call('GET', '/v1/prices', z.strictObject({ ...paging, active: flag.optional() }), ({ state }, params) =>
    pageOf('/v1/prices', params.active === false ? [] : state.prices.where(), params, drawPrice),
  ),
];
