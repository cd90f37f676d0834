import 'server-only';

import type { OrderDto, RefundInput } from '@/lib/billing/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { getPayments } from '@/server/features/billing/get-billing';
import { orderSelect } from '@/server/features/billing/select';
import { toOrder } from '@/server/features/billing/serialize';
import { isRefusal } from '@/server/features/billing/stripe-client';
import { syncSubscription } from '@/server/features/billing/sync-subscription';
import { prisma, transaction } from '@/server/db';
import { DomainError, invalid } from '@/server/http/errors';
import { errorTexts } from '@/lib/texts/errors';

interface Input {
  actor: Actor;
  params: { id: number };
  body: RefundInput;
}

/**
 * POST /api/orders/{id}/refund, for admins: refunds an order, all that is left of it or a part. The credit note is made
 * once Stripe confirms the refund.
 * @throws DomainError not_found; order_not_refundable (409); 422 on `amount` for more than is left;
 *   payments_unavailable (503)
 */
export async function refundOrder({ actor, params, body }: Input): Promise<{ data: OrderDto }> {
  const order = await prisma().order.findUnique({
    where: { id: params.id },
    include: { subscription: { select: { stripeSubscriptionId: true } } },
  });
  if (!order) throw new DomainError('not_found');
  const payments = getPayments();
  const left = order.total - order.refunded;
  const amount = body.amount ?? left;
  const { stripePaymentIntentId: paymentId } = order;
  if (paymentId === null || left === 0) throw new DomainError('order_not_refundable');
  if (amount > left) throw invalid({ amount: [errorTexts.order_not_refundable] });
  try {
    await payments.refund({ id: paymentId, before: order.refunded }, amount);
  } catch (error) {
    if (isRefusal(error)) throw new DomainError('order_not_refundable');
    throw error;
  }
  await transaction((tx) =>
    recordAudit(tx, {
      actor,
      action: 'order.refund',
      subject: { type: 'order', id: order.id },
      details: { number: order.number, amount },
    }),
  );
  const subscriptionId = order.subscription?.stripeSubscriptionId;
  if (subscriptionId) await syncSubscription({ subscriptionId });
  const after = await prisma().order.findUniqueOrThrow({ where: { id: order.id }, select: orderSelect });
  return { data: toOrder(after) };
}
