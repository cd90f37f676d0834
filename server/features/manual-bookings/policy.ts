import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { mayKeepNote } from '@/server/features/requests/policy';

/**
 * Whether the form may contain a private note: only for the landlord, as on requests. Entering bookings as such
 * requires the right to tend the guests of the listing.
 */
export function mayWriteNote(actor: Actor, ownerId: number, note: string | null): boolean {
  return note === null || mayKeepNote(actor, ownerId);
}

/** Hosts do not deal with money: only the landlord may enter what a stay costs. */
export function mayWriteTotal(byHost: boolean, total: number | null): boolean {
  return total === null || !byHost;
}
