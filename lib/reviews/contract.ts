/** API contract of reviews (docs/rules/reviews.md). The same schema validates them in the browser and on the server. */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { requiredName } from '@/lib/api/name';
import { pageQuery } from '@/lib/api/params';
import { requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { groundFields, needLawArticle } from '@/lib/decisions/ground-fields';
import { languages } from '@/lib/languages/language';
import { MAX_FIGURE } from '@/lib/reviews/figures';
import {
  REVIEW_MAX,
  NAME_SHOWN_MAX,
  REPLY_MAX,
  REASON_MAX,
  moderatedReviewLists,
} from '@/lib/reviews/limits';

export const REVIEW_MIN = 20;

/** Forms send digits as text. */
const figure = z
  .preprocess((value) => {
    if (typeof value !== 'string') return value;
    return /^\d$/.test(value) ? Number(value) : value || undefined;
  }, z.int().min(1).max(MAX_FIGURE))
  .meta({ type: 'integer', minimum: 1, maximum: MAX_FIGURE });

/** The guest's input. */
export const reviewInput = z.object({
  rating: figure,
  cleanliness: figure,
  location: figure,
  value: figure,
  communication: figure,
  body: requiredText(REVIEW_MAX).min(REVIEW_MIN),
  /** The name shown with the review on the listing page. */
  name_shown: requiredName(NAME_SHOWN_MAX),
});
export type ReviewInput = z.output<typeof reviewInput>;

/** Body of PUT /api/reviews/{id}/reply. */
export const replyInput = z.object({ body: requiredText(REPLY_MAX) });
export type ReplyInput = z.output<typeof replyInput>;

/** Body of POST /api/reviews/{id}/report: the landlord's reason, for admins. */
export const reportInput = z.object({ reason: requiredText(REASON_MAX) });
export type ReportInput = z.output<typeof reportInput>;

const reasonFields = { reason: requiredText(REASON_MAX), ...groundFields };

/** The input of the form to hide a review. */
export const hidingForm = z.object(reasonFields).superRefine(needLawArticle);

/** Body of PUT /api/reviews/{id}/visibility; the landlord sees the reason, the guest also sees the ground. */
export const visibilityInput = z.object({ hidden: z.boolean(), ...reasonFields }).superRefine(needLawArticle);
export type VisibilityInput = z.output<typeof visibilityInput>;

const moment = z.iso.datetime();
const figureDto = z.int().min(1).max(MAX_FIGURE);

/** A published review. Moments are ISO 8601 in UTC. */
export const publicReviewDto = z.object({
  id: z.int(),
  rating: figureDto,
  cleanliness: figureDto,
  location: figureDto,
  value: figureDto,
  communication: figureDto,
  body: z.string(),
  name_shown: z.string(),
  /** The language of the guest's request; absent for Dutch, and if no longer known. */
  locale: z.enum(languages).optional(),
  created_at: moment,
  /** The landlord's reply, or null; `by_admin`: written by an admin on the landlord's behalf. */
  reply: z.object({ body: z.string(), created_at: moment, by_admin: z.boolean() }).nullable(),
});
export type PublicReview = z.infer<typeof publicReviewDto>;
export const publicReviewAnswer = dataOf(publicReviewDto);
/** GET /api/listings/{id}/reviews: published reviews, newest first. */
export const publicReviewPage = pageOf(publicReviewDto);
export type PublicReviewPage = z.infer<typeof publicReviewPage>;

/** A review as seen by the listing's landlord and admins. */
export const ownReviewDto = publicReviewDto.extend({
  listing: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  /** When the landlord first saw it. */
  read_at: moment.nullable(),
  /** Set while an admin hides it, with the admin's reason. */
  hidden: z.object({ reason: z.string(), created_at: moment }).nullable(),
  /** The landlord's report, until an admin has handled it. */
  report: z.object({ reason: z.string(), created_at: moment }).nullable(),
});
export type OwnReview = z.infer<typeof ownReviewDto>;
export const ownReviewAnswer = dataOf(ownReviewDto);
export const ownReviewPage = pageOf(ownReviewDto);
export type OwnReviewPage = z.infer<typeof ownReviewPage>;

export type ModeratedReviewList = (typeof moderatedReviewLists)[number];

/** `?list=hidden&page=2` of GET /api/reviews. */
export const moderatedReviewQuery = pageQuery.extend({
  list: z.enum(moderatedReviewLists).optional().default('reported'),
});
export type ModeratedReviewQuery = z.output<typeof moderatedReviewQuery>;

export const moderatedReviewDto = ownReviewDto.extend({
  landlord: z.object({ id: z.int(), full_name: z.string() }),
});
export type ModeratedReview = z.infer<typeof moderatedReviewDto>;
export const moderatedReviewPage = pageOf(moderatedReviewDto);
export type ModeratedReviewPage = z.infer<typeof moderatedReviewPage>;

/** Badges: all reviews, and those that the current user has not read or handled. */
export const reviewCountDto = z.object({ count: z.int(), unread: z.int() });
export type ReviewCount = z.infer<typeof reviewCountDto>;
