/** Simulates hours passing for a queue, without waiting. */
import { setTimeout } from 'node:timers/promises';
import { connected } from '@/scripts/postgres/connection';
import { waitUntil } from '@/scripts/postgres/processes';

/** The application name of the worker's connections. */
export const workerName = 'chaos worker';

/** Releases what a dead worker held: otherwise jobs after four hours, letters after fifteen minutes. */
const releases = [
  ...['_private_jobs', '_private_job_queues'].map(
    (table) =>
      `UPDATE graphile_worker.${table} SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`,
  ),
  `UPDATE outgoing_mails SET leased_until = leased_until - interval '5 hours' WHERE leased_until IS NOT NULL`,
  'UPDATE calendar_feeds SET reading_until = NULL WHERE reading_until IS NOT NULL',
];

/** While no worker runs. */
export async function passHours(url: string): Promise<void> {
  await connected(url, async (client) => {
    const isGone = async () => {
      const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [
        workerName,
      ]);
      return rowCount === 0;
    };
    // The killed worker's last statement may still run.
    if (!(await waitUntil(isGone, 10_000))) throw new Error('Statements of a killed worker go on.');
    for (const statement of releases) await client.query(statement);
  });
}

/** Makes everything that waits due: collected messages, nightly jobs, retries, calendars to read. */
export async function passMinutes(url: string): Promise<void> {
  await connected(url, async (client) => {
    await client.query(
      'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND locked_at IS NULL',
    );
    await client.query(
      `UPDATE calendar_feeds SET next_run_at = now() WHERE name = 'Elders' AND reading_until IS NULL`,
    );
  });
}

const MINUTE_MS = 400;

/** Lets minutes pass until `isOver`, except while the database is away. */
export async function letMinutesPass(
  url: string,
  isOver: () => boolean,
  also: () => Promise<void>,
): Promise<void> {
  while (!isOver()) {
    await passMinutes(url).catch(() => undefined);
    await also();
    await setTimeout(MINUTE_MS);
  }
}
