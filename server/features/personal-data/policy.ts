import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** What the site keeps about guests is an admin's to hand out and to erase, in nobody's place. */
export function mayHandleGuestData(actor: Pick<Actor, 'isAdmin' | 'impersonatorId'>): boolean {
  return actor.isAdmin && actor.impersonatorId === null;
}
