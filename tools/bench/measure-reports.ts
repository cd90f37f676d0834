/** Measures the reports of a month of stays. */
import { addMonths, todayIn } from '@/lib/dates/day';
import { periodOf } from '@/lib/short-stay-reports/periods';
import { dropSizedDatabase, makeSizedDatabase } from '@/tools/bench/fill-size';
import { times } from '@/tools/bench/format';
import { startHelper } from '@/tools/bench/helper-process';
import type { BenchWorld } from '@/tools/bench/prepare';
import type { ReportRunFigures, Spent } from '@/tools/bench/report-runs';
import { startSdepStandIn } from '@/tools/sdep-stand-in/stand-in';
import { bundle } from '@/scripts/bundle.mjs';
import { partNames } from '@/scripts/launch/build';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';
import { connected } from '@/scripts/postgres/connection';

const STAYS = 100_000;
const HOMES = 2000;

/** Approved stays that ended last month, in an area that requires reports. */
async function fillWithStays(url: string): Promise<void> {
  const { from } = periodOf(addMonths(todayIn(), -1), 'month');
  await connected(url, async (client) => {
    // Nothing here needs as many change notifications.
    await client.query("SET session_replication_role = replica; SET timezone = 'UTC'");
    await client.query(`
      INSERT INTO short_stay_areas (area_id, authority_id, name, regulation, version, state, read_at)
      VALUES ('KUST-OOSTENDE', 'bench', 'Oostende', 'all', '2026-01-01T00:00:00.000001Z', 'ok', now());
      INSERT INTO listing_short_stay_areas (listing_id, area)
      SELECT l.id, a.id FROM listings l, short_stay_areas a WHERE l.address_street_name IS NOT NULL`);
    await client.query(
      `INSERT INTO booking_requests (listing_id, status, modified_at, answered_at, approved_at, first_name,
         last_name, email, country, date_of_birth, start_date, end_date, number_of_adults, number_of_children, message,
         price)
       SELECT homes.ids[1 + (n * 7919) % array_length(homes.ids, 1)],
         'approved', now(), now(), now(), 'Els', 'Maes', n || '@x.test', (ARRAY['be', 'nl', 'fr', 'other'])[1 + n % 4], '1980-03-02',
         $2::date + (n % 20)::int - 3, $2::date + (n % 20)::int, 1 + n % 5, n % 3, 'Wij komen graag.', 300
       FROM (SELECT array_agg(listing_id) AS ids FROM listing_short_stay_areas) homes,
         generate_series(1::bigint, $1::bigint) n
       ON CONFLICT (code) DO NOTHING`,
      [STAYS, from],
    );
    await client.query('VACUUM (ANALYZE) booking_requests, listings, listing_short_stay_areas');
  });
}

export async function measureReports(
  { demoUrl, settings }: BenchWorld,
  shutdown: Shutdown,
): Promise<ReportRunFigures> {
  const standIn = await startSdepStandIn();
  await shutdown.onEnd('the stand-in', standIn.close);
  const url = await step(`${STAYS.toLocaleString('en')} stays`, async () => {
    const made = await makeSizedDatabase(demoUrl, { listings: HOMES, stays: 0 });
    await fillWithStays(made);
    return made;
  });
  shutdown.check();
  const [file = ''] = await bundle(['bench-reports', ...partNames()]);
  const helper = startHelper(file, {
    ...settings,
    DATABASE_URL: url,
    SDEP_BASE_URL: standIn.origin,
    SDEP_CLIENT_ID: standIn.clientId,
    SDEP_CLIENT_SECRET: standIn.clientSecret,
  });
  await shutdown.onEnd('the measuring process', helper.stop);
  // The helper answers with the result of measureReportRuns of report-runs.ts, built from the same sources.
  const figures = (await step('Reports', () => helper.ask({}))) as ReportRunFigures;
  await helper.stop();
  await dropSizedDatabase(url);
  return figures;
}

/** What a run costs, compared with the bare calls and with reading the same stays; and whether it leaks memory. */
export function reportLine({ stays, first, again, bare, read, count }: ReportRunFigures): string {
  const all = ({ own, database }: Spent) => own + database;
  const of = (spent: Spent) =>
    `${spent.clock.toFixed(1)} s, processor ${spent.own.toFixed(1)} s and ${spent.database.toFixed(1)} s of PostgreSQL (${times(all(spent) / all(bare))} the bare calls, ${times(all(spent) / all(read))} reading and writing down the same stays)`;
  const [, second = 0, , last = 0] = first.heap;
  return `Reports of ${stays.toLocaleString('en')} stays: first ${of(first)}, with nothing to send ${of(again)}; counted in ${Math.round(count.clock * 1000)} ms; heap in the last quarter ${times(last / second)} the second's`;
}
