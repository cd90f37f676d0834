import 'server-only';

import type { RequestCount } from '@/lib/requests/contract';
import type { Actor } from '@/server/auth/actor';
import { authorize } from '@/server/http/errors';
import { mayListRequestsOf } from '@/server/features/requests/policy';

/** Asks for the count of a user's list. */
export interface CountInput {
  actor: Actor;
  params: { id: number };
}

/** Count the rows of the list, and the messages in their threads, that fit. */
interface Counts {
  requests: (narrower: { readAt?: null }) => Promise<number>;
  messages: (narrower: { sender: 'guest'; readAt: null }) => Promise<number>;
}

/**
 * What a user's listings received: all of it, what nobody opened, and what guests wrote that nobody saw.
 * @throws DomainError not_found when the list is somebody else's
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
