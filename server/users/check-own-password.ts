import 'server-only';

import { profileTexts } from '@/lib/texts/profile';
import { verifyPassword } from '@/server/auth/passwords';
import { invalid } from '@/server/http/errors';
import { consume, refund } from '@/server/http/rate-limit';
import type { KnownAccount } from '@/server/users/find-user';

/**
 * Demands the user's own password before a change that a borrowed device must not make. Tries are counted apart from
 * those of the login form, where strangers try too.
 * @throws DomainError invalid on `field`; too_many_requests
 */
export async function checkOwnPassword(
  account: Pick<KnownAccount, 'email' | 'passwordHash'>,
  given: string | undefined,
  field: 'password' | 'current_password',
): Promise<void> {
  if (given === undefined || given === '') throw invalid({ [field]: [profileTexts.currentPasswordMissing] });
  const subject = account.email.toLowerCase();
  await consume('own-password', subject);
  if (!(await verifyPassword(given, account.passwordHash))) {
    throw invalid({ [field]: [profileTexts.currentPasswordWrong] });
  }
  await refund('own-password', subject);
}
