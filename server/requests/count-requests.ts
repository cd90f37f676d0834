import 'server-only';

import type { RequestCount } from '@/lib/requests/contract';
import type { Actor } from '@/server/auth/actor';
import { authorize } from '@/server/http/errors';
import { mayListRequestsOf } from '@/server/requests/policy';

/** Asks for the count of a user's list. */
export interface CountInput {
  actor: Actor;
  params: { id: number };
}

/**
 * What a user's listings received: all of it, and what nobody opened. `count` counts the rows of the list that fit.
 * @throws DomainError not_found when the list is somebody else's
 */
export async function countRequests(
  { actor, params }: CountInput,
  count: (narrower: { readAt?: null }) => Promise<number>,
): Promise<RequestCount> {
  authorize(mayListRequestsOf(actor, params.id), 'not_found');
  const [all, unread] = await Promise.all([count({}), count({ readAt: null })]);
  return { count: all, unread };
}
