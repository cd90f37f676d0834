import 'server-only';

import { todayIn } from '@/lib/dates/day';
import { sql, transaction } from '@/server/db';
import { tellWayIn } from '@/server/features/way-in/tell-way-in';
import { lockBookingRequest } from '@/server/lock-order';

/** Per run; the next is a minute away. */
const AT_ONCE = 200;

/**
 * Stays whose day has come, and those whose payments have all been made or canceled. Only candidates: `tellWayIn`
 * decides. $1 today, $2 the most rows.
 */
const dueQuery = `
  SELECT b.id FROM booking_requests b JOIN listings l ON l.id = b.listing_id
  WHERE b.status = 'approved' AND b.arrival_info_at IS NULL AND NOT b.manual AND b.end_date >= $1::date
    AND b.email <> '' AND l.arrival_info IS NOT NULL AND l.removed_at IS NULL
    AND CASE l.arrival_info_release
      WHEN 'approved' THEN false
      WHEN 'days' THEN b.start_date - l.arrival_info_days <= $1::date
      ELSE EXISTS (SELECT FROM payment_requests r WHERE r.booking_request_id = b.id
          AND (r.canceled_at IS NULL OR l.arrival_info_release IS NULL))
        AND NOT EXISTS (SELECT FROM payment_requests r
          WHERE r.booking_request_id = b.id AND r.canceled_at IS NULL AND r.amount_cents >
            (SELECT coalesce(sum(p.amount_cents), 0) FROM booking_payments p WHERE p.payment_request_id = r.id)) END
  ORDER BY b.start_date, b.id LIMIT $2`;

/**
 * The job 'tell-way-in', each minute: derived from the columns, so nothing is lost while no worker runs. Returns how
 * many guests were told.
 */
export async function tellDueWayIn(now = new Date()): Promise<number> {
  const due = await sql<{ id: number }>('way-in-due', dueQuery, [todayIn(undefined, now), AT_ONCE]);
  let told = 0;
  for (const { id } of due)
    told += await transaction(async (tx) => {
      await lockBookingRequest(tx, id);
      return tellWayIn(tx, [id], now);
    });
  return told;
}
