/** API contract of a user's own sessions, and of confirming the password. */
import { givenPassword } from '@/lib/accounts/contract';
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';

export const sessionDto = z.object({
  /** Identifies the session; it is not a credential. */
  id: z.string(),
  created_at: z.string(),
  /** Accurate to five minutes. */
  last_seen_at: z.string(),
  /** Browser and operating system, as text. */
  device: z.string(),
  /** Whether it is the current session. */
  current: z.boolean(),
});
export type SessionDto = z.output<typeof sessionDto>;

/** GET /api/user/sessions: the current one, then by last use, 100 at most. */
export const sessionListAnswer = dataOf(z.array(sessionDto));
export type SessionListAnswer = z.output<typeof sessionListAnswer>;

/** DELETE /api/user/sessions: how many other sessions were ended. */
export const endedSessionsDto = z.object({ ended: z.int() });
export type EndedSessionsDto = z.output<typeof endedSessionsDto>;
export const endedSessionsAnswer = dataOf(endedSessionsDto);

/** `{id}` of a session in a path. */
export const sessionParams = z.object({ id: z.uuid() });

/** Body of POST /api/user/confirm-password. */
export const confirmPasswordInput = z.object({ password: givenPassword });
export type ConfirmPasswordInput = z.output<typeof confirmPasswordInput>;
