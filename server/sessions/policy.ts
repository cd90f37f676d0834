import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';

/** Ending sessions and confirming a password: by oneself, not by an admin in one's place. */
export function mayTendSessions(actor: Actor): boolean {
  return actor.impersonatorId === null;
}

/** Somebody's own sessions: as themselves, an admin's in their place, and an admin's own while acting as others. */
export const sessionsOf = (actor: Actor): Prisma.SessionWhereInput => ({
  OR: [{ userId: actor.id }, { impersonatorId: actor.id }],
});
