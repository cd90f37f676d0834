import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { ReviewCount } from '@/lib/reviews/contract';
import type { ModeratedReviewList, ModeratedReviewPage, ModeratedReviewQuery } from '@/lib/reviews/contract';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { newestReviews, ownReviewSelect } from '@/server/features/reviews/select';
import { toModeratedReview } from '@/server/features/reviews/serialize';

const conditions: Readonly<Record<ModeratedReviewList, Prisma.ReviewWhereInput>> = {
  reported: { reports: { some: { settledAt: null } } },
  hidden: { hiddenAt: { not: null } },
  all: {},
};

/** Ids of a page of reported reviews, longest-waiting report first. */
async function reportedIds(skip: number, take: number): Promise<number[]> {
  const reports = await prisma().reviewReport.findMany({
    where: { settledAt: null },
    select: { reviewId: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    skip,
    take,
  });
  return reports.map(({ reviewId }) => reviewId);
}

/** GET /api/reviews, for admins: reported reviews with the oldest report first; the other lists newest review first. */
export async function listModeratedReviews({
  query,
}: {
  query: ModeratedReviewQuery;
}): Promise<ModeratedReviewPage> {
  const { list, page, limit } = query;
  const [skip, where] = [(page - 1) * limit, conditions[list]];
  const ids = list === 'reported' ? await reportedIds(skip, limit) : null;
  const which: Pick<Prisma.ReviewFindManyArgs, 'where' | 'skip' | 'take'> = ids
    ? { where: { id: { in: ids } } }
    : { where, skip, take: limit };
  const [rows, total] = await Promise.all([
    prisma().review.findMany({
      ...which,
      select: ownReviewSelect,
      orderBy: [...newestReviews],
    }),
    prisma().review.count({ where }),
  ]);
  const inOrder = ids ? ids.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows;
  return toPage({
    items: inOrder.map(toModeratedReview),
    page,
    perPage: limit,
    total,
    path: '/api/reviews',
    query: { list, limit: String(limit) },
  });
}

/** GET /api/reviews/count, for admins: the number of reviews and, as unread, of those with an open report. */
export async function countModeratedReviews(): Promise<ReviewCount> {
  const [count, unread] = await Promise.all([
    prisma().review.count(),
    prisma().review.count({ where: conditions.reported }),
  ]);
  return { count, unread };
}
