import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { DecisionPage } from '@/lib/decisions/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { decisionSelect, toDecision } from '@/server/features/decisions/serialize';

interface Input {
  actor: Actor;
  query: { page: number; limit: number };
}

/** GET /api/user/decisions lists the statements of reasons that concern the caller, the latest first. */
export async function listOwnDecisions({ actor, query }: Input): Promise<DecisionPage> {
  const { page, limit } = query;
  const where = { userId: actor.id };
  const [rows, total] = await Promise.all([
    prisma().decision.findMany({
      where,
      select: decisionSelect,
      orderBy: { id: 'desc' },
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().decision.count({ where }),
  ]);
  return toPage({
    items: rows.map(toDecision),
    ...{ page, perPage: limit, total },
    path: '/api/user/decisions',
    query: { limit: String(limit) },
  });
}
