import { ApiError } from '@/lib/api/client';

/**
 * What a failed action tells: the server's own sentence where it says something about this very action (the state
 * changed, the days are taken), else the literal text of spec D §8.
 */
export function toTellable(error: unknown, fallback: string): unknown {
  const explains = error instanceof ApiError && [404, 409, 422, 429].includes(error.status);
  return explains ? error : new Error(fallback);
}
