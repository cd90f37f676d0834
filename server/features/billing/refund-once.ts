import 'server-only';

import { faultsAt, makeOnce } from '@/server/features/billing/make-once';
import { askStripe } from '@/server/features/billing/stripe-client';
import { DomainError } from '@/server/http/errors';

/** More than any payment of ours has. */
const MANY = { limit: 1000 };

/** Cents of a payment that were refunded or are being refunded. */
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
 * Refunds `amount` cents once for each sum refunded `before`: a double click refunds once. After a server error Stripe
 * may still have paid; that is looked up instead of asking again.
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
