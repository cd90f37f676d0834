import 'server-only';

import { todayIn, utcDateToDay } from '@/lib/dates/day';
import { languageOf } from '@/lib/languages/language';
import type { PublicReview, ReviewInput } from '@/lib/reviews/contract';
import { reviewMoment } from '@/lib/reviews/period';
import { listingTexts } from '@/lib/texts/listings';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { lockCalendar } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';
import { refuseOwnStay } from '@/server/features/reviews/own-stay';
import { publicReviewSelect } from '@/server/features/reviews/select';
import { toPublicReview } from '@/server/features/reviews/serialize';

const staySelect = {
  manual: true,
  status: true,
  anonymisedAt: true,
  endDate: true,
  locale: true,
  review: { select: { id: true } },
  listing: {
    select: {
      id: true,
      slug: true,
      nameHolidayHome: true,
      user: { select: { firstName: true, email: true, receiveEmails: true } },
    },
  },
} as const;

/** Loads the stay and locks it, so that nobody cancels or removes it until the transaction ends. */
async function holdStay(tx: Tx, bookingRequestId: number) {
  const where = { id: bookingRequestId };
  const asked = await tx.bookingRequest.findUnique({ where, select: { listingId: true } });
  if (!asked || !(await lockCalendar(tx, asked.listingId, null))) return null;
  return tx.bookingRequest.findUnique({ where, select: staySelect });
}

/**
 * Stores a guest's review of a stay; it is visible at once. The caller has checked that this is the guest of the stay;
 * `actor` is whoever is signed in meanwhile.
 * @param now the moment of writing, by which the days of docs/rules/reviews.md#when count
 * @throws DomainError not_found; review_no_stay, review_too_early, review_too_late, review_exists, review_own_home
 *   (409)
 */
export async function writeReview(
  tx: Tx,
  bookingRequestId: number,
  input: ReviewInput,
  { now = new Date(), actor = null }: { now?: Date; actor?: { id: number } | null } = {},
): Promise<PublicReview> {
  const stay = await holdStay(tx, bookingRequestId);
  if (!stay || stay.anonymisedAt) throw new DomainError('not_found');
  if (stay.review) throw new DomainError('review_exists');
  if (stay.manual || stay.status !== 'approved') throw new DomainError('review_no_stay');
  await refuseOwnStay(tx, bookingRequestId, actor);
  const moment = reviewMoment(utcDateToDay(stay.endDate), todayIn(undefined, now));
  if (moment !== 'open') {
    throw new DomainError(moment === 'early' ? 'review_too_early' : 'review_too_late');
  }
  const { name_shown: nameShown, ...said } = input;
  const { id: listingId } = stay.listing;
  const row = await tx.review.create({
    data: { ...said, nameShown, bookingRequestId, listingId, createdAt: now },
    select: publicReviewSelect,
  });
  await tellLandlord(tx, stay, toPublicReview(row));
  return toPublicReview(row);
}

type Stay = NonNullable<Awaited<ReturnType<typeof holdStay>>>;

async function tellLandlord(
  tx: Tx,
  { locale, listing: { slug, nameHolidayHome, user } }: Stay,
  review: PublicReview,
): Promise<void> {
  if (!user.receiveEmails) return;
  await queueMail(tx, {
    template: 'review-new',
    props: {
      ownerFirstName: user.firstName,
      slug,
      listingName: nameHolidayHome ?? listingTexts.nameless,
      nameShown: review.name_shown,
      rating: review.rating,
      body: review.body,
      locale: languageOf(locale),
    },
    to: user.email,
    dedupeKey: `review:${review.id}:new`,
  });
}
