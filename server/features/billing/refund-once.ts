import 'server-only';

import { faultsAt, makeOnce } from '@/server/features/billing/make-once';
import { askStripe } from '@/server/features/billing/stripe-client';
import { DomainError } from '@/server/http/errors';

/** More than a payment of ours ever has. */
const MANY = { limit: 1000 };

/** Cents that went back of a payment, or are on their way. */
function refundedOf(paymentId: string): Promise<number> {
  return askStripe(async (stripe) => {
    const refunds = await stripe.refunds
      .list({ payment_intent: paymentId, limit: 100 })
      .autoPagingToArray(MANY);
    return refunds
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, { amount }) => sum + amount, 0);
  });
}

/**
 * Pays cents back once for each sum that was paid back `before`: two clicks at once are one. Where Stripe failed by its
 * own fault it may have paid all the same; that is looked up instead of asked for again.
 * @throws DomainError payments_unavailable (503)
 */
export async function refundOnce(payment: { id: string; before: number }, amount: number): Promise<void> {
  const name = `refund-${payment.id}-${payment.before}-${amount}`;
  const isDone = async () => (await refundedOf(payment.id)) >= payment.before + amount;
  if ((await faultsAt(name)) > 0 && (await isDone())) return;
  const params = { payment_intent: payment.id, amount };
  try {
    await makeOnce({ name, params }, (stripe, ...asked) => stripe.refunds.create(...asked));
  } catch (error) {
    if (error instanceof DomainError && (await isDone().catch(() => false))) return;
    throw error;
  }
}
