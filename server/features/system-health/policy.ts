import 'server-only';

import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** System health is for admins. */
export function maySeeSystemHealth(actor: Pick<Actor, 'isAdmin' | 'staffRole'>): boolean {
  return hasRight(actor, 'health');
}
