import 'server-only';

import type { Billing, RunningPayments } from '@/server/features/billing/billing';
import { freeBilling } from '@/server/features/billing/free-billing';
import { stripeBilling } from '@/server/features/billing/stripe-billing';
import { env } from '@/server/env';
import { DomainError } from '@/server/http/errors';

/** The billing adapter chosen by BILLING: the only place that knows which. */
export const getBilling = (): Billing => (env.BILLING === 'free' ? freeBilling : stripeBilling);

/**
 * Operations on running payments.
 * @throws DomainError billing_is_free (409)
 */
export function getPayments(): RunningPayments {
  const { payments } = getBilling();
  if (!payments) throw new DomainError('billing_is_free');
  return payments;
}
