import 'server-only';

import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Listing and ending everybody's alerts is for admins. */
export function mayManageAlerts(actor: Pick<Actor, 'isAdmin' | 'staffRole'>): boolean {
  return hasRight(actor, 'alerts');
}
