import 'server-only';

import { PAID } from '@/lib/billing/states';
import { dayOfMoment } from '@/lib/dates/day';
import { formatDay } from '@/lib/format/date';
import type { Order, Subscription } from '@/prisma/generated/client';
import { coverListing, graceEnd } from '@/server/features/billing/cover-listing';
import { recordPayment } from '@/server/features/billing/record-payment';
import { recordRefunds } from '@/server/features/billing/record-refunds';
import type { VatJudgements } from '@/server/features/billing/record-payment';
import type { PaymentFacts, SubscriptionFacts } from '@/server/features/billing/subscription-facts';
import { tellAdmins } from '@/server/features/billing/tell-admins';
import { markTrial } from '@/server/features/billing/trial';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import { log } from '@/server/log';
import { queueMail } from '@/server/mail/queue-mail';

/** `PLAN - SLUG`, within the column width: a long plan name is truncated, the slug never is. */
const nameOf = (plan: string, slug: string) => `${plan.slice(0, 200 - slug.length - 3).trimEnd()} - ${slug}`;

interface Listing {
  id: number;
  slug: string;
}

async function writeSubscription(
  tx: Tx,
  facts: SubscriptionFacts,
  owner: { userId: number; listing: Listing | null },
): Promise<Subscription> {
  const state = {
    status: facts.status,
    stripeCustomerId: facts.customerId,
    ...{ amount: facts.amount, currency: facts.currency, period: facts.period },
    ...{ cycleEndsAt: facts.cycleEndsAt, endsAt: facts.endsAt },
    failedAt: facts.due?.since ?? null,
    paymentUrl: facts.due?.url ?? null,
  };
  const known = await tx.subscription.findUnique({ where: { stripeSubscriptionId: facts.id } });
  if (known) return tx.subscription.update({ where: { id: known.id }, data: state });
  return tx.subscription.create({
    data: {
      ...state,
      userId: owner.userId,
      listingId: owner.listing?.id ?? null,
      name: owner.listing ? nameOf(facts.plan, owner.listing.slug) : facts.plan.slice(0, 200),
      stripeSubscriptionId: facts.id,
      createdAt: facts.createdAt,
    },
  });
}

/** Refunds and disputes show on the order; the rest of it never changes. */
async function markOrder(tx: Tx, order: Order, payment: PaymentFacts): Promise<void> {
  const refunded = await recordRefunds(tx, order, payment.refunds);
  const whole = refunded >= order.total ? 'refunded' : PAID;
  const status = payment.isDisputed ? 'disputed' : whole;
  const isNew = payment.isDisputed && order.disputedAt === null;
  await tx.order.update({
    where: { id: order.id },
    data: {
      status,
      refunded,
      disputedAt: payment.isDisputed ? (order.disputedAt ?? new Date()) : null,
    },
  });
  if (isNew) await tellAdmins(tx, { kind: 'dispute', order, amount: order.total, key: payment.invoiceId });
}

/** Mails the owner about a refused payment: once per bill, and once more if the bank asks for confirmation. */
async function tellOwnerOfDue(tx: Tx, facts: SubscriptionFacts, row: Subscription): Promise<void> {
  const { due } = facts;
  if (!due) return;
  const user = await tx.user.findUniqueOrThrow({ where: { id: row.userId } });
  await queueMail(tx, {
    template: 'payment-failed',
    props: {
      firstName: user.firstName,
      name: row.name,
      total: due.total,
      currency: facts.currency,
      url: due.url,
      needsAction: due.needsAction,
      onlineUntil: formatDay(dayOfMoment(await graceEnd(tx, due.since))),
    },
    to: user.email,
    dedupeKey: `payment:${due.invoiceId}:${due.needsAction ? 'action' : 'failed'}`,
  });
}

/**
 * Records what Stripe says about a subscription, in one transaction: its row, an order per payment, a credit note per
 * refund, its effect on the listing, and the mails. The same facts twice change nothing, and later facts include
 * earlier ones, so webhook events may arrive in any order and any number.
 * @returns false for a subscription that is not ours
 */
export async function applySubscription(
  tx: Tx,
  facts: SubscriptionFacts,
  vat: VatJudgements,
): Promise<boolean> {
  const { owner } = facts;
  const users = owner
    ? await tx.$queryRaw<unknown[]>`SELECT FROM users WHERE id = ${owner.userId} FOR KEY SHARE`
    : [];
  if (!owner || users.length === 0) {
    log.warn({ subscription: facts.id }, 'Stripe told of a subscription that is not ours');
    return false;
  }
  const listing = await tx.listing.findFirst({
    where: { id: owner.listingId, userId: owner.userId },
    select: { id: true, slug: true },
  });
  await markTrial(tx, owner.userId, facts.trialStartedAt);
  const row = await writeSubscription(tx, facts, { userId: owner.userId, listing });
  for (const payment of facts.payments) {
    const order =
      (await tx.order.findUnique({ where: { stripeInvoiceId: payment.invoiceId } })) ??
      (await recordPayment(tx, row, payment, vat));
    await markOrder(tx, order, payment);
  }
  await tellOwnerOfDue(tx, facts, row);
  // Its checkout is finished: publishing again starts a new one. A failed payment has still to be reported.
  if (facts.status === 'ended')
    await tx.checkout.deleteMany({ where: { subscriptionId: facts.id, failedAt: null } });
  if (listing) await coverListing(tx, listing.id);
  // Nobody pays for a deleted listing.
  else if (facts.status !== 'ended') await enqueue(tx, 'end-subscription', { subscriptionId: facts.id });
  return true;
}
