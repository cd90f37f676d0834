import 'server-only';

import { applySubscription } from '@/server/features/billing/apply-subscription';
import { judgeVat } from '@/server/features/billing/record-payment';
import { readStripeSubscription } from '@/server/features/billing/stripe-facts';
import type { SubscriptionFacts } from '@/server/features/billing/subscription-facts';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import { log } from '@/server/log';

/**
 * Queues the job that syncs a subscription. Waiting jobs for the same subscription are merged, and two never run at
 * once, so that Stripe's latest state is written last.
 */
export function enqueueSync(
  tx: Tx,
  subscriptionId: string,
  { priority }: { priority?: number } = {},
): Promise<void> {
  const name = `subscription:${subscriptionId}`;
  return enqueue(tx, 'sync-subscription', { subscriptionId }, { key: name, queue: name, priority });
}

/** The VAT of payments without an order is determined before the transaction: the VAT service may have to be asked. */
async function newPayments({ payments }: SubscriptionFacts) {
  const ids = payments.map(({ invoiceId }) => invoiceId);
  const rows = await prisma().order.findMany({
    where: { stripeInvoiceId: { in: ids } },
    select: { stripeInvoiceId: true },
  });
  const recorded = new Set(rows.map(({ stripeInvoiceId }) => stripeInvoiceId));
  return payments.filter(({ invoiceId }) => !recorded.has(invoiceId));
}

const openEvents = (subscriptionId: string) => ({ subscriptionId, processedAt: null });

async function bringInLine(subscriptionId: string, eventIds: readonly string[]): Promise<void> {
  const facts = await readStripeSubscription(subscriptionId);
  if (!facts) log.warn({ subscription: subscriptionId }, 'Stripe knows no such subscription');
  const vat = facts?.owner && (await judgeVat(facts.owner.userId, await newPayments(facts)));
  await transaction(async (tx) => {
    if (facts) await applySubscription(tx, facts, vat ?? new Map());
    await tx.stripeEvent.updateMany({
      where: { id: { in: [...eventIds] } },
      data: { processedAt: new Date(), failure: null },
    });
  });
}

/**
 * The job 'sync-subscription': reads a subscription's state from Stripe, applies it to ours, and marks every event
 * about it received until now as processed. Stripe is asked before the transaction, so that the transaction never waits
 * for it.
 */
export async function syncSubscription({ subscriptionId }: { subscriptionId: string }): Promise<void> {
  const events = await prisma().stripeEvent.findMany({
    where: openEvents(subscriptionId),
    select: { id: true },
  });
  await bringInLine(
    subscriptionId,
    events.map(({ id }) => id),
  ).catch(async (error: unknown) => {
    await prisma().stripeEvent.updateMany({
      where: openEvents(subscriptionId),
      data: { failure: String(error).slice(0, 500) },
    });
    throw error;
  });
}
