import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Searching everything, and the lists of all homes and requests with what people are called. */
export function mayFind(actor: Actor): boolean {
  return actor.isAdmin;
}
