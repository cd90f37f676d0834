import 'server-only';

import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Guest data may be exported and erased by an admin, not while acting as somebody else. */
export function mayHandleGuestData(actor: Pick<Actor, 'isAdmin' | 'staffRole' | 'impersonatorId'>): boolean {
  return hasRight(actor, 'guest_data') && actor.impersonatorId === null;
}
