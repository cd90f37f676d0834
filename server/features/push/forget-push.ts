import 'server-only';

import type { Tx } from '@/server/db';

/** For requests whose guest is being removed, locked by the transaction: nobody is told of them any more. */
export async function forgetPush(tx: Tx, requestIds: readonly number[]): Promise<void> {
  await tx.pushSubscription.deleteMany({ where: { bookingRequestId: { in: [...requestIds] } } });
}
