import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Everybody's alerts, and ending them, are for admins. */
export function mayManageAlerts(actor: Pick<Actor, 'isAdmin'>): boolean {
  return actor.isAdmin;
}
