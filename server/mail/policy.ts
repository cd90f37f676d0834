import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** The outbox, with everybody's mails, is for admins. */
export function mayManageMails(actor: Pick<Actor, 'isAdmin'>): boolean {
  return actor.isAdmin;
}
