import 'server-only';

import type { Billing } from '@/server/billing/billing';
import { freeBilling } from '@/server/billing/free-billing';
import { env } from '@/server/env';

/**
 * The billing of this process, as BILLING chooses it: the only place that knows which.
 * @throws for a BILLING that this version does not have, so that a start fails instead of publishing free
 */
export function getBilling(): Billing {
  if (env.BILLING === 'free') return freeBilling;
  throw new Error(`BILLING=${env.BILLING} is not supported by this version: set BILLING=free`);
}
