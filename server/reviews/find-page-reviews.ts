import 'server-only';

import { reviewFigures } from '@/lib/reviews/figures';
import type { ReviewFigure } from '@/lib/reviews/figures';
import { reviewsWindow } from '@/lib/reviews/page-reviews';
import type { PageReviews } from '@/lib/reviews/page-reviews';
import { toTenths } from '@/lib/reviews/rating-text';
import { sql } from '@/server/db';
import type { PublicReviewRow } from '@/server/reviews/select';
import { toPublicReview } from '@/server/reviews/serialize';

/** $1: the home. */
const meansQuery = `
  SELECT count(*)::int AS count, ${reviewFigures.map((figure) => `avg(${figure})::float8 AS ${figure}`).join(', ')}
  FROM reviews WHERE listing_id = $1::int AND hidden_at IS NULL`;

/** $1: the home; $2: how many are passed by; $3: how many are shown. */
const shownQuery = `
  SELECT id, rating, cleanliness, location, value, communication, body, name_shown AS "nameShown", reply,
    replied_at AS "repliedAt", created_at AS "createdAt"
  FROM reviews WHERE listing_id = $1::int AND hidden_at IS NULL
  ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT $3`;

type Means = Record<ReviewFigure, number>;

/**
 * What a home's page shows of its reviews: means and number of all that are shown, and some of them.
 * @param count of its reviews, as the home itself says
 * @param asked the page of them that the address asks for
 * @returns undefined where there are none
 */
export async function findPageReviews(
  listingId: number,
  count: number,
  asked: number | null,
): Promise<PageReviews | undefined> {
  if (count === 0) return undefined;
  const { page, skip, take } = reviewsWindow(asked, count);
  const [rows, [found]] = await Promise.all([
    sql<PublicReviewRow>('review-page', shownQuery, [listingId, skip, take]),
    sql<Means & { count: number }>('review-means', meansQuery, [listingId]),
  ]);
  // Hidden since the home was read: the page goes stale, and says nothing until then.
  if (!found || found.count === 0) return undefined;
  return {
    // All of the figures, which Object.fromEntries cannot tell the compiler.
    means: Object.fromEntries(reviewFigures.map((figure) => [figure, toTenths(found[figure])])) as Means,
    count: found.count,
    shown: rows.map(toPublicReview),
    page,
  };
}
