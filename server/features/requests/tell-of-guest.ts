import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

/** A question that has been unanswered for this long is no longer expected to be answered, in milliseconds. */
const questionAwaited = 30 * 24 * 3_600_000;

/**
 * Tells owners that mail does not reach a guest they expect: guests with requests and stays that are not over (manual
 * bookings only if confirmed by mail), and with open questions. Once per request.
 */
export async function tellOfGuest(tx: Tx, address: string): Promise<void> {
  const since = new Date(Date.now() - questionAwaited);
  const rows = await tx.$queryRaw<AwaitedGuest[]>`
    SELECT 'booking-request' AS kind, r.id, r.first_name || ' ' || r.last_name AS "guestName",
      l.slug, coalesce(l.name_holiday_home, l.slug) AS "listingName", r.code, u.first_name AS "ownerFirstName",
      u.email::text AS owner,
      json_build_object('startDate', r.start_date, 'endDate', r.end_date) AS stay
    FROM booking_requests r JOIN listings l ON l.id = r.listing_id JOIN users u ON u.id = l.user_id
    WHERE lower(r.email) = lower(${address}) AND r.status IN ('pending', 'approved')
      AND (NOT r.manual OR EXISTS (SELECT FROM guest_tokens t WHERE t.booking_request_id = r.id))
      AND r.end_date >= ${dayToUtcDate(todayIn())}
    UNION ALL
    SELECT 'contact-request', r.id, r.first_name || ' ' || r.last_name,
      l.slug, coalesce(l.name_holiday_home, l.slug), r.code, u.first_name, u.email::text, NULL
    FROM contact_requests r JOIN listings l ON l.id = r.listing_id JOIN users u ON u.id = l.user_id
    WHERE lower(r.email) = lower(${address}) AND r.handled_at IS NULL AND r.created_at > ${since}`;
  for (const { owner, ...props } of rows) {
    await queueMail(tx, {
      template: 'guest-unreachable',
      props,
      to: owner,
      dedupeKey: `${props.kind}:${props.id}:guest-unreachable`,
    });
  }
}

interface AwaitedGuest {
  kind: 'booking-request' | 'contact-request';
  id: number;
  guestName: string;
  slug: string;
  listingName: string;
  code: string;
  /** As days; null for a question. */
  stay: { startDate: string; endDate: string } | null;
  ownerFirstName: string;
  owner: string;
}
