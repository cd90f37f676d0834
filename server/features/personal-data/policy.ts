import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Guest data may be exported and erased by an admin, not while acting as somebody else. */
export function mayHandleGuestData(actor: Pick<Actor, 'isAdmin' | 'impersonatorId'>): boolean {
  return actor.isAdmin && actor.impersonatorId === null;
}
