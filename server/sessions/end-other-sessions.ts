import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { endAllSessions } from '@/server/auth/session';
import { transaction } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { mayTendSessions } from '@/server/sessions/policy';

/**
 * DELETE /api/user/sessions: ends all of one's sessions but this one, at once.
 * @throws DomainError forbidden while acting as somebody else
 */
export async function endOtherSessions({ actor }: { actor: Actor }): Promise<void> {
  authorize(mayTendSessions(actor));
  await transaction((tx) => endAllSessions(tx, actor.id, actor.sessionId));
}
