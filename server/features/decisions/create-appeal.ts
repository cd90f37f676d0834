import 'server-only';

import type { AppealInput, DecisionDto } from '@/lib/decisions/contract';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { decisionSelect, mayAppeal, toDecision } from '@/server/features/decisions/serialize';
import { DomainError } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: number };
  body: AppealInput;
}

/**
 * POST /api/user/decisions/{id}/appeal: once.
 * @throws DomainError not_found for a decision that does not concern the caller; appeal_made, appeal_too_late (409)
 */
export async function createAppeal({ actor, params, body }: Input): Promise<{ data: DecisionDto }> {
  const own = { id: params.id, userId: actor.id };
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const before = await tx.decision.findFirst({ where: own, select: decisionSelect });
    if (!before) throw new DomainError('not_found');
    if (before.appealedAt === null && !mayAppeal(before)) throw new DomainError('appeal_too_late');
    const { count } = await tx.decision.updateMany({
      where: { ...own, appealedAt: null },
      data: { appealReason: body.reason, appealedAt: new Date() },
    });
    if (count === 0) throw new DomainError('appeal_made');
    const row = await tx.decision.findUniqueOrThrow({ where: { id: params.id }, select: decisionSelect });
    return { data: toDecision(row) };
  });
}
