import 'server-only';

import type { Tx } from '@/server/db';

/** Removes the devices of guests who are being removed; the transaction has locked their requests. */
export async function forgetPush(tx: Tx, requestIds: readonly number[]): Promise<void> {
  await tx.pushSubscription.deleteMany({ where: { bookingRequestId: { in: [...requestIds] } } });
}
