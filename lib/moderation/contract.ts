/** Moderation on the wire (spec D §2, §6 and §7), for admins alone. */
import { userDto } from '@/lib/accounts/contract';
import { dataOf, pageOf } from '@/lib/api/envelope';
import { optionalText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { ownListingDto } from '@/lib/listings/contract';
import { lodgingDto } from '@/lib/lodging-register/contract';
import { moderationStates } from '@/lib/moderation/lifecycle';

/** As long as the other messages that go out by mail. */
export const MODERATION_MESSAGE_MAX = 2000;

/** Body of …/approve and …/deny: a word to the owner. */
export const moderationInput = z.object({ message: optionalText(MODERATION_MESSAGE_MAX) });
export type ModerationInput = z.output<typeof moderationInput>;

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
  /** The tourism register's record of the licence number; null for a number that it does not know. */
  register: lodgingDto.nullable(),
  duplicates: z.array(duplicateDto),
  owner: userDto,
});
export type ReviewDto = z.infer<typeof reviewDto>;
export const reviewAnswer = dataOf(reviewDto);
