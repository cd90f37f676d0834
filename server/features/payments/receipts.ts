import 'server-only';

import { utcDateToDay } from '@/lib/dates/day';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { queueReceipt, receiptKey } from '@/server/features/payments/letters';
import { enqueue } from '@/server/jobs/enqueue';
import type { JobPayloads } from '@/server/jobs/payloads';
import { holdGuestOf } from '@/server/lock-order';
import { withdrawMails } from '@/server/mail/withdraw-mail';

/**
 * Queues the guests' receipts of payments that belong to a request, in the transaction that records them. A job writes
 * the letters, since a statement may record hundreds.
 */
export async function tellOfPayments(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await enqueue(tx, 'tell-payments', { ids: [...ids] });
}

/** A removed payment gets no receipt, unless it was already sent. */
export const forgetReceipts = (tx: Tx, ids: readonly number[]): Promise<void> =>
  withdrawMails(tx, ids.map(receiptKey));

/** Locks the guest, then the payment: whoever removes it now finds the letter, and withdraws it. */
async function tell(tx: Tx, id: number): Promise<void> {
  const found = await tx.bookingPayment.findUnique({ where: { id }, select: { bookingRequestId: true } });
  if (!found || !(await holdGuestOf(tx, { kind: 'booking-requests', id: found.bookingRequestId }))) return;
  await tx.$queryRaw`SELECT FROM booking_payments WHERE id = ${id} FOR KEY SHARE`;
  const payment = await tx.bookingPayment.findUnique({
    where: { id },
    select: {
      bookingRequestId: true,
      amountCents: true,
      paidAt: true,
      paymentRequest: {
        select: { kind: true, amountCents: true, payments: { select: { amountCents: true } } },
      },
    },
  });
  if (!payment?.paymentRequest) return;
  const { bookingRequestId, amountCents, paidAt, paymentRequest: asked } = payment;
  const paid = asked.payments.reduce((sum, one) => sum + one.amountCents, 0);
  await queueReceipt(tx, bookingRequestId, {
    ...{ id, kind: asked.kind, amountCents, paidAt: utcDateToDay(paidAt) },
    ...{ askedCents: asked.amountCents, openCents: asked.amountCents - paid },
  });
}

/** The job 'tell-payments': a receipt for each payment that still exists; running it again mails nobody twice. */
export async function tellPayments({ ids }: JobPayloads['tell-payments']): Promise<void> {
  for (const id of ids) await transaction((tx) => tell(tx, id));
}
