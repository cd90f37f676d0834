import 'server-only';

import type { RequestCount } from '@/lib/requests/contract';
import type { Actor } from '@/server/auth/actor';
import { authorize } from '@/server/http/errors';
import { mayListRequestsOf } from '@/server/features/requests/policy';

/** Input of the count calls for a user's list. */
export interface CountInput {
  actor: Actor;
  params: { id: number };
}

/** Count the matching rows of the list, and the matching messages in their threads. */
interface Counts {
  requests: (narrower: { readAt?: null }) => Promise<number>;
  messages: (narrower: { sender: 'guest'; readAt: null }) => Promise<number>;
}

/**
 * Counts for a user's listings: all requests, unread requests, and unread messages from guests.
 * @throws DomainError not_found if the list is somebody else's
 */
export async function countRequests({ actor, params }: CountInput, counts: Counts): Promise<RequestCount> {
  authorize(mayListRequestsOf(actor, params.id), 'not_found');
  const [count, unread, unread_messages] = await Promise.all([
    counts.requests({}),
    counts.requests({ readAt: null }),
    counts.messages({ sender: 'guest', readAt: null }),
  ]);
  return { count, unread, unread_messages };
}
