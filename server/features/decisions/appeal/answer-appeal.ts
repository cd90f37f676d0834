import 'server-only';

import type { AppealAnswerInput, AppealedDto } from '@/lib/decisions/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { undoMeasure } from '@/server/features/decisions/appeal/undo-measure';
import { hasOtherJudge, mayAnswerAppeal, mayJudgeAppeals } from '@/server/features/decisions/policy';
import { appealedSelect, toAppealed } from '@/server/features/decisions/serialize';
import { DomainError, authorize } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';

interface Input {
  actor: Actor;
  params: { id: number };
  body: AppealAnswerInput;
}

/**
 * PUT /api/decisions/{id}/appeal: answers an appeal, once; 'reversed' undoes the measure. Whoever appealed is mailed the
 * answer. All in one transaction.
 * @throws DomainError forbidden, not_found; no_open_appeal (409); own_decision (403) for who decided, where another admin
 *   could answer; cannot_reverse, listing_incomplete (409)
 */
export async function answerAppeal({ actor, params, body }: Input): Promise<{ data: AppealedDto }> {
  authorize(mayJudgeAppeals(actor));
  const { id } = params;
  const { outcome, answer } = body;
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const decision = await tx.decision.findUnique({
      where: { id },
      include: { user: { select: { email: true, firstName: true } } },
    });
    if (!decision) throw new DomainError('not_found');
    if (!mayAnswerAppeal(actor, decision.decidedById, await hasOtherJudge(tx, actor)))
      throw new DomainError('own_decision');
    const { count } = await tx.decision.updateMany({
      where: { id, appealedAt: { not: null }, answeredAt: null },
      data: { outcome, answer, answeredAt: new Date(), answeredById: actor.id },
    });
    if (count === 0 || !decision.user) throw new DomainError('no_open_appeal');
    if (outcome === 'reversed') await undoMeasure(tx, actor, decision);
    await queueMail(tx, {
      template: 'appeal-answered',
      props: { firstName: decision.user.firstName, subjectName: decision.subjectName, outcome, answer },
      to: decision.user.email,
      dedupeKey: `decision:${id}:appeal`,
    });
    const about = decision.subjectKind === 'listing' ? { listing_id: decision.subjectId } : {};
    await recordAudit(tx, {
      ...{ actor, action: 'appeal.answer', subject: { type: 'decision', id } },
      details: { owner_id: decision.userId, ...about, reason: answer },
    });
    const { user, ...row } = await tx.decision.findUniqueOrThrow({ where: { id }, select: appealedSelect });
    if (!user) throw new DomainError('not_found');
    return { data: toAppealed({ ...row, user }, false) };
  });
}
