/** Users on the wire, for admins and for owners who share calendars (docs/rules/users.md). */
import { givenPassword, userDto } from '@/lib/accounts/contract';
import { dataOf, pageOf } from '@/lib/api/envelope';
import type { Page } from '@/lib/api/envelope';
import { pageQuery } from '@/lib/api/params';
import { optionalLine, optionalText, requiredLine, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { MESSAGE_MAX } from '@/lib/message';
import { userTexts } from '@/lib/texts/users';

/** What an owner sees of a co-landlord: who it is and where mail goes, nothing else. */
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

/** A co-landlord among an owner's: also which of the owner's own listings are shared, others' never. */
export const coLandlordDto = knownUserDto.extend({
  /** The ten newest. */
  managed_listings: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string().nullable() })),
  managed_listings_count: z.int(),
});
export type CoLandlord = z.infer<typeof coLandlordDto>;
export type CoLandlordPage = Page<CoLandlord>;

/** The whole user for oneself and for admins. */
const anyUser = z.union([userDto, knownUserDto]);
export type AnyUser = z.infer<typeof anyUser>;
export const userAnswer = dataOf(anyUser);
export const userPage = pageOf(z.union([userDto, coLandlordDto]));
/** What admins get. */
export const fullUserPage = pageOf(userDto);
export type FullUserPage = z.infer<typeof fullUserPage>;

/** `?user_role_id=1&search=peeters&page=2`; an empty role means all. */
export const userListQuery = pageQuery.extend({
  user_role_id: z
    .enum(['', '1', '2', '3'])
    .optional()
    .transform((text) => (text ? Number(text) : undefined)),
  /** Those who are shut out, alone. */
  suspended: z
    .enum(['', '0', '1'])
    .optional()
    .transform((text) => text === '1'),
  /** A part of a name or of an address. */
  search: optionalLine(100),
});
export type UserListQuery = z.output<typeof userListQuery>;

/** Answer of PUT /api/users/{id}: the user as it is now, and what to expect where the address changes. */
export const updatedUserAnswer = dataOf(userDto).extend({ message: z.string() });
export type UpdatedUser = z.infer<typeof updatedUserAnswer>;

/** Body of DELETE /api/users/{id}: one's own account needs the password; an admin may write a word to the user. */
export const removeUserInput = z.object({
  password: givenPassword.optional(),
  message: optionalText(MESSAGE_MAX),
});
export type RemoveUserInput = z.output<typeof removeUserInput>;

/** What the form of leaving asks for. */
export const leaveInput = z.object({ password: givenPassword });

export const SUSPENSION_REASON_MAX = 1000;
/** Body of PUT /api/users/{id}/suspension. The owner reads the reason; lifting needs none. */
export const suspensionInput = z
  .object({ suspended: z.boolean(), reason: optionalText(SUSPENSION_REASON_MAX) })
  .superRefine(({ suspended, reason }, context) => {
    if (suspended && reason === null) {
      context.addIssue({ code: 'custom', path: ['reason'], message: userTexts.suspendReasonMissing });
    }
  });
/** What the form asks for: why, always where somebody is shut out. */
export const suspendForm = z.object({ reason: requiredText(SUSPENSION_REASON_MAX) });
export const unsuspendForm = z.object({ reason: optionalText(SUSPENSION_REASON_MAX) });
export type SuspensionInput = z.output<typeof suspensionInput>;
export const fullUserAnswer = dataOf(userDto);

export const MAIL_MESSAGE_MAX = 5000;
/** Body of POST /api/users/{id}/email. */
export const userMailInput = z.object({
  subject: requiredLine(150),
  message: requiredText(MAIL_MESSAGE_MAX),
});
export type UserMailInput = z.output<typeof userMailInput>;
