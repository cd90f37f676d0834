import 'server-only';

import type { Billing } from '@/server/features/billing/billing';

/** The adapter for free publishing. */
export const freeBilling: Billing = {
  isFree: true,
  isPlan: () => false,
  listPlans: async () => [],
  listUsualPlans: async () => [],
  isPaid: async () => true,
  startPayment: async () => {
    throw new Error('Nothing is to be paid with BILLING=free');
  },
  payments: null,
};
