import 'server-only';

import { MAX_PAYMENTS } from '@/lib/booking-requests/limits';
import type { Payment, PaymentInput } from '@/lib/booking-requests/contract';
import { dayToUtcDate } from '@/lib/dates/day';
import { paymentTexts } from '@/lib/texts/payments';
import type { Actor } from '@/server/auth/actor';
import { getHandledRequest } from '@/server/features/booking-requests/get-readable-request';
import { toPayment } from '@/server/features/booking-requests/serialize';
import { tellWayIn } from '@/server/features/way-in/tell-way-in';
import { forgetReceipts, tellOfPayments } from '@/server/features/payments/receipts';
import { queuePush } from '@/server/features/push/queue-push';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError, invalid } from '@/server/http/errors';
import { lockBookingRequest } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: number };
  body: PaymentInput;
}

/**
 * POST /api/booking-requests/{id}/payments: records what the guest paid
 * (docs/rules/booking-requests.md#payments-noted). The guest gets a receipt if it names a payment request, and how to
 * get in if that waited for it.
 * @throws DomainError not_found; not_a_booking, guest_gone, too_many_payments (409); invalid on `payment_request_id`
 *   for one that is not, or no longer, this booking's
 */
export function notePayment({ actor, params: { id }, body }: Input): Promise<{ data: Payment }> {
  return transaction(async (tx) => {
    await getHandledRequest(tx, actor, id);
    const booking = await lockBookingRequest(tx, id);
    if (!booking) throw new DomainError('not_found');
    if (booking.status !== 'approved' && booking.status !== 'canceled')
      throw new DomainError('not_a_booking');
    if (!booking.hasGuest) throw new DomainError('guest_gone');
    const noted = await tx.bookingPayment.count({ where: { bookingRequestId: id } });
    if (noted >= MAX_PAYMENTS) throw new DomainError('too_many_payments');
    const paymentRequestId = body.payment_request_id ?? null;
    if (paymentRequestId !== null) {
      const standing = { id: paymentRequestId, bookingRequestId: id, canceledAt: null };
      if ((await tx.paymentRequest.count({ where: standing })) === 0)
        throw invalid({ payment_request_id: [paymentTexts.requestGone] });
    }
    const row = await tx.bookingPayment.create({
      data: {
        bookingRequestId: id,
        amountCents: body.amount_cents,
        paidAt: dayToUtcDate(body.paid_at),
        kind: body.kind,
        paymentRequestId,
      },
    });
    await tellWayIn(tx, [id]);
    if (paymentRequestId !== null) await tellOfPayments(tx, [row.id]);
    await queuePush(tx, { about: 'paid', id }, { stay: id });
    return { data: toPayment(row) };
  });
}

interface RemoveInput {
  actor: Actor;
  params: { id: number; payment: number };
}

/**
 * DELETE /api/booking-requests/{id}/payments/{payment}
 * @throws DomainError not_found, also if it is already gone or belongs to another booking
 */
export function removePayment({ actor, params: { id, payment } }: RemoveInput): Promise<void> {
  return transaction(async (tx) => {
    await getHandledRequest(tx, actor, id);
    const { count } = await tx.bookingPayment.deleteMany({ where: { id: payment, bookingRequestId: id } });
    if (count === 0) throw new DomainError('not_found');
    await forgetReceipts(tx, [payment]);
  });
}

/**
 * For requests whose guest is being removed, locked by the transaction: who paid when, why a deposit was kept, and what
 * was agreed with whom, is the guest's data.
 */
export async function forgetPayments(tx: Tx, requestIds: readonly number[]): Promise<void> {
  const where = { bookingRequestId: { in: [...requestIds] } };
  await tx.bookingPayment.deleteMany({ where });
  await tx.paymentRequest.deleteMany({ where });
  await tx.depositReturn.deleteMany({ where });
  await tx.agreement.deleteMany({ where });
}
