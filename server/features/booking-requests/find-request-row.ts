import 'server-only';

import { bookingRequestSelect } from '@/server/features/booking-requests/select';
import type { BookingRequestRow } from '@/server/features/booking-requests/select';
import type { Tx } from '@/server/db';

/** A request or stay as use-cases need it, without checking who asks, which `getReadableRequest` does. */
export type StayRow = BookingRequestRow;

/** Null if there is none, or, with `ofOffered`, if its listing was removed. */
export function findRequestRow(db: Tx, id: number, { ofOffered = false } = {}): Promise<StayRow | null> {
  const where = { id, ...(ofOffered && { listing: { removedAt: null } }) };
  return db.bookingRequest.findUnique({ where, select: bookingRequestSelect });
}
