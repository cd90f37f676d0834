import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { lockOwnRequests } from '@/server/features/requests/lock-own-requests';
import type { RequestKind } from '@/server/features/requests/lock-own-requests';

interface Input {
  actor: Actor;
  query: { ids: number[] };
}

interface Mark {
  where: { id: { in: number[] } } & Partial<Record<'readAt' | 'handledAt', null>>;
  data: Partial<Record<'readAt' | 'handledAt', Date>>;
}

const updates = {
  'booking-requests': (tx: Tx, mark: Mark) => tx.bookingRequest.updateMany(mark),
  'contact-requests': (tx: Tx, mark: Mark) => tx.contactRequest.updateMany(mark),
} as const satisfies Record<RequestKind, unknown>;

/**
 * The use-case that marks several requests as read or handled: sets the timestamp on those without one, so marking
 * twice changes nothing. Throws not_found, and does nothing, if one of them is not the actor's.
 */
export function markRequests(kind: RequestKind, column: 'readAt' | 'handledAt') {
  return ({ actor, query }: Input): Promise<void> =>
    transaction(async (tx) => {
      await lockOwnRequests(tx, kind, actor, query.ids);
      await updates[kind](tx, {
        where: { id: { in: query.ids }, [column]: null },
        data: { [column]: new Date() },
      });
    });
}
