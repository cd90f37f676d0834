/** Runs 100,000 alerts against the changes of a night, in process, as the worker's job does. */
import process from 'node:process';
import { addDays, todayIn } from '@/lib/dates/day';
import { readQuery } from '@/lib/search-alerts/read-query';
import { alertFilters, listingAlertFilters, scopeOf } from '@/lib/search-alerts/scope';
import { filtersToQuery } from '@/lib/search/filters';
import { watchedSearches } from '@/tools/bench/searches';
import { copyIn } from '@/scripts/synthetic/copy-in';
import type { Value } from '@/scripts/synthetic/copy-in';
import { Random } from '@/scripts/synthetic/random';
import { pool } from '@/server/db';
import { isOnline } from '@/server/features/listings/conditions';
import { askAboutOpenings } from '@/server/features/search-alerts/ask-about-openings';
import { tellFinds } from '@/server/features/search-alerts/tell-finds';

export interface NightFigures extends Night {
  finds: number;
  mails: number;
  /** Milliseconds of the job: finding the alerts with results, and writing their mails. */
  askedIn: number;
  toldIn: number;
  /** This process's processor time in both, in milliseconds, without the database. */
  computed: number;
}

/** One alert in this many is about a single listing's days. */
const OF_LISTING = 20;

/** Numbers of alerts, of listings that come online, and of canceled stays. */
export interface Night {
  alerts: number;
  online: number;
  freed: number;
}

const columns = [
  ...[
    'email',
    'query',
    'listing_id',
    'town_ids',
    'least_guests',
    'first_day',
    'last_day',
    'place',
    'ends_on',
  ],
  ...['confirmed_at', 'confirmed_snapshot'],
];

function* alertRows(searches: readonly string[], listings: readonly number[], snapshot: string) {
  const random = new Random(5);
  const today = todayIn();
  for (const [at, text] of searches.entries()) {
    const asked = readQuery(text);
    const ofListing = listingAlertFilters(asked);
    const isOfListing = at % OF_LISTING === 0 && scopeOf(ofListing, today).days !== null;
    const filters = isOfListing ? ofListing : alertFilters(asked);
    const { townIds, leastGuests, days, endsOn } = scopeOf(filters, today);
    const row: Value[] = [
      ...[`gast-${at}@bench.test`, filtersToQuery(filters), isOfListing ? random.pick(listings) : null],
      ...[`{${townIds.join()}}`, leastGuests, days?.start ?? null, days?.end ?? null],
      ...[1, endsOn, new Date().toISOString(), snapshot],
    ];
    yield row;
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const count = async (text: string) => {
  const { rows } = await pool().query<{ n: number }>(`SELECT ${text}`);
  return rows[0]?.n ?? 0;
};

/** Takes listings offline and creates the alerts; in the night the listings come back and stays are canceled. */
export async function playNight({ alerts, online, freed }: Night): Promise<NightFigures> {
  const client = await pool().connect();
  const ids = async (text: string, values: unknown[]) =>
    (await client.query<{ id: number }>(text, values)).rows.map(({ id }) => id);
  const random = 'ORDER BY hashint4(id) LIMIT';
  const coming = await ids(
    `UPDATE listings SET disabled_at = now() WHERE id = ANY (ARRAY(
       SELECT id FROM listings WHERE ${isOnline('listings')} ${random} $1)) RETURNING id`,
    [online],
  );
  const listings = await ids('SELECT id FROM listings WHERE approved_at IS NOT NULL ORDER BY id', []);
  await client.query('TRUNCATE openings');
  const { rows } = await client.query<{ snapshot: string }>('SELECT pg_current_snapshot()::text AS snapshot');
  const searches = watchedSearches(alerts, 3);
  await copyIn(client, 'search_alerts', columns, alertRows(searches, listings, rows[0]?.snapshot ?? ''));
  await client.query('ANALYZE search_alerts');
  await client.query('UPDATE listings SET disabled_at = NULL WHERE id = ANY ($1::int[])', [coming]);
  const [from, to] = [addDays(todayIn(), 1), addDays(todayIn(), 200)];
  await client.query('BEGIN');
  await client.query('SELECT hold_calendars(ARRAY(SELECT id FROM listings))');
  const canceled = await ids(
    `DELETE FROM occupancies WHERE id = ANY (ARRAY(
       SELECT id FROM occupancies WHERE start_date BETWEEN $1 AND $2 ${random} $3)) RETURNING id`,
    [from, to, freed],
  );
  await client.query('COMMIT');
  client.release();
  const now = new Date();
  const before = process.cpuUsage();
  const askedIn = await timeOf(() => askAboutOpenings(now));
  const finds = await count('sum(cardinality(found_ids))::int AS n FROM search_alert_finds');
  const toldIn = await timeOf(() => tellFinds(now));
  const computed = process.cpuUsage(before).user / 1000;
  return {
    alerts,
    online: coming.length,
    freed: canceled.length,
    finds,
    mails: await count(`count(*)::int AS n FROM outgoing_mails WHERE template = 'search-alert-found'`),
    askedIn,
    toldIn,
    computed,
  };
}
