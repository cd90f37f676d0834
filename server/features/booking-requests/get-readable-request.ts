import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { bookingRequestSelect } from '@/server/features/booking-requests/select';
import type { BookingRequestRow } from '@/server/features/booking-requests/select';
import type { Tx } from '@/server/db';
import { requestRole } from '@/server/features/requests/policy';
import { DomainError, authorize } from '@/server/http/errors';
import { readable } from '@/server/features/requests/read-request';

/**
 * The row of a request that the actor may see.
 * @throws DomainError not_found when there is none, or it belongs to somebody else
 */
export async function getReadableRequest(db: Tx, actor: Actor, id: number): Promise<BookingRequestRow> {
  const row = readable(
    actor,
    await db.bookingRequest.findUnique({
      where: { id, listing: { removedAt: null } },
      select: bookingRequestSelect,
    }),
  );
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * The same for one that the actor acts on.
 * @throws DomainError not_found; forbidden for an admin who may only read it
 */
export async function getHandledRequest(db: Tx, actor: Actor, id: number): Promise<BookingRequestRow> {
  const row = await getReadableRequest(db, actor, id);
  authorize(requestRole(actor, row.listing.userId) !== null);
  return row;
}
