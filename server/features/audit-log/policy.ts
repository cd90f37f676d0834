import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** What happened at the whole site, in names. */
export function mayReadAuditLog(actor: Actor): boolean {
  return actor.isAdmin;
}
