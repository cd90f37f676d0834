import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { NoticeListQuery, NoticePage } from '@/lib/notices/contract';
import type { NoticeState } from '@/lib/notices/states';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { mayJudgeNotices } from '@/server/features/notices/policy';
import { noticeSelect, toNotices } from '@/server/features/notices/serialize';
import { authorize } from '@/server/http/errors';

const inState = {
  open: { decidedAt: null },
  decided: { decidedAt: { not: null } },
} as const satisfies Record<NoticeState, Prisma.NoticeWhereInput>;

interface Input {
  actor: Actor;
  query: NoticeListQuery;
}

/**
 * GET /api/notices: open ones first, the longest waiting first; then decided ones, the latest first.
 * @throws DomainError forbidden
 */
export async function listNotices({ actor, query }: Input): Promise<NoticePage> {
  authorize(mayJudgeNotices(actor));
  const { state, page, limit } = query;
  const where = state ? inState[state] : {};
  const [rows, total] = await Promise.all([
    prisma().notice.findMany({
      where,
      select: noticeSelect,
      orderBy: [{ decidedAt: { sort: 'desc', nulls: 'first' } }, { id: 'asc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().notice.count({ where }),
  ]);
  return toPage({
    items: await toNotices(prisma(), rows),
    ...{ page, perPage: limit, total },
    path: '/api/notices',
    query: { limit: String(limit), state },
  });
}
