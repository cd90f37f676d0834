import 'server-only';

import type Stripe from 'stripe';
import { isMissing, stripe as getStripe } from '@/server/features/billing/stripe-client';
import { periodOf, planNameOf } from '@/server/features/billing/stripe-plans';
import type {
  BuyerFacts,
  DuePayment,
  PaymentFacts,
  RefundFacts,
  SubscriptionFacts,
} from '@/server/features/billing/subscription-facts';

/** More than any subscription of ours has. */
const MANY = { limit: 1000 };

const moment = (seconds: number) => new Date(seconds * 1000);
const momentOrNull = (seconds: number | null | undefined) => (seconds ? moment(seconds) : null);
export const idOf = (thing: string | { id: string }): string =>
  typeof thing === 'string' ? thing : thing.id;

/**
 * The ids that publishing put into the metadata; null for a subscription that was made otherwise in the same Stripe
 * account.
 */
function ownerOf({ metadata }: Stripe.Subscription): SubscriptionFacts['owner'] {
  const [userId, listingId] = [Number(metadata.user_id), Number(metadata.listing_id)];
  const areIds = [userId, listingId].every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return areIds ? { userId, listingId } : null;
}

type Charge = Stripe.Charge | null;

async function refundsOf(stripe: Stripe, charge: Charge): Promise<RefundFacts[]> {
  if (!charge || charge.amount_refunded === 0) return [];
  const refunds = await stripe.refunds.list({ charge: charge.id, limit: 100 }).autoPagingToArray(MANY);
  return refunds
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount, created }) => ({ id, amount, at: moment(created) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
}

/** A dispute that was won, or was only an inquiry, is over; a lost one stays. */
async function isDisputed(stripe: Stripe, charge: Charge): Promise<boolean> {
  if (!charge?.disputed) return false;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  return data.some(({ status }) => !['won', 'warning_closed', 'prevented'].includes(status));
}

interface InvoicePayment {
  intent: Stripe.PaymentIntent | null;
  charge: Charge;
}

/** The payment that an invoice was, or is to be, paid with. */
export async function paymentOf(stripe: Stripe, invoiceId: string): Promise<InvoicePayment> {
  const { data } = await stripe.invoicePayments.list({
    invoice: invoiceId,
    expand: ['data.payment.payment_intent.latest_charge'],
    limit: 100,
  });
  const paid = data.find(({ status }) => status === 'paid') ?? data.at(-1);
  const intent = paid?.payment.payment_intent;
  if (!intent || typeof intent === 'string') return { intent: null, charge: null };
  const charge = intent.latest_charge;
  return { intent, charge: charge && typeof charge !== 'string' ? charge : null };
}

function buyerOf(invoice: Stripe.Invoice): BuyerFacts {
  const { customer_name: name, customer_email: email, customer_address: address } = invoice;
  const vat = invoice.customer_tax_ids?.find(({ type }) => type === 'eu_vat' || type === 'gb_vat');
  return {
    name,
    email,
    street: [address?.line1, address?.line2].filter(Boolean).join(', ') || null,
    postalCode: address?.postal_code ?? null,
    city: address?.city ?? null,
    country: address?.country ?? null,
    vatNumber: vat?.value ?? null,
  };
}

async function readPayment(stripe: Stripe, invoice: Stripe.Invoice): Promise<PaymentFacts> {
  const { intent, charge } = await paymentOf(stripe, invoice.id);
  const period = invoice.lines.data[0]?.period ?? { start: invoice.created, end: invoice.created };
  return {
    invoiceId: invoice.id,
    paymentId: intent?.id ?? null,
    paidAt: moment(invoice.status_transitions.paid_at ?? invoice.created),
    from: moment(period.start),
    to: moment(period.end),
    total: invoice.total,
    currency: invoice.currency.toUpperCase(),
    buyer: buyerOf(invoice),
    refunds: await refundsOf(stripe, charge),
    isDisputed: await isDisputed(stripe, charge),
  };
}

async function readDue(stripe: Stripe, invoice: Stripe.Invoice): Promise<DuePayment> {
  const { intent } = await paymentOf(stripe, invoice.id);
  return {
    invoiceId: invoice.id,
    since: moment(invoice.status_transitions.finalized_at ?? invoice.created),
    total: invoice.total,
    url: invoice.hosted_invoice_url ?? null,
    needsAction: intent?.status === 'requires_action',
  };
}

const neverRan = new Set<Stripe.Subscription.Status>(['incomplete', 'incomplete_expired']);
const isOver = new Set<Stripe.Subscription.Status>(['canceled', 'incomplete_expired']);

/**
 * A subscription counts as paid once an invoice is paid, including the zero invoice of a trial: Stripe already calls it
 * active while a slow payment method is still in progress.
 */
function statusOf(subscription: Stripe.Subscription, isPaid: boolean): SubscriptionFacts['status'] {
  if (isOver.has(subscription.status)) return 'ended';
  if (neverRan.has(subscription.status) || !isPaid) return 'pending';
  return ['active', 'trialing'].includes(subscription.status) ? 'active' : 'past_due';
}

function endOf(subscription: Stripe.Subscription, cycleEnd: number | undefined): Date | null {
  const { status, ended_at: endedAt, canceled_at: canceledAt, cancel_at: cancelAt, created } = subscription;
  if (isOver.has(status)) return moment(endedAt ?? canceledAt ?? created);
  if (cancelAt) return moment(cancelAt);
  return subscription.cancel_at_period_end ? momentOrNull(cycleEnd) : null;
}

/** The current facts about a subscription at Stripe; null if this id is unknown there. */
export async function readStripeSubscription(id: string): Promise<SubscriptionFacts | null> {
  const stripe = await getStripe();
  const subscription = await stripe.subscriptions
    .retrieve(id, { expand: ['items.data.price.product'] })
    .catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  const item = subscription?.items.data[0];
  if (!subscription || !item) return null;
  const invoices = await stripe.invoices.list({ subscription: id, limit: 100 }).autoPagingToArray(MANY);
  invoices.sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  const paid = invoices.filter(({ status }) => status === 'paid');
  const claimed = statusOf(subscription, paid.length > 0);
  const unpaid = invoices.findLast((invoice) => invoice.status !== 'paid' && invoice.status !== 'draft');
  const due = claimed === 'past_due' && unpaid ? await readDue(stripe, unpaid) : null;
  const payments: PaymentFacts[] = [];
  for (const invoice of paid) if (invoice.total > 0) payments.push(await readPayment(stripe, invoice));
  const endsAt = endOf(subscription, item.current_period_end);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    owner: ownerOf(subscription),
    plan: planNameOf(item.price),
    amount: item.price.unit_amount,
    currency: item.price.currency.toUpperCase(),
    period: periodOf(item.price),
    // Without a bill there is nothing to pay.
    status: claimed === 'past_due' && due === null ? 'active' : claimed,
    createdAt: moment(subscription.created),
    trialStartedAt: momentOrNull(subscription.trial_start),
    cycleEndsAt: endsAt === null ? moment(item.current_period_end) : null,
    endsAt,
    due,
    payments,
  };
}
