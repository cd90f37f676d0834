import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { ReportPeriods } from '@/lib/short-stay-reports/contract';
import { newestPeriods } from '@/lib/short-stay-reports/periods';
import type { Actor } from '@/server/auth/actor';
import { countPeriods, periodKind } from '@/server/features/short-stay-reports/count-periods';
import { readStop } from '@/server/features/short-stay-reports/stop-switch';
import { hasEntryPoint } from '@/server/features/short-stay/client/entry-point';
import { mayManageShortStays } from '@/server/features/short-stay/policy';
import { authorize } from '@/server/http/errors';

const PERIODS = 24;

/**
 * GET /api/admin/short-stay-reports: the newest periods, with what was reported for each.
 * @throws DomainError forbidden
 */
export async function listReports(
  { actor }: { actor: Actor },
  today: Day = todayIn(),
): Promise<ReportPeriods> {
  authorize(mayManageShortStays(actor));
  const [data, stop] = await Promise.all([
    countPeriods(newestPeriods(today, periodKind(), PERIODS), today),
    readStop(),
  ]);
  const { stopped, reason, at } = stop ?? { stopped: false, reason: null, at: null };
  return { data, meta: { entry_point: hasEntryPoint(), stopped, reason, at } };
}
