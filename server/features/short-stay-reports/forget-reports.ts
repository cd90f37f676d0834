import 'server-only';

import { findPeriod, periodKinds } from '@/lib/short-stay-reports/periods';
import { prisma, transaction } from '@/server/db';
import { countPeriods } from '@/server/features/short-stay-reports/count-periods';

/** Answers from before a day, with the bytes that they answered long gone. */
export const forgetBatches = async (before: Date, limit: number): Promise<number> =>
  (await prisma().reportBatch.deleteMany({ where: { answeredAt: { lt: before } }, limit })).count;

/**
 * Of periods of which everything was sent before a day only the totals stay, and nothing more is sent of them: at most
 * one period at a time.
 */
export async function forgetReports(before: Date): Promise<number> {
  const [oldest] = await prisma().$queryRaw<{ period: string }[]>`
    SELECT period FROM stay_reports GROUP BY period
    HAVING max(sent_at) < ${before} OR bool_and(sent_at IS NULL AND told_at < ${before})
    ORDER BY period LIMIT 1`;
  const period = oldest && periodKinds.map((kind) => findPeriod(oldest.period, kind)).find(Boolean);
  if (!period) return 0;
  const [row] = await countPeriods([period]);
  if (!row) return 0;
  const { due, waiting, sent, accepted, refused, cancelled, corrected, refused_by } = row;
  const totals = { due, waiting, sent, accepted, refused, cancelled, corrected, refused_by };
  return transaction(async (tx) => {
    await tx.reportPeriod.upsert({
      where: { name: period.name },
      create: { name: period.name, state: 'sent', totals },
      update: { totals },
    });
    return (await tx.stayReport.deleteMany({ where: { period: period.name } })).count;
  });
}
