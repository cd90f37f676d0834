import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { PublicReviewPage } from '@/lib/reviews/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { getVisibleListing } from '@/server/features/listings/find-listing';
import { newestReviews, publicReviewSelect } from '@/server/features/reviews/select';
import { toPublicReview } from '@/server/features/reviews/serialize';

interface Input {
  actor: Actor | null;
  params: { id: string };
  query: PageQuery;
}

/**
 * GET /api/listings/{id}/reviews: a listing's visible reviews, newest first.
 * @throws DomainError listing_not_found
 */
export async function listListingReviews({ actor, params, query }: Input): Promise<PublicReviewPage> {
  const { id } = await getVisibleListing(params.id, actor);
  const where = { listingId: id, hiddenAt: null };
  const [rows, total] = await Promise.all([
    prisma().review.findMany({
      where,
      select: publicReviewSelect,
      orderBy: [...newestReviews],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().review.count({ where }),
  ]);
  return toPage({
    items: rows.map(toPublicReview),
    page: query.page,
    perPage: query.limit,
    total,
    path: `/api/listings/${params.id}/reviews`,
    query: { limit: String(query.limit) },
  });
}
