import { ApiError } from '@/lib/api/client';

/**
 * What a failed action says: the failure's own sentence where it can be acted on (the state changed, the days are
 * taken, nobody is signed in, there is no network), else the action's fallback.
 */
export function toTellable(error: unknown, fallback: string): unknown {
  const explains = error instanceof ApiError && [0, 401, 404, 409, 422, 423, 429].includes(error.status);
  return explains ? error : new Error(fallback);
}
