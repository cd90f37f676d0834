import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { consume, refund, refuseWhenExhausted } from '@/server/http/rate-limit';

/** An account makes only so many listings a day, by whatever call; admins make them for others, without limit. */
const isLimited = (actor: Actor) => !actor.isAdmin;

/**
 * Spares the work on a form that cannot become a listing any more today.
 * @throws DomainError too_many_listings (429)
 */
export async function refuseTooManyListings(actor: Actor): Promise<void> {
  if (isLimited(actor)) await refuseWhenExhausted('new-listing', String(actor.id));
}

/**
 * Makes a valid listing and counts it; one that fails after all does not count. Counted first, so that of many at once
 * no more come through than one by one.
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
