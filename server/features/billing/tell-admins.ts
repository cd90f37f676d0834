import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

interface Notice {
  kind: 'refund' | 'dispute';
  order: { number: string; userId: number; currency: string };
  /** Cents. */
  amount: number;
  /** Names what happened, so that it is told once. */
  key: string;
}

/** Writes to every admin that money of an order goes back, or is asked back. */
export async function tellAdmins(tx: Tx, { kind, order, amount, key }: Notice): Promise<void> {
  const admins = await tx.user.findMany({
    where: { roleId: roles.admin, suspendedAt: null, deletedAt: null },
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
