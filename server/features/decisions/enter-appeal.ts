import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { isInAppealTime } from '@/lib/decisions/appeal-time';
import type { AppealedDto, LetterAppealInput } from '@/lib/decisions/contract';
import { decisionIdOf } from '@/lib/decisions/reference';
import { letterAppealTexts as texts } from '@/lib/texts/letter-appeals';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { auditAbout } from '@/server/features/decisions/audit-about';
import { hasOtherJudge, mayAnswerAppeal, mayJudgeAppeals } from '@/server/features/decisions/policy';
import { appealedSelect, toAppealed } from '@/server/features/decisions/serialize';
import { authorize, DomainError, invalid } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  body: LetterAppealInput;
}

/**
 * The decision that a letter names.
 * @throws DomainError invalid on `reference` if there is none, on `received_on` for a day on which nobody could appeal
 */
async function getMeant(tx: Tx, { reference, received_on: day }: LetterAppealInput) {
  const id = decisionIdOf(reference);
  const decision = id === null ? null : await tx.decision.findUnique({ where: { id } });
  if (!decision) throw invalid({ reference: [texts.unknownReference] });
  if (day > todayIn()) throw invalid({ received_on: [texts.notYet] });
  if (!isInAppealTime(decision.madeAt, day)) throw invalid({ received_on: [texts.outOfTime] });
  return decision;
}

/**
 * POST /api/decisions enters an appeal that came by letter, once. It counts from the day it arrived.
 * @throws DomainError forbidden; invalid; appeal_made (409)
 */
export async function enterAppeal({ actor, body }: Input): Promise<{ data: AppealedDto }> {
  authorize(mayJudgeAppeals(actor));
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const decision = await getMeant(tx, body);
    const { id, madeAt } = decision;
    const day = dayToUtcDate(body.received_on);
    const { count } = await tx.decision.updateMany({
      where: { id, appealedAt: null },
      data: {
        appealReason: body.reason,
        // A day has no hour: never before the decision.
        appealedAt: day < madeAt ? madeAt : day,
        ...{ appealName: body.name, appealEmail: body.email },
      },
    });
    if (count === 0) throw new DomainError('appeal_entered');
    await recordAudit(tx, {
      ...{ actor, action: 'appeal.enter', subject: { type: 'decision', id } },
      details: { ...auditAbout(decision), received_on: body.received_on },
    });
    const row = await tx.decision.findUniqueOrThrow({ where: { id }, select: appealedSelect });
    const mayAnswer = mayAnswerAppeal(actor, decision.decidedById, await hasOtherJudge(tx, actor));
    return { data: toAppealed(row, mayAnswer) };
  });
}
