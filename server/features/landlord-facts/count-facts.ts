import 'server-only';

import { answerSteps } from '@/lib/landlord-facts/facts';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import { pool } from '@/server/db';

/** What a landlord called off was answered before, even where it is not known any more when. */
const isAnswered = `(r.answered_at IS NOT NULL OR r.canceled_by IS NOT DISTINCT FROM 'landlord')`;

/**
 * Of the last twelve months (docs/rules/landlord-facts.md#answers). What is younger than two days and has no answer yet
 * says nothing, nor does what its guest took back before there was one. `wait`: seconds within which three of four were
 * answered.
 */
const requestsQuery = `
  SELECT l.user_id, count(*)::int AS requests, count(*) FILTER (WHERE ${isAnswered})::int AS answered,
    percentile_disc(0.75) WITHIN GROUP (
      ORDER BY coalesce(extract(epoch FROM r.answered_at - r.created_at), 'Infinity')::float8
    ) FILTER (WHERE r.answered_at IS NOT NULL OR NOT ${isAnswered}) AS wait
  FROM booking_requests r JOIN listings l ON l.id = r.listing_id
  WHERE NOT r.manual AND r.created_at BETWEEN $1::timestamptz - INTERVAL '1 year' AND $1::timestamptz
    AND (${isAnswered} OR r.status = 'pending' AND r.created_at < $1::timestamptz - INTERVAL '2 days')
  GROUP BY l.user_id`;

/** Only what is another is written: a landlord's pages stay kept. The year never moves up when a home is deleted. */
const landlordsQuery = `
  WITH asked AS MATERIALIZED (${requestsQuery})
  INSERT INTO landlord_facts AS f (user_id, since_year, requests, answered, answer_hours)
  SELECT p.user_id, p.year, coalesce(a.requests, 0), coalesce(a.answered, 0),
    (SELECT min(hours) FROM unnest($2::smallint[]) AS step (hours) WHERE hours * 3600 >= a.wait)
  FROM (
    SELECT user_id, min(extract(year FROM first_published_at AT TIME ZONE '${PRODUCT_ZONE}'))::smallint AS year
    FROM listings WHERE first_published_at IS NOT NULL GROUP BY user_id
  ) p LEFT JOIN asked a USING (user_id)
  ORDER BY p.user_id
  ON CONFLICT (user_id) DO UPDATE SET since_year = least(f.since_year, excluded.since_year),
    requests = excluded.requests, answered = excluded.answered, answer_hours = excluded.answer_hours
  WHERE (f.since_year, f.requests, f.answered, f.answer_hours) IS DISTINCT FROM
    (least(f.since_year, excluded.since_year), excluded.requests, excluded.answered, excluded.answer_hours)`;

/** Homes whose look-up turned out otherwise than the night before; one that somebody is changing waits a night. */
const licencesQuery = `
  WITH due AS (
    SELECT l.id FROM listings l
    WHERE l.licence_in_register <> EXISTS (SELECT FROM lodging_register r WHERE r.number = l.logiesdecreet)
    ORDER BY l.id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE listings SET licence_in_register = NOT licence_in_register FROM due WHERE listings.id = due.id`;

/** Homes of one transaction, so that nobody waits long for one of them. */
const AT_ONCE = 2000;

async function lookUpLicences(): Promise<void> {
  for (;;) {
    const { rowCount } = await pool().query(licencesQuery, [AT_ONCE]);
    if ((rowCount ?? 0) < AT_ONCE) return;
  }
}

/** The nightly job 'count-landlord-facts': what landlords did, and whether the register knows their homes. */
export async function countLandlordFacts(now = new Date()): Promise<void> {
  await pool().query(landlordsQuery, [now, answerSteps]);
  await lookUpLicences();
}
