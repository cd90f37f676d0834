import 'server-only';

import type { z } from '@/lib/api/zod';
import { isDay, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { reportCountsDto } from '@/lib/short-stay-reports/contract';
import type { ReportCounts, ReportPeriodRow, ReportState } from '@/lib/short-stay-reports/contract';
import { periodOf } from '@/lib/short-stay-reports/periods';
import type { Period, PeriodKind } from '@/lib/short-stay-reports/periods';
import { prisma, sql } from '@/server/db';
import { env } from '@/server/env';
import { countFresh } from '@/server/features/short-stay-reports/find-stays';
import { isRunning } from '@/server/features/short-stay/runs/hold-run';

const recordCounts = `
  SELECT period, count(*)::int AS records,
    count(*) FILTER (WHERE sent_at IS NOT NULL)::int AS sent,
    count(*) FILTER (WHERE accepted IS NOT NULL AND cause IS NULL)::int AS accepted,
    count(*) FILTER (WHERE cause IS NOT NULL)::int AS refused,
    count(*) FILTER (WHERE cancelled AND cause IS NULL)::int AS cancelled,
    count(*) FILTER (WHERE corrected > 0)::int AS corrected,
    count(*) FILTER (WHERE cause = 'value')::int AS value,
    count(*) FILTER (WHERE cause = 'area_ended')::int AS area_ended,
    count(*) FILTER (WHERE cause = 'regulation')::int AS regulation,
    count(*) FILTER (WHERE cause = 'other')::int AS other
  FROM stay_reports WHERE period = ANY($1) GROUP BY period`;

interface RecordCounts {
  period: string;
  records: number;
  sent: number;
  accepted: number;
  refused: number;
  cancelled: number;
  corrected: number;
  value: number;
  area_ended: number;
  regulation: number;
  other: number;
}

const none: Omit<RecordCounts, 'period'> = {
  ...{ records: 0, sent: 0, accepted: 0, refused: 0, cancelled: 0, corrected: 0 },
  ...{ value: 0, area_ended: 0, regulation: 0, other: 0 },
};

/** The kind of period that is configured. */
export const periodKind = (): PeriodKind => env.SDEP_PERIOD;

/** What is kept of a period once its records are gone. */
export const totalsSchema: z.ZodType<ReportCounts> = reportCountsDto;

async function countDue(
  from: Day,
  to: Day,
  today: Day,
): Promise<Map<string, { due: number; waiting: number }>> {
  const counts = new Map<string, { due: number; waiting: number }>();
  for (const { month, due, waiting } of await countFresh(from, to, today)) {
    const day = `${month}-01`;
    if (!isDay(day)) continue;
    const { name } = periodOf(day, periodKind());
    const before = counts.get(name) ?? { due: 0, waiting: 0 };
    counts.set(name, { due: before.due + due, waiting: before.waiting + waiting });
  }
  return counts;
}

/** These periods, each with what it has by now, in the order given: the newest first. */
export async function countPeriods(
  periods: readonly Period[],
  today: Day = todayIn(),
): Promise<ReportPeriodRow[]> {
  const oldest = periods.at(-1);
  const newest = periods[0];
  if (!oldest || !newest) return [];
  const names = periods.map(({ name }) => name);
  const [fresh, records, rows, isHeld] = await Promise.all([
    countDue(oldest.from, newest.to, today),
    sql<RecordCounts>('report-record-counts', recordCounts, [names]),
    prisma().reportPeriod.findMany({ where: { name: { in: names } } }),
    isRunning('reports'),
  ]);
  const recordsOf = new Map(records.map((row) => [row.period, row]));
  const rowOf = new Map(rows.map((row) => [row.name, row]));
  return periods.map(({ name, from, to }) => {
    const row = rowOf.get(name);
    const kept = row?.totals ? totalsSchema.parse(row.totals) : null;
    const has = recordsOf.get(name) ?? none;
    const { due, waiting } = fresh.get(name) ?? { due: 0, waiting: 0 };
    const { sent, accepted, refused, cancelled, corrected } = has;
    const counts: ReportCounts = kept ?? {
      due: due + has.records,
      waiting,
      ...{ sent, accepted, refused, cancelled, corrected },
      refused_by: (['value', 'area_ended', 'regulation', 'other'] as const).flatMap((cause) =>
        has[cause] > 0 ? [{ cause, number: has[cause] }] : [],
      ),
    };
    const isLeft = kept === null && (due > 0 || has.records > has.sent + has.refused);
    return {
      ...{ period: name, from, to },
      state: to >= today ? 'open' : stateOf(row?.state, { isHeld, isLeft }),
      ...counts,
      last_run_at: row?.lastRunAt?.toISOString() ?? null,
      error: row?.error ?? null,
    };
  });
}

/**
 * The stored state; but a running period whose run nobody holds was cut off and will be retried, and a sent one is
 * ready again once there is more to send.
 */
function stateOf(
  noted: Exclude<ReportState, 'open'> | undefined,
  { isHeld, isLeft }: { isHeld: boolean; isLeft: boolean },
): ReportState {
  if (noted === 'running' || (noted === 'retrying' && isHeld)) return isHeld ? 'running' : 'retrying';
  if (noted === 'retrying' || noted === 'failed') return noted;
  return noted === 'sent' && !isLeft ? 'sent' : 'ready';
}
