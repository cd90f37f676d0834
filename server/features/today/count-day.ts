import 'server-only';

import type { BillingDetails } from '@/lib/accounts/billing-details';
import type { Day } from '@/lib/dates/day';
import type { DayLine } from '@/lib/today/contract';
import { sql } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/**
 * $1 the landlord, $2 today. `waits` repeats the rule of `toAnswerParts`, and the cost of a stay that of `openCentsOf`,
 * so that the numbers match the lists.
 */
const text = `
  WITH own AS (SELECT id FROM listings WHERE user_id = $1::int),
  unread AS (
    SELECT m.booking_request_id, m.contact_request_id
    FROM booking_requests r JOIN messages m ON m.booking_request_id = r.id
    WHERE r.listing_id IN (SELECT id FROM own) AND m.sender = 'guest' AND m.read_at IS NULL
    UNION ALL
    SELECT m.booking_request_id, m.contact_request_id
    FROM contact_requests r JOIN messages m ON m.contact_request_id = r.id
    WHERE r.listing_id IN (SELECT id FROM own) AND m.sender = 'guest' AND m.read_at IS NULL),
  waits AS (
    SELECT id FROM booking_requests
    WHERE listing_id IN (SELECT id FROM own) AND status = 'pending'
      AND (offer_start_date IS NULL OR offer_start_date < $2::date)
    UNION
    SELECT booking_request_id FROM unread WHERE booking_request_id IS NOT NULL),
  arriving AS (
    SELECT b.id, b.payments_tracked,
      coalesce(b.agreed_total_cents, (b.quote->>'total_cents')::int, b.price * 100) AS total_cents
    FROM booking_requests b
    WHERE b.listing_id IN (SELECT id FROM own) AND b.status = 'approved' AND b.start_date = $2::date)
  SELECT (SELECT count(*)::int FROM arriving) AS arriving,
    (SELECT count(*)::int FROM booking_requests
     WHERE listing_id IN (SELECT id FROM own) AND status = 'approved' AND end_date = $2::date) AS departing,
    (SELECT coalesce(sum(greatest(0, a.total_cents - (
        SELECT coalesce(sum(p.amount_cents), 0) FROM booking_payments p
        WHERE p.booking_request_id = a.id AND p.kind <> 'deposit'))), 0)::float8
     FROM arriving a
     WHERE a.payments_tracked AND NOT EXISTS (
       SELECT FROM payment_requests q WHERE q.booking_request_id = a.id AND q.canceled_at IS NULL)) AS unplanned_cents,
    (SELECT count(*)::int FROM waits)
      + (SELECT count(DISTINCT contact_request_id)::int FROM unread) AS questions,
    (SELECT count(*)::int FROM unread) AS unread_messages,
    u.billing_street_name AS "billingStreetName", u.billing_house_number AS "billingHouseNumber",
    u.billing_postal_code AS "billingPostalCode", u.billing_city AS "billingCity",
    u.billing_country AS "billingCountry"
  FROM users u WHERE u.id = $1::int`;

interface DayCounts extends Pick<DayLine, 'arriving' | 'departing' | 'questions'>, BillingDetails {
  /** The open amount of the stays that arrive today and have no payment plan. */
  unplanned_cents: number;
  /** Messages from guests that the landlord has not seen, in requests of both kinds. */
  unread_messages: number;
}

/**
 * The numbers of a landlord's day, over everything: the lists are cut off. With the landlord's billing details, to need
 * only one statement.
 */
export async function countDay(ownerId: number, today: Day): Promise<DayCounts> {
  const [row] = await sql<DayCounts>('day-counts', text, [ownerId, today]);
  // The caller is signed in, so the row is only missing if the account has just been removed.
  if (!row) throw new DomainError('unauthenticated');
  return row;
}
