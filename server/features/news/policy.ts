import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Admins write, change and remove the news; whoever is signed in reads it. */
export function mayWriteNews(actor: Pick<Actor, 'isAdmin'>): boolean {
  return actor.isAdmin;
}
