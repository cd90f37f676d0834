import 'server-only';

import { dayOfMoment, todayIn } from '@/lib/dates/day';
import { dac7Texts } from '@/lib/texts/dac7';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { isReporting } from '@/server/features/dac7/dac7-setting';
import { loadSellers } from '@/server/features/dac7/load-sellers';
import { lastSent } from '@/server/features/dac7/make-file';
import { mayBeReported } from '@/server/features/dac7/policy';
import { writeStatement } from '@/server/features/dac7/write-statement';
import { DomainError, authorize } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

interface Input {
  actor: Actor;
  params: { file: number };
}

/** What was sent on a landlord; else what would be, if the platform reports. */
async function findStatement(userId: number, year: number) {
  const sent = await lastSent(userId, year);
  if (sent) return sent;
  const [record] = (await isReporting()) ? await loadSellers(year, { userId }) : [];
  return record && { record, sentAt: null };
}

/**
 * GET /api/user/dac7/{year}.pdf
 * @throws DomainError forbidden for anybody but the landlord; not_found for a year without stays
 */
export async function downloadStatement({ actor, params: { file: year } }: Input): Promise<Reply> {
  authorize(mayBeReported(actor) && !isByAdmin(actor));
  const found = await findStatement(actor.id, year);
  if (!found) throw new DomainError('not_found');
  const { record, sentAt } = found;
  const sentOn = sentAt && dayOfMoment(sentAt);
  const pdf = await writeStatement({ year, record, sentOn, madeOn: todayIn() });
  return fileReply(new Uint8Array(pdf), {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${dac7Texts.statement.file(year)}"`,
    'cache-control': 'no-store',
  });
}
