import 'server-only';

import { dayOfMoment } from '@/lib/dates/day';
import type { Order } from '@/prisma/generated/client';
import { creditNoteDocument, readDocument } from '@/server/features/billing/billing-document';
import type { RefundFacts } from '@/server/features/billing/subscription-facts';
import { takeNumber } from '@/server/features/billing/take-number';
import { tellAdmins } from '@/server/features/billing/tell-admins';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

async function tellBuyer(tx: Tx, order: Order, note: { number: string; total: number }): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: order.userId } });
  await queueMail(tx, {
    template: 'payment-refunded',
    props: {
      firstName: user.firstName,
      ...{ number: order.number, creditNumber: note.number },
      ...{ total: note.total, currency: order.currency },
    },
    to: user.email,
    dedupeKey: `credit-note:${note.number}`,
  });
}

/**
 * Creates a credit note for each refund that has none, and tells buyer and admins.
 * @param refunds all refunds of the order, oldest first
 * @returns cents refunded for the order in total
 */
export async function recordRefunds(tx: Tx, order: Order, refunds: readonly RefundFacts[]): Promise<number> {
  const notes = await tx.creditNote.findMany({
    where: { orderId: order.id },
    select: { stripeRefundId: true, total: true },
  });
  const known = new Set(notes.map(({ stripeRefundId }) => stripeRefundId));
  let refunded = notes.reduce((sum, { total }) => sum + total, 0);
  for (const { id, amount, at } of refunds) {
    if (known.has(id)) continue;
    const number = await takeNumber(tx, 'C', at);
    const document = creditNoteDocument({
      invoice: readDocument(order.document),
      ...{ number, issuedOn: dayOfMoment(at), total: amount, refundedBefore: refunded },
    });
    await tx.creditNote.create({
      data: {
        orderId: order.id,
        ...{ number, subtotal: document.net, total: document.total, document },
        ...{ stripeRefundId: id, createdAt: at },
      },
    });
    refunded += amount;
    await tellBuyer(tx, order, { number, total: amount });
    await tellAdmins(tx, { kind: 'refund', order, amount, key: id });
  }
  return refunded;
}
