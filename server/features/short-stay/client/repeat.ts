import 'server-only';

import { setTimeout as pause } from 'node:timers/promises';
import { SdepError } from '@/server/features/short-stay/client/sdep-error';

/** Before the second attempt; it doubles with each, up to a minute. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * How long to wait before attempt `attempt + 1`: what the entry point asks, else ever longer, with up to a quarter more
 * so that platforms do not return together.
 */
export function pauseAfter({ retryAfterMs }: SdepError, attempt: number, random = Math.random()): number {
  const longer = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
  return Math.max(retryAfterMs ?? 0, longer) * (1 + random / 4);
}

/**
 * Makes a call again while it fails in a way that may pass, as long as the next attempt still begins within `ms`
 * (60,000 while somebody waits; a worker does the rest later) and nobody ends it with the signal.
 * @throws the last SdepError
 */
export async function repeatFor<T>(
  { ms, signal }: { ms: number; signal?: AbortSignal },
  call: () => Promise<T>,
): Promise<T> {
  const until = Date.now() + ms;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof SdepError) || error.fault !== 'again') throw error;
      const wait = pauseAfter(error, attempt);
      if (signal?.aborted || Date.now() + wait > until) throw error;
      await pause(wait, undefined, signal && { signal });
    }
  }
}
