import 'server-only';

import type { Tx } from '@/server/db';

/** Requests of one kind, which the transaction holds. */
type Held = { bookingRequestId: number[] } | { contactRequestId: number[] };

/** Removes what was said about requests and the links of their guests: a request without its guest has neither. */
export async function forgetThreads(tx: Tx, held: Held): Promise<void> {
  const where =
    'bookingRequestId' in held
      ? { bookingRequestId: { in: held.bookingRequestId } }
      : { contactRequestId: { in: held.contactRequestId } };
  await tx.message.deleteMany({ where });
  await tx.guestToken.deleteMany({ where });
}
