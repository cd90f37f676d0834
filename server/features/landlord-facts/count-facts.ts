import 'server-only';

import { answerSteps } from '@/lib/landlord-facts/facts';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import { pool } from '@/server/db';

/** A stay that the landlord canceled had been answered, even if it is no longer known when. */
const isAnswered = `(r.answered_at IS NOT NULL OR r.canceled_by IS NOT DISTINCT FROM 'landlord')`;

/**
 * Requests of the last twelve months (docs/rules/landlord-facts.md#answers). Requests younger than two days without an
 * answer are not counted, nor those that the guest withdrew before there was one. `wait`: seconds within which three in
 * four were answered.
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

/**
 * Only writes rows that change, so that a landlord's pages stay cached. The year never gets later when a listing is
 * deleted.
 */
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

/**
 * Listings whose look-up result differs from last night's; one that is being changed right now waits for the next
 * night.
 */
const licencesQuery = `
  WITH due AS (
    SELECT l.id FROM listings l
    WHERE l.licence_in_register <> EXISTS (SELECT FROM lodging_register r WHERE r.number = l.logiesdecreet
      AND r.status IS NULL)
    ORDER BY l.id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE listings SET licence_in_register = NOT licence_in_register FROM due WHERE listings.id = due.id`;

/** Listings per transaction, so that nobody waits long for one of them. */
const AT_ONCE = 2000;

async function lookUpLicences(): Promise<void> {
  for (;;) {
    const { rowCount } = await pool().query(licencesQuery, [AT_ONCE]);
    if ((rowCount ?? 0) < AT_ONCE) return;
  }
}

/**
 * The nightly job 'count-landlord-facts': counts how landlords answer, and whether the register knows their listings.
 */
export async function countLandlordFacts(now = new Date()): Promise<void> {
  await pool().query(landlordsQuery, [now, answerSteps]);
  await lookUpLicences();
}
