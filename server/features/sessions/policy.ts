import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Ending sessions and confirming a password: by oneself, not by an admin in one's place. */
export function mayTendSessions(actor: Actor): boolean {
  return actor.impersonatorId === null;
}
