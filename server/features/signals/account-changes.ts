import 'server-only';

import { PRODUCT_ZONE } from '@/lib/dates/zone';
import { ACCOUNT_CHANGE_DAYS, ACCOUNT_CHANGE_KEPT_DAYS } from '@/lib/signals/limits';
import type { Found } from '@/server/features/signals/found';

/**
 * Changes of the account that a landlord is paid on, with the payments requested or due in the days after. A change is
 * an audit log entry with other last digits than the entry before; the first account does not count.
 */
export const accountChanges: Found = {
  text: `
    WITH changes AS MATERIALIZED (
      SELECT e.id, e.subject_id AS user_id, e.created_at, e.details->>'last_four' AS ending,
        (e.created_at AT TIME ZONE '${PRODUCT_ZONE}')::date AS day
      FROM audit_logs e
      JOIN users u ON u.id = e.subject_id AND u.deleted_at IS NULL
      CROSS JOIN LATERAL (
        SELECT p.details->>'last_four' AS ending FROM audit_logs p
        WHERE p.about_user_id = e.subject_id AND p.id < e.id
          AND p.action IN ('payment-account.update', 'payment-account.remove')
        ORDER BY p.id DESC LIMIT 1
      ) known
      WHERE e.action = 'payment-account.update' AND e.subject_type = 'user'
        AND e.created_at > $1::timestamptz - INTERVAL '${ACCOUNT_CHANGE_KEPT_DAYS} days'
        AND known.ending <> e.details->>'last_four'
    )
    SELECT c.user_id, NULL::int AS other_user_id, NULL::int AS listing_id, NULL::int AS other_listing_id,
      c.id AS event_id, jsonb_build_object('changed_on', c.day, 'ending', c.ending, 'payments', count(*),
        'amount_cents', sum(q.amount_cents)) AS facts
    FROM changes c JOIN listings l ON l.user_id = c.user_id
    JOIN payment_requests q ON q.listing_id = l.id AND q.canceled_at IS NULL
    WHERE q.created_at >= c.created_at AND q.created_at < c.created_at + INTERVAL '${ACCOUNT_CHANGE_DAYS} days'
      OR q.due_date >= c.day AND q.due_date < c.day + ${ACCOUNT_CHANGE_DAYS}
    GROUP BY c.id, c.user_id, c.day, c.ending`,
  values: [],
};
