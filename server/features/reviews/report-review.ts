import 'server-only';

import type { OwnReview, ReportInput } from '@/lib/reviews/contract';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';
import { getReviewFor, readReview } from '@/server/features/reviews/find-review';
import { mayAnswerReview } from '@/server/features/reviews/policy';
import { toOwnReview } from '@/server/features/reviews/serialize';

interface Input {
  actor: Actor;
  params: { id: number };
  body: ReportInput;
}

/**
 * POST /api/reviews/{id}/report: asks the admins to check a review, which stays as it is meanwhile. One open report per
 * review: of two at once the second is rejected.
 * @throws DomainError not_found, forbidden, review_reported (409)
 */
export function reportReview({ actor, params, body }: Input): Promise<{ data: OwnReview }> {
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    await getReviewFor(tx, actor, params.id, mayAnswerReview);
    const { count } = await tx.reviewReport.createMany({
      data: [{ reviewId: params.id, userId: actor.id, reason: body.reason }],
      skipDuplicates: true,
    });
    if (count === 0) throw new DomainError('review_reported');
    return { data: toOwnReview(await readReview(tx, params.id)) };
  });
}
