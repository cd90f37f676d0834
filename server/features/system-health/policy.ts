import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** System health is for admins. */
export function maySeeSystemHealth(actor: Pick<Actor, 'isAdmin'>): boolean {
  return actor.isAdmin;
}
