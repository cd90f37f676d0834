import 'server-only';

import { reviewFigures } from '@/lib/reviews/figures';
import type { ReviewFigure } from '@/lib/reviews/figures';
import { reviewsWindow } from '@/lib/reviews/page-reviews';
import type { PageReviews } from '@/lib/reviews/page-reviews';
import { toTenths } from '@/lib/reviews/rating-text';
import { sql } from '@/server/db';
import type { PublicReviewRow } from '@/server/features/reviews/select';
import { toPublicReview } from '@/server/features/reviews/serialize';

const meanOf = <Figure extends ReviewFigure>(figure: Figure) => `mean_${figure}` as const;

/** Beside each review the number and means of all. $1: the home; $2: how many are passed by; $3: how many are shown. */
const reviewsQuery = `
  SELECT id, rating, cleanliness, location, value, communication, body, name_shown AS "nameShown", reply,
    replied_at AS "repliedAt", reply_by_admin AS "replyByAdmin", created_at AS "createdAt",
    (count(*) OVER every)::int AS count,
    ${reviewFigures.map((figure) => `(avg(${figure}) OVER every)::float8 AS ${meanOf(figure)}`).join(', ')}
  FROM reviews WHERE listing_id = $1::int AND hidden_at IS NULL
  WINDOW every AS ()
  ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT $3`;

type Row = PublicReviewRow & { count: number } & Record<`mean_${ReviewFigure}`, number>;

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
  const rows = await sql<Row>('page-reviews', reviewsQuery, [listingId, skip, take]);
  const [row] = rows;
  // Hidden since the home was read: the page goes stale, and says nothing until then.
  if (!row) return undefined;
  const mean = (figure: ReviewFigure) => toTenths(row[meanOf(figure)]);
  return {
    // All of the figures, which Object.fromEntries cannot tell the compiler.
    means: Object.fromEntries(reviewFigures.map((figure) => [figure, mean(figure)])) as PageReviews['means'],
    count: row.count,
    shown: rows.map(toPublicReview),
    page,
  };
}
