import { ApiError } from '@/lib/api/client';

/**
 * The error to show for a failed action: the original one if the user can act on it (the state changed, the days are
 * taken, the session ended, there is no network), else the action's fallback message.
 */
export function toTellable(error: unknown, fallback: string): unknown {
  const explains = error instanceof ApiError && [0, 401, 404, 409, 422, 423, 429].includes(error.status);
  return explains ? error : new Error(fallback);
}
