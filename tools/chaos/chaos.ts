/**
 * `npm run chaos [-- --web=100 --worker=100 --postgres=20 --seed=1]`: kills web server, worker and PostgreSQL this
 * often at random moments of a mixed load, and checks that all that was acknowledged exists, once and whole
 * (docs/proof/chaos.md). `npm run chaos -- --recount [--url=DATABASE_URL] [--site=ORIGIN]` only recounts the invariants
 * of a database; search results are compared only with a running site.
 */
import { parseArgs } from 'node:util';
import type { SearchAnswer } from '@/lib/search/contract';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { say } from '@/scripts/launch/steps';
import { findPostgres } from '@/scripts/postgres/cluster';
import { connected } from '@/scripts/postgres/connection';
import { searchAll } from '@/tools/chaos/recount/ask';
import { recount } from '@/tools/chaos/recount/recount';
import { verdictLines } from '@/tools/chaos/report';
import { runChaos } from '@/tools/chaos/run';

const { values } = parseArgs({
  options: {
    web: { type: 'string', default: '100' },
    worker: { type: 'string', default: '100' },
    postgres: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    recount: { type: 'boolean', default: false },
    url: { type: 'string' },
    site: { type: 'string' },
  },
});

/** @throws Error if it is not a whole number */
function timesOf(name: 'web' | 'worker' | 'postgres'): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is a whole number`);
  return value;
}

/** Whether every invariant holds that could be checked. */
async function recountAlone(): Promise<boolean> {
  const url = values.url ?? process.env.DATABASE_URL ?? (await findPostgres(process.env.DATA_DIR ?? '.data'));
  if (!url) throw new Error('No database runs here: give its address with --url=');
  const { site } = values;
  const get = async (path: string): Promise<SearchAnswer> => (await fetch(`${site}${path}`)).json();
  const verdicts = await connected(url, (client) =>
    recount({ client, ...(site !== undefined && { search: searchAll(get) }) }),
  );
  say(verdictLines(verdicts));
  return verdicts.every(({ wrong }) => !wrong?.length);
}

const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  const times = { web: timesOf('web'), worker: timesOf('worker'), postgres: timesOf('postgres') };
  const isWhole = values.recount ? await recountAlone() : await runChaos(times, values.seed, shutdown);
  await shutdown.end(isWhole ? 0 : 1);
});
