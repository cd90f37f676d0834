import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { AppealedPage } from '@/lib/decisions/contract';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { hasOtherJudge, mayAnswerAppeal, mayJudgeAppeals } from '@/server/features/decisions/policy';
import { appealedSelect, toAppealed } from '@/server/features/decisions/serialize';
import { authorize } from '@/server/http/errors';

interface Input {
  actor: Actor;
  query: { page: number; limit: number };
}

/**
 * GET /api/decisions lists the appeals that wait for an answer, the longest waiting first.
 * @throws DomainError forbidden
 */
export async function listAppeals({ actor, query }: Input): Promise<AppealedPage> {
  authorize(mayJudgeAppeals(actor));
  const { page, limit } = query;
  const where: Prisma.DecisionWhereInput = { appealedAt: { not: null }, answeredAt: null };
  const [rows, total, otherJudge] = await Promise.all([
    prisma().decision.findMany({
      where,
      select: appealedSelect,
      orderBy: { appealedAt: 'asc' },
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().decision.count({ where }),
    hasOtherJudge(prisma(), actor),
  ]);
  return toPage({
    items: rows.map((row) => toAppealed(row, mayAnswerAppeal(actor, row.decidedBy?.id ?? null, otherJudge))),
    ...{ page, perPage: limit, total },
    path: '/api/decisions',
    query: { limit: String(limit) },
  });
}
