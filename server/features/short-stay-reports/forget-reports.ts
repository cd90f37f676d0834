import 'server-only';

import { dayOfMoment } from '@/lib/dates/day';
import { findPeriod, periodKinds } from '@/lib/short-stay-reports/periods';
import { prisma, transaction } from '@/server/db';
import { countPeriods } from '@/server/features/short-stay-reports/count-periods';

/** Deletes batches answered before a moment; the bytes that were sent are long gone. */
export const forgetBatches = async (before: Date, limit: number): Promise<number> =>
  (await prisma().reportBatch.deleteMany({ where: { answeredAt: { lt: before } }, limit })).count;

interface Candidate {
  period: string;
  wasSent: boolean;
}

/** Periods last sent, or last told to a landlord, before this moment; none that waits for an answer. */
const findOld = (before: Date) => prisma().$queryRaw<Candidate[]>`
  SELECT period, max(sent_at) IS NOT NULL AS "wasSent" FROM stay_reports GROUP BY period
  HAVING max(sent_at) < ${before}
    OR (max(sent_at) IS NULL AND count(batch_id) = 0 AND coalesce(max(told_at) < ${before}, true))
  ORDER BY period`;

const periodNamed = (name: string) => periodKinds.map((kind) => findPeriod(name, kind)).find(Boolean);

/**
 * Reduces a period to its totals if it was last sent before this moment, or if it ended before then and nothing was
 * ever sent: nothing more is sent for it. At most one period at a time.
 */
export async function forgetReports(before: Date): Promise<number> {
  const day = dayOfMoment(before);
  const period = (await findOld(before))
    .map(({ period: name, wasSent }) => ({ found: periodNamed(name), wasSent }))
    .find(({ found, wasSent }) => found && (wasSent || found.to < day))?.found;
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
