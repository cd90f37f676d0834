import 'server-only';

import { sql } from '@/server/db';

/** $1 the landlord. */
const text = `
  SELECT (SELECT count(*)::int FROM messages m JOIN booking_requests r ON r.id = m.booking_request_id
      JOIN listings l ON l.id = r.listing_id
      WHERE l.user_id = $1::int AND m.sender = 'guest' AND m.read_at IS NULL)
    + (SELECT count(*)::int FROM messages m JOIN contact_requests r ON r.id = m.contact_request_id
      JOIN listings l ON l.id = r.listing_id
      WHERE l.user_id = $1::int AND m.sender = 'guest' AND m.read_at IS NULL) AS unread`;

/** The number of unread messages from guests about a landlord's listings, in requests of both kinds. */
export async function countUnreadMessages(ownerId: number): Promise<number> {
  const [row] = await sql<{ unread: number }>('unread-messages', text, [ownerId]);
  return row?.unread ?? 0;
}
