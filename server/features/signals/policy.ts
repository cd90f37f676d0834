import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Reading signals and dismissing them. */
export function mayJudgeSignals(actor: Actor): boolean {
  return actor.isAdmin;
}
