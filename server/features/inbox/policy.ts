import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Reading and answering what visitors write to the site. */
export function mayAnswerVisitors(actor: Actor): boolean {
  return actor.isAdmin;
}
