import 'server-only';

import { staffRights } from '@/lib/staff/rights';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

interface Notice {
  kind: 'refund' | 'dispute';
  order: { number: string; userId: number; currency: string };
  /** In cents. */
  amount: number;
  /** Identifies the event, so that it is reported once. */
  key: string;
}

/** Mails every admin who deals with money about a refund or a dispute of an order. */
export async function tellAdmins(tx: Tx, { kind, order, amount, key }: Notice): Promise<void> {
  const admins = await tx.user.findMany({
    where: { staffRole: { in: [...staffRights.money] }, suspendedAt: null, deletedAt: null },
    select: { id: true, email: true },
    orderBy: { id: 'asc' },
  });
  for (const { id, email } of admins) {
    await queueMail(tx, {
      template: 'billing-notice',
      props: { kind, number: order.number, userId: order.userId, amount, currency: order.currency },
      to: email,
      dedupeKey: `${kind}:${key}:${id}`,
    });
  }
}
