import 'server-only';

import type { Tx } from '@/server/db';

/** A listing that is to be paid for. */
export interface PayableListing {
  id: number;
  slug: string;
  owner: { id: number; email: string };
}

/**
 * Whether publishing costs money, and where it is paid (docs/rules/billing.md#what-publishing-costs). One adapter for
 * each value of BILLING.
 */
export interface Billing {
  /** Whether publishing is free: what the pages of payments and subscriptions say. */
  readonly isFree: boolean;
  /** Whether this listing, or a new one of `ownerId`, may go public without paying first. */
  isPaid(tx: Tx, listing: { id: number | null; ownerId: number }): Promise<boolean>;
  /**
   * Opens a payment for a saved listing; it goes public once it is paid.
   * @throws DomainError unavailable (503) when the payment service cannot be reached
   */
  startPayment(listing: PayableListing): Promise<{ url: string }>;
}
