import 'server-only';

import type { Billing } from '@/server/billing/billing';
import { isCovered } from '@/server/billing/cover-listing';
import { startStripePayment } from '@/server/billing/stripe-checkout';
import { refundOnce } from '@/server/billing/refund-once';
import { askStripe, priceIds } from '@/server/billing/stripe-client';
import { customerOf } from '@/server/billing/stripe-customer';
import { listStripePlans } from '@/server/billing/stripe-plans';
import { route } from '@/lib/paths';
import { env } from '@/server/env';

/** A listing is online while a subscription at Stripe pays for it, or an admin offers it. */
export const stripeBilling: Billing = {
  isFree: false,
  isPlan: (id) => priceIds().includes(id),
  listPlans: () => listStripePlans(),
  isPaid: (tx, listingId) => (listingId === null ? Promise.resolve(false) : isCovered(tx, listingId)),
  startPayment: startStripePayment,
  payments: {
    cancel: (id) =>
      askStripe(async (stripe) => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }),
    resume: (id) =>
      askStripe(async (stripe) => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: false });
      }),
    async openPortal(userId) {
      const customer = await customerOf(userId);
      const back = `${env.APP_URL}${route('dashboard.subscription.index')}`;
      return askStripe((stripe) =>
        stripe.billingPortal.sessions.create({ customer, locale: 'nl', return_url: back }),
      );
    },
    refund: refundOnce,
  },
};
