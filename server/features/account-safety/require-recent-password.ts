import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { checkOwnPassword } from '@/server/features/account-safety/check-own-password';

/** How long a password counts as just given, in milliseconds. */
const recent = 10 * 60 * 1000;

/** The name under which a password comes with a change, for the error. */
type PasswordField = 'password' | 'current_password';

/**
 * Before a change that an unattended device must not make: the actor's own password comes with it. Somebody who acts as
 * another never passes: the password belongs to the account's owner.
 * @throws DomainError invalid on `field` for none or a wrong one; password_of_other (423); too_many_requests
 */
export async function requireOwnPassword(
  actor: Actor,
  given: string | undefined,
  field: PasswordField,
): Promise<void> {
  if (given && actor.impersonatorId !== null) throw new DomainError('password_of_other');
  const user = await prisma().user.findUnique({
    where: { id: actor.id },
    select: { passwordHash: true },
  });
  if (!user) throw new DomainError('unauthenticated');
  const { id, sessionId } = actor;
  await checkOwnPassword({ id, sessionId, ...user }, given, field);
}

/**
 * The same where a password given in this session within the last ten minutes is enough.
 * @param given the password as it came with the change; empty counts as none
 * @throws DomainError password_needed, password_of_other (423); invalid on `field` for a wrong one; too_many_requests
 */
export async function requireRecentPassword(
  actor: Actor,
  given?: string,
  field: PasswordField = 'password',
): Promise<void> {
  if (given) return requireOwnPassword(actor, given, field);
  if (actor.impersonatorId !== null) throw new DomainError('password_of_other');
  const session = await prisma().session.findUnique({
    where: { id: actor.sessionId },
    select: { passwordAt: true },
  });
  const givenAt = session?.passwordAt?.getTime() ?? 0;
  if (Date.now() - givenAt > recent) throw new DomainError('password_needed');
}
