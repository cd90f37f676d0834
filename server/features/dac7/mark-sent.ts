import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { Dac7File, Dac7Record } from '@/prisma/generated/client';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { makeDraft, messageRefIdOf } from '@/server/features/dac7/make-file';
import { isReporting } from '@/server/features/dac7/dac7-setting';
import { queueStatement } from '@/server/features/dac7/queue-statement';
import { DomainError } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { year: number };
}

type Draft = Dac7File & { records: Dac7Record[] };

/** The file as it was last downloaded. */
async function findDraft(tx: Tx, year: number): Promise<Draft> {
  if (!(await isReporting(tx))) throw new DomainError('dac7_off');
  const draft = await tx.dac7File.findFirst({ where: { year, sentAt: null }, include: { records: true } });
  return draft ?? makeDraft(tx, year);
}

/** Mails everybody in the file what was reported: once a year, and after each correction. */
async function tellLandlords(tx: Tx, { year, number, kind, records }: Draft): Promise<void> {
  const about = kind === 'DPI402' ? `${year}-${number}` : String(year);
  const ids = records.flatMap(({ userId }) => userId ?? []);
  const users = await tx.user.findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true, email: true, firstName: true },
    orderBy: { id: 'asc' },
  });
  for (const user of users) await queueStatement(tx, user, { year, about, corrected: kind === 'DPI402' });
}

/**
 * POST /api/admin/dac7/{year}/sent: what was last downloaded counts as sent, and the next file says what changed since.
 * @throws DomainError period_not_over for a year that has not ended; dac7_off, dac7_incomplete, dac7_unchanged
 */
export function markSent({ actor, params: { year } }: Input) {
  if (todayIn() < `${year + 1}-01-01`) throw new DomainError('period_not_over');
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const draft = await findDraft(tx, year);
    if (draft.kind === 'DPI402' && draft.records.length === 0) throw new DomainError('dac7_unchanged');
    const sentAt = new Date();
    const { count } = await tx.dac7File.updateMany({
      where: { id: draft.id, sentAt: null },
      data: { sentAt },
    });
    if (count === 0) throw new DomainError('conflict');
    await tellLandlords(tx, draft);
    const reference = messageRefIdOf(draft);
    await recordAudit(tx, {
      actor,
      action: 'dac7.sent',
      subject: { type: 'settings', id: null },
      details: { year, message_ref_id: reference, kind: draft.kind, landlords: draft.records.length },
    });
    return { data: { message_ref_id: reference, kind: draft.kind, sent_at: sentAt.toISOString() } };
  });
}
