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
  /** Which of an owner's requests stand in it, as a condition in SQL; all of them without it. */
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
 * Makes the count of a list: what a user's listings received, all of it, what nobody opened, and what guests wrote that
 * nobody saw. It throws DomainError not_found when the list is somebody else's.
 */
export function requestCounter(name: string, counted: Counted): (input: CountInput) => Promise<RequestCount> {
  const text = countQuery(counted);
  return async ({ actor, params }) => {
    authorize(mayListRequestsOf(actor, params.id), 'not_found');
    const [row] = await sql<RequestCount>(name, text, [params.id]);
    return row ?? { count: 0, unread: 0, unread_messages: 0 };
  };
}
