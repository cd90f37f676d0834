import 'server-only';

import { randomUUID } from 'node:crypto';
import type { CurrentUserDto } from '@/lib/accounts/contract';
import type { ImpersonationInput } from '@/lib/impersonation/contract';
import { loadCurrentUser } from '@/server/features/accounts/get-current-user';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { deviceOf } from '@/server/auth/device';
import { holdSession } from '@/server/features/account-safety/require-live-session';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { endSession, signedInHint, startSession } from '@/server/auth/session';
import { prisma, transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { queueMail } from '@/server/mail/queue-mail';
import { getKnownAccount } from '@/server/features/accounts/find-user';
import { mayImpersonate } from '@/server/features/accounts/policy';

function demand(allowed: boolean): void {
  if (!allowed) throw new DomainError('impersonation_refused');
}

interface Input {
  actor: Actor;
  params: { id: number };
  body: ImpersonationInput;
  headers: Headers;
}

/**
 * POST /api/impersonate/{id}: replaces the admin's session by one as this user, which remembers the admin
 * (docs/rules/users.md#acting-as-a-user). The user is told who and why.
 * @throws DomainError not_found; impersonation_refused (403); password_needed (423); unauthenticated for a session that
 *   ended meanwhile
 */
export async function startImpersonation({ actor, params, body, headers }: Input): Promise<Reply> {
  demand(mayImpersonate(actor, await getKnownAccount(prisma(), actor, params.id)));
  await requireRecentPassword(actor, body.password);
  const { reason } = body;
  const { data, cookie } = await transaction(
    async (tx): Promise<{ data: CurrentUserDto; cookie: string }> => {
      // Locks both accounts first: whatever ends the sessions of either comes before this and is seen, or ends the new
      // session too.
      await holdSession(tx, actor, [params.id]);
      const account = await getKnownAccount(tx, actor, params.id);
      demand(mayImpersonate(actor, account));
      await endSession(tx, actor);
      const made = await startSession(tx, {
        userId: account.id,
        impersonatorId: actor.id,
        remember: false,
        device: deviceOf(headers),
      });
      await recordAudit(tx, {
        actor,
        action: 'impersonation.start',
        subject: { type: 'user', id: account.id },
        details: { reason },
      });
      await queueMail(tx, {
        template: 'account-entered',
        props: { firstName: account.firstName, adminName: actor.firstName, reason },
        to: account.email,
        dedupeKey: `impersonation:${randomUUID()}`,
      });
      return { data: await loadCurrentUser(tx, account.id, { impersonating: true }), cookie: made };
    },
  );
  return reply({ data }, { cookies: [cookie, signedInHint(false)] });
}
