import 'server-only';

import { staffRights } from '@/lib/staff/rights';
import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';

/** Reading appeals and answering them. */
export function mayJudgeAppeals(actor: Actor): boolean {
  return hasRight(actor, 'moderate');
}

/** Whether another admin than this one could answer an appeal now. */
export async function hasOtherJudge(tx: Tx, actor: Actor): Promise<boolean> {
  const others = {
    id: { not: actor.id },
    staffRole: { in: [...staffRights.moderate] },
    ...{ suspendedAt: null, deletedAt: null },
  };
  return (await tx.user.count({ where: others })) > 0;
}

/** The decider answers only if nobody else can. */
export function mayAnswerAppeal(actor: Actor, decidedById: number | null, otherJudge: boolean): boolean {
  return actor.id !== decidedById || !otherJudge;
}
