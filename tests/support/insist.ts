import { setTimeout } from 'node:timers/promises';
import type { Answer } from '@/tests/support/client';

/** Milliseconds after which a call to a busy listing is retried. */
const BACK_MS = 10;

/**
 * Repeats a call as long as its listing's calendar is busy: one writes, one waits, and a third is told to retry (409
 * with Retry-After).
 */
export async function insist<Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 409 || !answer.headers.has('retry-after')) return answer;
    await setTimeout(BACK_MS);
  }
}
