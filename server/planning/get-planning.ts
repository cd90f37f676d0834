import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { BookedSource, OccupancySource } from '@/lib/calendar/sources';
import { eachDay, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { PLANNING_HOMES } from '@/lib/planning/contract';
import type { PlanningHome, PlanningPage, PlanningQuery, PlanningStay } from '@/lib/planning/contract';
import { nightPricer } from '@/lib/stays/nightly';
import type { Season } from '@/lib/stays/terms';
import type { Actor } from '@/server/auth/actor';
import { sql } from '@/server/db';
import { seasonsOfHomes } from '@/server/stays/find-seasons';

type Row<T> = T & Record<string, unknown>;

interface HomeRow {
  id: number;
  slug: string;
  name: string;
  price: number | null;
  weekend_price: number | null;
  is_own: boolean;
  total: number;
}

/** By name, as people look for a home. $1 the user, $2 how many, $3 after how many. */
const homesQuery = `
  SELECT l.id, l.slug, coalesce(l.name_holiday_home, l.slug) AS name, l.price, l.weekend_price,
    l.user_id = $1::int AS is_own, count(*) OVER ()::int AS total
  FROM listings l
  WHERE l.user_id = $1::int
    OR (l.denied_at IS NULL AND l.id IN (SELECT m.listing_id FROM listing_managers m WHERE m.user_id = $1::int))
  ORDER BY lower(coalesce(l.name_holiday_home, l.slug)), l.id
  LIMIT $2::int OFFSET $3::int`;

/** $1 the user. */
const countQuery = `
  SELECT count(*)::int AS total FROM listings l
  WHERE l.user_id = $1::int
    OR (l.denied_at IS NULL AND l.id IN (SELECT m.listing_id FROM listing_managers m WHERE m.user_id = $1::int))`;

interface OccupancyRow {
  listing_id: number;
  id: number | null;
  source: OccupancySource;
  start_date: Day;
  end_date: Day;
  guest_name: string | null;
  /** Of a calendar that its owner named. */
  name: string | null;
  manual: boolean;
}

/** Stays and blocks with a night in the window. $1 homes, $2 first day, $3 the day after the last. */
const occupancyQuery = `
  SELECT o.listing_id, r.id, o.source::text AS source, o.start_date::text, o.end_date::text,
    nullif(trim(r.first_name || ' ' || r.last_name), '') AS guest_name, coalesce(r.manual, false) AS manual,
    f.name
  FROM occupancies o LEFT JOIN booking_requests r ON r.id = o.booking_request_id
  LEFT JOIN calendar_feeds f ON f.id = o.calendar_feed_id
  WHERE o.listing_id = ANY ($1::int[]) AND o.end_date > $2::date AND o.start_date < $3::date
  ORDER BY o.start_date, o.id`;

/** Requests that wait for an answer; nobody's own booking waits. */
const requestsQuery = `
  SELECT r.listing_id, r.id, 'internal' AS source, r.start_date::text, r.end_date::text,
    nullif(trim(r.first_name || ' ' || r.last_name), '') AS guest_name, r.manual,
    NULL AS name
  FROM booking_requests r
  WHERE r.listing_id = ANY ($1::int[]) AND r.status = 'pending' AND NOT r.manual
    AND r.start_date < $3::date AND r.end_date > $2::date
  ORDER BY r.start_date, r.id`;

const ratesQuery = `
  SELECT listing_id, valid_at::text AS valid_at, price FROM custom_listing_prices
  WHERE listing_id = ANY ($1::int[]) AND valid_at >= $2::date AND valid_at < $3::date`;

interface RateRow {
  listing_id: number;
  valid_at: Day;
  price: number;
}

function byHome<T extends { listing_id: number }>(rows: readonly T[]): (id: number) => readonly T[] {
  const found = Map.groupBy(rows, ({ listing_id }) => listing_id);
  return (id) => found.get(id) ?? [];
}

type StayRow = OccupancyRow & { source: BookedSource };
const isBooked = (row: OccupancyRow): row is StayRow => row.source !== 'blocked';
const staysAmong = (rows: readonly OccupancyRow[]): StayRow[] => rows.filter(isBooked);

/** Managers see that days are taken, not by whom. */
const toStay = (row: StayRow, isOwn: boolean): PlanningStay => ({
  id: isOwn ? row.id : null,
  source: row.source,
  name: row.name,
  start_date: row.start_date,
  end_date: row.end_date,
  guest_name: isOwn ? row.guest_name : null,
  manual: isOwn && row.manual,
});

interface Priced {
  home: HomeRow;
  rates: readonly RateRow[];
  seasons: readonly Season[];
}

function pricesOf({ home, rates, seasons }: Priced, nights: readonly Day[]): PlanningHome['prices'] {
  if (home.price === null) return [];
  const tariff = { price: home.price, weekend_price: home.weekend_price, special_rates: rates };
  const priceOf = nightPricer({ tariff, seasons });
  return nights.map((date) => ({ date, price: priceOf(date).price }));
}

interface Input {
  actor: Actor;
  query: PlanningQuery;
}

/**
 * GET /api/user/planning: the homes of the actor, own and shared, by name; five statements however many they are. Of
 * shared homes neither guests nor requests.
 */
export async function getPlanning(
  { actor, query: { from, to, page } }: Input,
  today: Day = todayIn(),
): Promise<PlanningPage> {
  const skip = (page - 1) * PLANNING_HOMES;
  const homes = await sql<Row<HomeRow>>('planning-homes', homesQuery, [actor.id, PLANNING_HOMES, skip]);
  const ids = homes.map(({ id }) => id);
  const asked = [ids, from, to];
  const own = homes.filter(({ is_own }) => is_own).map(({ id }) => id);
  const [occupied, waiting, rates, seasons, [counted]] = await Promise.all([
    sql<Row<OccupancyRow>>('planning-occupied', occupancyQuery, asked),
    sql<Row<OccupancyRow>>('planning-requests', requestsQuery, [own, from, to]),
    sql<Row<RateRow>>('planning-rates', ratesQuery, asked),
    seasonsOfHomes(ids, { start: from, end: to }),
    // A page past the last one has no row to tell the total by.
    homes.length > 0 ? homes : sql<Row<{ total: number }>>('planning-count', countQuery, [actor.id]),
  ]);
  const [occupiedOf, waitingOf, ratesOf] = [byHome(occupied), byHome(waiting), byHome(rates)];
  const nights = eachDay(from < today ? today : from, to);
  const items = homes.map((home): PlanningHome => {
    const found = occupiedOf(home.id);
    const priced = { home, rates: ratesOf(home.id), seasons: seasons.get(home.id) ?? [] };
    return {
      listing: { id: home.id, slug: home.slug, name: home.name },
      is_own: home.is_own,
      stays: staysAmong(found).map((row) => toStay(row, home.is_own)),
      requests: staysAmong(waitingOf(home.id)).map((row) => toStay(row, true)),
      blocks: found
        .filter((row) => !isBooked(row))
        .map(({ start_date, end_date }) => ({ start_date, end_date })),
      prices: pricesOf(priced, nights),
    };
  });
  const total = counted?.total ?? 0;
  const path = '/api/user/planning';
  return toPage({ items, page, perPage: PLANNING_HOMES, total, path, query: { from, to } });
}
