/**
 * What Stripe does on its own: it creates invoices, collects payments or fails to, and updates subscriptions. Renewals
 * are paid at once (Stripe leaves an hour between draft and payment).
 */
import { invalid } from '@/tools/stripe-stand-in/errors';
import { drawInvoice, totalOfInvoice } from '@/tools/stripe-stand-in/invoices';
import { drawCharge } from '@/tools/stripe-stand-in/payments';
import { changeSubscription, drawSubscription, endSubscription } from '@/tools/stripe-stand-in/subscriptions';
import type { World } from '@/tools/stripe-stand-in/routes';
import type {
  ChargeRecord,
  IntentRecord,
  InvoiceRecord,
  MethodRecord,
  PaymentOutcome,
  SessionRecord,
  SubscriptionRecord,
} from '@/tools/stripe-stand-in/state';
import { invoicePrefix, taxIdsOf } from '@/tools/stripe-stand-in/customers';
import { taxOf } from '@/tools/stripe-stand-in/tax';

const day = 86_400;
/** Days between a failed renewal payment and the next attempt; after the last one the subscription ends. */
const retryDays = [3, 5, 7];
/** Seconds within which a first payment must be made. */
const patience = 23 * 3600;

/** `count` years or months after `anchor`, on the same day of the month, or on its last day if shorter. */
export function addPeriods(anchor: number, interval: 'year' | 'month', count: number): number {
  const from = new Date(anchor * 1000);
  const months = interval === 'year' ? count * 12 : count;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCMonth(from.getUTCMonth() + months, Math.min(from.getUTCDate(), lastDay));
  return moved.getTime() / 1000;
}

export function addMethod({ state }: World, customer: string, type: MethodRecord['type']): MethodRecord {
  return state.methods.put({ id: state.id('pm'), created: state.now(), customer, type });
}

/** A draft, without an event. */
function draftInvoice(
  { state }: World,
  subscription: SubscriptionRecord,
  reason: InvoiceRecord['reason'],
): InvoiceRecord {
  const isTrial = subscription.status === 'trialing';
  const customer = state.customers.get(subscription.customer);
  const amount = isTrial ? 0 : subscription.price.unitAmount * subscription.quantity;
  return state.invoices.put({
    id: state.id('in'),
    line: state.id('il'),
    number: null,
    created: state.now(),
    customer: customer.id,
    subscription: subscription.id,
    reason,
    period: { start: subscription.periodStart, end: subscription.periodEnd },
    price: subscription.price,
    quantity: subscription.quantity,
    isTrial,
    amount,
    tax: taxOf(state, subscription.price, amount, customer, subscription.automaticTax),
    automaticTax: subscription.automaticTax,
    status: 'draft',
    attempts: 0,
    nextAttempt: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    intent: null,
    buyer: {
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      address: customer.address && { ...customer.address },
      taxIds: taxIdsOf(state, customer.id).map(({ type, value }) => ({ type, value })),
    },
    subscriptionMetadata: subscription.metadata,
  });
}

