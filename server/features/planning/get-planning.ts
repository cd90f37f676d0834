import 'server-only';

import { toPage } from '@/lib/api/envelope';
import { isClosure } from '@/lib/calendar/closures';
import type { BookedSource, OccupancySource } from '@/lib/listings/calendar-sources';
import { totalCentsOf } from '@/lib/booking-requests/paid';
import { eachDay, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { PLANNING_LISTINGS } from '@/lib/planning/contract';
import type { PlanningListing, PlanningPage, PlanningQuery, PlanningStay } from '@/lib/planning/contract';
import { nightPricer } from '@/lib/stays/nightly';
import type { Season } from '@/lib/stays/terms';
import type { Actor } from '@/server/auth/actor';
import { sql } from '@/server/db';
import { mayReadRequest } from '@/server/features/requests/policy';
import { seasonsOfListings } from '@/server/features/stays/find-seasons';

type Row<T> = T & Record<string, unknown>;

interface ListingRow {
  id: number;
  slug: string;
  name: string;
  price: number | null;
  base_price: number | null;
  weekend_price: number | null;
  /** The owner's id. */
  user_id: number;
  /** Whether the user receives its guests. */
  hosted: boolean;
  total: number;
}

/** By name, as people look for a listing. $1 the user, $2 limit, $3 offset. */
const listingsQuery = `
  SELECT l.id, l.slug, coalesce(l.name_holiday_home, l.slug) AS name, l.price, l.base_price,
    l.weekend_price, l.user_id, count(*) OVER ()::int AS total,
    EXISTS (SELECT FROM listing_managers h
      WHERE h.listing_id = l.id AND h.user_id = $1::int AND h.role = 'host') AS hosted
  FROM listings l
  WHERE l.user_id = $1::int
    OR (l.denied_at IS NULL AND l.id IN (SELECT m.listing_id FROM listing_managers m
      WHERE m.user_id = $1::int AND m.role IN ('calendar', 'host')))
  ORDER BY lower(coalesce(l.name_holiday_home, l.slug)), l.id
  LIMIT $2::int OFFSET $3::int`;

/** $1 the user. */
const countQuery = `
  SELECT count(*)::int AS total FROM listings l
  WHERE l.user_id = $1::int
    OR (l.denied_at IS NULL AND l.id IN (SELECT m.listing_id FROM listing_managers m
      WHERE m.user_id = $1::int AND m.role IN ('calendar', 'host')))`;

interface OccupancyRow {
  listing_id: number;
  id: number | null;
  source: OccupancySource;
  start_date: Day;
  end_date: Day;
  guest_name: string | null;
  /** The summary from a linked calendar. */
  summary: string | null;
  /** The name that the owner gave the linked calendar. */
  name: string | null;
  manual: boolean;
  /** The price of a booking, in the columns that it is computed from. */
  price: number | null;
  quoted_cents: number | null;
  agreed_total_cents: number | null;
  /** Recorded as paid, without deposits. */
  received_cents: number | null;
}

/** Stays and blocks with a night in the window. $1 listings, $2 first day, $3 the day after the last. */
const occupancyQuery = `
  SELECT o.listing_id, r.id, o.source::text AS source, o.start_date::text, o.end_date::text,
    nullif(trim(r.first_name || ' ' || r.last_name), '') AS guest_name, coalesce(r.manual, false) AS manual,
    f.name, o.summary, CASE WHEN r.payments_tracked THEN r.price END AS price, (r.quote->>'total_cents')::int AS quoted_cents, r.agreed_total_cents,
    (SELECT sum(p.amount_cents)::float8 FROM booking_payments p
     WHERE p.booking_request_id = r.id AND p.kind <> 'deposit') AS received_cents
  FROM occupancies o LEFT JOIN booking_requests r ON r.id = o.booking_request_id
  LEFT JOIN calendar_feeds f ON f.id = o.calendar_feed_id
  WHERE o.listing_id = ANY ($1::int[]) AND o.end_date > $2::date AND o.start_date < $3::date
  ORDER BY o.start_date, o.id`;

/** Pending requests; manual bookings are never pending. */
const requestsQuery = `
  SELECT r.listing_id, r.id, 'internal' AS source, r.start_date::text, r.end_date::text,
    nullif(trim(r.first_name || ' ' || r.last_name), '') AS guest_name, r.manual,
    NULL AS name, NULL AS summary, NULL AS price
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

function byListing<T extends { listing_id: number }>(rows: readonly T[]): (id: number) => readonly T[] {
  const found = Map.groupBy(rows, ({ listing_id }) => listing_id);
  return (id) => found.get(id) ?? [];
}

type StayRow = OccupancyRow & { source: BookedSource };
const isBooked = (row: OccupancyRow): row is StayRow => row.source !== 'blocked';
const staysAmong = (rows: readonly OccupancyRow[]): StayRow[] => rows.filter(isBooked);

/** What the guest still owes; null for imported stays, requests, and stays whose payments are tracked elsewhere. */
function openCents({ price, quoted_cents: quoted, received_cents, ...row }: StayRow): number | null {
  if (price === null) return null;
  const quote = quoted === null ? null : { total_cents: quoted };
  const total = totalCentsOf({ price, quote, agreed_total_cents: row.agreed_total_cents });
  return total - (received_cents ?? 0);
}

/** What the user may see of a stay: neither, its guest, or also the open amount. */
interface Sight {
  guests: boolean;
  money: boolean;
}

const toStay = (row: StayRow, { guests, money }: Sight): PlanningStay => ({
  id: guests ? row.id : null,
  source: row.source,
  closed: isClosure(row.source, row.summary),
  name: row.name,
  start_date: row.start_date,
  end_date: row.end_date,
  guest_name: guests ? row.guest_name : null,
  manual: money && row.manual,
  open_cents: money ? openCents(row) : null,
});

interface Priced {
  listing: ListingRow;
  rates: readonly RateRow[];
  seasons: readonly Season[];
}

function pricesOf({ listing, rates, seasons }: Priced, nights: readonly Day[]): PlanningListing['prices'] {
  const { price, base_price, weekend_price } = listing;
  if (price === null) return [];
  const tariff = { price, base_price, weekend_price, special_rates: rates };
  const priceOf = nightPricer({ tariff, seasons });
  return nights.map((date) => ({ date, price: priceOf(date).price }));
}

interface Input {
  actor: Actor;
  query: PlanningQuery;
}

/**
 * GET /api/user/planning: the actor's listings, own and shared, by name; five queries however many there are. For
 * shared listings neither guests nor requests; for hosted ones guests, but no money.
 */
export async function getPlanning(
  { actor, query: { from, to, page } }: Input,
  today: Day = todayIn(),
): Promise<PlanningPage> {
  const skip = (page - 1) * PLANNING_LISTINGS;
  const listings = await sql<Row<ListingRow>>('planning-homes', listingsQuery, [
    actor.id,
    PLANNING_LISTINGS,
    skip,
  ]);
  const ids = listings.map(({ id }) => id);
  const asked = [ids, from, to];
  const reads = (listing: ListingRow) => mayReadRequest(actor, listing.user_id);
  const isHosted = (listing: ListingRow) => listing.hosted && !reads(listing);
  const open = listings.filter(reads).map(({ id }) => id);
  const [occupied, waiting, rates, seasons, [counted]] = await Promise.all([
    sql<Row<OccupancyRow>>('planning-occupied', occupancyQuery, asked),
    sql<Row<OccupancyRow>>('planning-requests', requestsQuery, [open, from, to]),
    sql<Row<RateRow>>('planning-rates', ratesQuery, asked),
    seasonsOfListings(ids, { start: from, end: to }),
    // A page past the last one has no row that contains the total.
    listings.length > 0 ? listings : sql<Row<{ total: number }>>('planning-count', countQuery, [actor.id]),
  ]);
  const [occupiedOf, waitingOf, ratesOf] = [byListing(occupied), byListing(waiting), byListing(rates)];
  const nights = eachDay(from < today ? today : from, to);
  const items = listings.map((listing): PlanningListing => {
    const found = occupiedOf(listing.id);
    const sight = { guests: reads(listing) || isHosted(listing), money: reads(listing) };
    const priced = { listing, rates: ratesOf(listing.id), seasons: seasons.get(listing.id) ?? [] };
    return {
      listing: { id: listing.id, slug: listing.slug, name: listing.name },
      is_own: listing.user_id === actor.id,
      is_hosted: isHosted(listing),
      stays: staysAmong(found).map((row) => toStay(row, sight)),
      requests: staysAmong(waitingOf(listing.id)).map((row) => toStay(row, sight)),
      blocks: found
        .filter((row) => !isBooked(row))
        .map(({ start_date, end_date }) => ({ start_date, end_date })),
      prices: isHosted(listing) ? [] : pricesOf(priced, nights),
    };
  });
  const total = counted?.total ?? 0;
  const path = '/api/user/planning';
  return toPage({ items, page, perPage: PLANNING_LISTINGS, total, path, query: { from, to } });
}
