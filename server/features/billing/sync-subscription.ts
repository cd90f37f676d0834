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
 * Queues the job that brings a subscription in line. Several that wait are one; two of one subscription never run at
 * once, so that what Stripe said last is written last.
 */
export function enqueueSync(
  tx: Tx,
  subscriptionId: string,
  { priority }: { priority?: number } = {},
): Promise<void> {
  const name = `subscription:${subscriptionId}`;
  return enqueue(tx, 'sync-subscription', { subscriptionId }, { key: name, queue: name, priority });
}

/** Payments that have no order yet are judged before the transaction: the VAT service may have to be asked. */
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
 * The job 'sync-subscription': asks Stripe how a subscription stands and brings ours in line, and with it every message
 * about it that came in until now. Stripe is asked before the transaction, which waits for nobody.
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
