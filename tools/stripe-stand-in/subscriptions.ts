/** Subscriptions: their objects, what a client may change, and how they end. */
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { invalid, missing } from '@/tools/stripe-stand-in/errors';
import { flag, isWithin, metadata, moments, text } from '@/tools/stripe-stand-in/form';
import { drawPlan, drawPrice } from '@/tools/stripe-stand-in/prices';
import { call, mergeMetadata, none, paging, pageOf, wholeList } from '@/tools/stripe-stand-in/routes';
import type { Route, World } from '@/tools/stripe-stand-in/routes';
import type { SubscriptionRecord } from '@/tools/stripe-stand-in/state';

function drawItem(subscription: SubscriptionRecord): Stripe.SubscriptionItem {
  return {
    id: subscription.item,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: subscription.periodEnd,
    current_period_start: subscription.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: drawPlan(subscription.price),
    price: drawPrice(subscription.price),
    quantity: subscription.quantity,
    subscription: subscription.id,
    tax_rates: [],
  };
}

export function drawSubscription(subscription: SubscriptionRecord): Stripe.Subscription {
  const items = wholeList(`/v1/subscription_items?subscription=${subscription.id}`, [drawItem(subscription)]);
  return {
    id: subscription.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automaticTax,
      liability: subscription.automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: subscription.cancelComment,
      feedback: subscription.cancelFeedback,
      feedback_option: null,
      reason: subscription.cancelReason,
    },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: 'eur',
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.method,
    default_source: null,
    default_tax_rates: [],
    description: subscription.description,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items,
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: subscription.created,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: subscription.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: subscription.trialStart,
  };
}

const isOver = ({ status }: SubscriptionRecord) => status === 'canceled' || status === 'incomplete_expired';

/** Changes a subscription and emits the event, including the previous values. */
export function changeSubscription(
  { happenings }: World,
  subscription: SubscriptionRecord,
  change: Partial<SubscriptionRecord>,
): void {
  const before = drawSubscription(subscription);
  Object.assign(subscription, change);
  const after = drawSubscription(subscription);
  const changed = (key: string) =>
    JSON.stringify(Reflect.get(before, key)) !== JSON.stringify(Reflect.get(after, key));
  const previous: Partial<Stripe.Subscription> = Object.fromEntries(
    Object.entries(before).filter(([key]) => changed(key)),
  );
  if (!Object.keys(previous).length) return;
  happenings.emit({
    type: 'customer.subscription.updated',
    data: { object: after, previous_attributes: previous },
  });
}

/** Ends it now: nothing more is charged. */
export function endSubscription(
  { state, happenings }: World,
  subscription: SubscriptionRecord,
  reason: SubscriptionRecord['cancelReason'],
): void {
  const at = state.now();
  subscription.status = 'canceled';
  subscription.cancelReason = reason;
  subscription.endedAt = at;
  subscription.incompleteUntil = null;
  subscription.canceledAt ??= at;
  for (const invoice of state.invoices.where((one) => one.subscription === subscription.id)) {
    invoice.nextAttempt = null;
  }
  happenings.emit({
    type: 'customer.subscription.deleted',
    data: { object: drawSubscription(subscription) },
  });
}

const details = z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional();

const updating = z.strictObject({
  cancel_at_period_end: flag.optional(),
  metadata: metadata.optional(),
  cancellation_details: details,
});

const listing = z.strictObject({
  ...paging,
  status: z.string().optional(),
  customer: z.string().optional(),
  price: z.string().optional(),
  created: moments.optional(),
  current_period_end: moments.optional(),
});

/** Without a status, all that have not ended. */
const hasStatus = (subscription: SubscriptionRecord, status: string | undefined) => {
  if (status === undefined) return !isOver(subscription);
  if (status === 'all') return true;
  return status === 'ended' ? isOver(subscription) : subscription.status === status;
};

function note(subscription: SubscriptionRecord, given: z.infer<typeof details>): void {
  if (given?.comment !== undefined) subscription.cancelComment = given.comment;
  if (given?.feedback !== undefined) subscription.cancelFeedback = given.feedback;
}

function update(world: World, params: z.infer<typeof updating>, id: string): Stripe.Subscription {
  const subscription = world.state.subscriptions.get(id);
  const atPeriodEnd = params.cancel_at_period_end;
  if (isOver(subscription) && atPeriodEnd !== undefined) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const ending: Partial<SubscriptionRecord> =
    atPeriodEnd === undefined || atPeriodEnd === subscription.cancelAtPeriodEnd
      ? {}
      : {
          cancelAtPeriodEnd: atPeriodEnd,
          canceledAt: atPeriodEnd ? world.state.now() : null,
          cancelReason: atPeriodEnd ? 'cancellation_requested' : null,
        };
  note(subscription, params.cancellation_details);
  changeSubscription(world, subscription, {
    ...ending,
    metadata: mergeMetadata(subscription.metadata, params.metadata),
  });
  return drawSubscription(subscription);
}

const canceling = z.strictObject({
  cancellation_details: details,
  invoice_now: flag.optional(),
  prorate: flag.optional(),
});

export const subscriptionRoutes: Route[] = [
  call('GET', '/v1/subscriptions/:id', none, ({ state }, _params, id) =>
    drawSubscription(state.subscriptions.get(id)),
  ),
  call('GET', '/v1/subscriptions', listing, ({ state }, params) => {
    const found = state.subscriptions.where(
      (one) =>
        hasStatus(one, params.status) &&
        (params.customer === undefined || one.customer === params.customer) &&
        (params.price === undefined || one.price.id === params.price) &&
        isWithin(one.created, params.created) &&
        isWithin(one.periodEnd, params.current_period_end),
    );
    return pageOf('/v1/subscriptions', found, params, drawSubscription);
  }),
  call('POST', '/v1/subscriptions/:id', updating, update),
  call('DELETE', '/v1/subscriptions/:id', canceling, (world, params, id) => {
    const subscription = world.state.subscriptions.get(id);
    if (isOver(subscription)) throw missing('subscription', id);
    note(subscription, params.cancellation_details);
    endSubscription(world, subscription, 'cancellation_requested');
    return drawSubscription(subscription);
  }),
];
