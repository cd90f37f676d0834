import { setTimeout } from 'node:timers/promises';
import type { Answer } from '@/tests/support/client';

/** Milliseconds after which whoever found two at a home already asks again. */
const BACK_MS = 10;

/**
 * A call that is made again for as long as its home is busy: one writes there, one waits, and a third is told to come
 * back (409 with Retry-After).
 */
export async function insist<Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 409 || !answer.headers.has('retry-after')) return answer;
    await setTimeout(BACK_MS);
  }
}
