/** Reports of a month of stays, in process, beside bare calls with the same bytes. */
import { addMonths, todayIn } from '@/lib/dates/day';
import { periodOf } from '@/lib/short-stay-reports/periods';
import { prisma } from '@/server/db';
import { countPeriods } from '@/server/features/short-stay-reports/count-periods';
import { runPeriod } from '@/server/features/short-stay-reports/run-period';
import { findSdepClient, SDEP_BATCH } from '@/server/features/short-stay/client/sdep-client';

export interface ReportRunFigures {
  stays: number;
  /** Seconds. */
  first: number;
  /** One that finds nothing to send. */
  again: number;
  /** The calls alone, with the same records. */
  bare: number;
  /** Milliseconds: what admins read of the period. */
  count: number;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

export async function measureReportRuns(): Promise<ReportRunFigures> {
  const client = findSdepClient();
  if (!client) throw new Error('no entry point is set');
  const period = periodOf(addMonths(todayIn(), -1), 'month');
  const run = { client, signal: new AbortController().signal };
  const first = await seconds(() => runPeriod(run, period));
  const again = await seconds(() => runPeriod(run, period));
  const count = (await seconds(() => countPeriods([period]))) * 1000;
  const rows = await prisma().stayReport.findMany({ select: { accepted: true }, orderBy: { id: 'asc' } });
  const bare = await seconds(async () => {
    for (let from = 0; from < rows.length; from += SDEP_BATCH) {
      const some = rows.slice(from, from + SDEP_BATCH).map(({ accepted }) => accepted);
      await client.sendActivities(`{"activities":[${some.join(',')}]}`, some.length);
    }
  });
  return { stays: rows.length, first, again, bare, count };
}
