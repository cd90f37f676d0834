import 'server-only';

import { isClosure } from '@/lib/calendar/closures';
import type { Changeover, ChangeoverSide } from '@/lib/changeovers/contract';
import { compareDays, dayOfMoment } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { OccupancySource } from '@/lib/listings/calendar-sources';
import { sql } from '@/server/db';

interface StayRow extends Record<string, unknown> {
  listing_id: number;
  name: string;
  source: OccupancySource;
  summary: string | null;
  start_date: Day;
  end_date: Day;
  check_in: string | null;
  check_out: string | null;
  people: number | null;
  cots: number | null;
  pets: number | null;
  cleaning_note: string | null;
}

interface CleanedRow extends Record<string, unknown> {
  listing_id: number;
  day: Day;
  by: string | null;
  at: Date;
}

/** The homes whose changeovers a user may see: own ones, and those they clean or receive guests in. $1 the user. */
const homes = `
  SELECT l.id FROM listings l
  WHERE l.removed_at IS NULL AND (l.user_id = $1::int
    OR (l.denied_at IS NULL AND l.id IN (SELECT m.listing_id FROM listing_managers m
      WHERE m.user_id = $1::int AND m.role IN ('cleaning', 'host'))))`;

/** Stays of any origin that begin or end in the range; no names. $2 the first day, $3 the day after the last. */
const staysQuery = `
  SELECT o.listing_id, coalesce(l.name_holiday_home, l.slug) AS name, o.source::text AS source, o.summary,
    o.start_date::text, o.end_date::text, coalesce(r.check_in, l.check_in)::text AS check_in,
    coalesce(r.check_out, l.check_out)::text AS check_out, r.number_of_adults + r.number_of_children AS people,
    r.number_of_babies AS cots, r.number_of_pets AS pets, n.note AS cleaning_note
  FROM occupancies o JOIN listings l ON l.id = o.listing_id
  LEFT JOIN booking_requests r ON r.id = o.booking_request_id
  LEFT JOIN cleaning_notes n ON n.listing_id = l.id
  WHERE o.listing_id IN (${homes}) AND o.source <> 'blocked' AND o.end_date >= $2::date AND o.start_date < $3::date
    AND (o.start_date >= $2::date OR o.end_date < $3::date)
  ORDER BY o.start_date, o.id`;

const cleanedQuery = `
  SELECT c.listing_id, c.day::text, u.first_name AS by, c.cleaned_at AS at
  FROM cleaned_homes c LEFT JOIN users u ON u.id = c.user_id
  WHERE c.listing_id IN (${homes}) AND c.day >= $2::date AND c.day < $3::date`;

const sideOf = (row: StayRow, time: string | null): ChangeoverSide => ({
  time,
  people: row.people,
  cots: row.cots,
  pets: row.pets,
});

const keyOf = (listing: number, day: Day) => `${listing} ${day}`;
const isTurn = ({ departure, arrival }: Changeover) => departure !== null && arrival !== null;

/** Drops a mark older than the departure, whose stay was added later: the home must be cleaned again. */
const withoutEarlierMark = (changeover: Changeover): Changeover => {
  const { day, departure, cleaned } = changeover;
  const isEarlier = departure && cleaned && dayOfMoment(new Date(cleaned.at)) < day;
  return isEarlier ? { ...changeover, cleaned: null } : changeover;
};

/** By day, same-day turns first, then by name. */
const inOrder = (a: Changeover, b: Changeover) =>
  compareDays(a.day, b.day) ||
  Number(isTurn(b)) - Number(isTurn(a)) ||
  a.listing.name.localeCompare(b.listing.name, 'nl') ||
  a.listing.id - b.listing.id;

/**
 * The changeovers of every home that the user owns or cleans, in days from `start` up to but not including `end`: two
 * statements, however many homes and stays. A closure in a linked calendar is no stay.
 */
export async function loadChangeovers(userId: number, { start, end }: DayRange): Promise<Changeover[]> {
  const asked = [userId, start, end];
  const [stays, cleaned] = await Promise.all([
    sql<StayRow>('changeover-stays', staysQuery, asked),
    sql<CleanedRow>('changeovers-cleaned', cleanedQuery, asked),
  ]);
  const marks = new Map(cleaned.map(({ listing_id, day, by, at }) => [keyOf(listing_id, day), { by, at }]));
  const found = new Map<string, Changeover>();
  const at = (row: StayRow, day: Day): Changeover => {
    const key = keyOf(row.listing_id, day);
    const mark = marks.get(key);
    const known = found.get(key) ?? {
      day,
      listing: { id: row.listing_id, name: row.name },
      departure: null,
      arrival: null,
      cleaning_note: row.cleaning_note,
      cleaned: mark ? { by: mark.by, at: mark.at.toISOString() } : null,
    };
    found.set(key, known);
    return known;
  };
  const isAsked = (day: Day) => day >= start && day < end;
  for (const row of stays) {
    if (isClosure(row.source, row.summary)) continue;
    if (isAsked(row.start_date)) at(row, row.start_date).arrival ??= sideOf(row, row.check_in);
    if (isAsked(row.end_date)) at(row, row.end_date).departure ??= sideOf(row, row.check_out);
  }
  return [...found.values()].map(withoutEarlierMark).toSorted(inOrder);
}
