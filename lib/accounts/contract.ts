/** API contract of accounts (docs/rules/accounts.md). */
import { isOldEnough } from '@/lib/accounts/age';
import { dataOf } from '@/lib/api/envelope';
import { requiredName } from '@/lib/api/name';
import { emailAddress } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';
import { isDay, todayIn } from '@/lib/dates/day';
import { birthSchema } from '@/lib/dates/schema';
import { landlordLanguages } from '@/lib/landlord-facts/landlord';
import { staffRoles } from '@/lib/staff/rights';
import { accountTexts } from '@/lib/texts/accounts';

const minPassword = 10;
const maxPassword = 200;

/** A new password; only the server judges whether it is too easy to guess. */
export const newPassword = z.string().min(1, { abort: true }).min(minPassword).max(maxPassword);
/** An existing password to be checked, so its shape does not matter. */
export const givenPassword = z.string().min(1).max(maxPassword);
const expired = { error: () => accountTexts.verify.expired };
/** The token of an emailed link; a malformed one is treated like an expired one. */
const mailedToken = z.string(expired).min(1, expired).max(200, expired);

/** A person's name. Emails to unconfirmed addresses must not carry text written by strangers, least of all links. */
export const personName = () => requiredName(100).refine((name) => !/[<>]/.test(name));

export const registerInput = z.object({
  first_name: personName(),
  last_name: personName(),
  email: emailAddress(),
  password: newPassword,
  date_of_birth: birthSchema().refine((birth) => !isDay(birth) || isOldEnough(birth, todayIn()), {
    error: () => accountTexts.register.tooYoung(),
  }),
  token: botCheckToken,
});
export type RegisterInput = z.output<typeof registerInput>;

export const loginInput = z.object({
  email: emailAddress(),
  password: givenPassword,
  remember: z.boolean().default(false),
  /** A proof of work; required (422 on `token`) after too many failures. */
  token: botCheckToken.optional(),
});
export type LoginInput = z.output<typeof loginInput>;

export const forgotPasswordInput = z.object({
  email: emailAddress(),
  /** A proof of work; required (422 on `token`) after too many requests. */
  token: botCheckToken.optional(),
});
export type ForgotPasswordInput = z.output<typeof forgotPasswordInput>;

const newFactorsChoice = z.enum(['keep', 'drop'], { error: () => accountTexts.reset.factorsUnsaid });

export const resetPasswordInput = z.object({
  email: emailAddress(),
  password: newPassword,
  token: mailedToken,
  /**
   * What happens to second factors added in the last 14 days and, with 'drop', to all recovery codes. When left out
   * they are kept, and the email about the new password has a link that removes them.
   */
  new_factors: newFactorsChoice.optional(),
});
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

/** Used by the form when there are such factors, so that the user has to choose. */
export const askingResetInput = z.object({ password: newPassword, new_factors: newFactorsChoice });

export const verifyEmailInput = z.object({ token: mailedToken });
export type VerifyEmailInput = z.output<typeof verifyEmailInput>;

/** The answer to restoring an email address: the token for choosing a new password. */
export const undoneDto = z.object({ email: z.string(), token: z.string() });
export type UndoneDto = z.output<typeof undoneDto>;
export const undoneAnswer = dataOf(undoneDto).extend({ message: z.string() });
export type UndoneAnswer = z.output<typeof undoneAnswer>;

/** The full user, for the user themself and for admins; never part of a public answer. */
export const userDto = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  email_verified_at: z.string().nullable(),
  /** Emails to this address bounce: only confirmation emails are still sent to it. */
  email_returns: z.boolean(),
  is_admin: z.boolean(),
  /** Whether the account can own listings: role 1. */
  is_owner: z.boolean(),
  /** 1 landlord, 2 co-landlord, 3 admin */
  user_role_id: z.int(),
  /** What kind of admin; null for everybody else. */
  staff_role: z.enum(staffRoles).nullable(),
  receive_emails: z.boolean(),
  date_of_birth: z.string().nullable(),
  vat_number: z.string().nullable(),
  billing_street_name: z.string().nullable(),
  billing_house_number: z.string().nullable(),
  billing_postal_code: z.string().nullable(),
  billing_city: z.string().nullable(),
  billing_country: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** Spoken with guests, in the user's order. */
  languages: z.array(z.enum(landlordLanguages)),
  /** Path of the photo beside the user's homes; null without one. */
  photo_url: z.string().nullable(),
  last_login_at: z.string().nullable(),
  login_count: z.int(),
  listings_count: z.int(),
  booking_requests_count: z.int(),
  contact_requests_count: z.int(),
  has_billing_details_complete: z.boolean(),
  /** Nobody can sign in, and the listings are offline. */
  suspended_at: z.string().nullable(),
  /** What the admin wrote; null unless suspended. */
  suspension_reason: z.string().nullable(),
});
export type UserDto = z.output<typeof userDto>;

/** GET /api/user: the signed-in user, and whether an admin is impersonating them. */
export const currentUserDto = userDto.extend({
  impersonating: z.boolean(),
  /** An admin who must set up a second factor before doing anything else. */
  second_factor_due: z.boolean(),
});
export type CurrentUserDto = z.output<typeof currentUserDto>;
export const currentUserAnswer = dataOf(currentUserDto);

/** POST /login: either signed in, or the password was right but a second factor is still needed. */
export const loginAnswer = z.union([currentUserAnswer, z.object({ second_factor: z.literal(true) })]);
export type LoginAnswer = z.output<typeof loginAnswer>;
