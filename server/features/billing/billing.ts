import 'server-only';

import type { PlanDto } from '@/lib/billing/contract';
import type { Tx } from '@/server/db';

/** A listing that is to be paid for. */
export interface PayableListing {
  id: number;
  slug: string;
  ownerId: number;
}

/** What a payment service can do of a subscription. Each resolves once the service has done it. */
export interface RunningPayments {
  /** Not renewed any more: it runs until the end of what is paid. */
  cancel(subscriptionId: string): Promise<void>;
  /** Renewed after all. */
  resume(subscriptionId: string): Promise<void>;
  /** The service's own page for payment data. */
  openPortal(userId: number): Promise<{ url: string }>;
  /** Pays cents back, once for each sum `before` that was paid back already. */
  refund(payment: { id: string; before: number }, amount: number): Promise<void>;
}

/**
 * Whether publishing costs money, and where it is paid (docs/rules/billing.md#what-publishing-costs). One adapter for
 * each value of BILLING. What asks a service throws DomainError payments_unavailable (503) when it cannot be reached.
 */
export interface Billing {
  /** Whether publishing is free: what the pages of payments and subscriptions say. */
  readonly isFree: boolean;
  /** Whether this is the id of a plan. */
  isPlan(id: string): boolean;
  /** What a listing can be published for, the first being the usual one; empty where it is free. */
  listPlans(): Promise<PlanDto[]>;
  /** Whether this listing, or a new one, may go public without paying first. */
  isPaid(tx: Tx, listingId: number | null): Promise<boolean>;
  /**
   * Opens the payment of a saved listing, or the one that is open; it goes public once it is paid. Without a plan the
   * first.
   */
  startPayment(listing: PayableListing, plan: string | null): Promise<{ url: string }>;
  /** Null where publishing is free. */
  readonly payments: RunningPayments | null;
}
