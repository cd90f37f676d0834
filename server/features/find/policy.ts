import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Searching everything, and the lists of all homes and requests with people's names. */
export function mayFind(actor: Actor): boolean {
  return actor.isAdmin;
}
