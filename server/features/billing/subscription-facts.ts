import 'server-only';

import type { BillingPeriod } from '@/lib/billing/contract';

/** What a payment service says of a subscription now, in our words. Amounts in cents. */
export interface SubscriptionFacts {
  id: string;
  customerId: string;
  /** What it was taken for; null where it is none of ours. */
  owner: { userId: number; listingId: number } | null;
  plan: string;
  amount: number | null;
  currency: string;
  period: BillingPeriod | null;
  status: 'pending' | 'active' | 'past_due' | 'ended';
  createdAt: Date;
  /** When its days on trial began; null where it had none. */
  trialStartedAt: Date | null;
  cycleEndsAt: Date | null;
  endsAt: Date | null;
  /** The payment that is due and was refused; null when none is. */
  due: DuePayment | null;
  /** What was paid, the oldest first. */
  payments: PaymentFacts[];
}

export interface DuePayment {
  invoiceId: string;
  since: Date;
  total: number;
  url: string | null;
  /** The bank wants its customer to confirm. */
  needsAction: boolean;
}

/** A paid invoice of more than nothing. */
export interface PaymentFacts {
  invoiceId: string;
  paymentId: string | null;
  paidAt: Date;
  /** What it is paid for. */
  from: Date;
  to: Date;
  /** VAT included, if any. */
  total: number;
  currency: string;
  buyer: BuyerFacts;
  refunds: RefundFacts[];
  /** The bank asks the money back. */
  isDisputed: boolean;
}

/** As the service wrote it on its own invoice, which never changes. */
export interface BuyerFacts {
  name: string | null;
  email: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  /** ISO 3166, capitals. */
  country: string | null;
  vatNumber: string | null;
}

/** Money that went back. */
export interface RefundFacts {
  id: string;
  amount: number;
  at: Date;
}
