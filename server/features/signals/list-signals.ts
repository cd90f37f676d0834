import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { SignalListQuery, SignalPage } from '@/lib/signals/contract';
import { isSignalKind, signalKinds } from '@/lib/signals/kinds';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { mayJudgeSignals } from '@/server/features/signals/policy';
import { signalSelect, toSignal } from '@/server/features/signals/serialize';
import { authorize } from '@/server/http/errors';

interface Input {
  actor: Actor;
  query: SignalListQuery;
}

/**
 * GET /api/admin/signals: the signals to look at, or those dismissed, the latest found first.
 * @throws DomainError forbidden
 */
export async function listSignals({ actor, query }: Input): Promise<SignalPage> {
  authorize(mayJudgeSignals(actor));
  const { kind, state, page, limit } = query;
  const where: Prisma.SignalWhereInput = {
    kind: kind ?? { in: [...signalKinds] },
    ...(state === 'open' ? { dismissedAt: null, goneAt: null } : { dismissedAt: { not: null } }),
  };
  const [rows, total] = await Promise.all([
    prisma().signal.findMany({
      where,
      select: signalSelect,
      orderBy: [{ foundAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().signal.count({ where }),
  ]);
  return toPage({
    items: rows.flatMap((row) => (isSignalKind(row.kind) ? [toSignal(row.kind, row)] : [])),
    ...{ page, perPage: limit, total },
    path: '/api/admin/signals',
    query: { limit: String(limit), kind, state },
  });
}
