import 'server-only';

import type { PlanDto } from '@/lib/billing/contract';
import type { Tx } from '@/server/db';

/** A listing that has to be paid for. */
export interface PayableListing {
  id: number;
  slug: string;
  ownerId: number;
}

/** What a payment service can do with a subscription. Each call resolves once the service has done it. */
export interface RunningPayments {
  /** Stops renewal: the subscription runs until the end of the paid period. */
  cancel(subscriptionId: string): Promise<void>;
  /** Renews a canceled subscription after all. */
  resume(subscriptionId: string): Promise<void>;
  /** Opens the service's own page for payment details. */
  openPortal(userId: number): Promise<{ url: string }>;
  /** Refunds `amount` cents, once for each amount `before` that had already been refunded. */
  refund(payment: { id: string; before: number }, amount: number): Promise<void>;
}

/**
 * Whether publishing costs money, and where it is paid (docs/rules/billing.md#what-publishing-costs). One adapter per
 * value of BILLING. Calls to a payment service throw DomainError payments_unavailable (503) when it cannot be reached.
 */
export interface Billing {
  /** Whether publishing is free; decides what the payment and subscription pages show. */
  readonly isFree: boolean;
  /** Whether this is the id of a plan. */
  isPlan(id: string): boolean;
  /** The plans for publishing a listing, the default one first; empty if it is free. */
  listPlans(): Promise<PlanDto[]>;
  /** The same as the payment service knows them, whatever admins set. */
  listUsualPlans(): Promise<PlanDto[]>;
  /** Whether this listing, or a new one (null), may go public without paying first. */
  isPaid(tx: Tx, listingId: number | null): Promise<boolean>;
  /**
   * Opens the payment page for a saved listing, or returns the one already open; the listing goes public once it is
   * paid. A null plan means the first.
   */
  startPayment(listing: PayableListing, plan: string | null): Promise<{ url: string }>;
  /** Null if publishing is free. */
  readonly payments: RunningPayments | null;
}
