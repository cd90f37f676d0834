/** Accounts on the wire (spec P §2, §3 and §7; spec D §3 'User'). */
import { isOldEnough } from '@/lib/accounts/age';
import { dataOf } from '@/lib/api/envelope';
import { emailAddress, requiredLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';
import { isDay, todayIn } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { accountTexts } from '@/lib/texts/accounts';

const minPassword = 10;
const maxPassword = 200;

/** A password that is being chosen; what makes it too easy is judged by the server alone. */
export const newPassword = z.string().min(1, { abort: true }).min(minPassword).max(maxPassword);
/** A password that is being given: whatever it is, it is right or wrong. */
export const givenPassword = z.string().min(1).max(maxPassword);
/** What stands in the link of a mail; one that cannot be right is as little use as an old one. */
const mailedToken = z
  .string(accountTexts.verify.expired)
  .min(1, accountTexts.verify.expired)
  .max(200, accountTexts.verify.expired);

/** A name of a person. Mails that go to unconfirmed addresses carry no text of a stranger, links least of all. */
export const personName = () => requiredLine(100).refine((name) => !/[<>]|:\/\/|www\./i.test(name));

export const registerInput = z.object({
  first_name: personName(),
  last_name: personName(),
  email: emailAddress(),
  password: newPassword,
  date_of_birth: daySchema().refine((birth) => !isDay(birth) || isOldEnough(birth, todayIn()), {
    error: () => accountTexts.register.tooYoung(),
  }),
  token: botCheckToken,
});
export type RegisterInput = z.output<typeof registerInput>;

export const loginInput = z.object({
  email: emailAddress(),
  password: givenPassword,
  remember: z.boolean().default(false),
});
export type LoginInput = z.output<typeof loginInput>;

export const forgotPasswordInput = z.object({ email: emailAddress() });
export type ForgotPasswordInput = z.output<typeof forgotPasswordInput>;

export const resetPasswordInput = z.object({
  email: emailAddress(),
  password: newPassword,
  token: mailedToken,
});
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

export const verifyEmailInput = z.object({ token: mailedToken });
export type VerifyEmailInput = z.output<typeof verifyEmailInput>;

/** The whole user, for oneself and for admins; never part of a public answer. */
export const userDto = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  email_verified_at: z.string().nullable(),
  is_admin: z.boolean(),
  /** Whether the account can own listings: role 1. */
  is_owner: z.boolean(),
  /** 1 landlord, 2 co-landlord, 3 admin */
  user_role_id: z.int(),
  receive_emails: z.boolean(),
  date_of_birth: z.string().nullable(),
  vat_number: z.string().nullable(),
  billing_street_name: z.string().nullable(),
  billing_house_number: z.string().nullable(),
  billing_postal_code: z.string().nullable(),
  billing_city: z.string().nullable(),
  billing_country: z.string().nullable(),
  phone_number: z.string().nullable(),
  last_login_at: z.string().nullable(),
  login_count: z.int(),
  listings_count: z.int(),
  booking_requests_count: z.int(),
  contact_requests_count: z.int(),
  has_billing_details_complete: z.boolean(),
});
export type UserDto = z.output<typeof userDto>;

/** GET /api/user: oneself, and whether that is an admin in somebody's place. */
export const currentUserDto = userDto.extend({ impersonating: z.boolean() });
export type CurrentUserDto = z.output<typeof currentUserDto>;
export const currentUserAnswer = dataOf(currentUserDto);
