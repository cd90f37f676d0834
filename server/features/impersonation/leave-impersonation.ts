import 'server-only';

import type { CurrentUserDto } from '@/lib/accounts/contract';
import { loadCurrentUser } from '@/server/features/accounts/get-current-user';
import type { Actor } from '@/server/auth/actor';
import { deviceOf } from '@/server/auth/device';
import { signedInHint, startSession } from '@/server/auth/session';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { closeSession } from '@/server/features/accounts/close-session';

/**
 * POST /api/impersonate/leave: back to the admin's own account, in a new session that replaces this one.
 * @throws DomainError forbidden for a session that acts as nobody else; unauthenticated for one that ended meanwhile
 */
export async function leaveImpersonation({
  actor,
  headers,
}: {
  actor: Actor;
  headers: Headers;
}): Promise<Reply> {
  const adminId = actor.impersonatorId;
  if (adminId === null) throw new DomainError('forbidden');
  const { data, cookie } = await transaction(
    async (tx): Promise<{ data: CurrentUserDto; cookie: string }> => {
      if (!(await closeSession(tx, actor))) throw new DomainError('unauthenticated');
      const made = await startSession(tx, { userId: adminId, remember: false, device: deviceOf(headers) });
      return { data: await loadCurrentUser(tx, adminId, { impersonating: false }), cookie: made };
    },
  );
  return reply({ data }, { cookies: [cookie, signedInHint(false)] });
}
