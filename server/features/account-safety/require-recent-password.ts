import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { checkOwnPassword } from '@/server/features/account-safety/check-own-password';

/** How long a password counts as recently entered, in milliseconds. */
const recent = 10 * 60 * 1000;

/** The field that contains the password, for the error. */
type PasswordField = 'password' | 'current_password';

/**
 * Demands the actor's own password with a change that must not be made on an unattended device. Somebody who acts as
 * another always fails: the password belongs to the account's owner.
 * @throws DomainError invalid on `field` if missing or wrong; password_of_other (423); too_many_requests
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
 * The same, but a password entered in this session within the last ten minutes is enough.
 * @param given the password sent with the change; empty counts as missing
 * @throws DomainError password_needed, password_of_other (423); unauthenticated for a session that ended meanwhile;
 *   invalid on `field` if wrong; too_many_requests
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
  // Ended meanwhile.
  if (!session) throw new DomainError('unauthenticated');
  const givenAt = session.passwordAt?.getTime() ?? 0;
  if (Date.now() - givenAt > recent) throw new DomainError('password_needed');
}
