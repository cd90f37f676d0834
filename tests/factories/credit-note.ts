import { dayOfMoment } from '@/lib/dates/day';
import type { CreditNote } from '@/prisma/generated/client';
import { creditNoteDocument, readDocument } from '@/server/features/billing/billing-document';
import { prisma } from '@/server/db';
import { makeOrder } from './order';
import { nextNumber } from './sequence';

/** Refunds an order, or `total` cents of it; creates its own order by default. */
export async function makeCreditNote({
  orderId,
  total,
}: { orderId?: number; total?: number } = {}): Promise<CreditNote> {
  const order = orderId
    ? await prisma().order.findUniqueOrThrow({ where: { id: orderId } })
    : await makeOrder();
  const moment = new Date('2026-07-01T08:00:00Z');
  const document = creditNoteDocument({
    invoice: readDocument(order.document),
    number: `C2026-${String(nextNumber()).padStart(6, '0')}`,
    issuedOn: dayOfMoment(moment),
    total: total ?? order.total - order.refunded,
    refundedBefore: order.refunded,
  });
  const refunded = order.refunded + document.total;
  await prisma().order.update({
    where: { id: order.id },
    data: { refunded, status: refunded === order.total ? 'refunded' : order.status },
  });
  return prisma().creditNote.create({
    data: {
      orderId: order.id,
      number: document.number,
      subtotal: document.net,
      total: document.total,
      document,
      createdAt: moment,
    },
  });
}
