import 'server-only';

import { getBilling } from '@/server/features/billing/get-billing';
import { stripe as getStripe } from '@/server/features/billing/stripe-client';
import { enqueueSync } from '@/server/features/billing/sync-subscription';
import { prisma } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';

/** Refunds and disputes can come long after a subscription ended; the limit for disputes is 120 days. */
const LOOKBACK_MS = 130 * 24 * 3600 * 1000;
/** Lower priority than work that somebody waits for. */
const WHEN_IDLE = { priority: 10 };

/** Our subscriptions at Stripe that may still change. */
async function theirs(since: Date): Promise<string[]> {
  const stripe = await getStripe();
  const ids: string[] = [];
  for await (const { id, metadata, ended_at: endedAt } of stripe.subscriptions.list({
    status: 'all',
    limit: 100,
  })) {
    const isRecent = endedAt === null || endedAt * 1000 > since.getTime();
    if (isRecent && metadata.listing_id !== undefined) ids.push(id);
  }
  return ids;
}

/**
 * The nightly job 'reconcile-subscriptions': syncs every subscription that may still change with Stripe, so that a lost
 * webhook event does harm for at most a day.
 */
export async function reconcileSubscriptions(now = new Date()): Promise<void> {
  if (getBilling().isFree) return;
  const since = new Date(now.getTime() - LOOKBACK_MS);
  const ours = await prisma().subscription.findMany({
    where: {
      stripeSubscriptionId: { not: null },
      OR: [{ status: { not: 'ended' } }, { endsAt: { gt: since } }],
    },
    select: { stripeSubscriptionId: true },
  });
  const ids = new Set([
    ...(await theirs(since)),
    ...ours.flatMap(({ stripeSubscriptionId: id }) => id ?? []),
  ]);
  for (const id of ids) await enqueueSync(prisma(), id, WHEN_IDLE);
  // Payment pages for which no event arrived.
  const pages = await prisma().checkout.findMany({
    where: { sessionId: { not: null }, completedAt: null },
    select: { sessionId: true },
  });
  for (const { sessionId } of pages)
    if (sessionId !== null)
      await enqueue(prisma(), 'sync-checkout', { sessionId }, { key: `checkout:${sessionId}` });
}
