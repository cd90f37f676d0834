import 'server-only';

import type { EndedSessionsDto } from '@/lib/sessions/contract';
import type { Actor } from '@/server/auth/actor';
import { holdSession } from '@/server/features/account-safety/require-live-session';
import { endAllSessions } from '@/server/auth/session';
import { transaction } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { mayTendSessions } from '@/server/features/sessions/policy';

/**
 * DELETE /api/user/sessions: ends all of the user's sessions but this one, and returns how many. One that is being
 * replaced meanwhile ends too.
 * @throws DomainError forbidden while acting as somebody else; unauthenticated when this one ended meanwhile
 */
export async function endOtherSessions({ actor }: { actor: Actor }): Promise<{ data: EndedSessionsDto }> {
  authorize(mayTendSessions(actor));
  const ended = await transaction(async (tx) => {
    await holdSession(tx, actor);
    return endAllSessions(tx, actor.id, actor.sessionId);
  });
  return { data: { ended } };
}
