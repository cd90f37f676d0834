import 'server-only';

import type { ModeratedReview, OwnReview, PublicReview } from '@/lib/reviews/contract';
import { languageOf } from '@/lib/languages/language';
import { listingTexts } from '@/lib/texts/listings';
import { reviewTexts } from '@/lib/texts/reviews';
import { anonymousName } from '@/server/features/reviews/anonymise-reviewers';
import type { OwnReviewRow, PublicReviewRow } from '@/server/features/reviews/select';

/** The only place where rows of reviews become responses; each audience has its own function. */

/** A text and its timestamp; either both are set or neither. */
const told = (text: string | null, at: Date | null) =>
  text !== null && at ? { text, created_at: at.toISOString() } : null;

/** For everyone. */
export function toPublicReview(row: PublicReviewRow): PublicReview {
  const reply = told(row.reply, row.repliedAt);
  const locale = languageOf(row.bookingRequest?.locale ?? 'nl');
  const isAnonymous = row.nameShown === anonymousName();
  return {
    id: row.id,
    rating: row.rating,
    cleanliness: row.cleanliness,
    location: row.location,
    value: row.value,
    communication: row.communication,
    body: row.body,
    name_shown: isAnonymous ? reviewTexts.anonymous : row.nameShown,
    ...(locale !== 'nl' && { locale }),
    created_at: row.createdAt.toISOString(),
    reply: reply && { body: reply.text, created_at: reply.created_at, by_admin: row.replyByAdmin },
  };
}

/** For the landlord of the listing and admins. */
export function toOwnReview(row: OwnReviewRow): OwnReview {
  const { id, slug, nameHolidayHome } = row.listing;
  const hidden = told(row.hiddenReason, row.hiddenAt);
  const [report] = row.reports;
  return {
    ...toPublicReview(row),
    listing: { id, name: nameHolidayHome ?? listingTexts.nameless, slug },
    read_at: row.readAt?.toISOString() ?? null,
    hidden: hidden && { reason: hidden.text, created_at: hidden.created_at },
    report: report ? { reason: report.reason, created_at: report.createdAt.toISOString() } : null,
  };
}

/** For admins, who see listings of many landlords. */
export function toModeratedReview(row: OwnReviewRow): ModeratedReview {
  const { id, firstName, lastName } = row.listing.user;
  return { ...toOwnReview(row), landlord: { id, full_name: `${firstName} ${lastName}` } };
}
