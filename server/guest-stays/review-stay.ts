import 'server-only';

import type { PublicReview, ReviewInput } from '@/lib/reviews/contract';
import { transaction } from '@/server/db';
import { getStayOf } from '@/server/guest-stays/tokens';
import { writeReview } from '@/server/reviews/write-review';

/**
 * POST /api/stays/{token}/review
 * @throws DomainError not_found; review_no_stay, review_too_early, review_too_late, review_exists (409)
 */
export async function reviewStay({
  params,
  body,
}: {
  params: { token: string };
  body: ReviewInput;
}): Promise<{ data: PublicReview }> {
  const id = await getStayOf(params.token);
  return { data: await transaction((tx) => writeReview(tx, id, body)) };
}
