import 'server-only';

import type { BillingPeriod } from '@/lib/billing/contract';

/** The current state of a subscription at a payment service, in our terms. Amounts in cents. */
export interface SubscriptionFacts {
  id: string;
  customerId: string;
  /** Who bought it and for which listing; null if it is not ours. */
  owner: { userId: number; listingId: number } | null;
  plan: string;
  amount: number | null;
  currency: string;
  period: BillingPeriod | null;
  status: 'pending' | 'active' | 'past_due' | 'ended';
  createdAt: Date;
  /** When its trial began; null if it had none. */
  trialStartedAt: Date | null;
  cycleEndsAt: Date | null;
  endsAt: Date | null;
  /** The refused payment that is due; null if there is none. */
  due: DuePayment | null;
  /** Oldest first. */
  payments: PaymentFacts[];
}

export interface DuePayment {
  invoiceId: string;
  since: Date;
  total: number;
  url: string | null;
  /** The bank wants its customer to confirm the payment. */
  needsAction: boolean;
}

/** A paid invoice with a total above zero. */
export interface PaymentFacts {
  invoiceId: string;
  paymentId: string | null;
  paidAt: Date;
  /** The period that it pays for. */
  from: Date;
  to: Date;
  /** Including VAT, if any. */
  total: number;
  currency: string;
  buyer: BuyerFacts;
  refunds: RefundFacts[];
  /** The bank has claimed the money back. */
  isDisputed: boolean;
}

/** As on the service's own invoice, which never changes. */
export interface BuyerFacts {
  name: string | null;
  email: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  /** ISO 3166, upper case. */
  country: string | null;
  vatNumber: string | null;
}

/** A refund. */
export interface RefundFacts {
  id: string;
  amount: number;
  at: Date;
}
