import 'server-only';

import { todayIn } from '@/lib/dates/day';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';
import { transaction } from '@/server/db';
import { queuePush } from '@/server/features/push/queue-push';

/** Belgian time: in the morning, and for a stay that is approved on the day itself until the evening. */
const hours = { from: 8, until: 20 };
/** Arrivals per run; the next run is some minutes away. */
const MOST = 500;

interface Arrival {
  id: number;
  ownerId: number;
  helpers: number[];
}

/**
 * The job 'tell-arrivals', every five minutes: notifies the landlord, helpers and guest of each arrival of today, once.
 * Of two workers at once only one does. Returns how many arrivals it looked at.
 */
export async function tellArrivals(now = new Date()): Promise<number> {
  const { hour } = wallClockIn(PRODUCT_ZONE, now);
  if (hour < hours.from || hour >= hours.until) return 0;
  const today = todayIn(undefined, now);
  return transaction(async (tx) => {
    const arrivals = await tx.$queryRaw<Arrival[]>`
      WITH told AS (
        INSERT INTO told_arrivals (booking_request_id, day)
        SELECT id, start_date FROM booking_requests b
        WHERE status = 'approved' AND start_date = ${today}::date AND anonymised_at IS NULL
          AND NOT EXISTS (SELECT FROM told_arrivals t WHERE t.booking_request_id = b.id AND t.day = b.start_date)
        ORDER BY id LIMIT ${MOST}
        ON CONFLICT DO NOTHING RETURNING booking_request_id
      )
      SELECT b.id, l.user_id AS "ownerId",
        ARRAY(SELECT m.user_id FROM listing_managers m WHERE m.listing_id = l.id AND m.user_id IS NOT NULL) AS helpers
      FROM told JOIN booking_requests b ON b.id = told.booking_request_id JOIN listings l ON l.id = b.listing_id`;
    for (const { id, ownerId, helpers } of arrivals)
      await queuePush(tx, { about: 'arrival', id }, { users: [ownerId, ...helpers], stay: id });
    return arrivals.length;
  });
}
