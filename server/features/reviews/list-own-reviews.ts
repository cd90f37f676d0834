import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { ReviewCount } from '@/lib/reviews/contract';
import type { OwnReviewPage } from '@/lib/reviews/contract';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { prisma, sql } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { mayListReviewsOf } from '@/server/features/reviews/policy';
import { newestReviews, ownReviewSelect } from '@/server/features/reviews/select';
import { toOwnReview } from '@/server/features/reviews/serialize';

interface Input {
  actor: Actor;
  params: { id: number };
  query: PageQuery;
}

const ofOwner = (userId: number) => ({ listing: { userId } });

/**
 * GET /api/users/{id}/reviews: the reviews of a user's listings, newest first, including hidden ones. Marks those that
 * the landlord is shown as read, though this response still lists them as new; not if an admin reads them.
 * @throws DomainError not_found when the list is somebody else's
 */
export async function listOwnReviews({ actor, params, query }: Input): Promise<OwnReviewPage> {
  authorize(mayListReviewsOf(actor, params.id), 'not_found');
  const where = ofOwner(params.id);
  const [rows, total] = await Promise.all([
    prisma().review.findMany({
      where,
      select: ownReviewSelect,
      orderBy: [...newestReviews],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().review.count({ where }),
  ]);
  const unread = rows.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (unread.length > 0 && actor.id === params.id && !isByAdmin(actor)) {
    await prisma().review.updateMany({
      where: { id: { in: unread }, readAt: null },
      data: { readAt: new Date() },
    });
  }
  return toPage({
    items: rows.map(toOwnReview),
    page: query.page,
    perPage: query.limit,
    total,
    path: `/api/users/${params.id}/reviews`,
    query: { limit: String(query.limit) },
  });
}

const ownCountQuery = `
  SELECT count(*)::int AS count, (count(*) FILTER (WHERE v.read_at IS NULL))::int AS unread
  FROM reviews v JOIN listings l ON l.id = v.listing_id WHERE l.user_id = $1::int`;

/** GET /api/users/{id}/reviews/count: all of them, and those that the landlord has not seen. */
export async function countOwnReviews({ actor, params }: Omit<Input, 'query'>): Promise<ReviewCount> {
  authorize(mayListReviewsOf(actor, params.id), 'not_found');
  const [row] = await sql<ReviewCount>('count-own-reviews', ownCountQuery, [params.id]);
  return row ?? { count: 0, unread: 0 };
}
