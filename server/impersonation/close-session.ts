import 'server-only';

import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { endSession } from '@/server/auth/session';
import type { Tx } from '@/server/db';

/** Ends the session somebody acts in; for an admin acting as another, records the end. */
export async function closeSession(tx: Tx, actor: Actor): Promise<void> {
  await endSession(tx, actor.sessionId);
  if (actor.impersonatorId === null) return;
  await recordAudit(tx, { actor, action: 'impersonation.end', subject: { type: 'user', id: actor.id } });
}
