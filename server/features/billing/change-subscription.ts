import 'server-only';

import type { SubscriptionDto } from '@/lib/billing/contract';
import { mayCancel, mayResume, subscriptionState } from '@/lib/billing/subscription';
import type { SubscriptionState } from '@/lib/billing/subscription';
import type { Actor } from '@/server/auth/actor';
import type { RunningPayments } from '@/server/features/billing/billing';
import { getPayments } from '@/server/features/billing/get-billing';
import { subscriptionSelect } from '@/server/features/billing/select';
import { toSubscription } from '@/server/features/billing/serialize';
import { isRefusal } from '@/server/features/billing/stripe-client';
import { enqueueSync, syncSubscription } from '@/server/features/billing/sync-subscription';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { paymentGraceDays } from '@/server/features/settings/payment-grace-days';

interface Input {
  actor: Pick<Actor, 'id'>;
  params: { id: number };
}

interface Change {
  /** Whether a subscription in this state can be changed this way. */
  fits: (state: SubscriptionState) => boolean;
  refusal: 'subscription_not_running' | 'subscription_not_canceled';
  make: (payments: RunningPayments, subscriptionId: string) => Promise<void>;
}

async function change(
  { actor, params }: Input,
  { fits, refusal, make }: Change,
): Promise<{ data: SubscriptionDto }> {
  const where = { id: params.id, userId: actor.id };
  const row = await prisma().subscription.findFirst({ where, select: subscriptionSelect });
  if (!row) throw new DomainError('not_found');
  const payments = getPayments();
  const { stripeSubscriptionId, status, endsAt } = row;
  const state = subscriptionState({ status, ends_at: endsAt?.toISOString() ?? null });
  if (stripeSubscriptionId === null || !fits(state)) throw new DomainError(refusal);
  try {
    await make(payments, stripeSubscriptionId);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // Stripe's state differs from ours.
    await enqueueSync(prisma(), stripeSubscriptionId);
    throw new DomainError(refusal);
  }
  await syncSubscription({ subscriptionId: stripeSubscriptionId });
  const after = await prisma().subscription.findUniqueOrThrow({
    where: { id: row.id },
    select: subscriptionSelect,
  });
  return { data: toSubscription(after, await paymentGraceDays()) };
}

/**
 * POST /api/subscriptions/{id}/cancel: stops the renewal of the user's own subscription, which runs until the end of
 * the paid period.
 * @throws DomainError not_found; subscription_not_running (409) if canceled or ended; payments_unavailable (503)
 */
export function cancelSubscription(input: Input): Promise<{ data: SubscriptionDto }> {
  return change(input, {
    fits: mayCancel,
    refusal: 'subscription_not_running',
    make: (payments, id) => payments.cancel(id),
  });
}

/**
 * POST /api/subscriptions/{id}/resume: renews a canceled subscription that still runs.
 * @throws DomainError not_found; subscription_not_canceled (409) if it renews anyway or has ended; payments_unavailable
 *   (503)
 */
export function resumeSubscription(input: Input): Promise<{ data: SubscriptionDto }> {
  return change(input, {
    fits: mayResume,
    refusal: 'subscription_not_canceled',
    make: (payments, id) => payments.resume(id),
  });
}
