import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** How the machines are doing is for admins. */
export function maySeeSystemHealth(actor: Pick<Actor, 'isAdmin'>): boolean {
  return actor.isAdmin;
}
