import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { InboxCount, InboxPage, InboxQuery } from '@/lib/inbox/contract';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { mayAnswerVisitors } from '@/server/features/inbox/policy';
import { threadSelect } from '@/server/features/inbox/select';
import { toThread } from '@/server/features/inbox/serialize';
import { authorize } from '@/server/http/errors';
import { containing } from '@/server/text-match';

function whereOf({ state, assignee, q }: InboxQuery): Prisma.InboxThreadWhereInput {
  return {
    state,
    ...(assignee !== undefined && { assigneeId: assignee === 'none' ? null : assignee }),
    ...(q !== null && {
      OR: [{ name: containing(q) }, { email: containing(q) }, { subject: containing(q) }],
    }),
  };
}

interface Input {
  actor: Actor;
  query: InboxQuery;
}

/**
 * GET /api/admin/inbox: what visitors wrote to the site, the last message first.
 * @throws DomainError forbidden
 */
export async function listThreads({ actor, query }: Input): Promise<InboxPage> {
  authorize(mayAnswerVisitors(actor));
  const { state, assignee, q, page, limit } = query;
  const where = whereOf(query);
  const [rows, total] = await Promise.all([
    prisma().inboxThread.findMany({
      where,
      select: threadSelect,
      orderBy: [{ lastMessageAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().inboxThread.count({ where }),
  ]);
  return toPage({
    items: rows.map(toThread),
    ...{ page, perPage: limit, total },
    path: '/api/admin/inbox',
    query: { limit: String(limit), state, assignee: assignee?.toString(), q: q ?? undefined },
  });
}

/**
 * GET /api/admin/inbox/count: how many threads wait for an answer, for the menu's badge.
 * @throws DomainError forbidden
 */
export async function countThreads({ actor }: { actor: Actor }): Promise<InboxCount> {
  authorize(mayAnswerVisitors(actor));
  return { unread: await prisma().inboxThread.count({ where: { state: 'open' } }) };
}
