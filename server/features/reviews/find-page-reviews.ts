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

/** Reviews, each with the number and means of all. $1: the listing; $2: offset; $3: limit. */
const reviewsQuery = `
  SELECT id, rating, cleanliness, location, value, communication, body, name_shown AS "nameShown", reply,
    replied_at AS "repliedAt", reply_by_admin AS "replyByAdmin", created_at AS "createdAt",
    (SELECT jsonb_build_object('locale', locale) FROM booking_requests r WHERE r.id = booking_request_id)
      AS "bookingRequest",
    (count(*) OVER every)::int AS count,
    ${reviewFigures.map((figure) => `(avg(${figure}) OVER every)::float8 AS ${meanOf(figure)}`).join(', ')}
  FROM reviews WHERE listing_id = $1::int AND hidden_at IS NULL
  WINDOW every AS ()
  ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT $3`;

type Row = PublicReviewRow & { count: number } & Record<`mean_${ReviewFigure}`, number>;

/**
 * The reviews on a listing's page: means and number of all visible ones, and one page of them.
 * @param count of its reviews, according to the listing itself
 * @param asked the requested page of reviews
 * @returns undefined if there are none
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
  // Hidden since the listing was read: the page goes stale, and shows none until then.
  if (!row) return undefined;
  const mean = (figure: ReviewFigure) => toTenths(row[meanOf(figure)]);
  return {
    // Contains all figures, which Object.fromEntries cannot tell the compiler.
    means: Object.fromEntries(reviewFigures.map((figure) => [figure, mean(figure)])) as PageReviews['means'],
    count: row.count,
    shown: rows.map(toPublicReview),
    page,
  };
}
