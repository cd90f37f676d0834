import 'server-only';

import type { RequestCount } from '@/lib/requests/contract';
import type { Actor } from '@/server/auth/actor';
import { sql } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { mayListRequestsOf } from '@/server/features/requests/policy';

/** Input of the count calls for a user's list. */
export interface CountInput {
  actor: Actor;
  params: { id: number };
}

/** A list of requests `r`, and how the messages `m` of their threads name them. */
interface Counted {
  table: 'booking_requests' | 'contact_requests';
  thread: 'booking_request_id' | 'contact_request_id';
  /** An SQL condition for the requests in the list; without it, all of them. */
  where?: string;
}

/** One statement for all three numbers. $1 the owner. */
const countQuery = ({ table, thread, where = 'true' }: Counted) => `
  SELECT count(*)::int AS count, (count(*) FILTER (WHERE r.read_at IS NULL))::int AS unread,
    (SELECT count(*)::int
     FROM messages m JOIN ${table} r ON r.id = m.${thread} JOIN listings l ON l.id = r.listing_id
     WHERE l.user_id = $1::int AND ${where} AND m.sender = 'guest' AND m.read_at IS NULL) AS unread_messages
  FROM ${table} r JOIN listings l ON l.id = r.listing_id WHERE l.user_id = $1::int AND ${where}`;

/**
 * Makes the count call of a list: the number of requests for a user's listings, of unopened ones, and of messages from
 * guests that were not read. It throws DomainError not_found when the list is somebody else's.
 */
export function requestCounter(name: string, counted: Counted): (input: CountInput) => Promise<RequestCount> {
  const text = countQuery(counted);
  return async ({ actor, params }) => {
    authorize(mayListRequestsOf(actor, params.id), 'not_found');
    const [row] = await sql<RequestCount>(name, text, [params.id]);
    return row ?? { count: 0, unread: 0, unread_messages: 0 };
  };
}
