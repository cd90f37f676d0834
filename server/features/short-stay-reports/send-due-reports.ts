import 'server-only';

import { addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { KEPT_MONTHS } from '@/lib/short-stay-reports/limits';
import { findPeriod, periodOf } from '@/lib/short-stay-reports/periods';
import type { Period } from '@/lib/short-stay-reports/periods';
import { prisma } from '@/server/db';
import { periodKind } from '@/server/features/short-stay-reports/count-periods';
import { runPeriod } from '@/server/features/short-stay-reports/run-period';
import { isStopped, SINCE_KEY } from '@/server/features/short-stay-reports/stop-switch';
import { findSdepClient } from '@/server/features/short-stay/client/sdep-client';
import { SdepError } from '@/server/features/short-stay/client/sdep-error';
import { doRun } from '@/server/features/short-stay/runs/hold-run';

/** A period is sent once a day: slightly less than 24 hours, so that the hour does not shift. */
const DAILY_MS = 23 * 3_600_000;

/** The day on which the entry point was first seen: only periods that end after it are sent automatically. */
async function readSince(today: Day): Promise<Day> {
  const row = await prisma().appSetting.findUnique({ where: { key: SINCE_KEY } });
  const known = daySchema().safeParse(row?.value);
  if (known.success) return known.data;
  await prisma().appSetting.createMany({ data: [{ key: SINCE_KEY, value: today }], skipDuplicates: true });
  return today;
}

/** The periods that ended since, as far back as records are kept, the oldest first. */
function endedSince(since: Day, today: Day): Period[] {
  const kept = addMonths(startOfMonth(today), -KEPT_MONTHS);
  const from = since > kept ? since : kept;
  const periods: Period[] = [];
  for (let day = from; day < today;) {
    const period = periodOf(day, periodKind());
    if (period.to < today) periods.push(period);
    day = addMonths(period.from, periodKind() === 'month' ? 1 : 3);
  }
  return periods;
}

/** The periods to send now: those cut off or due for another attempt, and those not sent today. */
async function findDue(now: Date): Promise<Period[]> {
  const today = todayIn(undefined, now);
  const since = await readSince(today);
  const rows = new Map((await prisma().reportPeriod.findMany()).map((row) => [row.name, row]));
  const isUnfinished = (name: string) => {
    const row = rows.get(name);
    return (
      row?.state === 'running' || (row?.state === 'retrying' && row.retryAt !== null && row.retryAt <= now)
    );
  };
  const unfinished = [...rows.keys()].filter(isUnfinished).flatMap((name) => {
    const period = findPeriod(name, periodKind());
    return period ? [period] : [];
  });
  const daily = endedSince(since, today).filter(({ name }) => {
    const row = rows.get(name);
    return (
      row?.state !== 'retrying' &&
      !isUnfinished(name) &&
      (row?.lastRunAt ?? new Date(0)).getTime() < now.getTime() - DAILY_MS
    );
  });
  return [...unfinished, ...daily];
}

interface Payload {
  /** Continues this run, which an admin's request left to the worker. */
  holder?: string;
  period?: string;
}

/**
 * The job 'send-short-stay-reports', every minute: most find nothing to do. Without an entry point, and while an admin
 * stopped the reports, nothing happens.
 */
export async function sendDueReports({ holder, period: left }: Payload, now = new Date()): Promise<void> {
  const client = findSdepClient();
  if (!client || (await isStopped())) return;
  const own = left === undefined ? null : findPeriod(left, periodKind());
  const periods = own ? [own] : await findDue(now);
  if (periods.length === 0) return;
  await doRun('reports', holder ?? null, async (signal) => {
    for (const period of periods) {
      try {
        await runPeriod({ client, signal }, period);
      } catch (error) {
        // Recorded with the time of the next attempt; the other periods would fail likewise.
        if (error instanceof SdepError) return;
        throw error;
      }
    }
  });
}
