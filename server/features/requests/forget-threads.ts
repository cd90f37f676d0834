import 'server-only';

import type { Tx } from '@/server/db';

/** Requests of one kind, locked by the transaction. */
type Held = { bookingRequestId: number[] } | { contactRequestId: number[] };

/** Deletes the messages, changes and guests' links of requests: an anonymised request has none of these. */
export async function forgetThreads(tx: Tx, held: Held): Promise<void> {
  const where =
    'bookingRequestId' in held
      ? { bookingRequestId: { in: held.bookingRequestId } }
      : { contactRequestId: { in: held.contactRequestId } };
  await tx.message.deleteMany({ where });
  if ('bookingRequestId' in held)
    await tx.stayChange.deleteMany({ where: { bookingRequestId: { in: held.bookingRequestId } } });
  await tx.guestToken.deleteMany({ where });
}
