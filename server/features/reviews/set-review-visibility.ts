import 'server-only';

import type { OwnReview, VisibilityInput } from '@/lib/reviews/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { lockCalendar } from '@/server/lock-order';
import { getReviewFor, readReview } from '@/server/features/reviews/find-review';
import { mayModerateReviews } from '@/server/features/reviews/policy';
import { toOwnReview } from '@/server/features/reviews/serialize';

interface Input {
  actor: Actor;
  params: { id: number };
  body: VisibilityInput;
}

/**
 * PUT /api/reviews/{id}/visibility: an admin hides a review, or shows it again; showing a visible one changes nothing.
 * This settles any open report, and the reason goes into the audit log.
 * @throws DomainError not_found, forbidden
 */
export function setReviewVisibility({ actor, params, body }: Input): Promise<{ data: OwnReview }> {
  const { id } = params;
  return transaction(async (tx) => {
    const { listing } = await getReviewFor(tx, actor, id, mayModerateReviews);
    // The listing's rating changes with it.
    if (!(await lockCalendar(tx, listing.id, actor))) throw new DomainError('not_found');
    const now = new Date();
    const hiding = { hiddenAt: now, hiddenReason: body.reason };
    await tx.review.update({
      where: { id },
      data: body.hidden ? hiding : { hiddenAt: null, hiddenReason: null },
    });
    await tx.reviewReport.updateMany({ where: { reviewId: id, settledAt: null }, data: { settledAt: now } });
    await recordAudit(tx, {
      actor,
      action: body.hidden ? 'review.hide' : 'review.show',
      subject: { type: 'review', id },
      details: { listing_id: listing.id, reason: body.reason },
    });
    return { data: toOwnReview(await readReview(tx, id)) };
  });
}
