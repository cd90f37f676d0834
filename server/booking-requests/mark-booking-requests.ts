import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { lockOwnRequests } from '@/server/booking-requests/lock-own-requests';
import { transaction } from '@/server/db';

interface Input {
  actor: Actor;
  query: { ids: number[] };
}

/** Sets the moment on those that have none yet: marking twice changes nothing. */
function mark(column: 'readAt' | 'handledAt') {
  return ({ actor, query }: Input): Promise<void> =>
    transaction(async (tx) => {
      await lockOwnRequests(tx, actor, query.ids);
      await tx.bookingRequest.updateMany({
        where: { id: { in: query.ids }, [column]: null },
        data: { [column]: new Date() },
      });
    });
}

/**
 * PUT /api/booking-requests/bulk-mark-as-read?ids=
 * @throws DomainError not_found when one of them is not the actor's: then nothing is done
 */
export const markAsRead = mark('readAt');

/** PUT /api/booking-requests/bulk-mark-as-handled?ids= */
export const markAsHandled = mark('handledAt');
