import 'server-only';

import type { ConfirmPasswordInput } from '@/lib/sessions/contract';
import type { Actor } from '@/server/auth/actor';
import { requireOwnPassword } from '@/server/features/account-safety/require-recent-password';
import { prisma } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { mayTendSessions } from '@/server/features/sessions/policy';

interface Input {
  actor: Actor;
  body: ConfirmPasswordInput;
}

/**
 * POST /api/user/confirm-password: for ten minutes this session may do what requires the password again.
 * @throws DomainError forbidden while acting as somebody else; invalid on `password`; too_many_requests
 */
export async function confirmPassword({ actor, body }: Input): Promise<void> {
  authorize(mayTendSessions(actor));
  await requireOwnPassword(actor, body.password, 'password');
  const { count } = await prisma().session.updateMany({
    where: { id: actor.sessionId },
    data: { passwordAt: new Date() },
  });
  // A new password has just ended it.
  if (count === 0) throw new DomainError('unauthenticated');
}
