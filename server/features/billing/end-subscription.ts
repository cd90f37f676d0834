import 'server-only';

import { isMissing, isRefusal, stripe as getStripe } from '@/server/features/billing/stripe-client';
import { enqueueSync } from '@/server/features/billing/sync-subscription';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';

/** The job 'end-subscription': immediately ends a subscription that has nothing left to pay for. */
export async function endSubscription({ subscriptionId }: { subscriptionId: string }): Promise<void> {
  const stripe = await getStripe();
  const { status } = await stripe.subscriptions.retrieve(subscriptionId).catch((error: unknown) => {
    if (isMissing(error)) return { status: 'canceled' };
    throw error;
  });
  if (status !== 'canceled' && status !== 'incomplete_expired')
    await stripe.subscriptions.cancel(subscriptionId).catch((error: unknown) => {
      // It has just ended.
      if (!isRefusal(error)) throw error;
    });
  await enqueueSync(prisma(), subscriptionId);
}

/** For listings being removed: ends their running subscriptions and closes open payment pages. */
export async function endPaymentsOf(tx: Tx, listingIds: readonly number[]): Promise<void> {
  const listingId = { in: [...listingIds] };
  const subscriptions = await tx.subscription.findMany({
    where: { listingId, status: { not: 'ended' }, stripeSubscriptionId: { not: null } },
    select: { stripeSubscriptionId: true },
  });
  for (const { stripeSubscriptionId: id } of subscriptions)
    if (id !== null) await enqueue(tx, 'end-subscription', { subscriptionId: id });
  const pages = await tx.checkout.findMany({
    where: { listingId, sessionId: { not: null }, completedAt: null },
    select: { sessionId: true },
  });
  for (const { sessionId } of pages)
    if (sessionId !== null) await enqueue(tx, 'expire-checkout', { sessionId });
}

/** The job 'expire-checkout': closes a payment page whose listing is gone. */
export async function expireCheckout({ sessionId }: { sessionId: string }): Promise<void> {
  const stripe = await getStripe();
  await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
    // Already expired, or paid: its subscription is ended then, since it has no listing.
    if (!isRefusal(error)) throw error;
  });
}
