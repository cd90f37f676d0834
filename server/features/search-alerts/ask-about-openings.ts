import 'server-only';

import type { ClientBase } from 'pg';
import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { readQuery } from '@/lib/search-alerts/read-query';
import { EVERY_TOWN } from '@/lib/search-alerts/scope';
import type { Ask } from '@/server/changes/change-log';
import { pool } from '@/server/db';
import type { ListingIndex } from '@/server/features/search/listing-index';
import type { OccupiedRow } from '@/server/features/search/read-listings';
import { findEach, indexOf, readKnownListings } from '@/server/features/search-alerts/opened-listings';
import type { KnownListings, Question } from '@/server/features/search-alerts/opened-listings';

/** How many openings, and how many alerts, are matched together. */
const OPENINGS_AT_A_TIME = 20_000;
const ALERTS_AT_A_TIME = 10_000;

/**
 * Something that became available: a listing that came online (no days), or days of it that were occupied; days as day
 * numbers.
 */
interface Opening {
  id: string;
  listingId: number;
  start: number | null;
  end: number | null;
  isBlock: number;
}

/** The combined extent of all openings, to leave out the alerts that none of them can concern. */
interface Reach {
  listingIds: number[];
  townIds: number[];
  mostGuests: number;
  anyOnline: boolean;
}

interface AskedAlert {
  id: number;
  query: string;
  listingId: number | null;
  /** Ids of the openings that existed before it was confirmed; null for none. */
  known: string[] | null;
}

/** The new finds of an alert. */
interface Finds {
  alertId: number;
  /** Listings with freed days: news again, even if mailed before. */
  freed: number[];
  /** Listings that came online. */
  online: number[];
}

/**
 * Records which alerts newly match a listing because of the openings since the last run, and deletes the openings: all
 * in one transaction over one snapshot of the database. A listing is newly found if it matches now and did not match
 * before the openings.
 */
export async function askAboutOpenings(now: Date): Promise<void> {
  const client = await pool().connect();
  try {
    while (await askOnce(client, todayIn(undefined, now)));
    client.release();
  } catch (error) {
    // Discarding the connection also discards its transaction.
    client.release(true);
    throw error;
  }
}

/** @returns whether there may be more */
async function askOnce(client: ClientBase, today: Day): Promise<boolean> {
  const ask: Ask = async (question) => (await client.query(question)).rows;
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const openings = await readOpenings(ask);
  const known = await readKnownListings(ask, [...new Set(openings.map(({ listingId }) => listingId))], today);
  if (known.listings.length > 0) {
    const judge = new OpeningsJudge(known, openings, today);
    for await (const alerts of readAlerts(ask, openings, reachOf(known, openings), today))
      await writeFinds(client, judge.findsOf(alerts));
  }
  const ids = openings.map(({ id }) => id);
  // Fails this transaction if another worker has processed them meanwhile.
  if (ids.length > 0) await client.query('DELETE FROM openings WHERE id = ANY ($1::bigint[])', [ids]);
  await client.query('COMMIT');
  return openings.length === OPENINGS_AT_A_TIME;
}

function readOpenings(ask: Ask): Promise<Opening[]> {
  const dayOf = (column: string) => `(${column} - DATE '1970-01-01')`;
  const text = `SELECT id::text AS id, listing_id AS "listingId", ${dayOf('start_date')} AS start,
      ${dayOf('end_date')} AS "end", is_block::int AS "isBlock"
    FROM openings ORDER BY openings.id LIMIT ${OPENINGS_AT_A_TIME}`;
  return ask<Opening>({ name: 'openings', text, values: [] });
}

function reachOf({ listings }: KnownListings, openings: readonly Opening[]): Reach {
  return {
    listingIds: listings.map(({ id }) => id),
    townIds: [EVERY_TOWN, ...new Set(listings.map(({ cityId }) => cityId))],
    mostGuests: listings.reduce((most, { maxCapacity }) => Math.max(most, maxCapacity), 0),
    anyOnline: openings.some(({ start }) => start === null),
  };
}

/**
 * Freed days can make a stay possible that is up to this many nights away from them: more than the preparation nights
 * anybody sets.
 */
const NIGHTS_BESIDE = 4;

/** $1: after which id; $2: today; $3 to $6: reach; $7: ids of openings. */
const alertsQuery = `
  WITH opened AS (
    SELECT range_agg(daterange(start_date - ${NIGHTS_BESIDE}, end_date + ${NIGHTS_BESIDE})) AS days,
      min(transaction_id::text::numeric) AS first
    FROM openings WHERE id = ANY ($7::bigint[])
  ), asked AS (
    SELECT * FROM search_alerts a
    WHERE confirmed_at IS NOT NULL AND ended_at IS NULL AND listing_id IS NULL AND id > $1 AND ends_on >= $2
      AND town_ids && $4::smallint[] AND least_guests <= $5
      AND ($6::boolean OR daterange(first_day, last_day) && (SELECT days FROM opened))
    UNION ALL
    SELECT * FROM search_alerts
    WHERE confirmed_at IS NOT NULL AND ended_at IS NULL AND listing_id = ANY ($3::int[]) AND id > $1 AND ends_on >= $2
    ORDER BY id LIMIT ${ALERTS_AT_A_TIME}
  )
  SELECT id, query, listing_id AS "listingId",
    CASE WHEN pg_snapshot_xmax(confirmed_snapshot::pg_snapshot)::text::numeric > (SELECT first FROM opened) THEN
      (SELECT array_agg(o.id::text ORDER BY o.id) FROM openings o
        WHERE o.id = ANY ($7::bigint[])
          AND pg_visible_in_snapshot(o.transaction_id, confirmed_snapshot::pg_snapshot)) END AS known
  FROM asked ORDER BY id`;

