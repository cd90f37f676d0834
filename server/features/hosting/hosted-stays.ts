import 'server-only';

import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { HostedStay } from '@/lib/hosting/contract';
import { languageOf } from '@/lib/languages/language';
import { DAYS_AHEAD } from '@/lib/today/limits';
import type { Actor } from '@/server/auth/actor';
import { sql } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/** How long after departure a guest's unanswered message is shown. */
const DAYS_AFTER = 30;
const MOST = 200;

interface Row extends Record<string, unknown> {
  id: number;
  code: string;
  manual: boolean;
  listing_id: number;
  slug: string;
  listing_name: string;
  name: string;
  phone_number: string | null;
  locale: string;
  start_date: Day;
  end_date: Day;
  adults: number;
  children: number;
  babies: number;
  pets: number;
  check_in: string | null;
  check_out: string | null;
  has_arrival_info: boolean;
  has_guest_page: boolean;
  to_answer: boolean;
}

/** Approved stays, including own bookings, in the homes that a user hosts, without any amounts. $1 the user. */
const hosted = `
  SELECT r.id, r.code, r.manual, l.id AS listing_id, l.slug, coalesce(l.name_holiday_home, l.slug) AS listing_name,
    trim(r.first_name || ' ' || r.last_name) AS name, r.phone_number, r.locale, r.start_date::text, r.end_date::text,
    r.number_of_adults AS adults, r.number_of_children AS children, r.number_of_babies AS babies,
    r.number_of_pets AS pets, coalesce(r.check_in, l.check_in)::text AS check_in,
    coalesce(r.check_out, l.check_out)::text AS check_out, l.arrival_info IS NOT NULL AS has_arrival_info,
    r.email <> '' AND (NOT r.manual OR EXISTS (SELECT FROM guest_tokens t WHERE t.booking_request_id = r.id))
      AS has_guest_page,
    coalesce((SELECT m.sender = 'guest' FROM messages m WHERE m.booking_request_id = r.id AND m.sender <> 'system'
      ORDER BY m.created_at DESC, m.id DESC LIMIT 1), false) AS to_answer
  FROM booking_requests r JOIN listings l ON l.id = r.listing_id
  WHERE r.status = 'approved' AND l.denied_at IS NULL AND l.removed_at IS NULL
    AND l.id IN (SELECT h.listing_id FROM listing_managers h WHERE h.user_id = $1::int AND h.role = 'host')`;

/** $2 today, $3 the day after the last, $4 the earliest departure, $5 limit. */
const listQuery = `
  SELECT * FROM (${hosted} AND r.end_date >= $4::date) AS stay
  WHERE (start_date::date < $3::date AND end_date::date >= $2::date) OR to_answer
  ORDER BY start_date, id LIMIT $5::int`;

/** $2 the stay. */
const oneQuery = `${hosted} AND r.id = $2::int`;

const toHostedStay = (row: Row): HostedStay => ({
  id: row.id,
  code: row.code,
  manual: row.manual,
  listing: { id: row.listing_id, slug: row.slug, name: row.listing_name },
  name: row.name,
  phone_number: row.phone_number,
  locale: languageOf(row.locale),
  start_date: row.start_date,
  end_date: row.end_date,
  number_of_adults: row.adults,
  number_of_children: row.children,
  number_of_babies: row.babies,
  number_of_pets: row.pets,
  check_in: row.check_in,
  check_out: row.check_out,
  has_arrival_info: row.has_arrival_info,
  has_guest_page: row.has_guest_page,
  to_answer: row.to_answer,
});

/**
 * GET /api/user/hosting: who arrives, leaves and stays this week in the homes that the actor hosts, and whose message
 * waits for an answer; by arrival.
 */
export async function listHostedStays(
  { actor }: { actor: Actor },
  today: Day = todayIn(),
): Promise<{ data: HostedStay[] }> {
  const asked = [actor.id, today, addDays(today, DAYS_AHEAD), addDays(today, -DAYS_AFTER), MOST];
  return { data: (await sql<Row>('hosted-stays', listQuery, asked)).map(toHostedStay) };
}

/** An approved stay in a home that the actor hosts; null if they host none of this id. */
export async function findHostedStay(actor: Actor, id: number): Promise<HostedStay | null> {
  const [row] = await sql<Row>('hosted-stay', oneQuery, [actor.id, id]);
  return row ? toHostedStay(row) : null;
}

/**
 * GET /api/user/hosting/{id}
 * @throws DomainError not_found
 */
export async function getHostedStay({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: number };
}): Promise<{ data: HostedStay }> {
  const data = await findHostedStay(actor, params.id);
  if (!data) throw new DomainError('not_found');
  return { data };
}
