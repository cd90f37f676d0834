import 'server-only';

import { todayIn } from '@/lib/dates/day';
import { LATEST_MS } from '@/lib/messages/send-moment';
import { Prisma } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { sendText } from '@/server/features/messages/send-text';
import { lockBookingRequest } from '@/server/lock-order';
import { log } from '@/server/log';

/** Messages per run; the next run is a minute away. */
const MOST = 1000;

interface Due {
  stayId: number;
  templateId: number;
}

/**
 * The texts that are due for stays and were neither sent nor skipped, longest due first
 * (docs/rules/automatic-messages.md#what-is-sent). Each text looks only at the stays around its own day, through the
 * indexes by listing; the moment itself is `message_due_at`, which lib/messages/send-moment.ts repeats. `only` narrows
 * it down to one.
 */
function findDue(db: Tx, now: Date, only?: Due): Promise<Due[]> {
  const today = Prisma.sql`${todayIn(undefined, now)}::date`;
  const earliest = new Date(now.getTime() - LATEST_MS);
  return db.$queryRaw<Due[]>`
    WITH texts AS (
      SELECT t.id, t.send_moment AS moment, t.send_days::int AS days, t.send_hour::int AS hour,
        t.send_since AS since, l.id AS listing_id, l.approved_at IS NOT NULL AND l.suspended_at IS NULL AS is_seen
      FROM reply_templates t JOIN users u ON u.id = t.user_id JOIN listings l ON l.user_id = t.user_id
      WHERE t.send_moment IS NOT NULL AND u.suspended_at IS NULL AND l.denied_at IS NULL AND l.removed_at IS NULL
        AND (NOT EXISTS (SELECT FROM reply_template_listings o WHERE o.reply_template_id = t.id)
          OR EXISTS (SELECT FROM reply_template_listings o
            WHERE o.reply_template_id = t.id AND o.listing_id = l.id))
        ${only ? Prisma.sql`AND t.id = ${only.templateId}` : Prisma.empty}
    ), around AS (
      SELECT x.*, b.id AS stay_id FROM texts x
        JOIN booking_requests b ON b.listing_id = x.listing_id AND b.status = 'approved' AND b.start_date BETWEEN
          ${today} - 1 + CASE x.moment WHEN 'before_arrival' THEN x.days WHEN 'during' THEN -x.days ELSE 0 END
          AND ${today} + CASE x.moment WHEN 'before_arrival' THEN x.days WHEN 'during' THEN -x.days ELSE 0 END
        WHERE x.moment IN ('before_arrival', 'arrival', 'during')
      UNION ALL
      SELECT x.*, b.id FROM texts x
        JOIN booking_requests b ON b.listing_id = x.listing_id AND b.status = 'approved' AND b.end_date BETWEEN
          ${today} - 1 - CASE x.moment WHEN 'after_departure' THEN x.days ELSE 0 END
          AND ${today} + CASE x.moment WHEN 'after_departure' THEN -x.days ELSE x.days END
        WHERE x.moment IN ('before_departure', 'after_departure')
      UNION ALL
      SELECT x.*, b.id FROM texts x
        JOIN booking_requests b ON b.listing_id = x.listing_id AND b.status = 'approved'
          AND b.approved_at BETWEEN ${now}::timestamptz - make_interval(days => x.days + 2) AND ${now}::timestamptz
        WHERE x.moment = 'approved'
    )
    SELECT a.stay_id AS "stayId", a.id AS "templateId"
    FROM around a JOIN booking_requests b ON b.id = a.stay_id
      CROSS JOIN LATERAL message_due_at(a.moment, a.days, a.hour, b.start_date, b.end_date, b.approved_at) AS due(at)
    WHERE due.at <= ${now}::timestamptz AND due.at > ${earliest}::timestamptz AND due.at >= a.since
      AND b.email <> '' AND b.anonymised_at IS NULL AND (NOT b.manual OR a.is_seen)
      AND NOT EXISTS (SELECT FROM automatic_messages m
        WHERE m.booking_request_id = b.id AND m.reply_template_id = a.id)
      ${only ? Prisma.sql`AND b.id = ${only.stayId}` : Prisma.empty}
    ORDER BY due.at, b.id, a.id LIMIT ${MOST}`;
}

/** Sends one, unless it is no longer due once its stay and text are locked. */
function sendOne(due: Due, now: Date): Promise<boolean> {
  return transaction(async (tx) => {
    if (!(await lockBookingRequest(tx, due.stayId))) return false;
    await tx.$queryRaw`SELECT FROM reply_templates WHERE id = ${due.templateId} FOR SHARE`;
    if ((await findDue(tx, now, due)).length === 0) return false;
    return (await sendText(tx, { ...due, automatic: true, byAdmin: false })) !== null;
  });
}

/**
 * The job 'send-due-messages', every minute: puts the reply texts that are due into the threads of their stays, each
 * once per stay even if runs overlap, with the job that mails it. Nothing is scheduled ahead, so changes to stays or
 * texts need no handling. One that fails is logged, and tried again by the next run. Returns how many were sent.
 */
export async function sendDueMessages(now = new Date()): Promise<number> {
  let sent = 0;
  for (const due of await findDue(prisma(), now)) {
    try {
      if (await sendOne(due, now)) sent += 1;
    } catch (error) {
      log.error({ err: error, ...due }, 'a message could not be sent by itself');
    }
  }
  return sent;
}
