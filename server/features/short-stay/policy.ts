import 'server-only';

import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Areas, reports and checks are for admins who judge homes. */
export function mayManageShortStays(actor: Pick<Actor, 'isAdmin' | 'staffRole'>): boolean {
  return hasRight(actor, 'moderate');
}
