import 'server-only';

import type { Billing } from '@/server/features/billing/billing';
import { isCovered } from '@/server/features/billing/cover-listing';
import { startStripePayment } from '@/server/features/billing/stripe-checkout';
import { refundOnce } from '@/server/features/billing/refund-once';
import { askStripe, priceIds } from '@/server/features/billing/stripe-client';
import { customerOf } from '@/server/features/billing/stripe-customer';
import { listStripePlans, listStripePrices } from '@/server/features/billing/stripe-plans';
import { route } from '@/lib/desk-paths';
import { env } from '@/server/env';

/** The Stripe adapter: a listing is online while a subscription pays for it, or an admin offers it free. */
export const stripeBilling: Billing = {
  isFree: false,
  isPlan: (id) => priceIds().includes(id),
  listPlans: () => listStripePlans(),
  listUsualPlans: async () => (await listStripePrices()).map(({ plan }) => plan),
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
