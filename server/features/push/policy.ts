import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Notifications are for the user's own device, not for that of an admin acting in their place. */
export function mayTurnOnPush(actor: Pick<Actor, 'impersonatorId'>): boolean {
  return actor.impersonatorId === null;
}
