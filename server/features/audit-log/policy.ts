import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** The whole site's history, with names. */
export function mayReadAuditLog(actor: Actor): boolean {
  return actor.isAdmin;
}
