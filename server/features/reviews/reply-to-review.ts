import 'server-only';

import type { OwnReview, ReplyInput } from '@/lib/reviews/contract';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { getReviewFor, readReview } from '@/server/features/reviews/find-review';
import { mayAnswerReview } from '@/server/features/reviews/policy';
import { toOwnReview } from '@/server/features/reviews/serialize';

interface Input {
  actor: Actor;
  params: { id: number };
  body: ReplyInput;
}

/**
 * PUT /api/reviews/{id}/reply: adds the landlord's reply, once.
 * @throws DomainError not_found, forbidden, review_answered (409)
 */
export function replyToReview({ actor, params, body }: Input): Promise<{ data: OwnReview }> {
  return transaction(async (tx) => {
    await getReviewFor(tx, actor, params.id, mayAnswerReview);
    const { count } = await tx.review.updateMany({
      where: { id: params.id, repliedAt: null },
      data: { reply: body.body, repliedAt: new Date(), replyByAdmin: isByAdmin(actor) },
    });
    if (count === 0) throw new DomainError('review_answered');
    return { data: toOwnReview(await readReview(tx, params.id)) };
  });
}
