import 'server-only';

import type { DecisionDto } from '@/lib/decisions/contract';
import { prisma } from '@/server/db';
import { decisionSelect, toDecision } from '@/server/features/decisions/serialize';

/** The statements of reasons that concern an account, with its appeals. */
export async function exportedDecisions(userId: number): Promise<DecisionDto[]> {
  const rows = await prisma().decision.findMany({
    where: { userId },
    select: decisionSelect,
    orderBy: { id: 'asc' },
  });
  return rows.map(toDecision);
}
