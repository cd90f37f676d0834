import 'server-only';

import type { AppealAnswerInput, AppealedDto } from '@/lib/decisions/contract';
import { decisionReference } from '@/lib/decisions/reference';
import { languageOf } from '@/lib/languages/language';
import type { Prisma } from '@/prisma/generated/client';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { undoMeasure } from '@/server/features/decisions/appeal/undo-measure';
import { auditAbout } from '@/server/features/decisions/audit-about';
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

const answeredWith = {
  user: { select: { email: true, firstName: true } },
  review: { select: { bookingRequest: { select: { locale: true } } } },
} as const satisfies Prisma.DecisionInclude;
type Answered = Prisma.DecisionGetPayload<{ include: typeof answeredWith }>;

/** Mails the answer: to the account, or to the address that a letter gave, in the language of a guest's stay. */
async function tellAppellant(
  tx: Tx,
  actor: Actor,
  decision: Answered,
  body: AppealAnswerInput,
): Promise<void> {
  const { id, user, subjectName, appealName, appealEmail, review } = decision;
  const dedupeKey = `decision:${id}:appeal`;
  if (appealName !== null && appealEmail !== null)
    await queueMail(tx, {
      template: 'letter-appeal-answered',
      props: { name: appealName, reference: decisionReference(id), subjectName, ...body },
      to: appealEmail,
      from: actor.id,
      locale: languageOf(review?.bookingRequest?.locale ?? 'nl'),
      dedupeKey,
    });
  else if (user)
    await queueMail(tx, {
      template: 'appeal-answered',
      props: { firstName: user.firstName, subjectName, ...body },
      to: user.email,
      dedupeKey,
    });
}

/**
 * PUT /api/decisions/{id}/appeal: answers an appeal, once; 'reversed' undoes the measure. Whoever appealed is mailed
 * the answer. All in one transaction.
 * @throws DomainError forbidden, not_found; no_open_appeal (409); own_decision (403) for whoever decided, if another
 *   admin could answer; cannot_reverse, listing_incomplete (409)
 */
export async function answerAppeal({ actor, params, body }: Input): Promise<{ data: AppealedDto }> {
  authorize(mayJudgeAppeals(actor));
  const { id } = params;
  const { outcome, answer } = body;
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const decision = await tx.decision.findUnique({
      where: { id },
      include: answeredWith,
    });
    if (!decision) throw new DomainError('not_found');
    if (!mayAnswerAppeal(actor, decision.decidedById, await hasOtherJudge(tx, actor)))
      throw new DomainError('own_decision');
    const { count } = await tx.decision.updateMany({
      where: { id, appealedAt: { not: null }, answeredAt: null },
      data: { outcome, answer, answeredAt: new Date(), answeredById: actor.id },
    });
    if (count === 0) throw new DomainError('no_open_appeal');
    if (outcome === 'reversed') await undoMeasure(tx, actor, { ...decision, answer });
    await tellAppellant(tx, actor, decision, body);
    await recordAudit(tx, {
      ...{ actor, action: 'appeal.answer', subject: { type: 'decision', id } },
      details: { ...auditAbout(decision), reason: answer },
    });
    const row = await tx.decision.findUniqueOrThrow({ where: { id }, select: appealedSelect });
    return { data: toAppealed(row, false) };
  });
}
