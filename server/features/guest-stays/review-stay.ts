import 'server-only';

import type { PublicReview, ReviewInput } from '@/lib/reviews/contract';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import { writeReview } from '@/server/features/reviews/write-review';

/**
 * POST /api/stays/{token}/review
 * @throws DomainError not_found; review_no_stay, review_too_early, review_too_late, review_exists, review_own_home
 *   (409)
 */
export async function reviewStay({
  actor,
  params,
  body,
}: {
  actor: Actor | null;
  params: { token: string };
  body: ReviewInput;
}): Promise<{ data: PublicReview }> {
  const id = await getStayOf(params.token);
  return { data: await transaction((tx) => writeReview(tx, id, body, { actor })) };
}