/** The alerts that any of the openings may concern, in batches. */
async function* readAlerts(
  ask: Ask,
  openings: readonly Opening[],
  { listingIds, townIds, mostGuests, anyOnline }: Reach,
  today: Day,
): AsyncGenerator<AskedAlert[]> {
  const ids = openings.map(({ id }) => id);
  for (let after = 0; ;) {
    const values = [after, today, listingIds, townIds, mostGuests, anyOnline, ids];
    const alerts = await ask<AskedAlert>({ name: 'search-alerts-asked', text: alertsQuery, values });
    if (alerts.length > 0) yield alerts;
    const last = alerts.at(-1);
    if (!last || alerts.length < ALERTS_AT_A_TIME) return;
    after = last.id;
  }
}

/** The opened listings as they are now, and as they were before the openings. */
class OpeningsJudge {
  readonly #known: KnownListings;
  readonly #openings: readonly Opening[];
  readonly #today: Day;
  readonly #now: ListingIndex;

  constructor(known: KnownListings, openings: readonly Opening[], today: Day) {
    this.#known = known;
    this.#openings = openings;
    this.#today = today;
    this.#now = indexOf(known, today);
  }

  findsOf(alerts: readonly AskedAlert[]): Finds[] {
    const bySight = Map.groupBy(alerts, ({ known }) => known?.join() ?? '');
    return Array.from(bySight, ([seen, some]) => {
      const old = new Set(seen.split(','));
      return this.#findsBy(
        this.#openings.filter(({ id }) => !old.has(id)),
        some,
      );
    }).flat();
  }

  /** The finds of alerts for which the same openings are new; identical searches run once. */
  #findsBy(news: readonly Opening[], alerts: readonly AskedAlert[]): Finds[] {
    const online = new Set(news.filter(({ start }) => start === null).map(({ listingId }) => listingId));
    const held = news.flatMap(toOccupied);
    const freed = new Set(held.map(({ listingId }) => listingId));
    const same = Map.groupBy(alerts, ({ query, listingId }) => `${listingId} ${query}`);
    const questions = Array.from(same.values(), ([alert]) => toQuestion(alert));
    const found = findEach(this.#now, this.#known, questions, this.#today);
    const shut = indexOf(this.#known, this.#today, held);
    const foundBefore = findEach(shut, this.#known, questions, this.#today);
    return Array.from(same.values(), (some, place) => {
      const were = new Set(foundBefore[place]);
      const ids = found[place] ?? [];
      const finds = {
        freed: ids.filter((id) => !online.has(id) && freed.has(id) && !were.has(id)),
        online: ids.filter((id) => online.has(id)),
      };
      if (finds.freed.length + finds.online.length === 0) return [];
      return some.map(({ id }) => ({ alertId: id, ...finds }));
    }).flat();
  }
}

function toOccupied({ listingId, start, end, isBlock }: Opening): OccupiedRow[] {
  return start === null || end === null ? [] : [{ listingId, start, end, isBlock }];
}

function toQuestion(alert: AskedAlert | undefined): Question {
  return { filters: readQuery(alert?.query ?? ''), listingId: alert?.listingId ?? null };
}

/**
 * $1: alert ids; $2 and $3: per alert the listings with freed days, and those that came online, as arrays in text form.
 */
const writeQuery = `
  INSERT INTO search_alert_finds AS known (search_alert_id, found_ids)
  SELECT alert, freed::int[] || ARRAY(SELECT id FROM unnest(online::int[]) AS id WHERE id <> ALL (coalesce(told_ids, '{}')))
  FROM unnest($1::int[], $2::text[], $3::text[]) AS news (alert, freed, online)
  LEFT JOIN search_alert_finds ON search_alert_id = alert
  ON CONFLICT (search_alert_id) DO UPDATE SET found_ids = excluded.found_ids
    || ARRAY(SELECT id FROM unnest(known.found_ids) AS id WHERE id <> ALL (excluded.found_ids))`;

/** A listing that was mailed before is not news when it comes online again; freed days are. */
async function writeFinds(client: ClientBase, finds: readonly Finds[]): Promise<void> {
  if (finds.length === 0) return;
  // Newest listing first.
  const list = (ids: readonly number[]) => `{${ids.toReversed().join()}}`;
  await client.query({
    name: 'search-alerts-finds',
    text: writeQuery,
    values: [
      finds.map(({ alertId }) => alertId),
      finds.map(({ freed }) => list(freed)),
      finds.map(({ online }) => list(online)),
    ],
  });
}
