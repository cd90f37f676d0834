import 'server-only';

import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any branch of the work takes: one password hash and a transaction. */
const leastMilliseconds = 250;

/**
 * Does work whose duration must not tell whether an address is known (docs/rules/accounts.md#registering): the answer
 * comes no sooner than after a fixed time, whatever was done and whether it failed.
 */
export async function inEvenTime<T>(work: () => Promise<T>, least = leastMilliseconds): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(least)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
