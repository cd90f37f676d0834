/** Reports a month of stays, in process, beside bare calls with the same bytes. */
import { addMonths, todayIn } from '@/lib/dates/day';
import { periodOf } from '@/lib/short-stay-reports/periods';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { countPeriods } from '@/server/features/short-stay-reports/count-periods';
import { findPairs, readStays } from '@/server/features/short-stay-reports/find-stays';
import { freshActivity } from '@/server/features/short-stay-reports/make-activity';
import { runPeriod } from '@/server/features/short-stay-reports/run-period';
import { findSdepClient, SDEP_BATCH } from '@/server/features/short-stay/client/sdep-client';
import { databaseTime, findDatabaseServer } from '@/tools/bench/processor';

/** The cost of some work. */
export interface Spent {
  /** Seconds. */
  clock: number;
  /** Processor seconds: this process's and PostgreSQL's. */
  own: number;
  database: number;
  /** The smallest heap in each quarter of the work, in bytes, so that temporary objects do not count. */
  heap: number[];
}

export interface ReportRunFigures {
  stays: number;
  /** Matched, frozen, checked by the site's rules, sent. */
  first: Spent;
  /** A run with nothing to send. */
  again: Spent;
  /** The calls alone, with the same records. */
  bare: Spent;
  /** The same stays read and turned into text, and nothing else. */
  read: Spent;
  /** What admins see of the period. */
  count: Spent;
}

const EACH_MS = 50;

async function spend(server: number, work: () => Promise<unknown>): Promise<Spent> {
  const held: number[] = [];
  const sampling = setInterval(() => held.push(process.memoryUsage().heapUsed), EACH_MS);
  const from = performance.now();
  const ownFrom = process.cpuUsage();
  const databaseFrom = databaseTime(server) ?? Number.NaN;
  await work().finally(() => clearInterval(sampling));
  const { user, system } = process.cpuUsage(ownFrom);
  const quarter = Math.ceil(held.length / 4);
  return {
    clock: (performance.now() - from) / 1000,
    own: (user + system) / 1e6,
    database: ((databaseTime(server) ?? Number.NaN) - databaseFrom) / 1000,
    heap: [0, 1, 2, 3].map((n) => Math.min(...held.slice(n * quarter, (n + 1) * quarter))),
  };
}

export async function measureReportRuns(): Promise<ReportRunFigures> {
  const client = findSdepClient();
  if (!client) throw new Error('no entry point is set');
  const period = periodOf(addMonths(todayIn(), -1), 'month');
  const server = await findDatabaseServer(env.DATABASE_URL);
  const run = { client, signal: new AbortController().signal };
  const first = await spend(server, () => runPeriod(run, period));
  const again = await spend(server, () => runPeriod(run, period));
  const count = await spend(server, () => countPeriods([period]));
  const rows = await prisma().stayReport.findMany({ select: { accepted: true }, orderBy: { id: 'asc' } });
  const bare = await spend(server, async () => {
    for (let from = 0; from < rows.length; from += SDEP_BATCH) {
      const some = rows.slice(from, from + SDEP_BATCH).map(({ accepted }) => accepted);
      await client.sendActivities(`{"activities":[${some.join(',')}]}`, some.length);
    }
  });
  const read = await spend(server, async () => {
    const pairs = await findPairs(period, todayIn());
    for (let from = 0; from < pairs.length; from += SDEP_BATCH) {
      JSON.stringify((await readStays(pairs.slice(from, from + SDEP_BATCH))).map(freshActivity));
    }
  });
  return { stays: rows.length, first, again, bare, read, count };
}
