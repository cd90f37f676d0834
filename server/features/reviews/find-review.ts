import 'server-only';

import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { mayKnowReview } from '@/server/features/reviews/policy';
import type { ReviewAccess } from '@/server/features/reviews/policy';
import { ownReviewSelect } from '@/server/features/reviews/select';
import type { OwnReviewRow } from '@/server/features/reviews/select';

/**
 * The review for a caller who needs a right to it: without that, 403 if it is visible, else 404
 * (docs/rules/api.md#errors).
 * @throws DomainError not_found, forbidden
 */
export async function getReviewFor(
  tx: Tx,
  actor: Actor,
  id: number,
  may: (actor: Actor, review: ReviewAccess) => boolean,
): Promise<OwnReviewRow> {
  const row = await tx.review.findUnique({ where: { id }, select: ownReviewSelect });
  if (!row || !mayKnowReview(actor, row)) throw new DomainError('not_found');
  authorize(may(actor, row));
  return row;
}

/** Reads the review again after a change. */
export function readReview(tx: Tx, id: number): Promise<OwnReviewRow> {
  return tx.review.findUniqueOrThrow({ where: { id }, select: ownReviewSelect });
}
