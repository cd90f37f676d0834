import 'server-only';

import { profileTexts } from '@/lib/texts/profile';
import { noteWrongTry } from '@/server/features/account-safety/wrong-tries';
import type { Actor } from '@/server/auth/actor';
import { verifyPassword } from '@/server/auth/passwords';
import { DomainError, invalid } from '@/server/http/errors';
import { consume, refund } from '@/server/http/rate-limit';

/**
 * Demands the user's own password before a change that must not be made on a borrowed device. Attempts are counted per
 * session: apart from those at the login form, and so that somebody at one device cannot lock the owner out at another.
 * Wrong ones are logged, and the owner is told of the fifth.
 * @throws DomainError invalid on `field`; too_many_requests
 */
export async function checkOwnPassword(
  { id, sessionId, passwordHash }: Pick<Actor, 'id' | 'sessionId'> & { passwordHash: string | null },
  given: string | undefined,
  field: 'password' | 'current_password',
): Promise<void> {
  if (given === undefined || given === '') throw invalid({ [field]: [profileTexts.currentPasswordMissing] });
  await consume('own-password', sessionId);
  if (!(await verifyPassword(given, passwordHash))) {
    await noteWrongTry('own_password', String(id), id);
    const fields = { [field]: [profileTexts.currentPasswordWrong] };
    throw new DomainError('invalid', { fields, suspicion: 'wrong_own_password' });
  }
  await refund('own-password', sessionId);
}
