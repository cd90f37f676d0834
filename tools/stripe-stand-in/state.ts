/**
 * The stand-in's state: one record per object, in memory. Records are smaller than Stripe's objects, which the files of
 * the resources build from them. Moments are seconds since 1970, amounts are in cents.
 */
import type { Stripe } from 'stripe';
import { missing } from '@/tools/stripe-stand-in/errors';

/** The outcome of the next payment of a customer or a subscription. */
export type PaymentOutcome = 'succeeds' | 'fails' | 'processing' | 'requires_action';

export interface PriceRecord {
  id: string;
  product: string;
  productName: string;
  unitAmount: number;
  interval: 'year' | 'month';
  trialDays: number | null;
  taxBehavior: 'inclusive' | 'exclusive' | 'unspecified';
  created: number;
}

export interface CustomerRecord {
  id: string;
  created: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  description: string | null;
  address: Stripe.Address | null;
  locales: string[];
  metadata: Stripe.Metadata;
  outcome: PaymentOutcome;
}

export interface TaxIdRecord {
  id: string;
  created: number;
  customer: string;
  type: string;
  value: string;
}

export interface SessionRecord {
  id: string;
  created: number;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  price: PriceRecord;
  quantity: number;
  customer: string | null;
  customerEmail: string | null;
  clientReference: string | null;
  locale: string | null;
  metadata: Stripe.Metadata;
  subscriptionMetadata: Stripe.Metadata;
  subscriptionDescription: string | null;
  trialDays: number | null;
  collectsTaxId: boolean;
  collectsAddress: 'auto' | 'required' | null;
  updates: { name: boolean; address: boolean };
  automaticTax: boolean;
  methods: string[];
  successUrl: string;
  cancelUrl: string | null;
  subscription: string | null;
  invoice: string | null;
}

export interface SubscriptionRecord {
  id: string;
  item: string;
  created: number;
  customer: string;
  price: PriceRecord;
  quantity: number;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled';
  /** The moment from which periods are counted, and how many have begun since. */
  anchor: number;
  periods: number;
  periodStart: number;
  periodEnd: number;
  trialStart: number | null;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  cancelReason: 'cancellation_requested' | 'payment_failed' | null;
  cancelComment: string | null;
  cancelFeedback: string | null;
  /** When the subscription expires unless a first payment is made. */
  incompleteUntil: number | null;
  description: string | null;
  metadata: Stripe.Metadata;
  method: string | null;
  automaticTax: boolean;
  latestInvoice: string | null;
  outcome: PaymentOutcome | null;
}

export interface InvoiceRecord {
  id: string;
  line: string;
  number: string | null;
  created: number;
  customer: string;
  subscription: string;
  reason: 'subscription_create' | 'subscription_cycle';
  period: { start: number; end: number };
  price: PriceRecord;
  quantity: number;
  isTrial: boolean;
  /** The amount of the line: includes tax if the price does. */
  amount: number;
  tax: { amount: number; behavior: 'inclusive' | 'exclusive'; reason: string } | null;
  automaticTax: boolean;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  attempts: number;
  nextAttempt: number | null;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  intent: string | null;
  /** The customer's details at the time of the invoice. */
  buyer: Pick<CustomerRecord, 'name' | 'email' | 'phone' | 'address'> & {
    taxIds: { type: string; value: string }[];
  };
  subscriptionMetadata: Stripe.Metadata;
}

export interface IntentRecord {
  id: string;
  created: number;
  amount: number;
  customer: string;
  invoice: string;
  payment: string;
  method: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  charge: string | null;
  failed: boolean;
  paidAt: number | null;
  canceledAt: number | null;
}

export interface MethodRecord {
  id: string;
  created: number;
  customer: string;
  type: 'card' | 'sepa_debit';
}

export interface ChargeRecord {
  id: string;
  created: number;
  amount: number;
  customer: string;
  intent: string;
  method: string;
  status: 'succeeded' | 'pending' | 'failed';
}

export interface RefundRecord {
  id: string;
  created: number;
  amount: number;
  charge: string;
  reason: string | null;
  metadata: Stripe.Metadata;
}

export interface DisputeRecord {
  id: string;
  created: number;
  charge: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
}

export interface PortalRecord {
  id: string;
  created: number;
  customer: string;
  returnUrl: string | null;
  locale: string | null;
}

/** Records of one kind, in order of creation. */
export class Shelf<T extends { id: string }> {
  readonly #records = new Map<string, T>();

  constructor(readonly noun: string) {}

  put(record: T): T {
    this.#records.set(record.id, record);
    return record;
  }

  find(id: string | null): T | undefined {
    return id === null ? undefined : this.#records.get(id);
  }

  /** @throws Refusal, as Stripe answers for an unknown id: 404, or 400 if the id was in a parameter */
  get(id: string, param?: string): T {
    const record = this.#records.get(id);
    if (!record) throw missing(this.noun, id, param ?? 'id', param ? 400 : 404);
    return record;
  }

  where(fits: (record: T) => boolean = () => true): T[] {
    return [...this.#records.values()].filter(fits);
  }
}

/** The complete state of one run. */
export class State {
  readonly prices = new Shelf<PriceRecord>('price');
  readonly customers = new Shelf<CustomerRecord>('customer');
  readonly taxIds = new Shelf<TaxIdRecord>('tax_id');
  readonly sessions = new Shelf<SessionRecord>('checkout.session');
  readonly subscriptions = new Shelf<SubscriptionRecord>('subscription');
  readonly invoices = new Shelf<InvoiceRecord>('invoice');
  readonly intents = new Shelf<IntentRecord>('payment_intent');
  readonly methods = new Shelf<MethodRecord>('PaymentMethod');
  readonly charges = new Shelf<ChargeRecord>('charge');
  readonly refunds = new Shelf<RefundRecord>('refund');
  readonly disputes = new Shelf<DisputeRecord>('dispute');
  readonly portals = new Shelf<PortalRecord>('billing_portal.session');

  /** Whether a subscription is active already while its first payment takes days, or incomplete. */
  slowPaymentIsActive = false;

  readonly #counters = new Map<string, number>();

  /** @param idMark part of every id; a different one for each run keeps the ids of two runs apart */
  constructor(
    readonly idMark: string,
    /** The stand-in's current time, in seconds. */
    readonly now: () => number,
    /** The origin of the hosted pages; known once the server listens. */
    readonly origin: () => string,
  ) {}

  /** The next id of a kind: deterministic within a run. */
  id(prefix: string): string {
    const count = (this.#counters.get(prefix) ?? 0) + 1;
    this.#counters.set(prefix, count);
    return `${prefix}_${this.idMark}${String(count).padStart(6, '0')}`;
  }
}
