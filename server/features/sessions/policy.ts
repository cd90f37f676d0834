import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Ending sessions and confirming a password: only the user, not an admin acting in their place. */
export function mayTendSessions(actor: Actor): boolean {
  return actor.impersonatorId === null;
}
