import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { ReportPeriodRow } from '@/lib/short-stay-reports/contract';
import { findPeriod } from '@/lib/short-stay-reports/periods';
import type { Period } from '@/lib/short-stay-reports/periods';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { countPeriods, periodKind } from '@/server/features/short-stay-reports/count-periods';
import { runPeriod } from '@/server/features/short-stay-reports/run-period';
import { isStopped } from '@/server/features/short-stay-reports/stop-switch';
import { mayManageShortStays } from '@/server/features/short-stay/policy';
import { pressRun } from '@/server/features/short-stay/runs/press-run';
import { DomainError, authorize } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { enqueue } from '@/server/jobs/enqueue';

interface Input {
  actor: Actor;
  params: { period: string };
}

/** @throws DomainError not_found for a name of another form, or of the other kind */
export function getPeriod(name: string): Period {
  const period = findPeriod(name, periodKind());
  if (!period) throw new DomainError('not_found');
  return period;
}

async function readPeriod(period: Period): Promise<ReportPeriodRow> {
  const [row] = await countPeriods([period]);
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * POST /api/admin/short-stay-reports/{period}/send: sends what is due for the period; 200 when done, 202 when the
 * worker continues it. A refusal of everything by the entry point is reported in the response.
 * @throws DomainError forbidden, not_found; period_not_over, reports_stopped, no_entry_point, run_going_on (409)
 */
export async function sendReport({ actor, params }: Input): Promise<Reply> {
  authorize(mayManageShortStays(actor));
  const period = getPeriod(params.period);
  if (period.to >= todayIn()) throw new DomainError('period_not_over');
  if (await isStopped()) throw new DomainError('reports_stopped');
  const done = await pressRun({
    kind: 'reports',
    actor,
    action: 'short-stay-reports.send',
    details: { period: period.name },
    work: async (client, signal) => {
      await runPeriod({ client, signal }, period);
      return true;
    },
    leave: async (tx, holder) => {
      const row = await prisma().reportPeriod.findUnique({ where: { name: period.name } });
      const runAt = row?.retryAt ?? undefined;
      await enqueue(tx, 'send-short-stay-reports', { holder, period: period.name }, { runAt });
    },
  });
  const data = await readPeriod(period);
  return done ? reply({ data }) : reply({ data: { ...data, state: 'running' as const } }, { status: 202 });
}
