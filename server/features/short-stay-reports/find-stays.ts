import 'server-only';

import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { DAYS_TO_TELL } from '@/lib/short-stay-reports/limits';
import type { Period } from '@/lib/short-stay-reports/periods';
import type { Prisma } from '@/prisma/generated/client';
import { sql } from '@/server/db';

/**
 * The stays that are reported: those booked on this site, so approved requests, but no manual bookings and nothing from
 * linked calendars. Once reported, a stay remains one of them, whatever becomes of it.
 */

/** The interface accepts no stay that began earlier. */
const FIRST_REPORTED: Day = '2025-01-01';

/**
 * The stays that ended from $1 to $2, by $3 at the latest, in an area that asks for activities and not reported for it
 * yet; without those whose landlord said that nobody came.
 */
const fresh = `
  SELECT b.id, sa.area_id, b.end_date, t.booking_request_id IS NOT NULL AS told
  FROM booking_requests b
  JOIN listing_short_stay_areas la ON la.listing_id = b.listing_id
  JOIN short_stay_areas sa ON sa.id = la.area AND sa.regulation IN ('activity', 'all') AND sa.state <> 'ended'
  LEFT JOIN told_stays t ON t.booking_request_id = b.id
  WHERE b.status = 'approved' AND NOT b.manual AND b.start_date >= '${FIRST_REPORTED}'
    AND b.end_date BETWEEN $1::date AND $2::date AND b.end_date <= $3::date AND coalesce(t.arrived, true)
    AND NOT EXISTS (SELECT FROM stay_reports r WHERE r.booking_request_id = b.id AND r.area_id = sa.area_id)`;

/** A stay in one area. */
export interface Pair {
  /** Of the request. */
  id: number;
  areaId: string;
}

const duePairs = `
  SELECT id, area_id AS "areaId" FROM (${fresh}) AS stays WHERE told OR end_date < $4::date
  UNION ALL
  SELECT r.booking_request_id, r.area_id FROM stay_reports r JOIN booking_requests b ON b.id = r.booking_request_id
  WHERE b.end_date BETWEEN $1::date AND $2::date AND b.end_date <= $3::date
  ORDER BY 1, 2`;

/** The earliest day of departure for which the landlord may still say who came. */
const stillOpen = (today: Day): Day => addDays(today, -DAYS_TO_TELL);

/** The stays of a period to look at: those that were not reported and need not wait, and those that were. */
export const findPairs = ({ from, to }: Period, today: Day): Promise<Pair[]> =>
  sql<Pair & { id: number }>('report-pairs', duePairs, [from, to, today, stillOpen(today)]);

const freshCounts = `
  SELECT to_char(end_date, 'YYYY-MM') AS month, count(*)::int AS due,
    count(*) FILTER (WHERE NOT told AND end_date >= $4::date)::int AS waiting
  FROM (${fresh}) AS stays GROUP BY 1`;

/** By month of departure, how many records there are to make, and how many of them wait for their landlord. */
export const countFresh = (
  from: Day,
  to: Day,
  today: Day,
): Promise<{ month: string; due: number; waiting: number }[]> =>
  sql('report-fresh-counts', freshCounts, [from, to, today, stillOpen(today)]);

/** A stay in one area with all that its record is made of. */
export interface StayRow {
  id: number;
  areaId: string;
  code: string;
  status: string;
  country: string;
  guests: number;
  others: Prisma.JsonValue;
  /** The guests according to the landlord; null if nothing was said yet. */
  told: Prisma.JsonValue;
  arrived: boolean | null;
  arrival: Day;
  departure: Day;
  /** 'hh:mm:ss' of the stay itself. */
  checkIn: string | null;
  checkOut: string | null;
  homeCheckIn: string | null;
  homeCheckOut: string | null;
  listingId: number;
  slug: string;
  number: string;
  street: string | null;
  houseNumber: string | null;
  suffix: string | null;
  postcode: string | null;
  town: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Whether the listing still lies in the area, and the area still asks for activities. */
  isInside: boolean;
  /** Of the record, if there is one. */
  reportId: number | null;
  body: string | null;
  sentAt: Date | null;
  madeOf: string | null;
  accepted: string | null;
  /** A text sent without an answer, before its repeat was refused as a whole: the authority may have it or not. */
  perhaps: string | null;
  acceptedOf: string | null;
  cause: string | null;
}

const stayRows = `
  SELECT p.id, p.area_id AS "areaId", b.code, b.status::text AS status, b.country,
    (b.number_of_adults + b.number_of_children + b.number_of_babies)::int AS guests,
    b.other_guests AS others, t.guests AS told, t.arrived,
    b.start_date::text AS arrival, b.end_date::text AS departure,
    b.check_in::text AS "checkIn", b.check_out::text AS "checkOut",
    l.check_in::text AS "homeCheckIn", l.check_out::text AS "homeCheckOut",
    l.id AS "listingId", l.slug, l.logiesdecreet AS number,
    l.address_street_name AS street, l.address_house_number AS "houseNumber",
    l.address_house_number_suffix AS suffix, coalesce(l.address_postcode, c.postcode) AS postcode,
    coalesce(g.municipality, c.municipality, c.name) AS town, l.latitude, l.longitude,
    EXISTS (
      SELECT FROM listing_short_stay_areas la JOIN short_stay_areas sa ON sa.id = la.area
      WHERE la.listing_id = l.id AND sa.area_id = p.area_id AND sa.state <> 'ended'
        AND sa.regulation IN ('activity', 'all')) AS "isInside",
    r.id AS "reportId", r.body, r.sent_at AS "sentAt", r.made_of AS "madeOf", r.accepted, r.perhaps,
    r.accepted_of AS "acceptedOf", r.cause::text AS cause
  FROM unnest($1::int[], $2::text[]) AS p (id, area_id)
  JOIN booking_requests b ON b.id = p.id
  JOIN listings l ON l.id = b.listing_id
  LEFT JOIN listing_cities c ON c.id = l.listing_city_id
  LEFT JOIN lodging_register g ON g.number = l.logiesdecreet
  LEFT JOIN told_stays t ON t.booking_request_id = b.id
  LEFT JOIN stay_reports r ON r.booking_request_id = b.id AND r.area_id = p.area_id
  ORDER BY p.id, p.area_id`;

/** Stays as they are now, in the order of their pairs. */
export const readStays = (pairs: readonly Pair[]): Promise<StayRow[]> =>
  sql('report-stays', stayRows, [pairs.map(({ id }) => id), pairs.map(({ areaId }) => areaId)]);
