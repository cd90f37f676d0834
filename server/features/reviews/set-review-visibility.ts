import 'server-only';

import { randomUUID } from 'node:crypto';
import type { StatementProps } from '@/emails/statement';
import { brief } from '@/emails/brief';
import { languageOf } from '@/lib/languages/language';
import { listingTexts } from '@/lib/texts/listings';
import type { Prisma } from '@/prisma/generated/client';
import type { OwnReview, VisibilityInput } from '@/lib/reviews/contract';
import { REASON_MAX } from '@/lib/reviews/limits';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';
import { writeDecision } from '@/server/features/decisions/record-decision';
import { DomainError } from '@/server/http/errors';
import { lockCalendar } from '@/server/lock-order';
import { getReviewFor, readReview } from '@/server/features/reviews/find-review';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import { mayModerateReviews } from '@/server/features/reviews/policy';
import { toOwnReview } from '@/server/features/reviews/serialize';

const authorSelect = {
  id: true,
  code: true,
  firstName: true,
  email: true,
  locale: true,
  listing: { select: { userId: true, nameHolidayHome: true } },
} as const satisfies Prisma.BookingRequestSelect;

/** Mails the guest, in the language of the request; there is nobody to mail once that is gone or anonymised. */
async function tellAuthor(tx: Tx, id: number, statement: StatementProps): Promise<void> {
  const { body, bookingRequest: stay } = await tx.review.findUniqueOrThrow({
    where: { id },
    select: { body: true, bookingRequest: { select: authorSelect } },
  });
  if (!stay?.email) return;
  await queueMail(tx, {
    template: 'review-hidden',
    props: {
      firstName: stay.firstName,
      listingName: stay.listing.nameHolidayHome ?? listingTexts.nameless,
      ...{ code: stay.code, reason: statement.facts, body, statement },
      token: await issueGuestToken(tx, { kind: 'booking-requests', id: stay.id }),
    },
    to: stay.email,
    from: stay.listing.userId,
    locale: languageOf(stay.locale),
    dedupeKey: `review-hidden:${randomUUID()}`,
  });
}

interface Input {
  actor: Actor;
  params: { id: number };
  body: VisibilityInput;
}

interface Change extends VisibilityInput {
  actor: Actor;
  id: number;
  afterNotice?: boolean;
}

/** `setReviewVisibility` inside a transaction. */
export async function changeVisibility(tx: Tx, change: Change): Promise<{ data: OwnReview }> {
  const { actor, id, hidden, reason, ground, article, afterNotice } = change;
  const { listing, hiddenAt } = await getReviewFor(tx, actor, id, mayModerateReviews);
  // The listing's rating changes with it.
  if (!(await lockCalendar(tx, listing.id, actor))) throw new DomainError('not_found');
  const now = new Date();
  // By this moment a reversal recognises that the same hiding is still in force.
  const hiding = { hiddenAt: hiddenAt ?? now, hiddenReason: brief(reason, REASON_MAX) };
  await tx.review.update({ where: { id }, data: hidden ? hiding : { hiddenAt: null, hiddenReason: null } });
  if (hidden && hiddenAt === null) {
    const statement = await writeDecision(tx, {
      ...{ actor, measure: 'hidden', ground, article, afterNotice },
      subject: { id, name: listing.nameHolidayHome ?? listingTexts.nameless },
      // Guests have no account.
      userId: null,
      facts: reason,
      at: now,
    });
    await tellAuthor(tx, id, statement);
  }
  await tx.reviewReport.updateMany({ where: { reviewId: id, settledAt: null }, data: { settledAt: now } });
  await recordAudit(tx, {
    actor,
    action: hidden ? 'review.hide' : 'review.show',
    subject: { type: 'review', id },
    details: { listing_id: listing.id, reason },
  });
  return { data: toOwnReview(await readReview(tx, id)) };
}

/**
 * PUT /api/reviews/{id}/visibility: an admin hides a review, or shows it again; showing a visible one changes nothing.
 * This settles any open report, and the reason goes into the audit log; the author of a hidden review is told why.
 * @throws DomainError not_found, forbidden
 */
export function setReviewVisibility({ actor, params, body }: Input): Promise<{ data: OwnReview }> {
  return transaction((tx) => changeVisibility(tx, { ...body, actor, id: params.id }));
}
