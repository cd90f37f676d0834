/** API contract of impersonation (docs/rules/users.md#acting-as-a-user). */
import { givenPassword } from '@/lib/accounts/contract';
import { dataOf } from '@/lib/api/envelope';
import { requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { IMPERSONATION_REASON_MAX } from '@/lib/users/limits';

/** Body of POST /api/impersonate/{id}. The user reads the reason. */
export const impersonationInput = z.object({
  reason: requiredText(IMPERSONATION_REASON_MAX),
  password: givenPassword.optional(),
});
export type ImpersonationInput = z.output<typeof impersonationInput>;

/** The input of the form; a dialog asks for the password when it is needed. */
export const impersonationForm = impersonationInput.pick({ reason: true });

export const impersonationDto = z.object({
  started_at: z.iso.datetime(),
  /** Null once the admin's account is gone. */
  admin_first_name: z.string().nullable(),
  /** Null from before reasons were required. */
  reason: z.string().nullable(),
});
export type ImpersonationDto = z.output<typeof impersonationDto>;

/** GET /api/user/impersonations: when admins acted as the user, the latest first, 20 at most. */
export const impersonationListAnswer = dataOf(z.array(impersonationDto));
export type ImpersonationListAnswer = z.output<typeof impersonationListAnswer>;
