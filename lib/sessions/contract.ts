/** One's own sessions on the wire, and the password that is asked again. */
import { givenPassword } from '@/lib/accounts/contract';
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';

export const sessionDto = z.object({
  /** Names the session; opens nothing. */
  id: z.string(),
  created_at: z.string(),
  /** To within five minutes. */
  last_seen_at: z.string(),
  /** Browser and system in words. */
  device: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionDto = z.output<typeof sessionDto>;

/** GET /api/user/sessions: the present one, then the latest used, 100 at most. */
export const sessionListAnswer = dataOf(z.array(sessionDto));
export type SessionListAnswer = z.output<typeof sessionListAnswer>;

/** DELETE /api/user/sessions: how many others there were. */
export const endedSessionsDto = z.object({ ended: z.int() });
export type EndedSessionsDto = z.output<typeof endedSessionsDto>;
export const endedSessionsAnswer = dataOf(endedSessionsDto);

/** `{id}` of a session's path. */
export const sessionParams = z.object({ id: z.uuid() });

/** Body of POST /api/user/confirm-password. */
export const confirmPasswordInput = z.object({ password: givenPassword });
export type ConfirmPasswordInput = z.output<typeof confirmPasswordInput>;
