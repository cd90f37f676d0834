import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { holdSession } from '@/server/features/account-safety/require-live-session';
import { clearedSessionCookie, clearedSignedInHint, endSessions, sessionsOf } from '@/server/auth/session';
import { transaction } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { mayTendSessions } from '@/server/features/sessions/policy';

interface Input {
  actor: Actor;
  params: { id: string };
}

/**
 * DELETE /api/user/sessions/{id}: ends one of the user's own sessions. If it is the current one, the user is signed
 * out.
 * @throws DomainError not_found for an unknown, ended or another user's; forbidden while acting as somebody else
 */
export async function endOneSession({ actor, params }: Input): Promise<Reply> {
  authorize(mayTendSessions(actor));
  const which = { publicId: params.id };
  const ended = await transaction(async (tx) => {
    await holdSession(tx, actor);
    const row = await tx.session.findFirst({
      where: { ...which, ...sessionsOf(actor.id) },
      select: { id: true },
    });
    if (!row || (await endSessions(tx, actor.id, which)) === 0) throw new DomainError('not_found');
    return row.id;
  });
  const isPresent = ended === actor.sessionId;
  return reply(undefined, {
    status: 204,
    cookies: isPresent ? [clearedSessionCookie(), clearedSignedInHint()] : [],
  });
}
