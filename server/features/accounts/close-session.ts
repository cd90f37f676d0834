import 'server-only';

import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { endSession } from '@/server/auth/session';
import type { Tx } from '@/server/db';

/**
 * Ends the session the actor uses; for an admin acting as another, records the end. False if it had already ended: then
 * no new session may replace it.
 */
export async function closeSession(tx: Tx, actor: Actor): Promise<boolean> {
  if (!(await endSession(tx, actor))) return false;
  if (actor.impersonatorId !== null)
    await recordAudit(tx, { actor, action: 'impersonation.end', subject: { type: 'user', id: actor.id } });
  return true;
}
