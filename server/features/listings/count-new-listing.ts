import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { consume, refund, refuseWhenExhausted } from '@/server/http/rate-limit';

/**
 * An account may only create a limited number of listings per day, by whatever call; admins create them for others,
 * without limit.
 */
const isLimited = (actor: Actor) => !actor.isAdmin;

/**
 * Refuses before the work on a form, if today's limit is used up.
 * @throws DomainError too_many_listings (429)
 */
export async function refuseTooManyListings(actor: Actor): Promise<void> {
  if (isLimited(actor)) await refuseWhenExhausted('new-listing', String(actor.id));
}

/**
 * Creates a valid listing and counts it; if creating fails the count is taken back. Counted first, so that simultaneous
 * calls do not exceed the limit.
 * @throws DomainError too_many_listings (429)
 */
export async function countNewListing<T>(actor: Actor, make: () => Promise<T>): Promise<T> {
  if (!isLimited(actor)) return make();
  const subject = String(actor.id);
  await consume('new-listing', subject);
  try {
    return await make();
  } catch (error) {
    await refund('new-listing', subject);
    throw error;
  }
}
