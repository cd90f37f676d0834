import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** The outbox, everybody's letters in it, is for admins. */
export function mayManageMails(actor: Pick<Actor, 'isAdmin'>): boolean {
  return actor.isAdmin;
}
