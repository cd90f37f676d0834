/** Moderation on the wire (docs/rules/moderation.md), for admins alone. */
import { userDto } from '@/lib/accounts/contract';
import { dataOf, pageOf } from '@/lib/api/envelope';
import { optionalText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { ownListingDto, pictureDto } from '@/lib/listings/contract';
import { lodgingDto } from '@/lib/lodging-register/contract';
import { MESSAGE_MAX } from '@/lib/message';
import { moderationStates } from '@/lib/moderation/lifecycle';

/** Body of …/approve and …/deny: a word to the owner. */
export const moderationInput = z.object({ message: optionalText(MESSAGE_MAX) });
export type ModerationInput = z.output<typeof moderationInput>;

/** Body of …/approve: also the `updated_at` of what was looked at; 409 where the listing has changed since. */
export const approvalInput = moderationInput.extend({
  updated_at: z.iso.datetime({ offset: true }).nullish(),
});
export type ApprovalInput = z.output<typeof approvalInput>;

/** A checkbox as JSON or as a form sends it. */
const checkbox = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.enum(['0', '1', 'true', 'false'])])
  .optional()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** Body of …/destroy. */
export const destroyInput = moderationInput.extend({ remove_user: checkbox });
export type DestroyInput = z.output<typeof destroyInput>;

export const moderatedListingAnswer = dataOf(ownListingDto);
/** GET /api/listings/unapproved: what waits for approval, the oldest first. */
export const unapprovedPage = pageOf(ownListingDto);
export type UnapprovedPage = z.infer<typeof unapprovedPage>;

/** GET /api/listings/unapproved/count. */
export const reviewCountDto = z.object({
  waiting: z.int(),
  /** Approved, and no longer what an admin looked at. */
  changed: z.int(),
  /** Both together, as the menu's badge counts. */
  unread: z.int(),
});
export type ReviewCounts = z.infer<typeof reviewCountDto>;

/** Another listing with the same licence number, whatever its state. */
export const duplicateDto = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  state: z.enum(moderationStates),
  owner: z.object({ id: z.int(), full_name: z.string() }),
});
export type DuplicateDto = z.infer<typeof duplicateDto>;

/** GET /api/listings/{id}/review: what the listing itself does not say. */
export const reviewDto = z.object({
  /** Of the listing when it was looked at. */
  updated_at: z.iso.datetime(),
  /** The tourism register's record of the licence number; null for a number that it does not know. */
  register: lodgingDto.nullable(),
  duplicates: z.array(duplicateDto),
  owner: userDto,
});
export type ReviewDto = z.infer<typeof reviewDto>;
export const reviewAnswer = dataOf(reviewDto);

const lookedAtTexts = z.object({
  name_holiday_home: z.string().nullable(),
  name_residence: z.string().nullable(),
  description: z.string().nullable(),
  house_rules: z.string().nullable(),
  /** Their names, one a line. */
  rooms: z.string().nullable(),
  /** What costs of their own are called, and what photos are said to show: one a line, in order of the text. */
  costs: z.string().nullable(),
  photo_words: z.string().nullable(),
  /** All else that the public reads, of what differs: one a line. */
  facts: z.string().nullable(),
});
export type LookedAtTexts = z.infer<typeof lookedAtTexts>;

/** An approved listing that is no longer what an admin looked at. */
export const changedListingDto = z.object({
  id: z.int(),
  slug: z.string(),
  state: z.enum(moderationStates),
  owner: z.object({ id: z.int(), full_name: z.string() }),
  changed_at: z.iso.datetime(),
  /** Names what is shown here; …/changes/seen takes it. */
  version: z.string(),
  before: lookedAtTexts,
  after: lookedAtTexts,
  /** Of a photo that is gone nothing is left but that it was there. */
  photos: z.object({ added: z.array(pictureDto), removed: z.int() }),
});
export type ChangedListing = z.infer<typeof changedListingDto>;
/** GET /api/listings/changed, the oldest change first. */
export const changedPage = pageOf(changedListingDto);
export type ChangedPage = z.infer<typeof changedPage>;

/** Body of PUT /api/listings/{id}/changes/seen. */
export const seenInput = z.object({ version: z.string().regex(/^[0-9a-f]{64}$/) });
export type SeenInput = z.output<typeof seenInput>;
