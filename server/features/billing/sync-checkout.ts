import 'server-only';

import type Stripe from 'stripe';
import { isMissing, stripe as getStripe } from '@/server/features/billing/stripe-client';
import { idOf, paymentOf } from '@/server/features/billing/stripe-facts';
import { enqueueSync } from '@/server/features/billing/sync-subscription';
import { prisma, transaction } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';

/** Whether a slow payment method, such as a bank debit, was tried and failed. */
async function hasFailed(stripe: Stripe, session: Stripe.Checkout.Session): Promise<boolean> {
  if (session.status !== 'complete' || session.payment_status !== 'unpaid' || !session.invoice) return false;
  const { intent } = await paymentOf(stripe, idOf(session.invoice));
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
}

/**
 * Records the state of a payment page. A subscription whose first payment failed is ended, so that a new attempt cannot
 * become a second one.
 * @returns its subscription, or null if there is none yet
 */
export async function noteSession(sessionId: string): Promise<string | null> {
  const stripe = await getStripe();
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const failed = await hasFailed(stripe, session);
  const subscriptionId = session.subscription && idOf(session.subscription);
  const listingId = Number(session.metadata?.listing_id);
  await transaction(async (tx) => {
    if (Number.isInteger(listingId) && session.status === 'complete') {
      const now = new Date();
      const mine = { listingId, sessionId };
      const data = { completedAt: now, subscriptionId };
      await tx.checkout.updateMany({ where: { ...mine, completedAt: null }, data });
      if (failed)
        await tx.checkout.updateMany({ where: { ...mine, failedAt: null }, data: { failedAt: now } });
    }
    if (failed && subscriptionId) await enqueue(tx, 'end-subscription', { subscriptionId });
  });
  return subscriptionId;
}

/** The job 'sync-checkout': checks on a payment for which no event arrived. */
export async function syncCheckout({ sessionId }: { sessionId: string }): Promise<void> {
  const subscriptionId = await noteSession(sessionId).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (subscriptionId !== null) await enqueueSync(prisma(), subscriptionId);
}