/** Emits the event of a draft and finalizes it, with the payment intent; an invoice of zero is paid at once. */
function issueInvoice(world: World, invoice: InvoiceRecord, method: string | null): void {
  const { state, happenings } = world;
  happenings.emit({ type: 'invoice.created', data: { object: drawInvoice(state, invoice) } });
  const sequence = state.invoices.where((one) => one.customer === invoice.customer && one.number !== null);
  invoice.number = `${invoicePrefix(invoice.customer)}-${String(sequence.length + 1).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.finalizedAt = state.now();
  const amount = totalOfInvoice(invoice);
  if (amount > 0) {
    const intent = state.intents.put({
      id: state.id('pi'),
      created: state.now(),
      amount,
      customer: invoice.customer,
      invoice: invoice.id,
      payment: state.id('inpay'),
      method,
      status: 'requires_payment_method',
      charge: null,
      failed: false,
      paidAt: null,
      canceledAt: null,
    });
    invoice.intent = intent.id;
  }
  happenings.emit({ type: 'invoice.finalized', data: { object: drawInvoice(state, invoice) } });
  if (amount === 0) announcePaid(world, invoice);
}

function announcePaid({ state, happenings }: World, invoice: InvoiceRecord): void {
  invoice.status = 'paid';
  invoice.paidAt = state.now();
  invoice.nextAttempt = null;
  const object = drawInvoice(state, invoice);
  happenings.emit({ type: 'invoice.paid', data: { object } });
  happenings.emit({ type: 'invoice.payment_succeeded', data: { object } });
}

function intentOf({ state }: World, invoice: InvoiceRecord): IntentRecord {
  if (invoice.intent === null) throw invalid(`Invoice ${invoice.id} has nothing to pay.`);
  return state.intents.get(invoice.intent);
}

/** The charge of this attempt; one that was pending gets its result. */
function charge(world: World, intent: IntentRecord, status: ChargeRecord['status']): ChargeRecord {
  const { state } = world;
  const pending = state.charges.find(intent.charge);
  if (pending?.status === 'pending') {
    pending.status = status;
    return pending;
  }
  intent.method ??= addMethod(world, intent.customer, 'card').id;
  const made = state.charges.put({
    id: state.id('ch'),
    created: state.now(),
    amount: intent.amount,
    customer: intent.customer,
    intent: intent.id,
    method: intent.method,
    status,
  });
  intent.charge = made.id;
  return made;
}

function succeed(world: World, invoice: InvoiceRecord): void {
  const { state, happenings } = world;
  const intent = intentOf(world, invoice);
  const paid = charge(world, intent, 'succeeded');
  intent.status = 'succeeded';
  intent.failed = false;
  intent.paidAt = state.now();
  happenings.emit({ type: 'charge.succeeded', data: { object: drawCharge(state, paid) } });
  announcePaid(world, invoice);
  const subscription = state.subscriptions.get(invoice.subscription);
  if (subscription.latestInvoice !== invoice.id) return;
  if (subscription.status === 'incomplete' || subscription.status === 'past_due') {
    changeSubscription(world, subscription, { status: 'active', incompleteUntil: null });
  }
}

/** An unpaid invoice is retried, unless it was a first payment; after the last attempt the subscription ends. */
function fallBehind(world: World, invoice: InvoiceRecord): void {
  const { state } = world;
  const subscription = state.subscriptions.get(invoice.subscription);
  if (subscription.status === 'incomplete' || subscription.status === 'canceled') return;
  if (invoice.nextAttempt === null) endSubscription(world, subscription, 'payment_failed');
  else changeSubscription(world, subscription, { status: 'past_due' });
}

/** Counts a failed attempt, and schedules the next. */
function scheduleRetry({ state }: World, invoice: InvoiceRecord): void {
  const { status } = state.subscriptions.get(invoice.subscription);
  const isRetried = status !== 'incomplete' && status !== 'canceled';
  const days = isRetried ? retryDays[invoice.attempts - 1] : undefined;
  invoice.nextAttempt = days === undefined ? null : state.now() + days * day;
}

function fail(world: World, invoice: InvoiceRecord): void {
  const { state, happenings } = world;
  const intent = intentOf(world, invoice);
  const failed = charge(world, intent, 'failed');
  intent.status = 'requires_payment_method';
  intent.failed = true;
  scheduleRetry(world, invoice);
  happenings.emit({ type: 'charge.failed', data: { object: drawCharge(state, failed) } });
  happenings.emit({ type: 'invoice.payment_failed', data: { object: drawInvoice(state, invoice) } });
  fallBehind(world, invoice);
}

function askForAction(world: World, invoice: InvoiceRecord): void {
  const { state, happenings } = world;
  intentOf(world, invoice).status = 'requires_action';
  scheduleRetry(world, invoice);
  happenings.emit({
    type: 'invoice.payment_action_required',
    data: { object: drawInvoice(state, invoice) },
  });
  fallBehind(world, invoice);
}

function wait(world: World, invoice: InvoiceRecord): void {
  const intent = intentOf(world, invoice);
  charge(world, intent, 'pending');
  intent.status = 'processing';
  invoice.nextAttempt = null;
}

const endings = { succeeds: succeed, fails: fail, processing: wait, requires_action: askForAction };

/** Attempts to collect an open invoice. */
export function attempt(world: World, invoice: InvoiceRecord, outcome: PaymentOutcome): void {
  if (invoice.status !== 'open') throw invalid(`Invoice ${invoice.id} is not open: it is ${invoice.status}.`);
  invoice.attempts += 1;
  endings[outcome](world, invoice);
}

/** The outcome of this subscription's next payment. */
export function outcomeFor({ state }: World, subscription: SubscriptionRecord): PaymentOutcome {
  return subscription.outcome ?? state.customers.get(subscription.customer).outcome;
}

/** Creates the subscription that a session sells, with its first invoice; the session says how it is paid. */
export function startSubscription(
  world: World,
  session: SessionRecord,
  customer: string,
  outcome: 'succeeds' | 'processing',
): SubscriptionRecord {
  const { state, happenings } = world;
  const now = state.now();
  const method = addMethod(world, customer, outcome === 'processing' ? 'sepa_debit' : 'card').id;
  const trialEnd = session.trialDays === null ? null : now + session.trialDays * day;
  const subscription = state.subscriptions.put({
    id: state.id('sub'),
    item: state.id('si'),
    created: now,
    customer,
    price: session.price,
    quantity: session.quantity,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    anchor: trialEnd ?? now,
    periods: trialEnd === null ? 1 : 0,
    periodStart: now,
    periodEnd: trialEnd ?? addPeriods(now, session.price.interval, 1),
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    cancelComment: null,
    cancelFeedback: null,
    incompleteUntil: trialEnd === null ? now + patience : null,
    description: session.subscriptionDescription,
    metadata: session.subscriptionMetadata,
    method,
    automaticTax: session.automaticTax,
    latestInvoice: null,
    outcome: null,
  });
  const invoice = draftInvoice(world, subscription, 'subscription_create');
  subscription.latestInvoice = invoice.id;
  happenings.emit({
    type: 'customer.subscription.created',
    data: { object: drawSubscription(subscription) },
  });
  issueInvoice(world, invoice, method);
  if (invoice.status === 'open') attempt(world, invoice, outcome);
  if (state.slowPaymentIsActive && subscription.status === 'incomplete') {
    changeSubscription(world, subscription, { status: 'active', incompleteUntil: null });
  }
  return subscription;
}

/** At the end of a period: starts and charges a new one, or ends the subscription. */
export function renew(world: World, subscription: SubscriptionRecord): void {
  if (subscription.cancelAtPeriodEnd) return endSubscription(world, subscription, 'cancellation_requested');
  const periods = subscription.periods + 1;
  const next = {
    periods,
    periodStart: subscription.periodEnd,
    periodEnd: addPeriods(subscription.anchor, subscription.price.interval, periods),
    status: subscription.status === 'trialing' ? ('active' as const) : subscription.status,
  };
  const invoice = draftInvoice(world, { ...subscription, ...next }, 'subscription_cycle');
  changeSubscription(world, subscription, { ...next, latestInvoice: invoice.id });
  issueInvoice(world, invoice, subscription.method);
  attempt(world, invoice, outcomeFor(world, subscription));
}

/** Expires a subscription whose first payment was never made. */
export function expireSubscription(world: World, subscription: SubscriptionRecord): void {
  const { state, happenings } = world;
  for (const invoice of state.invoices.where((one) => one.subscription === subscription.id)) {
    const intent = state.intents.find(invoice.intent);
    if (intent) Object.assign(intent, { status: 'canceled', canceledAt: state.now() });
    Object.assign(invoice, { status: 'void', voidedAt: state.now() });
    happenings.emit({ type: 'invoice.voided', data: { object: drawInvoice(state, invoice) } });
  }
  changeSubscription(world, subscription, {
    status: 'incomplete_expired',
    endedAt: state.now(),
    incompleteUntil: null,
  });
}
