/** API contract of moderation (docs/rules/moderation.md), for admins only. */
import { userDto } from '@/lib/accounts/contract';
import { dataOf, pageOf } from '@/lib/api/envelope';
import { optionalText } from '@/lib/api/text';
import { toLines } from '@/lib/api/typed-text';
import { z } from '@/lib/api/zod';
import { groundFields, needLawArticle } from '@/lib/decisions/ground-fields';
import { ownListingDto, pictureDto } from '@/lib/listings/contract';
import { publicTranslationsDto } from '@/lib/listings/translations';
import { lodgingDto } from '@/lib/lodging-register/contract';
import { MESSAGE_MAX } from '@/lib/message';
import { moderationStates } from '@/lib/moderation/lifecycle';
import { moderationTexts } from '@/lib/texts/moderation';

const denialFields = {
  message: z.string().overwrite(toLines).min(1, moderationTexts.reasonMissing).max(MESSAGE_MAX),
  ...groundFields,
};

/** Body of …/deny: the reason, which the owner reads, and its ground, by default the terms. */
export const denialInput = z.object(denialFields).superRefine(needLawArticle);
export type DenialInput = z.output<typeof denialInput>;

/** Body of …/approve: a message to the owner, and the `updated_at` of the reviewed version; 409 if it has changed. */
export const approvalInput = z.object({
  message: optionalText(MESSAGE_MAX),
  updated_at: z.iso.datetime({ offset: true }).nullish(),
});
export type ApprovalInput = z.output<typeof approvalInput>;

/** A checkbox, in JSON or as sent by a form. */
const checkbox = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.enum(['0', '1', 'true', 'false'])])
  .optional()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** Body of …/destroy. */
export const destroyInput = z.object({ ...denialFields, remove_user: checkbox }).superRefine(needLawArticle);
export type DestroyInput = z.output<typeof destroyInput>;

export const moderatedListingAnswer = dataOf(ownListingDto);
/** GET /api/listings/unapproved: listings waiting for approval, oldest first. */
export const unapprovedPage = pageOf(ownListingDto);
export type UnapprovedPage = z.infer<typeof unapprovedPage>;

/** GET /api/listings/unapproved/count. */
export const reviewCountDto = z.object({
  waiting: z.int(),
  /** Approved listings that have changed since an admin reviewed them. */
  changed: z.int(),
  /** The sum of both, for the menu's badge. */
  unread: z.int(),
});
export type ReviewCounts = z.infer<typeof reviewCountDto>;

/** Another listing with the same licence number, in any state. */
export const duplicateDto = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  state: z.enum(moderationStates),
  owner: z.object({ id: z.int(), full_name: z.string() }),
});
export type DuplicateDto = z.infer<typeof duplicateDto>;

/** GET /api/listings/{id}/review: review data that is not part of the listing itself. */
export const reviewDto = z.object({
  /** `updated_at` of the listing at the time. */
  updated_at: z.iso.datetime(),
  /** The tourism register's record of the licence number; null if it does not know the number. */
  register: lodgingDto.nullable(),
  duplicates: z.array(duplicateDto),
  owner: userDto,
  /** Earlier denials, latest first, ten at most. */
  denials: z.array(
    z.object({
      denied_at: z.iso.datetime(),
      /** Null once the admin's account is gone. */
      admin_name: z.string().nullable(),
      /** Null from before reasons were required. */
      reason: z.string().nullable(),
    }),
  ),
  /** The public would see exactly the version that was denied last. */
  unchanged_since_denial: z.boolean(),
});
export type ReviewDto = z.infer<typeof reviewDto>;
export const reviewAnswer = dataOf(reviewDto);

const snapshotTexts = z.object({
  name_holiday_home: z.string().nullable(),
  name_residence: z.string().nullable(),
  description: z.string().nullable(),
  house_rules: z.string().nullable(),
  /** The same two in other languages. */
  translations: publicTranslationsDto,
  /** The names of the rooms, one per line. */
  rooms: z.string().nullable(),
  /** The labels of additional costs, and the photo descriptions; one per line, sorted. */
  costs: z.string().nullable(),
  photo_words: z.string().nullable(),
  /** All other public facts that differ, one per line. */
  facts: z.string().nullable(),
});
export type SnapshotTexts = z.infer<typeof snapshotTexts>;

/** An approved listing that has changed since an admin reviewed it. */
export const changedListingDto = z.object({
  id: z.int(),
  slug: z.string(),
  state: z.enum(moderationStates),
  owner: z.object({ id: z.int(), full_name: z.string() }),
  changed_at: z.iso.datetime(),
  /** Identifies the version shown here; sent to …/changes/seen. */
  version: z.string(),
  before: snapshotTexts,
  after: snapshotTexts,
  /** Of a deleted photo only the fact that it existed is known. */
  photos: z.object({ added: z.array(pictureDto), removed: z.int() }),
});
export type ChangedListing = z.infer<typeof changedListingDto>;
/** GET /api/listings/changed, oldest change first. */
export const changedPage = pageOf(changedListingDto);
export type ChangedPage = z.infer<typeof changedPage>;

/** Body of PUT /api/listings/{id}/changes/seen. */
export const seenInput = z.object({ version: z.string().regex(/^[0-9a-f]{64}$/) });
export type SeenInput = z.output<typeof seenInput>;
