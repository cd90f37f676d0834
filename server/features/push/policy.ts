import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Notifications are of the user's own device, not of an admin's who acts in their place. */
export function mayTurnOnPush(actor: Pick<Actor, 'impersonatorId'>): boolean {
  return actor.impersonatorId === null;
}
