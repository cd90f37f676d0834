import 'server-only';

import type { Day } from '@/lib/dates/day';
import { addDays, utcDateToDay } from '@/lib/dates/day';
import { NIGHTS_AROUND } from '@/lib/today/limits';
import type { Around } from '@/lib/today/contract';
import type { BookingRequestRow } from '@/server/features/booking-requests/select';
import { sql } from '@/server/db';

type Asked = Pick<BookingRequestRow, 'id' | 'startDate' | 'endDate'> & { listing: { id: number } };

interface Row {
  id: number;
  is_taken: boolean;
  start_date: Day;
  end_date: Day;
}

/**
 * $1 requests, $2 their listings, $3 and $4 start and end of their windows. Overlapping ranges are merged, so that no
 * request returns more rows than its window has nights.
 */
const text = `
  WITH windows AS (
    SELECT * FROM unnest($1::int[], $2::int[], $3::date[], $4::date[]) AS w(id, listing_id, from_day, until_day)
  ), others AS (
    SELECT w.id, true AS is_taken, daterange(w.from_day, w.until_day) AS shown, daterange(o.start_date, o.end_date) AS days
    FROM windows w JOIN occupancies o
      ON o.listing_id = w.listing_id AND o.start_date < w.until_day AND o.end_date > w.from_day
    UNION ALL
    SELECT w.id, false, daterange(w.from_day, w.until_day), daterange(r.start_date, r.end_date)
    FROM windows w JOIN booking_requests r
      ON r.listing_id = w.listing_id AND r.status = 'pending' AND r.id <> w.id
        AND r.start_date < w.until_day AND r.end_date > w.from_day
  ), merged AS (
    SELECT id, is_taken, unnest(range_agg(days * shown)) AS days FROM others GROUP BY id, is_taken
  )
  SELECT id, is_taken, lower(days)::text AS start_date, upper(days)::text AS end_date
  FROM merged ORDER BY id, is_taken, days`;

function windowOf({ startDate, endDate }: Asked): { start_date: Day; end_date: Day } {
  return {
    start_date: addDays(utcDateToDay(startDate), -NIGHTS_AROUND),
    end_date: addDays(utcDateToDay(endDate), NIGHTS_AROUND),
  };
}

/**
 * What is occupied, and what others have requested, on the nights of these requests and just around them; by request
 * id.
 */
export async function findDaysAround(requests: readonly Asked[]): Promise<Map<number, Around>> {
  if (requests.length === 0) return new Map();
  const windows = requests.map((request) => ({ request, ...windowOf(request) }));
  const rows = await sql<Row & Record<string, unknown>>('days-around', text, [
    windows.map(({ request }) => request.id),
    windows.map(({ request }) => request.listing.id),
    windows.map(({ start_date }) => start_date),
    windows.map(({ end_date }) => end_date),
  ]);
  const daysOf = (id: number, isTaken: boolean) =>
    rows
      .filter((row) => row.id === id && row.is_taken === isTaken)
      .map(({ start_date, end_date }) => ({ start_date, end_date }));
  return new Map(
    windows.map(({ request: { id }, start_date, end_date }) => [
      id,
      { start_date, end_date, taken: daysOf(id, true), asked: daysOf(id, false) },
    ]),
  );
}
