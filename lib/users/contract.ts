/** API contract of users, for admins and for owners who share calendars (docs/rules/users.md). */
import { givenPassword, userDto } from '@/lib/accounts/contract';
import { dataOf, pageOf } from '@/lib/api/envelope';
import type { Page } from '@/lib/api/envelope';
import { pageQuery } from '@/lib/api/params';
import { optionalLine, optionalText, requiredLine, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { groundFields, needLawArticle } from '@/lib/decisions/ground-fields';
import { MESSAGE_MAX } from '@/lib/message';
import { userTexts } from '@/lib/texts/users';
import { MAIL_MESSAGE_MAX, SUSPENSION_REASON_MAX } from '@/lib/users/limits';

/** What an owner sees of a co-landlord: name and email address, nothing else. */
export const knownUserDto = userDto.pick({
  id: true,
  first_name: true,
  last_name: true,
  full_name: true,
  email: true,
  email_verified_at: true,
  is_admin: true,
  is_owner: true,
  user_role_id: true,
});
export type KnownUser = z.infer<typeof knownUserDto>;

/**
 * A co-landlord in an owner's list: also which of the owner's own listings are shared, but never those of other owners.
 */
export const coLandlordDto = knownUserDto.extend({
  /** The ten newest. */
  managed_listings: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string().nullable() })),
  managed_listings_count: z.int(),
});
export type CoLandlord = z.infer<typeof coLandlordDto>;
export type CoLandlordPage = Page<CoLandlord>;

/** The full user, for the user themself and for admins. */
const anyUser = z.union([userDto, knownUserDto]);
export type AnyUser = z.infer<typeof anyUser>;
export const userAnswer = dataOf(anyUser);
export const userPage = pageOf(z.union([userDto, coLandlordDto]));
/** For admins. */
export const fullUserPage = pageOf(userDto);
export type FullUserPage = z.infer<typeof fullUserPage>;

/** `?user_role_id=1&search=peeters&page=2`; an empty role means all. */
export const userListQuery = pageQuery.extend({
  user_role_id: z
    .enum(['', '1', '2', '3'])
    .optional()
    .transform((text) => (text ? Number(text) : undefined)),
  /** Only suspended users. */
  suspended: z
    .enum(['', '0', '1'])
    .optional()
    .transform((text) => text === '1'),
  /** Part of a name or address. */
  search: optionalLine(100),
});
export type UserListQuery = z.output<typeof userListQuery>;

/** Answer to PUT /api/users/{id}: the updated user, and a message about what happens next if the address changes. */
export const updatedUserAnswer = dataOf(userDto).extend({ message: z.string() });
export type UpdatedUser = z.infer<typeof updatedUserAnswer>;

/**
 * Body of DELETE /api/users/{id}: users need their password to delete their own account; an admin gives the reason in
 * `message`, which the user reads.
 */
export const removeUserInput = z.object({
  password: givenPassword.optional(),
  message: optionalText(MESSAGE_MAX),
});
export type RemoveUserInput = z.output<typeof removeUserInput>;

/** The input of the form to delete one's own account. */
export const leaveInput = z.object({ password: givenPassword });

/** Body of PUT /api/users/{id}/suspension. The owner reads the reason; lifting needs none. */
export const suspensionInput = z
  .object({ suspended: z.boolean(), reason: optionalText(SUSPENSION_REASON_MAX), ...groundFields })
  .superRefine(needLawArticle)
  .superRefine(({ suspended, reason }, context) => {
    if (suspended && reason === null) {
      context.addIssue({ code: 'custom', path: ['reason'], message: userTexts.suspendReasonMissing });
    }
  });
/** The input of the form: suspending always needs a reason. */
export const suspendForm = z
  .object({ reason: requiredText(SUSPENSION_REASON_MAX), ...groundFields })
  .superRefine(needLawArticle);
export const unsuspendForm = z.object({ reason: optionalText(SUSPENSION_REASON_MAX) });
export type SuspensionInput = z.output<typeof suspensionInput>;
export const fullUserAnswer = dataOf(userDto);

/** Body of POST /api/users/{id}/email. */
export const userMailInput = z.object({
  subject: requiredLine(150),
  message: requiredText(MAIL_MESSAGE_MAX),
});
export type UserMailInput = z.output<typeof userMailInput>;
