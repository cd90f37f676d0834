import 'server-only';

import { holdsAddress } from '@/lib/signals/holds-address';
import { ELSEWHERE_DAYS, THREADS_ELSEWHERE } from '@/lib/signals/limits';
import { pool } from '@/server/db';
import { env } from '@/server/env';
import type { Found } from '@/server/features/signals/found';

/** How many messages are read at a time. */
const BATCH = 2000;

interface Said {
  id: number;
  body: string;
  userId: number;
  requestId: number | null;
  questionId: number | null;
}

/** Landlords' recent messages, until a stay was approved; only texts that may contain an address. */
async function messagesAfter(id: number, now: Date): Promise<Said[]> {
  const { rows } = await pool().query<Said>(
    `SELECT m.id, m.body, l.user_id AS "userId", r.id AS "requestId", q.id AS "questionId"
    FROM messages m LEFT JOIN booking_requests r ON r.id = m.booking_request_id AND NOT r.manual
    LEFT JOIN contact_requests q ON q.id = m.contact_request_id
    JOIN listings l ON l.id = coalesce(r.listing_id, q.listing_id)
    WHERE m.id > $1 AND m.sender = 'landlord' AND m.created_at > $2::timestamptz - INTERVAL '${ELSEWHERE_DAYS} days'
      AND (r.approved_at IS NULL OR m.created_at < r.approved_at)
      AND m.body ~* '@|\\(at\\)|\\[at\\]|//|www|[a-z0-9]\\.[a-z]{2}|[0-9].*[0-9]'
    ORDER BY m.id LIMIT ${BATCH}`,
    [id, now],
  );
  return rows;
}

interface Threads {
  requests: Set<number>;
  questions: Set<number>;
}

/** The threads of each landlord in which they gave an address outside the site. */
async function findThreads(now: Date): Promise<Map<number, Threads>> {
  const { host } = new URL(env.APP_URL);
  const threads = new Map<number, Threads>();
  let last = 0;
  for (;;) {
    const rows = await messagesAfter(last, now);
    for (const { body, userId, requestId, questionId } of rows) {
      if (!holdsAddress(body, host)) continue;
      const of = threads.get(userId) ?? { requests: new Set(), questions: new Set() };
      threads.set(userId, of);
      if (requestId !== null) of.requests.add(requestId);
      else if (questionId !== null) of.questions.add(questionId);
    }
    if (rows.length < BATCH) return threads;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Landlords who give many guests an address outside the site: in how many threads, without what they wrote. */
export async function findAddressesElsewhere(now: Date): Promise<Found> {
  const found = [...(await findThreads(now))]
    .map(([id, { requests, questions }]) => ({
      user_id: id,
      facts: { requests: requests.size, questions: questions.size },
    }))
    .filter(({ facts }) => facts.requests + facts.questions >= THREADS_ELSEWHERE);
  return {
    text: `SELECT f.user_id, NULL::int AS other_user_id, NULL::int AS listing_id, NULL::int AS other_listing_id,
        NULL::int AS event_id, f.facts
      FROM jsonb_to_recordset($3::jsonb) AS f (user_id int, facts jsonb)
      JOIN users u ON u.id = f.user_id AND u.deleted_at IS NULL`,
    values: [JSON.stringify(found)],
  };
}
