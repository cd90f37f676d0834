import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Listing and ending everybody's alerts is for admins. */
export function mayManageAlerts(actor: Pick<Actor, 'isAdmin'>): boolean {
  return actor.isAdmin;
}
